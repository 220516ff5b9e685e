@main
enum Main {
  static func main() async {
    let status = await Program.run(Environment.ofProcess())
    Interruption.endIfRequested()
    status.endProcess()
  }
}
