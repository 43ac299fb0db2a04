import type { PublicExperience } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import type { InlineCode } from './page-policy.ts'

/** A document and its inline code, for the policy. */
export interface RenderedPage {
  html: string
  inline: InlineCode
}
export type Notice =
  | 'BLOCKED'
  | 'CLOSED'
  | 'DISABLED'
  | 'ENDED'
  | 'GONE'
  | 'LINK_TAKEN_DOWN'
  | 'NOT_FOUND'
  | 'PAUSED'
  | 'RESTING'
  | 'TAKEN_DOWN'

/** How a page is requested, and what its owner allows. */
export interface PageUse {
  /** The link that led here, if any. */
  tagId: string | undefined
  /** The slide to open first, by the id of its item. */
  startItemId?: string | undefined
  /** The app's own link. */
  linkId: string | undefined
  /** Search engines may show it. */
  isFindable: boolean
  /** Other websites may show it in a frame. */
  mayBeEmbedded: boolean
  /** It is shown in such a frame now. */
  isEmbedded: boolean
}

export interface PageRenderer {
  /** Returns the same renderer for another language. */
  in(language: Language): PageRenderer
  renderExperience(experience: PublicExperience, use: PageUse): RenderedPage
  /** Returns a script that pages load later, by its file name. */
  moduleCode(file: string): string | undefined
  /** Returns the code of a link in a colour, as SVG. */
  renderCode(tagId: string, colour: string): string
  /** Renders the friendly page shown where there is no instant app. */
  renderNotice(notice: Notice): RenderedPage
  /** Renders the page of an instant app that was never published. */
  renderOpensSoon(app: { name: string }): RenderedPage
  /** Renders what the owner of a closed account left to visitors. */
  renderClosed(closed: { lastWords: string; fallbackUrl: string }): RenderedPage
  /** Renders the page of a physical tag that is not claimed yet. */
  renderUnclaimed(tag: { tagId: string; tagSubType: string | null }): RenderedPage
  /** Renders the password form of a link, with the problem of the last attempt. */
  renderPassword(form: { action: string; problem?: string }): RenderedPage
  /** Renders what chats read instead of a website that a link leads to. */
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
