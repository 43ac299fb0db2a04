import type { Random } from '../../../demo/scenes/random.ts'

/** Values with their relative frequency. */
export type Weighted<T> = readonly (readonly [value: T, weight: number])[]

/** Returns one of the values by its weight; the list must not be empty. Throws when there is nothing to pick from. */
export function pickWeighted<T>(random: Random, values: Weighted<T>): T {
  let left = random.between(
    0,
    values.reduce((sum, [, weight]) => sum + weight, 0),
  )
  for (const [value, weight] of values) {
    left -= weight
    if (left < 0) return value
  }
  const [last] = values.at(-1) ?? []
  if (last === undefined) throw new Error('There is nothing to pick from.')
  return last
}

export const isLucky = (random: Random, chance: number): boolean => random.between(0, 1) < chance

/** A browser or app, and what it runs on. */
export interface Program {
  device: 'PHONE' | 'TABLET' | 'DESKTOP'
  agent: string
}

export const programs: Weighted<Program> = [
  [
    {
      device: 'PHONE',
      agent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    },
    50,
  ],
  [
    {
      device: 'PHONE',
      agent:
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    },
    36,
  ],
  [
    {
      device: 'TABLET',
      agent:
        'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    },
    4,
  ],
  [
    {
      device: 'DESKTOP',
      agent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    },
    7,
  ],
  [
    {
      device: 'DESKTOP',
      agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    },
    3,
  ],
]

/** A bot, with its expected classification. */
interface Bot {
  verdict: 'BOT' | 'PREVIEW' | 'HEAD' | 'PREFETCH'
  reason: string
  agent: string
}

const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
const of = (verdict: Bot['verdict'], reason: string, agent: string): Bot => ({ verdict, reason, agent })

export const bots: Weighted<Bot> = [
  [of('BOT', 'Google', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'), 9],
  [of('BOT', 'Bing', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'), 5],
  [of('BOT', 'OpenAI', 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)'), 3],
  [of('BOT', 'Ahrefs', 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)'), 2],
  [of('BOT', 'Script', 'curl/8.11.1'), 1],
  [of('PREVIEW', 'WhatsApp', 'WhatsApp/2.24.17.76 A'), 9],
  [of('PREVIEW', 'Facebook', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'), 3],
  [of('PREVIEW', 'Telegram', 'TelegramBot (like TwitterBot)'), 2],
  [of('PREVIEW', 'Slack', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'), 1],
  [of('PREFETCH', '', CHROME), 3],
  [of('HEAD', '', CHROME), 1],
]

/** Origin of a visitor without a link of ours. */
interface Way {
  source: 'DIRECT' | 'SEARCH' | 'SOCIAL' | 'SITE'
  referrer: string | null
}

export const ways: Weighted<Way> = [
  [{ source: 'DIRECT', referrer: null }, 38],
  [{ source: 'SEARCH', referrer: 'google.com' }, 24],
  [{ source: 'SEARCH', referrer: 'bing.com' }, 3],
  [{ source: 'SEARCH', referrer: 'duckduckgo.com' }, 3],
  [{ source: 'SOCIAL', referrer: 'instagram.com' }, 20],
  [{ source: 'SOCIAL', referrer: 'facebook.com' }, 6],
  [{ source: 'SITE', referrer: 'timeout.com' }, 4],
  [{ source: 'SITE', referrer: 'harbour-market.example' }, 2],
]

/** Where a place's guests live, and an international audience. `null`: unknown. */
export const countries: Readonly<Record<'near' | 'far', Weighted<string | null>>> = {
  near: [
    ['GB', 82],
    ['IE', 4],
    ['FR', 3],
    ['US', 3],
    ['DE', 3],
    ['ES', 2],
    ['NL', 1],
    [null, 2],
  ],
  far: [
    ['GB', 34],
    ['US', 18],
    ['DE', 14],
    ['FR', 8],
    ['NL', 6],
    ['SE', 5],
    ['ES', 4],
    ['IT', 4],
    ['CA', 4],
    ['JP', 2],
    [null, 1],
  ],
}
