import type { PublicExperience } from '@taplet/contract'
import type { InlineCode } from './page-policy.ts'

/** A document and the code that stands in it, for the policy. */
export interface RenderedPage {
  html: string
  inline: InlineCode
}
export type Notice = 'NOT_FOUND' | 'RESTING' | 'GONE'

export interface PageRenderer {
  /** `tagId` is the link that led here, when one did; `linkId` the app's own. */
  renderExperience(experience: PublicExperience, tagId: string | undefined, linkId: string | undefined): RenderedPage
  /** A script that pages fetch later, by the name of its file. */
  moduleCode(file: string): string | undefined
  /** The code of a link, as SVG. */
  renderCode(tagId: string): string
  /** The friendly page shown where there is no instant app to show. */
  renderNotice(notice: Notice): RenderedPage
}
