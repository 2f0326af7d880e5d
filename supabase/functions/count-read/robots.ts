// Robots that run scripts, by what their names have in common; and programs that open pages for somebody.
const ROBOT =
  /(?<!cu)bot\b|bot_|crawl|spider|slurp|headless|lighthouse|pagespeed|pingdom|uptime|monitor|phantomjs|puppeteer|playwright|selenium|prerender|bingpreview|linkpreview|facebookexternalhit|mediapartners|inspectiontool|scrap|archiver|python|curl|wget|\bhttp|axios|\bjava\/|\bgo-|okhttp|node-fetch|electron/i

/** Whether a call comes from a program, as far as it says so itself. Browsers all begin with "Mozilla/". */
export function isRobot({ headers }: Request): boolean {
  const agent = headers.get('user-agent') ?? ''
  return (
    !agent.startsWith('Mozilla/') || ROBOT.test(agent) || /prefetch|prerender/i.test(headers.get('sec-purpose') ?? '')
  )
}
