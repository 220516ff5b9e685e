import Records

extension ChinesePhrases {
  func symptom(_ symptom: Symptom) -> SymptomPhrase {
    switch symptom.rawValue {
    case "crash": named(pick("闪退", "閃退"), pick("闪退", "閃退"))
    case "launch": named(pick("启动", "啟動"), pick("无法启动", "無法啟動"))
    case "freeze": named(pick("卡死", "當掉"), pick("会卡死", "會當掉"))
    case "performance": named(pick("卡顿", "緩慢"), pick("运行缓慢", "執行緩慢"))
    case "battery": named(pick("耗电", "耗電"), pick("很耗电", "很耗電"))
    case "login": troubled(pick("登录", "登入"))
    case "sync": troubled("同步")
    case "data-loss": named(pick("数据丢失", "資料遺失"), pick("会丢失数据", "會遺失資料"))
    case "payment": troubled("付款")
    case "subscription": troubled(pick("订阅", "訂閱"))
    case "refund": named("退款", pick("引来退款要求", "引來退款要求"))
    case "notification": troubled("通知")
    case "ui": troubled(pick("界面", "介面"))
    case "audio": troubled(pick("声音", "聲音"))
    case "video": troubled(pick("视频", "影片"))
    case "camera": troubled(pick("相机", "相機"))
    case "network": troubled(pick("网络", "網路"))
    case "install": named(pick("安装", "安裝"), pick("无法安装", "無法安裝"))
    case "update": troubled("更新")
    case "export": troubled(pick("导出", "匯出"))
    case "import": troubled(pick("导入", "匯入"))
    case "widget": troubled(pick("小组件", "小工具"))
    case "pairing": troubled(pick("配对", "配對"))
    case "accessibility": troubled(pick("无障碍", "輔助使用"))
    case "localisation": troubled(pick("语言", "語言"))
    case "privacy": named(pick("隐私", "隱私"), pick("引起隐私疑问", "引起隱私疑問"))
    case "broken": named("其他故障", pick("无法正常使用", "無法正常使用"))
    case "feature-request": named(pick("功能建议", "功能建議"), pick("引来功能建议", "引來功能建議"))
    case "question": named(pick("提问", "提問"), pick("引来提问", "引來提問"))
    case "praise": named(pick("好评", "好評"), pick("受到好评", "受到好評"))
    default: troubled(Untrusted(name: symptom.rawValue).cleaned)
    }
  }

  private func named(_ name: String, _ verb: String) -> SymptomPhrase {
    SymptomPhrase(name, name, verb)
  }

  private func troubled(_ name: String) -> SymptomPhrase {
    SymptomPhrase(name, name, pick("的\(name)有问题", "的\(name)有問題"))
  }
}
