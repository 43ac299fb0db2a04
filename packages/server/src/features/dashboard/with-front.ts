/** What a document says without a script, as HTML that may stand there as it is. */
export interface Front {
  /** In place of the title and description that all screens have. */
  head: string
  style: string
  list: string
}

const TITLE = /<title>.*?<\/title>/s
const DESCRIPTION = /<meta\s+name="description"[^>]*>/
const NO_SCRIPT = /<noscript>.*?<\/noscript>/s

/** Within `noscript`, so that nobody with a script sees the list before the screen itself. */
export function withFront(html: string, front: Front | undefined, nonce: string): string {
  if (!front) return html
  const style = `<noscript><style nonce="${nonce}">${front.style}</style></noscript>`
  // Functions: `$` in what people wrote is no pattern.
  return html
    .replace(NO_SCRIPT, () => `<noscript>${front.list}</noscript>`)
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => front.head)
    .replace('</head>', () => `${style}</head>`)
}
