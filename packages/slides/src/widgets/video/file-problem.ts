/** Sites whose addresses lead to a page with a player, by the end of their host. */
const VIDEO_PAGES = [
  ['YouTube', /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/],
  ['Vimeo', /^(?:www\.|player\.)?vimeo\.com$/],
  ['TikTok', /(?:^|\.)tiktok\.com$/],
  ['Instagram', /(?:^|\.)instagram\.com$/],
] as const

/** Why an address can hold no video file, and what to do; undefined when it may. */
export function videoFileProblem(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { hostname } = new URL(url)
  const name = VIDEO_PAGES.find(([, host]) => host.test(hostname))?.[0]
  return (
    name &&
    `This is the address of a page on ${name}, not of a video file. Upload the file to your library, or add a link to the page.`
  )
}
