import type { Message } from '@taplet/messages'
import { messages } from './messages/messages.ts'

/** Sites whose addresses open a page with a player, by the end of their host. */
const VIDEO_PAGES = [
  ['YouTube', /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/],
  ['Vimeo', /^(?:www\.|player\.)?vimeo\.com$/],
  ['TikTok', /(?:^|\.)tiktok\.com$/],
  ['Instagram', /(?:^|\.)instagram\.com$/],
] as const

/** Returns why an address cannot be a video file, and what to do; undefined when it may be one. */
export function videoFileProblem(url: string): Message | undefined {
  if (!URL.canParse(url)) return undefined
  const { hostname } = new URL(url)
  const site = VIDEO_PAGES.find(([, host]) => host.test(hostname))?.[0]
  return site && messages.later('pageNotFile', { site })
}
