/**
 * Bots that isbot does not know: measuring and screenshot programs, editors that open pages for their agents, and the
 * network library of Apple's systems without a browser around it (it checks app links and fetches icons).
 */
export const UNLISTED_ROBOTS =
  /^(?!mozilla\/).*\bcfnetwork\/|gtmetrix|miniature\.io|ylt chrome|tsm-turingos|\bfluid\/|\b(?:code|trae|cursor|windsurf)\/[\d.]+.*electron\//i

/** Bots that owners know by name. All others are counted as one: a bot's author chooses its name. */
export const namedRobots: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Google', /google(?:bot|other|-)|adsbot|mediapartners|storebot|apis-google/i],
  ['Bing', /bingbot|adidxbot|msnbot/i],
  ['Apple', /applebot|aasa-bot|cfnetwork/i],
  ['DuckDuckGo', /duckduckbot|duckassistbot/i],
  ['Yandex', /yandex/i],
  ['Baidu', /baidu/i],
  ['Facebook', /meta-external|facebook/i],
  ['OpenAI', /gptbot|chatgpt|oai-searchbot/i],
  ['Anthropic', /claude|anthropic/i],
  ['Perplexity', /perplexity/i],
  ['ByteDance', /bytespider|bytedance/i],
  ['Amazon', /amazonbot/i],
  ['Ahrefs', /ahrefs/i],
  ['Semrush', /semrush/i],
  ['Uptime monitor', /uptime|pingdom|statuscake|monitor/i],
  ['Headless browser', /headless|phantomjs|puppeteer|playwright|lighthouse|selenium/i],
  ['Script', /curl|wget|python|java\/|okhttp|go-http|node|axios|libwww|httpclient|postman|undici|ruby|perl|php/i],
]
