import type { Draft } from '@taplet/contract'
import type { Slide } from '@taplet/slides/schema'
import type { DraftKey } from '../../../lib/drafts/store/draft-record.ts'
import type { SavedSlide } from '../../slide/document/slide-document.ts'
import type { ExperienceDocument } from '../experience-document.ts'

/** Where edits are stored, on the server and on this device, up to a sequence each. */
export interface StoredEdits {
  remote: readonly Pick<Draft, 'deviceId' | 'sequence'>[]
  local: readonly { key: DraftKey; sequence: number }[]
}

/** Edits of one document that visitors do not see yet, and where they are stored. */
export interface Change<Document> extends StoredEdits {
  targetId: string
  /** The saved document with the edits merged in: what publishing makes of it. */
  document: Document
  /** The edits and what was saved since changed the same: its editor asks which of them to keep. */
  isUnclear: boolean
  isOwnDevice: boolean
  deviceName: string
  /** ms */
  updatedAt: number
  /** All edits of the document, those of other devices as well: what discarding takes away. */
  all: StoredEdits
}

export type SlideChange = Change<Slide> & { saved: SavedSlide }

/** All that waits to be published in an instant app. */
export interface Changes {
  /** Of the app itself: its name, its slides in order, … */
  app: Change<ExperienceDocument> | undefined
  slides: readonly SlideChange[]
  /** The server could not be asked: only what this device stores is known. */
  isOffline: boolean
}
