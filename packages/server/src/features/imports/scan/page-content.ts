/** An element whose text counts, in the order of the page. */
export interface PageBlock {
  tag: string
  text: string
  /** The address of a link, as written there. */
  href: string
  /** Of the whole page, not of its content: a menu, a header, a footer. */
  isChrome: boolean
  /** Drawn as a button, as far as its name says. */
  isButton: boolean
  /** The place in which it stands: an element inside a list item is no line of its own. */
  isNested: boolean
  /** What microdata calls it. */
  property: string
}

/** A picture as a page names it. */
export interface PagePicture {
  url: string
  altText: string
  /** As far as the page says; 0 where it does not. */
  width: number
  isLogo: boolean
  isChrome: boolean
}

export interface PageIcon {
  rel: string
  url: string
  /** px; 0 where it is not said. */
  size: number
}

/** What stands on a page, and nothing of what is hidden there. */
export interface PageContent {
  title: string
  /** What relative addresses are relative to. */
  base: string
  metas: ReadonlyMap<string, string>
  icons: readonly PageIcon[]
  manifest: string
  structured: readonly string[]
  blocks: readonly PageBlock[]
  pictures: readonly PagePicture[]
  frames: readonly string[]
  refresh: string | undefined
  hasPassword: boolean
}
