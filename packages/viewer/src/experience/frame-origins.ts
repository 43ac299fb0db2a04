/** What may stand in a content security policy: hosts can hold signs that would end a directive there. */
const PLAIN_ORIGIN = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/

/** The origins of the websites that a page shows in frames, once each, for its content security policy. */
export const frameOriginsOf = (html: string): string[] => [
  ...new Set(
    // What people wrote holds no quotes in markup, so every match is ours.
    [...html.matchAll(/ data-frame="([^"]*)"/g)].flatMap(([, url = '']) => {
      const origin = URL.canParse(url) ? new URL(url).origin : ''
      return PLAIN_ORIGIN.test(origin) ? [origin] : []
    }),
  ),
]
