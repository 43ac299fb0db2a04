import type { PublicExperience } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import type { InlineCode } from './page-policy.ts'

/** A document and the code that stands in it, for the policy. */
export interface RenderedPage {
  html: string
  inline: InlineCode
}
export type Notice =
  | 'BLOCKED'
  | 'DISABLED'
  | 'ENDED'
  | 'GONE'
  | 'LINK_TAKEN_DOWN'
  | 'NOT_FOUND'
  | 'PAUSED'
  | 'RESTING'
  | 'TAKEN_DOWN'

/** How a page is asked for, and what its owner allows. */
export interface PageUse {
  /** The link that led here, when one did. */
  tagId: string | undefined
  /** The slide to open first, by the id of the item. */
  startItemId?: string | undefined
  /** The app's own link. */
  linkId: string | undefined
  /** Search engines may show it. */
  isFindable: boolean
  /** Other websites may show it in a frame. */
  mayBeEmbedded: boolean
  /** It stands in such a frame now. */
  isEmbedded: boolean
}

export interface PageRenderer {
  /** The same in another language. */
  in(language: Language): PageRenderer
  renderExperience(experience: PublicExperience, use: PageUse): RenderedPage
  /** A script that pages fetch later, by the name of its file. */
  moduleCode(file: string): string | undefined
  /** The code of a link, as SVG. */
  renderCode(tagId: string): string
  /** The friendly page shown where there is no instant app to show. */
  renderNotice(notice: Notice): RenderedPage
  /** The page of a physical tag that nobody has set up yet. */
  renderUnclaimed(tag: { tagId: string; tagSubType: string | null }): RenderedPage
  /** Asks for the password of a link, once more when the last one was not it. */
  renderPassword(form: { action: string; problem?: string }): RenderedPage
  /** What chats read instead of a website that a link leads to. */
  renderCard(card: WebsiteCard): RenderedPage
}

export interface WebsiteCard {
  url: string
  title: string
  description: string
  siteName: string
  /** On our own host, or empty. */
  imageUrl: string
}
