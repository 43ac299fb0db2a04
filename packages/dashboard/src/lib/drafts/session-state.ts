import type { DraftOffer } from './draft-offer.ts'

/** Edits that were put on the screen without asking, and what it showed before. */
interface RestoredEdits<Document> {
  offerId: string
  updatedAt: number
  /** The device that stores them still, '' for another tab of this one; undefined for edits of this editor. */
  elsewhere: string | undefined
  before: Document
  after: Document
}

export interface SessionState<Document> {
  restored: RestoredEdits<Document> | undefined
  /** Newest first. */
  offers: readonly DraftOffer<Document>[]
  /** This device cannot store drafts: only the server's copy exists. */
  isUnavailable: boolean
  /** The person has read that. */
  isNoticeRead: boolean
  /** What this device has to bring back is on screen. */
  isOpened: boolean
  /** Whether the server has said which edits wait elsewhere. */
  asked: 'NOT_YET' | 'ASKED' | 'FAILED'
  /** What came back was discarded or published elsewhere, and is gone from the screen again. */
  isForgotten: boolean
}

/** A session that has found nothing yet. */
export const newSession = {
  restored: undefined,
  offers: [],
  isUnavailable: false,
  isNoticeRead: false,
  isOpened: false,
  asked: 'NOT_YET',
  isForgotten: false,
} as const satisfies SessionState<unknown>
