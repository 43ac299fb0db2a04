/** Characters allowed in a content security policy: others could end a directive there. */
const PLAIN_ORIGIN = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/

/** The distinct origins of websites that a page frames, for its content security policy. */
export const frameOriginsOf = (html: string): string[] => [
  ...new Set(
    // User text has no quotes in markup, so every match is ours.
    [...html.matchAll(/ data-frame="([^"]*)"/g)].flatMap(([, url = '']) => {
      const origin = URL.canParse(url) ? new URL(url).origin : ''
      return PLAIN_ORIGIN.test(origin) ? [origin] : []
    }),
  ),
]
