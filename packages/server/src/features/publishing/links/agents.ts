import type { VisitorDevice } from '@taplet/contract/codes'
import type { IncomingHttpHeaders } from 'node:http'

/** Programs that fetch an address somebody has sent, to show what is behind it. */
const PREVIEWS = new RegExp(
  [
    'facebookexternalhit|facebot|meta-externalfetcher|whatsapp|twitterbot|slackbot|slack-imgproxy|discordbot|telegrambot',
    'linkedinbot|pinterest(?:bot|/)|skypeuripreview|viber|vkshare|redditbot|embedly|iframely|cardyb|mastodon|misskey',
    'pleroma|synapse|snap url preview|kakaotalk-scrap|linespider|line-poker|tumblr|bitlybot|bingpreview|zoombot|notionbot',
    'google-messages|chatwork|flipboardproxy|quora link preview|xing-contenttabreceiver|link ?preview|outbrain|nuzzel',
  ].join('|'),
  'i',
)
/** Programs that nobody holds in a hand. */
const MACHINES =
  /bot\b|bot[/;)_-]|crawl|spider|slurp|scan(?:ner)?\b|monitor|preview|fetcher|headless|lighthouse|curl\/|wget\/|python|java\/|okhttp|go-http-client|node-fetch|axios|libwww|httpclient|postman|undici|ruby|perl|php\//i

export interface Agent {
  device: VisitorDevice
  /** Shows others what is behind the address, and leads nobody there. */
  isPreview: boolean
  /** Whether a person sees the answer: no machine, no browser that only prepares. */
  isPerson: boolean
}

/** What a request tells of the program that sent it. */
export function agentOf(headers: IncomingHttpHeaders): Agent {
  const name = headers['user-agent'] ?? ''
  const isPreview = PREVIEWS.test(name)
  const isAhead = [headers['sec-purpose'], headers['purpose'], headers['x-moz'], headers['x-purpose']].some((purpose) =>
    /prefetch|prerender|preview/i.test(String(purpose ?? '')),
  )
  return {
    device: deviceOf(name, String(headers['sec-ch-ua-platform'] ?? '')),
    isPreview,
    isPerson: !isPreview && !isAhead && !MACHINES.test(name),
  }
}

/** An iPad says that it is a Mac; only what other browsers there add gives it away. */
const IPAD_AS_MAC = /Macintosh.*(?:CriOS|FxiOS|EdgiOS|OPiOS|GSA\/|Mobile\/)/

function deviceOf(name: string, platform: string): VisitorDevice {
  if (/iPhone|iPad|iPod/.test(name) || IPAD_AS_MAC.test(name) || /\biOS\b/i.test(platform)) return 'IOS'
  // Phones with Windows said that they were all others, too.
  if ((/Android/i.test(name) && !/Windows Phone/.test(name)) || /Android/i.test(platform)) return 'ANDROID'
  return 'DESKTOP'
}
