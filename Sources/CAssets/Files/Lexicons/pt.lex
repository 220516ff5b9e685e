# Portuguese, as written in Brazil and Portugal. Accents may be left out.
language pt

[crash]
crash*|craxa*|crachou
fecha sozinho|fecha sozinha|fecha sozinhos|fecha do nada|fecha de repente|fecha inesperadamente|fecha toda hora|fecha o tempo todo|fecha sempre|fecha quando|fecha logo|fecha constantemente|fica fechando|vive fechando|fica a fechar|está a fechar|app fecha|aplicativo fecha|aplicação fecha|se fecha|fecha se|fecha e|e fecha|fechou sozinho|fechou do nada|fechando sozinho|fechando do nada|fechamento inesperado|fecho inesperado|encerra sozinho|encerra sozinha|encerra do nada|se encerra|encerra inesperadamente|desliga sozinho|desliga sozinha|parou inesperadamente|sai sozinho|sai do nada|me joga pra fora|me joga para fora|me tira do app|me expulsa|me chuta|me manda de volta|volta para a tela inicial|volta pra tela inicial|volta à tela inicial|volta para o ecrã|volto para a tela inicial|volto pra tela inicial|me joga na tela inicial|cai na tela inicial|cai sozinho|app cai|aplicativo cai|vai abaixo|rebenta
app sumiu|app some|aplicativo some|aplicativo sumiu|app desaparece|puf|cadê o app|morre|morre do nada|o celular reinicia|reinicia o celular|reinicia sozinho|reinicia sozinha|celular reiniciou|o telemóvel reinicia|apresentou falhas|parou de funcionar e fechou
fecha a sessão|se fecha a conta 0
de repente some|de repente sumiu da tela|me joga pra tela

[launch]
não abre|n abre|não quer abrir|não tá abrindo|não está abrindo|não está a abrir|não consigo abrir|não consigo mais abrir|não dá pra abrir|não dá para abrir|não me deixa abrir|impossível abrir|parou de abrir|não inicia|não inicializa|não arranca|não carrega o app|não carrega o aplicativo|não entra no app|não entra no aplicativo|não consigo entrar no app|não consigo entrar no aplicativo|não consigo entrar na aplicação|não consigo acessar o app|não consigo acessar o aplicativo|nem abre|não liga|não sai da tela inicial
não abre _ arquivo*|não consigo abrir _ arquivo*|não abre _ ficheiro*|não consigo abrir _ ficheiro*|não consigo abrir _ documento*|não abre _ pdf|não consigo abrir _ pdf|não consigo abrir _ anexo*|não abre _ anexo* -2
trava na tela inicial|travado na tela inicial|travado no logo|travado na logo|trava no logo|trava na logo|preso no logo|preso na tela inicial|parado no logo|parado na tela|fica na tela inicial|fica no logo|fica na logo|fica só no logo|só aparece o logo|só aparece a logo|só mostra o logo|só o logo|tela de carregamento|ecrã de carregamento|não passa da tela|não passa do logo|não passa da logo|não sai do logo|não sai da tela de carregamento|trava ao abrir$|trava ao abrir o app|trava ao iniciar|congela ao abrir$|congela ao abrir o app|congela ao iniciar|trava na abertura|tela branca ao abrir|tela preta ao abrir|tela branca ao iniciar|tela preta ao iniciar|ecrã branco ao abrir|ecrã preto ao abrir|abr* _ tela branca|abr* _ tela preta|abr* _ ecrã branco|clico no ícone e|toco no ícone e
fecha ao abrir$|fecha ao abrir o app|fecha ao abrir o aplicativo|fecha ao iniciar|fecha assim que abre|fecha assim que abro|fecha na hora|fecha imediatamente|abre e já fecha|abre e logo fecha|crash* ao abrir$|crash* ao abrir o app|crash* ao iniciar|encerra ao abrir$|fecha antes de abrir 2 +crash
e morre ali|e fica ali|não passa dali|tela de boas-vindas e|tela branca na abertura

[freeze]
trava|travam|travando|travado|travada|travou|travar|congela*|congelou|bloqueia|fica bloqueado|encrava*|engasga*|empaca*|emperra*|não responde|n responde|para de responder|parou de responder|deixa de responder|sem resposta|não reage|não dá pra clicar|não consigo clicar|não consigo tocar|não dá para clicar|botões não respondem|botões não funcionam|tela preta|tela branca|tela em branco|ecrã preto|ecrã branco|fica tudo preto|fica preto|fica preta|fica tudo branco|rodando sem parar|roda sem parar|girando sem parar|fica girando|fica rodando|bolinha girando|bolinha rodando|círculo girando|rodinha|ampulheta|carregando infinito|carregamento infinito|carrega infinitamente|carrega sem parar|carrega eternamente|fica carregando|fica só carregando|só carrega|nunca carrega|não termina de carregar|não para de carregar|fica a carregar|sempre a carregar|preso em|freez*|tenho que forçar|preciso forçar|tenho de forçar|tenho que reiniciar
conta bloqueada|cartão bloqueado|bloqueia a conta|tela de bloqueio|ecrã de bloqueio|tela bloqueada|travar a tela 0
empacou

[performance]
lent*|lerdo|lerda|lerdeza|devagar|demora|demorad*|demorando|demoram|lesma|tartaruga|a passo de|lag|lagado|lagando|laga|lags|engasgado|não é fluid*|pouco fluid*|aos soluços|aos trancos|leva séculos|leva muito tempo|leva horas|leva _ segundos|leva _ minutos|uma eternidade|tempo de carregamento|tempo para carregar|tempo pra carregar|segundos pra abrir|segundos para|minutos para|pesado|pesadão
muita memória|consome memória|muito espaço|demasiado espaço|espaço demais|memória demais|ocupa _ gb
demora na resposta|demora em responder meu|demora para responder o email|demora na resposta do 0
cinco segundos a cada

[battery]
consome _ bateria|consum* _ bateria|gasta _ bateria|come _ bateria|suga _ bateria|devora _ bateria|drena _ bateria|acaba _ bateria|mata _ bateria|descarrega _ bateria|bebe _ bateria|engole _ bateria|esgota _ bateria|bateria acaba|bateria acabou|bateria _ acab*|bateria descarrega|bateria não dura|bateria dura|bateria _ dura|bateria vai|bateria cai|bateria some|bateria foi|muita bateria|bateria demais|demasiada bateria|consumo de bateria|bateria em _ horas|meio-dia já acabou|sem bateria|carregar o celular|carregar _ vezes|no carregador|consumo excessivo|consumo de energia|gasta muita energia
esquenta*|superaquec*|sobreaquec*|aquece*|aquecimento|fica quente|muito quente|quente demais|pelando|fervendo|queima a mão|um forno|ferro de passar|fritar um ovo|torradeira
acaba a carga|sem carregador|descarrega em

[login]
não consigo fazer login|não consigo entrar|não consigo mais entrar|não consigo logar|não consigo acessar|não consigo aceder|não consigo iniciar sessão|não consigo me conectar|não loga|não faz login|não entra na conta|não me deixa entrar|não deixa entrar|não me deixa logar|erro de login|erro ao fazer login|erro ao entrar|erro no login|falha no login|falha de login|login não|impossível entrar|impossível fazer login|não consigo me cadastrar|não consigo cadastrar|não consigo criar conta|não consigo criar uma conta|conta bloqueada|bloquearam minha conta|minha conta foi bloqueada|fui bloqueado|perdi acesso|perdi o acesso|sem acesso à minha conta|não reconhece minha conta|não reconhece meu email|não me reconhece|conta não existe|usuário não existe|usuário não encontrado
não consigo entrar no app|não consigo entrar no aplicativo|não consigo acessar o app|não consigo acessar a câmera|não consigo acessar minhas fotos 0
senha incorreta|senha inválida|senha errada|senha está errada|senha não|palavra-passe incorreta|palavra-passe errada|palavra-passe não|não aceita minha senha|não aceita a senha|não reconhece minha senha|rejeita minha senha|não aceita meu pin|não aceita o pin|não aceita o código|não aceita meu código|código inválido|código incorreto|código não chega|não chega o código|o código não|não recebo o código|não recebi o código|código de verificação|código por sms|sms não chega|não recebo o sms|email de confirmação|e-mail de verificação|esqueci a senha|esqueci minha senha|recuperar senha|recuperar a senha|recuperar minha senha|redefinir senha|redefinir a senha|redefinição de senha|redefinir minha senha|recuperação de senha|link de recuperar|link de recuperação|link para redefinir|recuperar minha conta|credenciais
sou desconectado|me desconecta|desconecta minha conta|desloga|fica deslogando|sou deslogado|termina a sessão|sai da conta|sai da minha conta|me tira da conta|tenho que logar|tenho que fazer login|preciso fazer login|fazer login toda|fazer login todo|logar toda hora|logar de novo|logar novamente|entrar de novo toda|pede login|pede senha|pede a senha|pedindo a senha|pedindo senha|pedindo login|sessão expirada|sessão expirou|esquece minha senha

[topic login]
login|senha|senhas|palavra-passe|pin|usuário|cadastro|autenticação|biometria|digital|face id|credenciais|conta de acesso|logar|iniciar sessão
tela de login 0

[sync]
não sincroniza*|não está sincronizando|não está a sincronizar|não são sincronizad*|parou de sincronizar|sincroniz* _ não|sincroniz* falh*|falha na sincroniz*|falha de sincroniz*|erro de sincroniz*|erro na sincroniz*|problema* de sincroniz*|sem sincronizar|nunca chega no|nunca chega ao|nunca chegam no|não chega no|não chegam no outro|não aparece no outro|não aparecem no outro|não aparecem no meu|não aparece no meu|não aparece no ipad|não aparecem no ipad|não aparece no tablet|não estão no outro|faltam no outro|não passa para o outro|diferente* em cada|diferente* no celular|não batem|não coincidem|voltam a aparecer|volta a aparecer|reaparec*|apago e volta*|apagad* _ volta*|ressuscit*|preso na nuvem|envio para a nuvem|upload para a nuvem|backup na nuvem|backup no icloud|backup do icloud|não sobe para a nuvem|tudo duplicado|entre meus aparelhos|entre meus dispositivos|entre dispositivos|entre os aparelhos|entre o iphone e|entre o celular e|entre celular e|entre os meus dispositivos
no dia seguinte _ de novo|estão lá de novo|atrasada em relação|mesma conta mas|nem sinal dela|nem sinal dele|nem sinal no|não aparece no computador

[topic sync]
sincroniz*|sincronis*|sync|nuvem|icloud|backup|cópia de segurança

[data-loss]
perdi tud*|perdi tod*|perdi os meus|perdi meus|perdi minhas|perdi as minhas|perdi o progresso|perdi meses|perdi anos|perdi horas|perdi metade|perdi o trabalho|perdeu meus|perdeu minhas|perdeu tudo|perda de dados|perda dos dados|dados perdidos|foi tudo perdido|se perdeu|se perderam|perde tudo|perde meus|perde os dados|foram perdid*|perder tudo
perdi tempo|perdi meu tempo|perda de tempo|perdi a paciência|perdi a senha|perdi minha senha|perdi o celular|perdi acesso|perdi o acesso|perdi a conexão|perdi meu celular 0
sumiu|sumiram|some|somem|sumindo|desaparec*|apagou|apagaram|apagad*|apaga sozinh*|apaga meus|apaga minhas|apaga tudo|excluiu|excluíd*|deletou|deletad*|eliminou|eliminad*|sobrescr*|sobrepôs|não estão mais|não está mais lá|não tem mais nada|não tem nada|não encontro mais|não acho mais|não encontro minhas|não encontro meus|onde foram parar|onde estão meus|onde estão minhas|cadê meus|cadê minhas|cadê as minhas|cadê os meus|cadê tudo|está vazi*|ficou vazi*|tudo vazio|pasta vazia|lista vazia|pastas vazias|zerou|zerad*|zera|do zero|recomeçar|começar tudo de novo|resetou|resetad*|reset|voltou ao início|progresso perdido|não salva|não salvou|não guarda|não guardou|não grava as|não é salvo|não são salv*|não ficam salv*|esquece minhas configurações|esquece tudo|esquece as configurações|falta metade|faltam metade|faltam fotos|faltam notas|faltam meus|foi pro espaço|já era|corrompi*|corrompeu
app sumiu|app some|aplicativo some|aplicativo sumiu|aplicativo desapareceu|app desaparece|botão sumiu|sumiu o botão|botões sumiram|sumiram os botões|menu sumiu|sumiu o menu|ícone sumiu|som sumiu|sumiu o som|áudio sumiu|opção sumiu|sumiu a opção|apaguei|excluí a|excluí o|deletei|excluir minha conta|conta excluída|problema sumiu|erro sumiu|página vazia|tela vazia|bateria vazia|bateria some|sejam apagad*|ser apagad*|sejam excluíd*|premium sumiu|já era hora 0

[payment]
cobrado|cobrada|cobraram|cobrou|cobrança|cobranças|cobrando|cobrar|cobram|debitado|debitaram|debitou|débito|descontaram|descontado|descontou|pago duas vezes|paguei duas vezes|pagamento duplicado|em duplicidade|valor errado|valor incorreto|pegaram meu dinheiro|pegou meu dinheiro|levaram meu dinheiro|roubaram|roubo|roubado|ladrões|ladrão|golpe|fraude|estelionato|enganad*|não autorizei|não autorizad*|sem minha autorização|sem autorização|sem meu consentimento|tiraram da minha conta|tiraram dinheiro|na fatura|no meu cartão|na minha conta bancária
pagamento é recusado|pagamento recusado|pagamento _ recusad*|pagamento falhou|pagamento falha|falha no pagamento|pagamento não|pagamento negado|pagamento pendente|erro no pagamento|erro de pagamento|erro ao pagar|não consigo pagar|não consigo comprar|não deixa pagar|não deixa comprar|não me deixa comprar|impossível pagar|impossível comprar|cartão recusado|cartão é recusado|cartão _ recusad*|recusa meu cartão|não aceita meu cartão|não aceita o cartão|cartão não|compra não|compra falhou|compra recusada|falha na compra|erro na compra|transação recusada|transação falhou|transação não|pix não
restaurar compra*|restaurar a compra|restaurar minha compra|restaurar minhas compras|restaurar as compras|restauração de compras|já paguei|paguei e|paguei mas|paguei pelo|paguei pela|paguei por|paguei o|já comprei|comprei e|comprei mas|nada foi liberado|não foi liberado|não liberou|não libera|não liberaram|não desbloqueou|não desbloqueia|não foi desbloqueado|nada desbloqueado|continua bloqueado|continua com anúncios|continuam os anúncios|ainda aparecem anúncios|ainda tem anúncios|ainda com propaganda|pagar de novo|pagar novamente|pagar outra vez|pede para pagar|pede pra pagar|comprar de novo|comprar novamente|versão completa|código promocional|cupom|vale-presente
histórico de pagamentos|tela de pagamento|página de pagamento|pagamento em atraso 0
cartão presente|saldo continua

[topic payment]
pagamento*|pagar|compra|compras|comprar|cartão|fatura|recibo|nota fiscal|paypal|pix|transação|boleto|apple pay|google pay

[subscription]
cancel* _ assinatura|cancelar assinatura|cancelar minha assinatura|cancelar a assinatura|cancelar a subscrição|cancelar subscrição|cancelar o plano|cancelar meu plano|cancelar a mensalidade|cancelei a assinatura|cancelei minha assinatura|não consigo cancelar|nunca assinei|não assinei|nunca contratei|não contratei|nunca me inscrevi|assinei e|assinei mas|assinei o|assinei há|sou assinante|assinatura não|assinatura expirada|assinatura ativa|tenho assinatura|apesar de ter assinatura|mesmo com assinatura|mesmo sendo assinante|renov*|período de teste|teste grátis|teste gratuito|o teste|versão de teste|período gratuito|premium não|não reconhece o premium|não sou mais premium|não aparece premium|funções premium|recursos premium|versão premium|conta premium|versão pro|plano família|plano familiar|plano anual|plano mensal|mudar de plano|trocar de plano|preço da assinatura|assinatura _ cara|assinatura muito|aumento de preço|aumentou o preço|aumentaram o preço|aumento do preço|aumento no preço|tudo por assinatura|toda semana|por semana|por mês|todo mês

[topic subscription]
assinatura*|assinante*|subscrição|subscrições|premium|plano|planos|mensalidade|teste grátis|assinar
plano de fundo|segundo plano|assinatura digital|assinatura do email 0

[refund]
reembols*|estorn*|devolução|devolvam|devolver _ dinheiro|devolva meu dinheiro|dinheiro de volta|quero meu dinheiro|reaver|recuperar meu dinheiro|restituição|ressarc*|o que paguei de volta

[notification]
não recebo notificaç*|não recebo as notificaç*|não recebo mais notificaç*|não chegam _ notificaç*|não chega notificaç*|notificaç* não|sem notificaç*|nenhuma notificação|não me notifica|não notifica|não me avisa|não avisa|não avisou|não me avisou|não recebo avisos|não recebo alertas|não recebo lembretes|lembrete* não|não me lembra|não toca|não tocou|não apita|não vibra|alarme não|despertador não|notificaç* atrasad*|notificaç* _ atras*|notificaç* _ horas|notificaç* _ tarde|notificaç* duplicad*|notificaç* em dobro|muitas notificaç*|notificaç* demais|excesso de notificaç*|bombarde*|spam|bolinha vermelha|número vermelho|ponto vermelho|badge|só quando abro|só vejo quando abro|só depois que abro|até eu abrir|perdi um compromisso|perdi compromisso|perdi consulta|antes vibrava|antes tocava
apita|celular mudo|telefone mudo|nem um pio

[topic notification]
notificaç*|notifica|aviso*|alerta*|lembrete*|alarme*|push|despertador
configurações de notificaç*|aviso prévio 0

[ui]
cortad*|truncad*|se sobrepõe*|sobrepost*|sobrepõem|uns em cima dos outros|em cima do outro|encavalad*|fora da tela|fora do ecrã|sai da tela|saem da tela|não cabe|passa da tela|grande demais para a tela|coberto pelo|cobert* por|escondid*|atrás do teclado|embaixo do teclado|teclado cobre|teclado tampa|tampa o botão|cobre o botão|não vejo o botão|não aparece o botão|não aparecem os botões|não acho o botão|não encontro o botão|não tem botão|falta o botão|faltam botões|botão sumiu|sumiu o botão|botões sumiram|sumiram os botões|botão desapareceu|botão não aparece|menu sumiu|sumiu o menu|menu desapareceu|ícones sumiram|ícone sumiu|opção sumiu|sumiu a opção|não alcanço|não consigo alcançar|ilegív*|não dá pra ler|não dá para ler|não consigo ler o texto|invisív*|não dá pra ver|preto no preto|preto sobre preto|branco no branco|letra preta|texto preto|modo escuro _ não|não gira|não roda a tela|não vira|de cabeça para baixo|de ponta cabeça|de lado|torto|torta|desalinhad*|desconfigurad*|bagunçad*|deformad*|esticad*|espremid*|layout quebrado|layout bugado|aparece errado|não aparece direito|não exibe|não mostra nada|pisca*|borrad*|pixelad*|página vazia|página em branco|tela vazia|página está em branco|não rola|não desce|não consigo rolar|imagens não|não carrega as imagens|fotos não aparecem|última linha _ tela|embaixo _ cortad*
impress*|imprim*|pdf -2
fica pra fora|fica para fora|não dá pra rolar|não dá para rolar

[topic ui]
botão|botões|interface|layout|menu|ícone*|modo escuro|tema escuro|teclado|texto|rotação|rolagem|aba
papel de parede 0

[audio]
sem som|sem áudio|não tem som|não sai som|não sai áudio|nenhum som|som não|áudio não|som sumiu|sumiu o som|áudio sumiu|som falha|som falhando|som corta|áudio corta|áudio cortando|som cortando|som picotando|áudio picotado|som picotado|som ruim|áudio ruim|som baixo|áudio baixo|volume baixo|volume muito|som distorcido|áudio distorcido|som chiando|chiado|chia|ruído|eco|estala|estalando|metalizad*|robô|robótic*|abafad*|não escuto|não consigo ouvir|não ouço|não se ouve|não dá pra ouvir|fica mudo|está mudo|ficou mudo|tudo mudo|áudio mudo|vídeo mudo|vídeos mudos|mudo$|silencios*|microfone não|microfone _ não|mic não|não grava|não gravou|gravação vazia|gravações vazias|gravação sem|gravações mudas|gravações sem|gravação muda|ninguém me ouve|ninguém me escuta|não me ouvem|não me escutam|áudios não|mensagens de voz não|fone não
muda de|muda para|nada muda|muda o|se muda|muda a|muda sozinho 0

[topic audio]
som|áudio|áudios|microfone|volume|alto-falante|fone|fones|gravação|gravações|música|voz
com som|e som|bom som 0

[video]
vídeo não|vídeos não|vídeo fica|vídeo para|vídeo congela*|vídeo pret*|vídeo trav*|não reproduz*|não roda o vídeo|não roda vídeo|não consigo assistir|não consigo ver _ vídeo*|não carrega o vídeo|não carrega vídeos|não toca o vídeo|filme para|filme trava|filme não|filmes não|reprodução para|reprodução não|buffering|imagem sem som|imagem mas sem som|imagem mas não|fora de sincronia|som atrasado|áudio atrasado|dessincronizad*|cores erradas|cores estranhas|tela cheia não|legendas|streaming trava
vídeo tutorial|tutorial em vídeo|vídeo aula 0
transmissão do jogo|trava a imagem|imagem verde|tudo verde

[topic video]
vídeo|vídeos|filme*|clipe*|streaming|episódio*|reprodução|player

[camera]
câmera não|câmara não|câmera _ pret*|câmera fica|câmera trava|câmera mostra|não foca|não consegue focar|desfocad*|fotos borradas|foto borrada|fotos tremidas|flash não|lanterna|não tira foto*|não consigo tirar foto*|não consigo tirar uma foto|tirar uma foto|não fotografa|não escaneia|não digitaliza|não consigo escanear|não consigo digitalizar|scanner não|não lê o código|não lê o qr|qr code não|código de barras não|leitor não|não reconhece o código|selfie|câmera frontal|câmera traseira|pré-visualização _ cabeça|prévia preta|de cabeça para baixo na câmera

[topic camera]
câmera*|câmara|scanner|escanear|digitalizar|flash|qr|código de barras|lente
câmara municipal 0

[network]
sem conexão|sem internet|sem ligação|sem rede|não há conexão|não há ligação|sem sinal|diz que estou sem|diz que não há|erro de conexão|erro de rede|erro de ligação|erro no servidor|erro de servidor|erro do servidor|falha de conexão|falha na conexão|problema* de conexão|conexão perdida|perde a conexão|cai a conexão|conexão cai|servidor não|servidor fora|servidor caiu|servidores fora|servidores caíram|servidor indisponível|tempo esgotado|tempo limite|tempo excedido|timeout|offline|fora do ar|tente mais tarde|tente novamente mais tarde|serviço indisponível|não conecta|não se conecta|não consegue conectar|não liga à internet|erro 5*|mesmo com internet|mas tenho internet|mas minha internet|mas o wifi funciona
funciona offline|modo offline|mapas offline|usar offline|não conecta ao relógio|não conecta na balança 0

[topic network]
internet|servidor*|rede|conexão|wifi|wi-fi|dados móveis|4g|5g

[install]
não consigo instalar|não instala|não está instalando|não me deixa instalar|não deixa instalar|impossível instalar|erro ao instalar|instalação falha|instalação falhou|falha na instalação|instalação para|instalação não|não consigo baixar|não baixa|não está baixando|não consigo descarregar|não consigo transferir a app|impossível baixar|erro ao baixar|download não|download para|download falha|download trava|download fica|download parado|baixa e para|não é compatível|não compatível|incompatív*|não disponível no meu país|não está disponível no meu país|indisponível no meu país|não aparece na loja|não está na loja|não encontro na loja|não acho na loja|não aparece na play store|não está na play store|play store diz|app store diz|erro 495|espaço insuficiente|sem espaço|aguardando download|pendente
instalar a atualização|baixar a atualização|baixar meus|baixar o arquivo|baixar um arquivo|pagamento pendente -3

[topic install]
instal*|baixar|download|play store|app store|loja|descarregar

[update]
não consigo atualizar|não atualiza o app|não atualiza o aplicativo|o app não atualiza|aplicativo não atualiza|não me deixa atualizar|não deixa atualizar|impossível atualizar|erro ao atualizar|erro na atualização|atualização não|atualização falha|atualização falhou|falha na atualização|atualização trava|atualização parada|atualização pendente|fica pedindo para atualizar|pede para atualizar|obriga a atualizar
versão antiga|a antiga|versão anterior|a anterior|versão velha|visual antigo|layout antigo|design antigo|interface antiga|como era|como estava|deixem como|voltem com|voltem a|voltem para|voltar para a versão|voltar à versão|voltar ao antigo|tragam de volta|devolvam o|devolvam a versão|era muito melhor|era melhor|estava melhor|nova versão é horrível|nova versão é ruim|nova versão é péssima|nova versão é feia|nova versão é pior|nova versão é um|nova versão é uma|nova versão ficou|nova versão está|versão nova é|versão nova ficou|novo visual|novo design|novo layout|nova interface|nova cara|ninguém queria|ninguém pediu|quem pediu|por que mudaram|por que tiraram|por que removeram|porque mudaram|porque tiraram|por que mudar|pra que mudar|estragaram|estragou o app|acabaram com o app|pioraram|piorou|ficou pior|ficou horrível|ficou péssimo|ficou ruim|atualização horrível|atualização péssima|péssima atualização|pior atualização|atualização é horrível|atualização é péssima|retrocesso
desde a atualização|desde a última atualização|depois da atualização|depois da última atualização|após a atualização|após a última atualização|após atualizar|depois de atualizar|depois que atualizei|desde que atualizei|com a nova versão|com a atualização|com a última atualização|desde _ atualização|depois _ atualização|antes da atualização|não atualiza|não se atualiza|desde a nova versão 0

[topic update]
atualiz*|actualiz*|update|nova versão
atualizei|última atualização|última versão|já atualizei|atualizado|atualizei como|versão mais recente 0

[export]
export* falha|falha na export*|falha ao export*|não exporta|não consigo exportar|não deixa exportar|exporta* não|erro ao exportar|exporta* vazi*|exporta* em branco|não consigo compartilhar|não consigo partilhar|não compartilha|compartilhar não|partilha não|compartilhamento não|não deixa compartilhar|não consigo imprimir|não imprime|não deixa imprimir|imprime em branco|imprime só|impressão sai|impressão _ cortad*|sai da impressora|impressora _ metade|folha em branco|folhas em branco|não consigo enviar|não envia|não está enviando|não dá pra enviar|pdf vazio|pdf em branco|pdf está vazio|arquivo vazio|arquivo está vazio|ficheiro vazio|csv vazio|salvar em pdf|salvar como
enviar como excel|linhas vazias|ninguém recebe

[topic export]
export*|compartilh*|partilh*|imprimir|impressão|impressora|pdf

[import]
não importa o|não importa os|não importa as|não consigo importar|não deixa importar|import* falha|falha na import*|falha ao import*|importação não|importação falha|importação falhou|erro ao importar|importa só|não abre _ arquivo*|não consigo abrir _ arquivo*|não abre _ ficheiro*|não consigo abrir _ ficheiro*|não consigo abrir _ documento*|não abre _ pdf|não consigo abrir _ pdf|não consigo abrir _ anexo*|não abre _ anexo*|não lê _ arquivo*|não reconhece _ arquivo*|arquivo não|formato não|arquivo inválido|restaurar _ backup|restaurar o backup|restaurar meu backup|restauração do backup|restaurar meus dados|não restaura|backup não|recuperar o backup|passar meus dados|transferir meus dados|do celular antigo|do telemóvel antigo|metade das linhas|não consigo carregar _ arquivo|não consigo anexar|não consigo subir|não faz upload
árvore genealógica|não tem lá ninguém|não tem ninguém lá

[topic import]
importar|importação|restaurar|restauração|csv|anexar
importante*|não importa|em anexo|anexo|restaurar compras|importância 0

[widget]
widget não|widget _ não|widget fica|widget vazi*|widget pret*|widget branc*|widget em branco|widget mostra*|widget sumiu|sumiu o widget|widget trava*|widget parado|widget continua|tela de bloqueio _ não|tela de bloqueio _ nunca|negócio na tela de bloqueio|coisa na tela de bloqueio|complicaç* não|dados de ontem|números de ontem|ainda os de ontem|ainda mostra ontem
quadradinho na tela|quadrinho

[topic widget]
widget*|tela de bloqueio|ecrã de bloqueio|complicaç*

[pairing]
não pareia|não pareou|não emparelha|não consigo parear|não consigo emparelhar|pareamento não|pareamento falha|falha no pareamento|emparelhamento não|bluetooth não|não conecta no bluetooth|não conecta por bluetooth|bluetooth desconecta|bluetooth cai|não conecta com o relógio|não conecta com a balança|não conecta com meu|não conecta com minha|não conecta ao meu|não conecta ao relógio|não conecta à balança|não conecta na balança|não conecta no relógio|não conecta mais com|não conecta no carro|não se conecta ao meu|não consigo conectar o relógio|não consigo conectar meu|não consigo conectar a balança|não reconhece o relógio|não reconhece a balança|não reconhece meu relógio|não reconhece o aparelho|não reconhece o dispositivo|não detecta|não deteta|não encontra o relógio|não encontra a balança|não encontra meu|não encontra o dispositivo|não encontra a impressora|não acha o relógio|não acha meu|não acha a balança|não vê o relógio|dispositivo não encontrado|perde a conexão com o|perde a conexão com a|perde conexão com|relógio não|balança não|viva-voz|som do carro|airplay não|carplay não|chromecast não|android auto não|fone não conecta
não encontra minha conta|não reconhece meu email|não encontra meu arquivo 0
fica conectando|conectando e desiste|caixinha de som

[topic pairing]
bluetooth|pareamento|parear|emparelh*|relógio|balança|pulseira|carro|carplay|chromecast|airplay|garmin|fitbit|smartwatch
no carro 0

[accessibility]
letra _ pequena*|letras _ pequenas|letra muito pequena|letras muito pequenas|letra miúda|letras miúdas|letrinha*|texto _ pequeno|texto muito pequeno|fonte _ pequena|fonte muito pequena|fontes _ pequenas|pequeno demais para|pequena demais para|minúscul*|tamanho da letra|tamanho da fonte|tamanho do texto|aumentar a letra|aumentar a fonte|letra maior|letras maiores|lupa|óculos|sem óculos|minha visão|minha vista|vista fraca|baixa visão|deficient*|deficiênc*|cego|cega|cegos|meus olhos|contraste|cinza claro|daltônic*|surdo|surda|surdos|leitor de tela|leitor de ecrã|voiceover não|voice over não|talkback não|não lê os botões|botões sem nome|sem rótulo|acessibilidade|acessív*|idos*|minha avó|minha mãe não|parkinson|tremor|dislexi*
cinza clarinho|cinza no branco|ouço mal|só por voz|sem legenda*

[topic accessibility]
voiceover|voice over|talkback|letra|letras|fonte|acessibilidade

[localisation]
tradução _ erro*|tradução _ errad*|tradução _ péssima|tradução _ horrível|tradução está|tradução é|tradução ruim|péssima tradução|mal traduzid*|não está traduzid*|não traduzid*|sem tradução|google tradutor|erros de português|erro de português|erros de ortografia|está em inglês|tudo em inglês|em inglês mesmo|em inglês embora|ficou em inglês|mudou para inglês|mudou pro inglês|só em inglês|metade em inglês|está em espanhol|está em alemão|está em chinês|está em francês|em português de portugal|idioma errado|língua errada|mudar o idioma|trocar o idioma|mudar a língua|mudou o idioma|idioma mudou|idioma muda|outro idioma|não está em português|data* _ american*|formato americano|formato de data|formato da data|mês antes do dia|dia e mês|milhas em vez|fahrenheit|polegadas|libras em vez|unidades|moeda errada|em dólar|em dólares|dólar em vez|semana começa|acentos|acentuação
quem traduziu|traduzido por

[topic localisation]
tradução|traduções|idioma*|moeda|formato de data

[privacy]
privacidade|lgpd|rgpd|gdpr|proteção de dados|rastre*|espion*|espiã*|me escuta*|me ouvindo|escutando|me vigia*|meus dados para terceiros|dados a terceiros|dados com terceiros|vendem meus dados|vender meus dados|venda de dados|vendendo meus dados|compartilham meus dados|compartilhar meus dados|coleta de dados|coletam|dados pessoais|informações pessoais|para onde vão meus dados|onde ficam meus dados|o que fazem com meus dados|acesso aos meus contatos|acesso às minhas fotos|acesso ao microfone|acessar meus contatos|permissões|permissão|minha localização|por que precisam|por que precisa|para que precisa|por que pede|por que querem|vazamento|hacke*|luz do microfone|ponto verde|cookies|consentimento
exclu* _ conta|excluam minha conta|excluir minha conta|exclusão da conta|exclusão da minha conta|apag* _ minha conta|apagar minha conta|apaguem minha conta|deletar minha conta|deletem minha conta|eliminar a minha conta|encerrar minha conta|exclu* _ meus dados|excluir meus dados|excluam meus dados|apagar meus dados|apaguem meus dados|eliminar os meus dados|exclusão dos meus dados|exclusão dos dados|direito ao esquecimento
apagou meus dados|excluiu meus dados|apagou minha conta|apagou todos os meus dados|apagou os meus 0
vendem os nossos dados|vendem nossos dados|anunciantes

[topic privacy]
privacidade|dados pessoais|permissões|localização

[broken]
não funciona|n funciona|não funcionam|não está funcionando|não tá funcionando|não está a funcionar|nada funciona|nada está funcionando|parou de funcionar|deixou de funcionar|para de funcionar|não presta|não serve|não vale nada|não faz nada|não acontece nada|nada acontece|não anda|não vai|não deu certo|não dá|não pega|não roda|defeito|defeituos*|quebrad*|quebrou|pifou|pifado|estragad*|avariad*|bugado|bugada|bugou|bugando|cheio de bugs|cheio de erros|cheia de erros|dá erro|dando erro|deu erro|inútil|inútei*|inutilizáv*|lixo|porcaria|merda|bosta|péssim*|desastre|vergonha|vergonhos*|lamentáv*|uma piada|palhaçada|decepção|decepcionad*|não consigo usar|impossível usar|impossível de usar|não posso usar|não consigo utilizar|não consigo fazer nada|não deixa fazer nada|algo errado|alguma coisa errada|problema continua|problema persiste|problema permanece|continua o problema|continua igual|continua o mesmo|continua dando|continua sem|continua não|mesmo problema|mesmo erro|não foi resolvido|não resolveu|não resolvido|nada resolve|não foi corrigido|sem solução|sem sucesso|não adiantou|não adianta|nada mudou|não mudou nada|não ajudou|não tem jeito|que está acontecendo
lixeira 0
não funfa|não consigo mexer|parou de vez|cheia de bugs|muitos bugs|aparece erro|mostra erro|mensagem de erro|erro desconhecido|erro inesperado|ocorreu um erro|vários erros|tenho problemas|estou com problema*|tô com problema*|tenho um problema|com um problema|com problemas|está com problema|dá problema|só problema|problemas com|problema com|horrível|terrível|ridículo|droga|decepcionante|uma furada|enganação|perda de tempo|tá ruim|muito ruim|ruim demais|pior app|pior aplicativo|tá maluco|ficou maluco|ficou louco|ficou doido|faz o que quer|arrumem|consertem|corrijam|resolvam isso|façam alguma coisa|continua na mesma
sem problemas|nenhum problema|sem problema|nunca tive problema*|nunca deu problema|nunca me deu problema*|não tenho problemas|sem erros|nenhum erro|nunca deu erro|não dá erro|não decepciona|nunca me decepcion*|obrigado por corrigir|não vai me|não vai ser 0

[fault]
não funciona|não funcionam|não está funcionando|nao funciona|falha|falham|falhou|falhando|erro|erros|bug|bugs|não consigo|n consigo|não dá|não deixa|não me deixa|impossível|parou de|deixou de|quebrado|quebrada|defeito
problema*|dificuldade*|errad*|ruim|mal|estranh*|falta|faltando|faltam|vazi*|preto|preta|branco|branca|travad*|atrasad*|atraso|tarde|antig*|desatualizad*|sumiu|sumiram 1
não|nunca|nada|nenhum|nenhuma|sem|recusad*|rejeitad*|inválid*|cai|cortando|interrompid*|horrív*|péssim*|terrív*|chato|irritante|feio|feia 1
sem problema*|nenhum problema|não tenho problema*|nunca tive problema*|nunca deu problema|sem erro*|sem falhas|nunca falha|nunca me deixou|não é só|não só|nada mal|nada a reclamar|sem reclamações|não tenho do que reclamar|não vivo sem|não fico sem|não tenho resposta|não recebi resposta|não me responderam|sem resposta do|nenhuma resposta|não sei se|não sei como|não sei|sem dúvida|sem palavras|não há melhor|não tem melhor|não tem igual 0

[good]
funciona*|fácil|fáceis|útil|prátic*|bem|bom|boa|rápid*|fluid*|simples|ótim*|perfeit*|excelente*|estáv*|ajuda muito|legal|maravilhos*
bom dia|boa tarde|boa noite|tudo bem|tudo bom|bem-vindo|boas|se bem que|bem que|funcionalidade*|função 0

[negation]
não|nao|n|nunca|jamais|sem|nenhum|nenhuma|nada|nem|tampouco
sem parar|sem avisar|sem aviso|sem motivo|sem razão|não para de|não só|do nada|sem mais nem menos|nada mais|sem eu fazer 0

[and]
e|depois|porque|quando|desde|se|então|pois

[but]
mas|porém|contudo|no entanto|entretanto|todavia|embora|apesar|infelizmente|exceto|só que|pena que|e agora|único problema|enquanto|já o|mais só

[resolved]
corrigid*|resolvid*|resolveu|consertad*|consertou|arrumad*|arrumaram|voltou a funcionar|voltou ao normal|funcionando agora|agora funciona|agora está funcionando|agora tá funcionando|já funciona|já está funcionando|funciona novamente|funciona de novo|tudo certo agora|agora está tudo|tudo ok agora|deu certo|problema sumiu|erro sumiu|não acontece mais|não ocorre mais|solucionad*|consegui resolver|já consegui|normalizou|normalizad*|recuperei
vai ser corrigido|será corrigido|seja corrigido|ser corrigido|vai ser resolvido|será resolvido|seja resolvido|ser resolvido|não foi resolvido|não resolvid*|não resolveu|não corrigid*|não foi corrigido|não deu certo|quando _ corrigid* -3

[hypothetical]
se acontecer de novo|se acontecer novamente|se voltar a|se travar de novo|se fechar de novo|se o problema|se houver algum problema|se tiver algum problema|se fechar novamente|se travar novamente|caso aconteça|caso volte|caso o problema|em caso de|por via das dúvidas|tinha medo|tenho medo|medo de|medo que|receio|temia|achei que ia|achei que tinha|achei que fosse|pensei que ia|pensei que tinha|pensei que fosse|achava que|pensava que|poderia travar|pode travar|o que acontece se|se eu perder|vou perder|perco meus dados se|não quero perder|espero que não|tomara que não|quase perdi

[other-app]
outros apps|outros aplicativos|outras aplicações|outro app|outro aplicativo|meu app antigo|meu antigo app|meu antigo aplicativo|ao contrário de outros|ao contrário dos outros|diferente de outros|diferente dos outros|diferentemente de outros|concorrente*|concorrência
outros apps funcionam|outros aplicativos funcionam|os outros apps funcionam|todos os outros apps|em outros apps|com outros apps|nos outros apps|em outros aplicativos|noutras aplicações -4

[attempt]
reinstalei|reinstalar|reinstalando|desinstalei|desinstalar|desinstalando|reiniciei|reiniciar o|desliguei e liguei|desligar e ligar|limpei o cache|limpar o cache|limpei a cache|saí da conta e|deslogei e|sair e entrar|saí e entrei|atualizei como|como sugerido|como sugeriram|como orientado|como indicado|tentei|já fiz de tudo|segui os passos|segui as instruções|verifiquei|conferi|mudei a senha|troquei a senha|apaguei e instalei|excluí e instalei|apaguei o app|ativei|ativad*|desativei|habilitei|habilitad*|bluetooth está|bluetooth ligado|notificações estão|permissões estão|dei permissão|internet funciona|wifi funciona|internet está boa|internet está ok|forcei a parada

[wish]
adicionem|adicionar um|adicionar uma|adicionar a opção|adicionar mais|adicionar a possibilidade|acrescentem|acrescentar|incluam|incluir uma|incluir um|coloquem|colocar uma|colocar um|implementem|ponham|podiam adicionar|podiam colocar|podiam incluir|poderiam adicionar|poderiam colocar|poderiam incluir|poderiam implementar|poderia ter|poderia haver|poderia adicionar|podem adicionar|podem colocar|deveria ter|deveria haver|deveria poder|deveriam adicionar|deveriam colocar|devia ter|gostaria de poder|gostaria que tivesse|gostaria que adicion*|gostaria que houvesse|gostaria de ver|gostaria de ter|gostaria muito|gostava de poder|gostava que|adoraria poder|adoraria que|adoraria ter|queria poder|queria que tivesse|queria uma|queria um|seria bom|seria ótimo|seria legal|seria perfeito|seria útil|seria muito útil|seria incrível|seria interessante|seria um sonho|seria maravilhoso|seria excelente|seria ideal|seria fantástico|seria bacana|seria top|seria massa|seria melhor|seria de grande|ia ser bom|ia ser ótimo|ficaria perfeito|ficaria melhor|ficaria ótimo|falta um modo|falta uma opção|falta a opção|só falta|só faltou|faltou a opção|faltou um|faltou uma|sinto falta de|sugest*|sugiro|sugerir|proponho|proposta|ideia|pedido de recurso|solicitação de recurso|melhoria|há previsão|está previsto|vão lançar|vão adicionar|quando terá|uma versão para|versão para ipad|versão para android|versão para mac|possibilidade de|opção de|uma opção para|espero que adicion*
gostaria de um reembolso|gostaria do reembolso|gostaria de saber|gostaria que funcionasse|gostaria de cancelar|gostaria de uma resposta|gostaria de resolver|queria meu dinheiro|queria saber|queria um reembolso|seria bom se funcionasse|seria bom que funcionasse|seria bom corrigir|nenhuma ideia|não faço ideia|sem possibilidade|não tem a opção|não aparece a opção|sumiu a opção|não consigo adicionar|não consigo colocar|ao adicionar um|ao adicionar uma|não tenho ideia|gostaria de excluir|gostaria de recuperar|coloquem de volta -4
poderiam fazer|poderiam criar|poderiam por|podiam pôr|podiam meter|podia ter|podiam ter|poderia vir|devia haver|deviam colocar|deviam adicionar|adicione|metam um|metam uma|façam uma versão|lancem|por favor adicion*|por favor acrescent*|seria show|seria fixe|seria porreiro|seria muito bom|seria muito legal|seria uma mais-valia|seria espetacular|seria possível adicionar|seria possível incluir|seria possível colocar|seria possível ter|seria ainda melhor|ficaria ainda melhor|gostaria que coloc*|gostava de ter|gostava de ver|adoraria ver|queria muito|quem me dera|tomara que|espero que tragam|espero ver|só faltava|falta só|falta apenas|faltou só|falta modo|falta o modo|senti falta de|faz falta um|faz falta uma|única coisa que falta|o que falta|precisa de um modo|precisa de uma opção|precisa ter|precisava ter|precisava de um|precisava de uma|se desse para|se desse pra|se pudéssemos|se colocassem|se adicionassem|fica a dica|pedido de funcionalidade|nova função|nova funcionalidade|quando vai ter|quando teremos|vai ter versão|há planos|tem previsão|pretendem|estão a pensar|versão para pc|modo escuro por favor|pena não ter|pena que não tem|pena que não dá|pena não dar|porque não colocam|por que não colocam|por que não tem um|porque não tem um
seria bom funcionar|seria bom se respondessem|seria bom resolverem|seria bom arrumarem|seria legal se funcionasse|seria ótimo se funcionasse|gostaria de ter meu dinheiro|gostaria de ter o meu dinheiro|gostaria de ter uma resposta|gostaria de poder usar|gostaria de poder entrar|gostaria de poder cancelar|gostaria de ver resolvid*|gostaria de ver o problema|queria muito meu dinheiro|queria muito usar|sinto falta de respeito|só falta funcionar|só falta agora|não aparece a opção de|não dá opção de|se pudessem me ajudar|se pudesse me ajudar|se pudesse ajudar|se tivesse problema*|nem ideia|precisamos de ajuda|precisamos de uma solução|tomara que resolvam|tomara que arrumem|tomara que corrijam|tomara que não|por que não tem um suporte|possibilidade de reembolso|possibilidade de devol*|sem possibilidade de|não há possibilidade de -4
é só isso que peço|é tudo o que peço|bota um|bota uma|coloca um|seria giro|cereja do bolo|cereja no topo

[question]
como faço|como posso|como eu faço|como eu posso|como cancelo|como cancelar|como fazer|como mudar|como mudo|como altero|como alterar|como compartilho|como compartilhar|como exporto|como exportar|como importo|como importar|como ativo|como ativar|como desativo|como desativar|como excluo|como excluir|como apago|como configuro|como configurar|como funciona|como usar|como uso|como adiciono|como adicionar|como recupero|como passo|como consigo|como obtenho|como conecto|como transfiro|como se|como é que|como acesso|como salvo|como crio|como coloco|dá para|dá pra|é possível|tem como|existe|há como|há alguma|há algum|tem alguma forma|tem alguma opção|posso usar|posso compartilhar|posso instalar|posso mudar|posso exportar|posso importar|posso passar|posso ter|preciso pagar|tenho que pagar|que significa|o que quer dizer|o que é o|o que é a|o que são|qual a diferença|qual é|quais são|quais os|quais tipos|que tipos de|que tipo de|quais formatos|quais arquivos|qual versão|quais dispositivos|o que faço para|o que devo fazer|o que tenho que fazer|quanto custa|quanto tempo|quanto é|quantos|quantas|onde posso|onde encontro|onde fica|onde está a opção|onde ficam|onde são salvos|onde vejo|onde eu|quando vão|quando sai|quando estará|quando será|quando vai|quando lança|podem me dizer|poderiam me dizer|pode me dizer|poderia me dizer|podem me explicar|poderiam me explicar|pode explicar|gostaria de saber|queria saber|quero saber|gostava de saber|queria perguntar|pergunta|dúvida|dúvidas|me pergunto|não sei como|não entendo como|não entendi como|saber se|saber como|funciona sem|é compatível com|serve para|suporta|vocês têm
como é possível|como pode|como assim|até quando|quanto tempo mais|quantas vezes mais|cadê meu dinheiro|onde está meu dinheiro|onde estão meus|onde foram parar|onde estão minhas|não é possível|não é compatível|não tem como|não dá para|não dá pra|não posso usar|não posso exportar|não suporta|não há como|não existe|quando vão devolver|sem dúvida|sem dúvidas|não dá|nao dá|não tem alguma 0
^como|^o que|^qual|^quais|^onde|^quando|^quanto|^posso|^dá|^tem|^há|^preciso|^quem|^funciona|^serve|^vocês|^é 1
^por que|^porque|^pra que|^cadê 0
pra que serve|para que serve|me devolvem o dinheiro se
quem traduziu 0

[praise]
adoro|adorei|amo esse|amo este|amo o app|amei|amo demais|gosto muito|gostei muito|gosto desse|gosto bastante|ótimo|ótima|excelente|excelentes|muito bom|muito boa|bom app|bom aplicativo|bom trabalho|bom demais|bão demais|maravilhos*|fantástic*|incrível|incríveis|espetacular*|sensacional|magnífic*|fenomenal|show|top|perfeito|perfeita|perfeitamente|funciona muito bem|funciona super bem|melhor app|melhor aplicativo|o melhor|a melhor|os melhores|muito útil|super útil|muito prático|satisfeit*|muito feliz com|feliz com o|muito contente|encantad*|recomendo|recomendad*|indico|parabéns|continuem assim|sensacionais|nota 10|nota dez|nota mil|10/10|cinco estrelas|indispensável|imprescindível|não vivo sem|não vivo mais sem|não fico sem|facilita minha vida|facilita a vida|mudou minha vida|salvou minha vida|me salva|vale a pena|vale cada|obrigado por esse app|obrigado por este|obrigada por esse|obrigado pelo app|obrigado pelo aplicativo|nunca me deixou na mão|nunca travou|nunca deu problema|nunca tive problemas|intuitivo|fácil de usar|vocês são demais|que app bom|bem feito|uma maravilha|legal demais|muito legal|joia|fera
seria ótim*|seria perfeit*|seria maravilhos*|seria fantástic*|seria incrível|seria excelente|seria muito bom|seria muito legal|seria muito útil|seria o melhor|seria top|seria show|ficaria perfeit*|ficaria ótim*|ia ser ótim*|era ótim*|era muito bom|era perfeit*|era excelente|era o melhor|funcionava perfeitamente|funcionava muito bem|adoraria|adorava|estava satisfeit*|não recomendo|não indico|não gostei|não gosto|como recomendado|melhores cumprimentos|o melhor seria|insatisfeit*|incrível como|é incrível que|gosto muito de usar mas|me salvando não|muito boa tarde|muito boa noite|muito bom dia|antes era|indicado por 0
amando|apaixonad*|exelente|perfeição|fabulos*|extraordinári*|impecável|topíssimo|nota 1000|mil estrelas|boa demais|muito prática|muito fácil|muito completo|muito completa|muito bem feit*|bem feita|bem pensad*|recomendável|melhor aplicação|melhor que já|sem igual|sem defeitos|sem palavras|nada a reclamar|nada a apontar|não tenho do que reclamar|não tenho o que reclamar|não consigo viver sem|essencial para mim|facilita a minha vida|facilitou minha vida|salva a minha vida|ajuda muito|ajuda bastante|ajuda imenso|ajuda-me imenso|me ajudou muito|de grande ajuda|mão na roda|uma delícia|benção|belo trabalho|compensa cada|funciona às mil maravilhas|funciona lindamente|funciona direitinho|intuitiva|prático e|simples e eficiente|cumpre o que promete|faz o que promete|tudo o que preciso|tudo que preciso|exatamente o que eu|era o que eu precisava|atendimento nota|suporte nota|obrigada por este app|obrigada pelo app|obrigado por criarem|obrigada por criarem|obrigado pelo trabalho|obrigado à equipa|obrigado à equipe|vocês são ótimos|vocês arrasam|arrasaram|mandaram bem|mandou bem|gosto imenso|gosto demais|curti muito|espectacular|brutal|bestial|muito fixe|porreir*|5*
não gosto muito|gostava muito|gostava imenso|não é muito bom|não muito bom|não é muito|nada intuitiv*|pouco intuitiv*|menos intuitiv*|mais intuitiv*|não é intuitiv*|não é recomendável|seria perfeito|seria perfeita|ficaria perfeito|seria ótimo|seria sensacional|seria espetacular|seria espectacular|seria muito prático|seria muito fixe|seria fixe|seria muito intuitivo|seria a melhor|seria melhor|era perfeito|era perfeita|era ótimo|era ótima|era muito boa|era muito útil|era a melhor|era maravilhos*|era top|era show|foi ótimo|funcionava super bem|funcionava lindamente|estava perfeito|estava ótimo|a melhor opção seria|o melhor possível|da melhor forma|da melhor maneira|os melhores cumprimentos|perfeito estado|perfeito funcionamento|perfeitas condições|não vale a pena|ajuda muito se|ajudaria muito|dez vezes|dez minutos|dez segundos|dez dias|dez anos|dez reais|dez euros|às dez|dez e|uns dez|mais de dez|umas dez|há dez|amo mas|não ajuda muito|muito boas|ótimo até|excelente até|continuem a|continuem com o mesmo erro|não estou muito satisfeit*|pouco satisfeit*|não estou satisfeit*|indico o|amei até 0
palmas|uma beleza|porreta|arretado|espetáculo|nem uma falha|me viro muito bem|anjos|graças a vocês|aplauso*
