# Spanish. Accents may be left out.
language es

[crash]
se cierra|se cierran|se me cierra|se cerró|se cierre|se cerraba|cierra sola|cierra solo|cierra inesperadamente|se sale|se me sale|se salía|me saca|me expulsa|me bota|me tira|me echa|me manda al inicio|me manda a la pantalla de inicio|me devuelve a la pantalla|vuelve a la pantalla de inicio|regresa a la pantalla de inicio|vuelvo a la pantalla de inicio|vuelve al escritorio|me regresa al inicio|me regresa a la pantalla
cierre inesperado|cierres inesperados|cierres constantes|cierre forzado|cierre forzoso|forzar cierre|se apaga|se termina sola|se detiene|se detuvo|se ha detenido|crash*|crachea*|craxea*|petó|peta|petando|casca|cascó|revienta|se cae|se cayó|caídas constantes|se muere|muere sola|truena|tronó
adiós app|adiós aplicación|desaparece la app|app desaparece|aplicación desaparece|puf|zas|la app se va|se va sola|se va al escritorio|se reinicia|reinicia el celular|reinicia el teléfono|reinicia mi teléfono
se cierra la sesión|me cierra la sesión|se cierra sesión|cierra sesión|se cae el servidor|se cae la conexión|se cae internet|se cae la red|se detiene el video|video se detiene|se detiene la descarga|descarga se detiene|instalación se detiene|se reinicia mi progreso|servidor se cae|conexión se cae|se cae el bluetooth|se apaga la pantalla|se me cierra la sesión 0

[launch]
no abre|no me abre|no se abre|no quiere abrir|no la puedo abrir|no puedo abrirla|no puedo abrir|no logro abrir|no consigo abrir|no me deja abrir|imposible abrir|no deja abrir|no arranca|no inicia|no me inicia|no se inicia|no enciende|no carga la app|no carga la aplicación|no puedo entrar a la app|no puedo entrar en la app|no puedo entrar a la aplicación|no puedo entrar en la aplicación|no me deja entrar a la app|no me deja entrar a la aplicación|no puedo acceder a la app|no puedo acceder a la aplicación|no puedo iniciar la app|no puedo iniciar la aplicación|no levanta|no prende
no abre _ archivo*|no puedo abrir _ archivo*|no puedo abrir _ documento*|no abre _ documento*|no puedo abrir _ pdf|no abre _ pdf|no puedo abrir _ adjunto*|no abre _ enlace* -2
se queda en el logo|se queda en la pantalla de inicio|se queda en la pantalla inicial|se queda cargando al inicio|se queda en blanco al abrir|se queda en blanco al iniciar|no pasa del logo|no pasa de la pantalla|no pasa del inicio|atascad* en el logo|atascad* en la pantalla de carga|atascad* en la pantalla de inicio|atascad* en el inicio|solo sale el logo|solo aparece el logo|solo el logo|solo se ve el logo|pantalla de carga|congelad* en el logo|se congela al iniciar|se congela al abrir$|se congela al abrir la app|se queda pegad* en el logo|se queda colgad* al iniciar|se cuelga al iniciar|se cuelga al abrir$|se cuelga al abrir la app|pantalla blanca al abrir|pantalla blanca al iniciar|pantalla en blanco al abrir|pantalla negra al abrir|pantalla negra al iniciar|abr* _ pantalla blanca|abr* _ pantalla en blanco|abr* _ pantalla negra|toco el icono y nada|toco el icono y no pasa nada|pulso el icono y
se cierra nada más abrir*|crash* al iniciar|crash* al abrir$|crash* al abrir la app|crash* al abrir la aplicación|crash* al arrancar 2 +crash

[freeze]
se congela|se congelan|congelad*|se congeló|se cuelga|se cuelgan|se colgó|colgad*|se traba|se traban|se trabó|trabad*|se tilda|tildad*|se pega|se queda pegad*|pegada|se bloquea|se queda bloquead*|se queda parad*|se paraliza|se atasca|atascad*|se atora|atorad*|no responde|no me responde|deja de responder|dejó de responder|sin respuesta|no reacciona|no hace caso|no puedo tocar nada|no deja tocar nada|no puedo pulsar nada|botones no responden|botones no hacen nada|botones no funcionan|se queda en negro|se queda en blanco|se pone en negro|se pone negra|se pone en blanco|pantalla negra|pantalla blanca|pantalla en negro|pantalla en blanco|se queda pensando|dando vueltas|da vueltas y vueltas|el circulito|ruedita|rueda girando|la rueda gira|reloj de arena|carga infinita|carga infinitamente|carga eternamente|cargando eternamente|carga sin fin|carga y carga|no deja de cargar|no termina de cargar|nunca termina de cargar|no para de cargar|queda cargando|siempre cargando|bucle|freez*|frizea*|se frisa|frisad*|tengo que forzar|tengo que matar la app|tengo que reiniciar
me bloquea la cuenta|cuenta bloquead*|se bloquea mi cuenta|sincronización atascada|se pega al|tarjeta bloqueada 0

[performance]
lent*|despacio|tortuga*|caracol|caracoles|a paso de|lag|laguea*|lagead*|laggea*|tirones|entrecortad*|a saltos|no va fluid*|poco fluid*|no es fluid*|arrastra|tarda mucho|tarda muchísimo|tarda demasiado|tarda siglos|tarda años|tarda horas|tarda un siglo|tarda un montón|tarda _ segundos|tarda _ minutos|tarda minutos|tarda bastante|tarda en cargar|tarda en abrir|tarda en responder|tardan en cargar|demora mucho|demora demasiado|demora _ minutos|demora _ segundos|se demora|demora en|toma mucho tiempo|tiempos de carga|tiempo de carga|mucho tiempo para cargar|mucho para cargar|una eternidad|ralentiza*|pesad*|rendimiento|me da tiempo a hacer un café|da tiempo a tomar|tomar un café|me duermo esperando
consume mucha ram|mucha memoria|demasiada memoria|mucho espacio|demasiado espacio|gigas|come la memoria|ocupa _ gb|almacenamiento

[battery]
consume _ batería|consum* _ bateria|gasta _ batería|gasta mucha|come _ batería|come la bateria|chupa _ batería|devora _ batería|traga _ batería|drena _ batería|agota _ batería|acaba _ batería|mata _ batería|vacía _ batería|descarga _ batería|baja _ batería|batería _ baja|batería se acaba|batería se agota|batería se descarga|batería se gasta|batería dura|batería no dura|batería no me dura|batería _ dura|batería vuela|se me va la batería|se va la batería|mucha batería|demasiada batería|consumo de batería|consumo excesivo|batería en _ horas|batería a mediodía|sin batería|sin pila|consume _ pila|acaba _ pila|mucha pila|la pila|cargar el móvil|cargar el celular|cargarlo _ veces|cargador|dreno de batería|consume mucha energía|consumo de energía|a mediodía ya no queda
recalient*|sobrecalent*|calienta|muy caliente|ardiendo|arde|hirviendo|quema|una plancha|una estufa|un horno|tostadora|freír un huevo

[login]
no puedo iniciar sesión|no me deja iniciar|no consigo iniciar sesión|no logro iniciar sesión|no inicia sesión|imposible iniciar sesión|error al iniciar sesión|no puedo entrar|no me deja entrar|no consigo entrar|no logro entrar|no puedo acceder|no me deja acceder|no logro acceder|no consigo acceder|no puedo ingresar|no me deja ingresar|no logro ingresar|no puedo loguearme|no puedo logearme|no puedo registrarme|no me deja registrarme|no puedo crear una cuenta|no puedo crear mi cuenta|cuenta bloquead*|bloquearon mi cuenta|bloqueó mi cuenta|mi cuenta no existe|no reconoce mi cuenta|no reconoce mi usuario|no reconoce mi correo|no me reconoce|sin acceso a mi cuenta|perdí el acceso|no tengo acceso a mi cuenta|iniciar sesión en la web pero no
no puedo entrar a la app|no puedo entrar en la app|no puedo entrar a la aplicación|no puedo entrar en la aplicación|no puedo acceder a la app|no puedo acceder a la cámara|no puedo acceder a mis fotos 0
contraseña incorrecta|contraseña inválida|contraseña errónea|contraseña equivocada|contraseña no es|contraseña no válida|contraseña es incorrecta|no acepta mi contraseña|no me acepta la contraseña|no acepta la contraseña|no reconoce mi contraseña|rechaza mi contraseña|clave incorrecta|clave inválida|no acepta mi clave|no me acepta la clave|no me acepta el pin|no acepta mi pin|no acepta el pin|no acepta el código|no me acepta el código|código inválido|código incorrecto|código no llega|no llega el código|no me llega el código|no me llega ningún código|no recibo el código|no recibo ningún código|nunca llega el código|código de verificación|código por sms|el sms no llega|no me llega el sms|no llega el sms|correo de verificación|correo de confirmación|olvidé mi contraseña|recuperar contraseña|recuperar mi contraseña|recuperar la contraseña|restablecer contraseña|restablecer la contraseña|restablecer mi contraseña|enlace de olvido|enlace para restablecer|enlace de recuperación|recuperar mi cuenta|usuario no existe|usuario o contraseña|credenciales
cierra la sesión|me cierra sesión|cierra sesión sola|se cierra sesión|me desloguea|me desconecta de mi cuenta|me saca de la cuenta|me saca de mi cuenta|pide iniciar sesión|tengo que iniciar sesión|volver a iniciar sesión|iniciar sesión cada|iniciar sesión todos los días|iniciar sesión otra vez|iniciar sesión de nuevo|pide la contraseña|pide contraseña|me pide la clave|olvida mi contraseña|sesión caducada|sesión expirada|sesión expiró|loguearme cada vez|loguearme otra vez

[topic login]
sesión|contraseña*|clave|login|loguear*|logear*|usuario|pin|verificación|autenticación|registro|huella|face id|credenciales|código de acceso
pantalla de inicio de sesión|palabra clave|cerré sesión|punto clave 0

[sync]
no se sincroniza*|no sincroniza*|no se me sincroniza*|dejó de sincronizar*|no está sincronizad*|sincroniz* _ no|sincroniz* fall*|falla la sincroniz*|fallo de sincroniz*|error de sincroniz*|problema* de sincroniz*|sin sincronizar|nunca llega a la|nunca llegan a la|nunca llega al|no llega a la tableta|no llegan a mi otro|no llega al otro|nunca aparece en|no aparece en el otro|no aparecen en el otro|no aparece en mi|no aparecen en mi|no salen en mi otro|no se ven en mi otro|no se ve en mi otro|no está en mi otro|no están en mi otro|no se pasan a|distint* en cada|diferent* en cada|diferent* en el móvil|no coinciden|no coincide con|vuelven a aparecer|vuelve a aparecer|reaparece*|lo borrado vuelve|borro y vuelve*|resucita*|se quedó en la nube|subida a la nube|subir a la nube|no sube a la nube|copia en la nube|copia en icloud|copia de seguridad en la nube|respaldo en la nube|todo duplicado|todo doble|entre mis dispositivos|entre dispositivos|entre mi móvil y|entre el móvil y|entre el iphone y|entre el celular y|entre mis dos

[topic sync]
sincroniz*|sincronis*|sincro|nube|icloud|respaldo|copia de seguridad

[data-loss]
perdí tod*|perdí mis|perdí los|perdí las|perdí mi|perdí el trabajo|perdí horas|perdí meses|perdí años|he perdido tod*|he perdido mis|he perdido los|he perdido las|he perdido mi|se perdieron|se perdió|se me perdió|se me perdieron|se han perdido|se ha perdido|perdió mis|perdió tod*|pérdida de datos|datos perdidos|perdido todo|pierde mis|pierdo tod*|pierdo mis|se pierde*|todo perdido
perdí el tiempo|perdí mi tiempo|perdí la paciencia|perdí mi contraseña|perdí el acceso|perdí la conexión|pérdida de tiempo|perdí mi celular|perdí mi móvil|perdí mi teléfono|se perdió la conexión|se pierde la conexión|pierde la conexión 0
desaparec*|se borró|se borraron|se borra|se borran|borró mis|borró tod*|borrad*|me borró|me borraron|eliminó mis|eliminó tod*|se eliminó|se eliminaron|se ha eliminado|fueron eliminad*|eliminados|se esfum*|se evapor*|se fueron tod*|se fue todo|ya no están|ya no está|ya no aparecen|no aparecen mis|no encuentro mis|dónde están mis|dónde está mi|dónde quedaron|dónde fueron|no queda nada de|no hay nada|quedó vací*|está vacía|está vacío|están vacías|están vacíos|carpeta vacía|carpetas vacías|lista vacía|todo vacío|todo en blanco|reseteó|se reinició mi|se reinició todo|se restableció|restablecid*|desde cero|a cero|volver a empezar|empezar de nuevo|empezar de cero|empezar otra vez|mi progreso|perdí el progreso|sobrescrib*|sobreescrib*|no guarda|no se guarda|no se guardan|no se guardó|no me guarda|no guardó|no se graban los cambios|olvida mis|olvida la configuración|falta la mitad|faltan mis|me faltan|faltan la mitad|faltan notas|faltan fotos|faltan datos|se corrompi*|corrupt*|dañad*
app desaparece|la app desaparece|aplicación desaparece|desaparece la app|desaparece la aplicación|botón desapareció|desapareció el botón|desaparecieron los botones|desapareció el menú|menú desapareció|desapareció el sonido|sonido desapareció|desapareció el icono|problema desapareció|error desapareció|borré la app|borré y|borrado la aplicación|borrada la cuenta|ya no está disponible|página está vacía|pantalla está vacía|página vacía|restablecid* mi contraseña|borro y vuelvo|batería vacía|desapareció premium|desapareció la opción 0

[payment]
me cobran|me cobra|cobraron|cobrado|cobrar|cobro|cobros|cobrando|me cargaron|cargaron a mi tarjeta|me han cargado|cargo doble|cargo duplicado|doble cargo|cargo no reconocid*|cargo desconocido|no reconozco el cargo|no reconozco este|cargo en mi tarjeta|no autorizad*|sin mi autorización|sin autorización|sin permiso|pagué dos veces|pagado dos veces|pagar dos veces|importe incorrecto|monto incorrecto|descontaron|me descuentan|debitaron|se llevaron mi dinero|se quedaron con mi dinero|se quedaron mi dinero|me quitaron|me sacaron|me robaron|robo|roban|ladrones|estafa*|timo|fraude
me sacaron de la|cobro revertido 0
pago es rechazado|pago rechazado|pago _ rechazad*|pago fallido|pago falla|falla el pago|pago no|pago denegado|pago pendiente|error en el pago|error al pagar|error de pago|no puedo pagar|no me deja pagar|no puedo comprar|no me deja comprar|no consigo comprar|imposible pagar|imposible comprar|tarjeta rechazada|rechaza mi tarjeta|rechazan mi tarjeta|no acepta mi tarjeta|tarjeta no pasa|tarjeta no es aceptada|mi tarjeta no|compra fallida|compra no|falla la compra|la compra falla|no se completa la compra|transacción fallida|transacción rechazada|transacción no
restaurar compra*|restaurar mi compra|restaurar mis compras|restaurar la compra|restaurar las compras|restauración de compras|ya pagué|ya he pagado|pagué y|pagué pero|pagué por|he pagado y|he pagado pero|pagué la|ya compré|ya la compré|compré y|compré pero|no se desbloquea*|no desbloque*|no se desbloqueó|nada desbloqueado|sigue bloquead*|siguen bloquead*|sigue saliendo publicidad|siguen saliendo anuncios|siguen los anuncios|sigue con anuncios|pagar de nuevo|pagar otra vez|pagar nuevamente|volver a pagar|me pide pagar|me pide que pague|comprar de nuevo|comprar otra vez|no me activaron|no me activa|no activaron|versión completa|código promocional|tarjeta regalo|cupón
historial de pagos|pantalla de pago|página de pago 0

[topic payment]
pago|pagos|pagar|compra|compras|comprar|tarjeta|factura*|recibo*|paypal|transacción|apple pay|google pay

[subscription]
cancel* _ suscripción|cancelo mi suscripción|cancelar suscripción|cancelar mi suscripción|cancelé la suscripción|anular _ suscripción|darme de baja|dar de baja|baja de la suscripción|me di de baja|no me deja cancelar|no puedo cancelar|cancelar el plan|nunca me suscribí|no me suscribí|nunca contraté|no contraté|no autoricé la suscripción|me suscribí y|me suscribí pero|me suscribí hace|estoy suscrit*|suscripción no|suscripción _ no|suscripción activa|suscripción vencida|suscripción caducada|pagué la suscripción|tengo suscripción|se renovó|renovó sola|renovación|renueva|renovar*|período de prueba|prueba gratis|prueba gratuita|la prueba|versión de prueba|premium no|no me reconoce premium|no reconoce premium|no soy premium|no aparece premium|sin premium|funciones premium|versión premium|cuenta premium|versión pro|plan familiar|en familia|plan anual|plan mensual|cambiar de plan|cambiar mi plan|precio de la suscripción|suscripción _ car*|subieron el precio|subida de precio|aumento de precio|aumento del precio|subir el precio|todo por suscripción|otra suscripción|cada semana|por semana|al mes

[topic subscription]
suscri*|subscri*|suscip*|premium|membresía|plan|planes|mensualidad|prueba gratuita|abono
a prueba de|planes de viaje|plan de 0

[refund]
reembols*|devoluci*|devolver|devuélv*|devuelv* _ dinero|regresen mi dinero|regrésenme|quiero mi dinero|dinero de vuelta|recuperar mi dinero|recuperar el dinero|reintegr*|lo que pagué
me devuelve a|devuelve a la pantalla 0

[notification]
no recibo notificac*|no me llegan notificac*|no llegan las notificac*|no me llegan las notificac*|no llegan notificac*|no me notifica|no notifica|no me avisa|no avisa|no me avisó|no recibo avisos|no llegan avisos|no recibo alertas|no recibo las alertas|no llegan las alertas|no me llegan alertas|no recibo recordator*|no me recuerda|no suena|no sonó|no vibra|alarma no|sin notificac*|ninguna notificac*|dejé de recibir|dejaron de llegar|ya no recibo|ya no me llegan|notificac* _ tarde|notificac* tardan|notificac* llegan|notificac* _ horas|notificac* no|notificac* _ duplicad*|notificac* dobles|avisos llegan|demasiadas notificac*|muchas notificac*|notificac* todo el tiempo|bombarde*|me spamea|punto rojo|número rojo|globo rojo|contador rojo|numerito rojo|solo cuando abro|hasta que abro|perdí una cita|perdí mi cita|antes sonaba|antes vibraba

[topic notification]
notific*|aviso*|alerta*|recordatorio*|alarma*|push|globo
aviso de|les aviso|aviso que|me avisan|avísenme|avisen cuando|configuración de notificac*|ajustes de notificac* 0

[ui]
cortad*|se corta el texto|se cortan|solapa*|uno encima de otro|fuera de pantalla|no cabe|no caben|demasiado grande para la pantalla|tapad*|tapa los|tapa el|debajo del teclado|oculto* por|ocult* detrás|no aparecen los botones|no está el botón|botón ha desaparecido|iconos desaparec*|desapareció la opción|no alcanzo|no puedo llegar al|no se ve|no se ven|letras negras|letra negra|letras blancas|modo oscuro _ no|en modo oscuro|no se gira|girad*|rotación|horizontal|torcid*|descolocad*|estirad*|mal diseñad*|interfaz rota|no se muestra*|pestañea|borros*|pixelad*|página en blanco|no puedo desplaz*|no hace scroll|imágenes no|última fila|última línea|parte inferior|borde inferior 1
cortados|cortado en|cortada en|texto cortado|aparecen cortad*|sale cortad*|salen cortad*|recortad*|truncad*|se superpon*|superpuest*|se sobrepon*|sobrepuest*|se solapa*|encima del otro|unos encima de otros|encimad*|fuera de la pantalla|se sale de la pantalla|se salen de la pantalla|no cabe en la pantalla|no entra en la pantalla|tapa el botón|tapan el botón|teclado tapa|teclado cubre|detrás del teclado|no veo el botón|no se ve el botón|no se ven los botones|no aparece el botón|falta el botón|faltan botones|faltan los botones|desapareció el botón|desaparecieron los botones|botón desapareció|no hay botón|no encuentro el botón|no encuentro el menú|desapareció el menú|menú desapareció|falta el menú|desaparecieron los iconos|faltan iconos|no se lee|no se puede leer|ilegible*|invisible*|negro sobre negro|blanco sobre blanco|no gira|no rota|al revés|de cabeza|boca abajo|desalinead*|descuadrad*|deformad*|se ve mal|se ven mal|diseño roto|parpadea*|página vacía|página está vacía|pantalla vacía|pantalla está vacía|no se desplaza|no puedo hacer scroll|no cargan las imágenes|no se ven las imágenes|no se ven las fotos|no cargan las fotos|modo oscuro _ no se|letra negra sobre|letras negras sobre
impres*|imprim*|pdf -2

[topic ui]
botón|botones|pantalla|interfaz|diseño|menú*|icono*|modo oscuro|teclado|texto|rotación|pestaña*
captura de pantalla|capturas de pantalla|pantalla de inicio 0

[audio]
no hay sonido|sin sonido|no tiene sonido|no suena nada|no se escucha|no se oye|no escucho|no oigo|ningún sonido|sin audio|no hay audio|se va el sonido|se corta el sonido|se corta el audio|sonido se corta|audio se corta|sonido entrecortado|audio entrecortado|sonido distorsionado|audio distorsionado|sonido no|audio no|sonido malo|mal sonido|mala calidad de audio|mala calidad de sonido|volumen muy bajo|volumen bajo|muy bajito|se escucha bajito|se oye bajo|se escucha bajo|se oye mal|se escucha mal|se escucha raro|chirri*|ruido|cruje|crujidos|estátic*|eco|metálic*|como un robot|robótic*|suena como|suena mal|suena horrible|suena a lata|enlatad*|micrófono no|micro no|no graba|no me graba|no grabó|grabación vacía|grabaciones vacías|grabación sin|grabaciones mudas|grabación está vacía|grabaciones están|no me escuchan|no me oyen|nadie me oye|nadie me escucha|no me escucha|mudo|muda|mudos|silencio|notas de voz no|mensajes de voz no|nota de voz no

[topic audio]
sonido|audio|micrófono|micro|volumen|altavoz|altavoces|bocina|auriculares|audífonos|grabación|grabaciones|música|voz
me suena|en voz alta 0

[video]
vídeo no|vídeos no|no se reproduce*|no reproduce|no puedo reproducir|no puedo ver _ video*|no carga _ video*|vídeo se|vídeos se|video _ trab*|video _ congel*|video _ negr*|película se|película no|películas no|peli se|se para la película|se detiene el video|se detiene el vídeo|se corta el video|buffering|reproducción se|reproducción no|imagen pero no sonido|imagen sin sonido|imagen y sonido|desincroniz*|audio desfasado|colores raros|colores mal|tono verde|pantalla completa no|subtítulos|streaming se
vídeo tutorial|videotutorial* 0

[topic video]
vídeo|vídeos|película*|peli|pelis|clip*|streaming|episodio*|capítulo*|reproductor

[camera]
cámara no|cámara _ negr*|cámara se|cámara muestra|la cámara sale|no enfoca|no me enfoca|desenfocad*|fotos borrosas|foto borrosa|salen borrosas|sale borrosa|flash no|no funciona el flash|linterna|no puedo tomar _ foto*|no puedo hacer _ foto*|no puedo sacar _ foto*|tomar una foto|no toma fotos|no saca fotos|no escanea|no puedo escanear|no me deja escanear|no lee el código|no lee códigos|escáner no|no reconoce el código|código qr no|código de barras no|no lee el qr|selfie*|cámara frontal|cámara trasera|vista previa _ revés|vista previa _ negr*

[topic camera]
cámara*|escáner|escanear|escaneo|flash|qr|código de barras|lente

[network]
sin conexión|no hay conexión|no hay internet|sin internet|sin red|no hay red|no tengo conexión|dice que no hay|error de conexión|error de red|error de servidor|error del servidor|error en el servidor|fallo de conexión|problema* de conexión|problema* de red|pierde la conexión|se cae la conexión|conexión perdida|servidor no|servidores no|servidor caído|servidores caídos|servidor está caído|servidor se cae|se cayó el servidor|tiempo de espera|tiempo agotado|se agotó el tiempo|fuera de línea|offline|inténtelo más tarde|inténtalo más tarde|intente más tarde|intente de nuevo más tarde|servicio no disponible|error 5*|no se puede conectar|no puede conectar|no se conecta|no conecta|aunque tengo internet|y tengo internet|aunque tengo wifi|mi wifi funciona
funciona sin conexión|modo sin conexión|mapas sin conexión|usar sin conexión|funciona sin internet 0

[topic network]
internet|servidor*|red|conexión|wifi|datos móviles|4g|5g

[install]
no puedo instalar|no se instala|no instala|no me deja instalar|no consigo instalar|no logro instalar|imposible instalar|error al instalar|instalación falla|falla la instalación|instalación se|instalación no|no puedo descargar|no se descarga|no descarga|no me deja descargar|no consigo descargar|no logro descargar|imposible descargar|error al descargar|descarga falla|descarga se|la descarga no|no es compatible|no compatible|incompatible|no está disponible en mi país|no disponible en mi país|no disponible en su país|no está en mi país|no aparece en la tienda|no está en la tienda|no la encuentro en|no aparece en play store|no aparece en la play store|no aparece en la app store|no sale en la tienda|play store dice|app store dice|error 495|espacio insuficiente|no hay espacio suficiente|descarga pendiente|se queda descargando
instalar la actualización|descargar la actualización|descargar mis|descargar el archivo|descargar un archivo -3

[topic install]
instal*|descarg*|play store|app store|tienda
descarga la batería|se descarga la batería|descarga mi batería 0

[update]
no puedo actualizar|no se actualiza la app|no se actualiza la aplicación|no me deja actualizar|no consigo actualizar|no logro actualizar|imposible actualizar|error al actualizar|actualización falla|falla la actualización|falla al actualizar|actualización no|actualización se queda|actualización se atasca|actualización pendiente|no se instala la actualización|no instala la actualización|no puedo instalar la actualización|no puedo descargar la actualización|me obliga a actualizar|me pide actualizar
versión anterior|la anterior|versión vieja|versión antigua|la antigua|la vieja|diseño anterior|diseño viejo|diseño antiguo|interfaz anterior|interfaz antigua|como antes|como estaba|déjenla como|dejen como|vuelvan a|volver a la versión|devuelvan la|devuélvannos|regresen la versión|regresen el|era mucho mejor|era mejor|estaba mejor|nueva versión es horrible|nueva versión es mala|nueva versión es pésima|nueva versión es fea|nueva versión es un|nueva versión es una|nueva versión es peor|nueva versión es malísima|nueva versión no me gusta|no me gusta la nueva|no me gusta el nuevo|odio la nueva|odio el nuevo|nuevo diseño|nueva interfaz|nuevo look|nuevo aspecto|nadie pidió|nadie quería|nadie lo pidió|quién pidió|por qué cambiaron|por qué quitaron|por qué eliminaron|para qué cambiaron|por qué lo cambiaron|por qué la cambiaron|arruinaron|la han arruinado|estropearon|la han cagado|la cagaron|empeoraron|empeoró|ha empeorado|mala actualización|pésima actualización|horrible actualización|actualización es horrible|actualización es pésima|actualización es una|actualización horrible|actualización pésima|paso atrás
desde la actualización|desde la última actualización|desde que actualicé|desde la nueva versión|desde la nueva actualización|desde _ actualización|después de actualizar|después de la actualización|después de _ actualización|tras la actualización|tras actualizar|con la nueva versión|con la última actualización|desde que se actualizó|antes de la actualización|desde la versión|no se actualiza|no se actualizan 0

[topic update]
actualiz*|actualis*|update|nueva versión
actualicé|he actualizado|última actualización|última versión|la actualicé|está actualizad*|actualizad* 0

[export]
export* fall*|falla la export*|falla al export*|no exporta|no puedo exportar|no me deja exportar|no se exporta|export* no|error al exportar|exporta* vací*|no puedo compartir|no me deja compartir|no se puede compartir|no comparte|compartir no|no puedo imprimir|no imprime|no me deja imprimir|no se imprime|imprime en blanco|imprime _ blanco|imprime solo|impresión sale|impresión _ cortad*|impresora _ mitad|sale en blanco la|hoja en blanco|hojas en blanco|sale de la impresora|no puedo enviar|no me deja enviar|no se envía|no se envían|no envía|pdf vacío|pdf está vacío|pdf en blanco|pdf sale|archivo vacío|archivo está vacío|csv vacío|guardar como|guardar en pdf|sin adjunto

[topic export]
export*|compartir|imprimir|impresión|impresora|pdf|enviar por correo

[import]
no puedo importar|no importa mi*|no importa el|no importa los|no se importa*|no me deja importar|import* fall*|falla la import*|falla al import*|importación no|importación falla|error al importar|importa solo|no abre _ archivo*|no puedo abrir _ archivo*|no puedo abrir _ documento*|no abre _ documento*|no puedo abrir _ pdf|no abre _ pdf|no puedo abrir _ adjunto*|no lee _ archivo*|no reconoce _ archivo*|archivo no reconocid*|formato no|archivo no válido|archivo inválido|restaurar _ copia|restaurar la copia|restaurar mi copia|restaurar el respaldo|restaurar mis datos|no restaura|recuperar la copia|recuperar mi copia|pasar mis datos|pasar los datos|transferir mis datos|del teléfono viejo|del móvil antiguo|mi teléfono anterior|mitad de las filas|no puedo subir|no me deja subir|no puedo adjuntar|no se sube|no suben

[topic import]
importar|importación|restaurar|restauración|csv|adjuntar|subir fotos
adjunto|adjunta|importa mucho|no importa|restaurar compras|restaurar mis compras 0

[widget]
widget* no|widget* se|widget* muestra|widget* está*|widget* en blanco|widget* vací*|widget* desaparec*|widget* congelad*|widget* sigue*|widget* solo|sin widget|desapareció el widget|pantalla de bloqueo _ no|pantalla de bloqueo _ nunca|pantalla bloqueada _ no|lo de la pantalla de bloqueo|pantalla de bloqueo no|complicación* no|mosaico no|sigue mostrando ayer|datos de ayer|números de ayer|de ayer todavía|sigue con los de ayer

[topic widget]
widget*|wiget*|pantalla de bloqueo|complicación|complicaciones

[pairing]
no se empareja|no puedo emparejar|no me deja emparejar|no emparej*|emparejamiento falla|falla el emparejamiento|emparejamiento no|no se vincula|no vincula|no puedo vincular|no me deja vincular|bluetooth no|no conecta por bluetooth|se desconecta el bluetooth|bluetooth se desconecta|error de bluetooth|no se conecta con mi|no se conecta a mi|no se conecta con el|no se conecta al reloj|no se conecta a la báscula|no conecta con mi|no conecta con el|no conecta con la|ya no conecta con|ya no se conecta con|no puedo conectar mi|no puedo conectar el reloj|no puedo conectar la|no reconoce mi reloj|no reconoce el reloj|no reconoce la báscula|no reconoce la balanza|no reconoce mi dispositivo|no detecta|no encuentra mi|no encuentra el reloj|no encuentra la|no encuentra el dispositivo|no ve el reloj|no ve mi|no aparece mi reloj|no aparece el reloj|dispositivo no encontrado|ningún dispositivo|pierde la conexión con el|pierde la conexión con mi|pierde conexión con|reloj no|báscula no|balanza no|manos libres|chromecast no|airplay no|carplay no|android auto no|auriculares no se conectan
no encuentra mi cuenta|no conecta con el servidor|no reconoce mi correo|no conecta con la red|no encuentra mi archivo|no reconoce mi cara 0

[topic pairing]
bluetooth|emparej*|reloj|báscula|balanza|pulsera|auto|coche|carro|carplay|chromecast|airplay|garmin|fitbit|vincular
auto mático|en el coche 0

[accessibility]
letra _ pequeñ*|letras _ pequeñ*|letra _ chica|letras _ chicas|letra muy chica|letra chiquita|texto _ pequeñ*|texto muy chico|fuente _ pequeñ*|fuente muy chica|demasiado pequeñ* para|muy pequeñ* para leer|tamaño de letra|tamaño de la letra|tamaño del texto|letra más grande|letras más grandes|agrandar la letra|aumentar la letra|lupa|anteojos|gafas|lentes para leer|sin gafas|mi vista|mala vista|mala visión|baja visión|mis ojos|soy cieg*|ciego|ciegos|invidente*|discapacid*|daltónic*|sord*|contraste|gris claro|muy claro el texto|difícil de leer|cuesta leer|lector de pantalla|voiceover no|voice over no|talkback no|no lee los botones|botones sin nombre|sin etiqueta*|accesib*|adultos mayores|personas mayores|mi abuela|mi abuelo|parkinson|temblor|dislexia

[topic accessibility]
voiceover|voice over|talkback|letra|letras|fuente|accesibilidad

[localisation]
traducción _ error*|traducción _ mal*|traducción _ pésima|traducción _ horrible|traducción está|traducción es|mala traducción|mal traducid*|pésima traducción|no está traducid*|sin traducir|a medio traducir|traductor de google|google translate|faltas de ortografía|errores de ortografía|errores ortográficos|está en inglés|todo en inglés|en inglés aunque|sale en inglés|aparece en inglés|se puso en inglés|se cambió a inglés|se cambió al inglés|pasó a inglés|solo en inglés|está en chino|está en alemán|está en francés|está en portugués|mitad en inglés|idioma equivocado|idioma incorrecto|no puedo cambiar el idioma|no me deja cambiar el idioma|cambiar el idioma|cambió el idioma|cambió de idioma|cambia de idioma|otro idioma|no está en español|no sale en español|fecha* _ american*|formato americano|formato de fecha|fecha al revés|fechas al revés|mes antes que el día|mes y día|formato de hora|millas en vez|fahrenheit|pulgadas|libras en vez|unidades|moneda equivocada|moneda incorrecta|en dólares|dólares en lugar|dólares en vez|semana empieza|semana comienza|acentos

[topic localisation]
traducci*|idioma*|moneda|formato de fecha

[privacy]
privacidad|rgpd|lopd|protección de datos|rastrea*|rastreo|espía*|me escuchan|escuchando|vigila*|datos a terceros|venden mis datos|vendan mis datos|vender mis datos|venta de datos|comparten mis datos|compartir mis datos|recopila*|recolecta*|datos personales|información personal|dónde van mis datos|dónde se guardan mis datos|qué hacen con mis datos|acceso a mis contactos|acceso a mis fotos|acceso al micrófono|acceder a mis contactos|permisos|mi ubicación|por qué necesitan|por qué necesita|para qué necesita|para qué quieren|por qué pide|filtración|hacke*|luz del micrófono|punto verde|cookies|consentimiento
elimin* _ cuenta|eliminar mi cuenta|eliminen mi cuenta|borr* _ mi cuenta|borrar mi cuenta|borren mi cuenta|borrar la cuenta|eliminar la cuenta|cerrar mi cuenta|dar de baja mi cuenta|baja de mi cuenta|elimin* _ mis datos|eliminar mis datos|eliminen mis datos|borr* _ mis datos|borrar mis datos|borren mis datos|borrado de mis datos|derecho al olvido
se borraron mis datos|borró mis datos|borró todos mis datos|borrado mis datos 0

[topic privacy]
privacidad|datos personales|permisos|ubicación

[broken]
no funciona|no funcionan|no me funciona|no me funcionó|dejó de funcionar|ha dejado de funcionar|deja de funcionar|no sirve|no anda|no va|no me va|no vale|no jala|no furula|no chuta|no pasa nada|no hace nada|nada funciona|averiad*|rot*|dañada|descompuest*|inservible|inútil|inutilizable|basura|porquería|mierda|asco|desastre|pésim*|fatal|malísim*|horrible app|lo peor|vergüenza|lamentable|una broma|tomadura de pelo|patétic*|no se puede usar|no puedo usar|no la puedo usar|no puedo usarla|no puedo utilizar|no me deja usar|imposible usar|imposible de usar|inusable|no puedo hacer nada|no deja hacer nada|no me deja hacer nada|llena de errores|lleno de errores|llena de bugs|muchos errores|puros errores|solo da errores|da error|sale error|tira error|marca error|algo falla|anda mal|va mal|falla mucho|falla todo|falla siempre|no deja de fallar|problema sigue|problema continúa|problema persiste|sigue el problema|sigue igual|sigue pasando|sigue fallando|sigue sin|mismo problema|el mismo error|no se ha solucionado|no está solucionad*|no solucion*|sin solución|sin éxito|no hay manera|no hay forma|no ayuda|no ayudó|nada cambió|nada ha cambiado|no arreglan|qué pasa con|qué pasó con
rotación|papelera de|sigue sin sonido|sigue sin responder mi correo|no va a 0

[fault]
no funciona|no funcionan|no sirve|no anda|no va|no me deja|no deja|falla|fallan|falló|fallos|error|errores|bug|bugs|no puedo|no se puede|no logro|no consigo|imposible|rot*|dejó de|dejaron de
problema*|inconveniente*|mal|mala|malo|raro|rara|falta|faltan|vací*|negr*|en blanco|atascad*|tarde|viej*|antiguo|desactualizad*|incorrect*|equivocad*|desaparec* 1
no|nunca|nada|ninguno|ninguna|ningún|sin|rechazad*|inválid*|se detiene|se corta|se desconecta|horrible|pésim*|terrible|fatal|espantos*|molest*|feo|fea 1
sin problema*|ningún problema|no hay problema|no tengo problemas|ningún error|sin errores|sin fallos|nunca falla|nunca me falla|nunca he tenido problemas|nunca tuve problemas|no solo|nada mal|nada que|no me quejo|sin queja*|no puedo vivir sin|no puedo quejarme|no hay nada mejor|no hay mejor|sin duda|sin dudas|no dudo|no he recibido respuesta|no recibí respuesta|no me han respondido|no me responden|no obtuve respuesta|sin respuesta a mi|no sé si|no sé cómo|no sé|sin embargo|nada más abrir 0

[good]
funciona*|sirve*|anda|fácil*|útil*|práctic*|bien|buen|buena|bueno|rápid*|fluid*|sencill*|genial|excelente*|perfect*|estable|eficiente|ayuda mucho|me gusta
buenos días|buenas tardes|buenas noches|buen día|buenas|bien si|está bien 0

[negation]
no|nunca|jamás|sin|ningún|ninguna|ni|nada|tampoco

sin parar|sin cesar|sin avisar|sin aviso|sin razón|sin motivo|no paran|no para de|no deja de|no solo|nada más abrir|sin hacer nada 0

[and]
y|e|luego|porque|desde|cuando|si|pues|entonces

[but]
pero|sin embargo|aunque|lamentablemente|desafortunadamente|desgraciadamente|salvo|excepto|no obstante|solo que|lástima|y ahora|lo único|único problema|en cambio|mientras que

[resolved]
solucionad*|solucionó|resuelt*|se resolvió|arreglad*|se arregló|corregid*|ya funciona|ya me funciona|ya anda|ya sirve|funciona de nuevo|funciona otra vez|vuelve a funcionar|volvió a funcionar|ahora funciona|ahora sí funciona|ya quedó|ya está bien|todo bien ahora|todo en orden|ya no hay problema*|ya no tengo problema*|problema desapareció|error desapareció|ya pude|ya puedo|reparad*|recuperé mis|ya los recuperé|ya no pasa|ya no ocurre
será solucionad*|sea solucionad*|ser solucionad*|será corregid*|sea corregid*|ser corregid*|no está solucionad*|no se ha solucionado|no se ha resuelto|no resuelt*|no solucionad*|no corregid*|ya no puedo -3

[hypothetical]
si vuelve a|si se vuelve a|si pasa otra vez|si ocurre de nuevo|si sigue fallando|si falla otra vez|si falla de nuevo|si el problema|si hay algún problema|si se cierra otra vez|si se cierra de nuevo|en caso de|por si|temía|tengo miedo|tenía miedo|miedo de|me preocupa|temo que|pensé que se|pensé que iba|pensé que había|pensaba que se|pensaba que iba|creí que|creía que|podría fallar|puede que se cierre|qué pasa si|si pierdo|perderé|voy a perder|no quiero perder|espero que no|ojalá no|casi pierdo|casi perdí

[other-app]
otras apps|otras aplicaciones|otra app|otra aplicación|las demás apps|las demás aplicaciones|mi antigua app|mi app anterior|a diferencia de|la competencia|al contrario que otras|no como otras
las otras apps funcionan|otras apps funcionan|otras aplicaciones funcionan|las demás apps funcionan|las demás funcionan|en otras apps|con otras apps|en otras aplicaciones|con otras aplicaciones -4

[attempt]
reinstalé|reinstalad*|reinstalar|desinstalé|desinstalad*|desinstalar|reinicié|reiniciado|reiniciar el|apagué y encendí|apagar y encender|borré la caché|borré el caché|borrar caché|limpié la caché|limpié el caché|cerré sesión y|cerrar sesión y|salí y volví|actualicé como|como me dijeron|como me indicaron|como sugirieron|intenté|he intentado|probé|he probado|seguí los pasos|seguí sus|verifiqué|revisé|comprobé|cambié mi contraseña|cambié la contraseña|borré la app|borré y volví|eliminé la app|activad*|activé|desactivé|habilitad*|habilité|bluetooth está|notificaciones están|permisos están|di permiso*|internet funciona|wifi funciona|tengo la última versión|olvidé el dispositivo

[wish]
por favor agregar|por favor añadir|por favor pongan|por favor hagan una|agreguen|agregar un|agregar una|agregar la opción|agregar más|añadan|añadir un|añadir una|añadir la opción|añadid|pongan un|pongan una|pongan modo|pongan la opción|incluyan|incluir un|incluir una|implementen|permitan|podrían agregar|podrían añadir|podrían poner|podrían incluir|podrían implementar|podríais añadir|pueden agregar|pueden añadir|pueden poner|podéis añadir|deberían agregar|deberían añadir|deberían poner|deberían incluir|deberían tener|debería tener|debería haber|debería poder*|me gustaría poder|me gustaría que|me gustaría tener|me gustaría ver|nos gustaría|me encantaría poder|me encantaría que|me encantaría tener|quisiera poder|quisiera que agreg*|quisiera tener|estaría bien|estaría genial|estaría bueno|estaría buenísimo|estaría increíble|estaría excelente|estaría padre|sería bueno|sería genial|sería excelente|sería ideal|sería perfecto|sería útil|sería muy útil|sería increíble|sería estupendo|sería fantástico|sería un sueño|sería mejor|sería interesante|sería de gran ayuda|sería práctico|sería maravilloso|sería la leche|sería bonito|ojalá|falta un modo|falta una opción|falta la opción|le falta un|le falta una|le hace falta|hace falta una|hace falta un|solo falta|lo único que falta|lo único que le falta|echo de menos una|echo en falta|extraño una|sugerencia*|sugiero|sugerir|propuesta|propongo|idea|solicitud de función|petición|mejora|tienen pensado|tienen planeado|piensan agregar|piensan añadir|está previsto|para cuándo|habrá versión|una versión para|versión para ipad|versión para android|versión para mac|posibilidad de|una opción para|opción de
me gustaría un reembolso|me gustaría que me devuelvan|me gustaría cancelar|me gustaría saber|quisiera saber|me gustaría que lo arreglaran|me gustaría que funcionara|me gustaría recuperar|ojalá lo arreglen|ojalá lo solucionen|ojalá funcione|sería bueno que lo arreglen|sería bueno que funcione|estaría bien que funcionara|me gustaría una respuesta|ni idea|no tengo idea|no hay posibilidad de|ninguna posibilidad|no puedo agregar|no puedo añadir|no me deja agregar|no me deja añadir|al agregar un|al añadir un|para cuándo la solución|me gustaría eliminar mi -4

[question]
cómo puedo|cómo hago|cómo hacer|cómo cancelo|cómo cancelar|cómo cambio|cómo cambiar|cómo comparto|cómo compartir|cómo exporto|cómo exportar|cómo importo|cómo importar|cómo activo|cómo activar|cómo desactivo|cómo desactivar|cómo elimino|cómo borro|cómo configuro|cómo configurar|cómo funciona|cómo uso|cómo agrego|cómo añado|cómo recupero|cómo paso|cómo obtengo|cómo consigo|cómo conecto|cómo sé|cómo me|cómo lo|cómo accedo|cómo guardo|cómo creo|se puede|es posible|existe alguna forma|existe alguna manera|existe la posibilidad|existe una|hay forma de|hay manera de|hay una forma|hay alguna|hay algún|puedo usar|puedo compartir|puedo instalar|puedo cambiar|puedo pasar|puedo exportar|puedo importar|puedo tener|tengo que pagar|debo pagar|necesito pagar|hay que pagar|qué significa|qué es el|qué es la|qué diferencia|cuál es|cuáles son|qué tipos|qué tipo|qué formatos|qué archivos|qué versión|qué dispositivos|qué plan|qué pasa con mis|qué hago para|qué debo hacer|qué tengo que hacer|cuánto cuesta|cuánto vale|cuánto tiempo|cuánto tarda en|cuántas|cuántos|dónde puedo|dónde encuentro|dónde se encuentra|dónde está la opción|dónde se guardan|dónde veo|dónde configuro|cuándo|pueden decirme|podrían decirme|me pueden decir|me podrían decir|puede decirme|podría decirme|me puede decir|pueden explicarme|podrían explicarme|quisiera saber|quería saber|me gustaría saber|quiero saber|quería preguntar|quisiera preguntar|una pregunta|duda|consulta|pregunta rápida|me pregunto|no sé cómo|no entiendo cómo|saber si|saber cómo|funciona sin|es compatible|sirve para|sirve en|tiene soporte para|soporta
cómo es posible|cómo puede ser|cómo es que|cómo se atreven|hasta cuándo|cuánto tiempo más|cuántas veces más|dónde está mi dinero|dónde están mis|dónde quedaron|no es compatible|cuándo me van a devolver|cómo puedo recuperar mi dinero|qué es esto|cuál es el problema|no se puede|no es posible|no puedo usar|no puedo compartir|no puedo exportar|no puedo importar|no puedo instalar|no puedo cambiar|no puedo pasar|no soporta|no hay alguna 0
^cómo|^qué|^cuál|^cuáles|^dónde|^cuánto|^puedo|^es|^hay|^tengo que|^debo|^existe|^tiene|^tienen|^quién|^funciona|^hace falta|^sirve 1
^por qué|^para qué 0

[praise]
me encanta|me encantó|me fascina|nos encanta|amo esta|amo la app|adoro|la amo|excelente|excelentes|buenísima|buenísimo|muy buena|muy bueno|buena app|buena aplicación|buen trabajo|buen servicio|gran app|gran aplicación|gran trabajo|gran herramienta|genial|fantástic*|maravillos*|increíble|espectacular*|estupend*|magnífic*|fenomenal|fabulos*|perfecta|perfecto|funciona perfectamente|funciona de maravilla|va de maravilla|una maravilla|de lujo|de diez|un diez|10 de 10|5 estrellas|cinco estrellas|la mejor|el mejor|lo mejor|mejor aplicación|los mejores|recomiendo|recomendad*|recomendable|súper app|muy útil|muy práctica|muy práctico|muy contento|muy contenta|muy satisfech*|encantad*|feliz con|contento con|contenta con|felicidades|felicitaciones|felicito|enhorabuena|bravo|sigan así|seguid así|sigue así|imprescindible|indispensable|no puedo vivir sin|me facilita la vida|me ha cambiado la vida|me salva|me salvó|qué gran|muchas gracias por esta|gracias por esta app|gracias por esta aplicación|gracias por la app|gracias por tan|gracias por su trabajo|gracias por crear|son geniales|sois geniales|vale la pena|vale cada|nunca falla|nunca me ha fallado|me gusta mucho|me gusta esta|me gusta la app|me gusta muchísimo|me ha gustado mucho|pulgar arriba|chapó|olé|joya|app top
sería genial|sería perfecto|sería fantástic*|sería maravillos*|sería increíble|sería excelente|sería estupendo|sería la mejor|sería lo mejor|estaría genial|estaría excelente|estaría perfecto|me encantaría|me encantaba|era excelente|era la mejor|era genial|era perfecta|era muy buena|funcionaba perfecto|funcionaba perfectamente|era buenísima|no la recomiendo|no recomiendo|no lo recomiendo|no es recomendable|me gusta más la|no me gusta|lo mejor sería|increíble que|es increíble|sería muy útil|sería muy bueno|a la mejor|como me recomendaron|perfecto estado|mejor antes|muy buena antes|estaba muy contento|muy buenas tardes|muy buenos días|muy buenas|muy buen día 0
