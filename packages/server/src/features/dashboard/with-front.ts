/** A document's content without JavaScript, as escaped HTML. */
export interface Front {
  /** Replaces the title and description common to all screens. */
  head: string
  style: string
  list: string
}

const TITLE = /<title>.*?<\/title>/s
const DESCRIPTION = /<meta\s+name="description"[^>]*>/
const NO_SCRIPT = /<noscript>.*?<\/noscript>/s

/** Within `noscript`, so that people with JavaScript do not see the list before the screen itself. */
export function withFront(html: string, front: Front | undefined, nonce: string): string {
  if (!front) return html
  const style = `<noscript><style nonce="${nonce}">${front.style}</style></noscript>`
  // Replacer functions: `$` in what people wrote must not act as a pattern.
  return html
    .replace(NO_SCRIPT, () => `<noscript>${front.list}</noscript>`)
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => front.head)
    .replace('</head>', () => `${style}</head>`)
}
