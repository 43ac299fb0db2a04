/** Hosts including their subdomains; `google.*` means a name under any ending. */
type Hosts = readonly string[]

const search: Hosts = [
  'google.*',
  'com.google.android.googlequicksearchbox',
  'bing.com',
  'duckduckgo.com',
  'yahoo.*',
  'search.brave.com',
  'ecosia.org',
  'qwant.com',
  'startpage.com',
  'yandex.*',
  'baidu.com',
  'naver.com',
  'daum.net',
  'seznam.cz',
  'sogou.com',
  'so.com',
  'kagi.com',
  'mojeek.com',
  'swisscows.com',
  'perplexity.ai',
  'chatgpt.com',
  'gemini.google.com',
  'copilot.microsoft.com',
]

const social: Hosts = [
  'facebook.com',
  'fb.com',
  'messenger.com',
  'com.facebook.katana',
  'instagram.com',
  'com.instagram.android',
  'threads.net',
  'threads.com',
  'twitter.com',
  't.co',
  'x.com',
  'com.twitter.android',
  'linkedin.com',
  'lnkd.in',
  'com.linkedin.android',
  'tiktok.com',
  'pinterest.*',
  'pin.it',
  'reddit.com',
  'youtube.com',
  'youtu.be',
  'snapchat.com',
  'whatsapp.com',
  'wa.me',
  't.me',
  'telegram.org',
  'web.telegram.org',
  'org.telegram.messenger',
  'discord.com',
  'slack.com',
  'teams.microsoft.com',
  'bsky.app',
  'mastodon.social',
  'vk.com',
  'ok.ru',
  'weibo.com',
  'weixin.qq.com',
  'line.me',
  'kakao.com',
  'tumblr.com',
  'quora.com',
  'linktr.ee',
  'nextdoor.com',
  'xing.com',
]

/** `google.*` matches google.com and google.co.uk, but not `google.evil.example`: endings have at most two short parts. */
function fits(host: string, known: string): boolean {
  if (!known.endsWith('.*')) return host === known || host.endsWith(`.${known}`)
  const name = known.slice(0, -1)
  const at = host.startsWith(name) ? 0 : host.indexOf(`.${name}`) + 1
  return (at > 0 || host.startsWith(name)) && /^[a-z]{2,3}(?:\.[a-z]{2})?$/.test(host.slice(at + name.length))
}

export type Site = 'SEARCH' | 'SOCIAL' | 'SITE'

const MAX_REMEMBERED = 1000
const remembered = new Map<string, Site>()

/** Returns the kind of website of a host. */
export function siteOf(host: string): Site {
  const known = remembered.get(host)
  if (known) return known
  const isIn = (hosts: Hosts): boolean => hosts.some((one) => fits(host, one))
  const site = isIn(search) ? 'SEARCH' : isIn(social) ? 'SOCIAL' : 'SITE'
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  remembered.set(host, site)
  return site
}
