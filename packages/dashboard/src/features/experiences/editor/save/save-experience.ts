import { ApiError, type Page, type PageInput } from '@taplet/contract'
import { isPassing } from '../../../../lib/editing/is-passing.ts'
import type { SaveOutcome } from '../../../../lib/editing/save-outcome.ts'
import { text } from '../../../../lib/text.ts'
import type { ExperienceDocument } from '../state/experience-kind.ts'

/** Why a field was refused, so that it can be said beside it. */
export interface Refusal {
  field: string | undefined
  message: string
}

export type Outcome = SaveOutcome<Page> & { refusal?: Refusal }

/** What is stored now, when a save was refused because it is newer. */
const currentOf = (error: ApiError): Page | undefined =>
  // With CONFLICT the server sends a Page of the contract as `current` (spec D28).
  error.body.callResult === 'CONFLICT' ? (error.body.current as Page | undefined) : undefined

/** The page to send: the document on top of what the server has, with the revision it was based on. */
export const toSave = (document: ExperienceDocument, base: Page) => ({
  ...document,
  experienceId: base.experienceId,
  experienceItems: [...document.experienceItems],
  fullPagePath: document.rootPageId,
  shopifyConfig: base.shopifyConfig,
  revision: base.revision,
})

/**
 * Saves an instant app; that publishes it. It counts only with SUCCESS and the updated page (spec §4). A stale revision
 * overwrites nothing and brings the other copy. Without a name nothing is sent. Never throws.
 */
export async function saveExperience(
  send: (page: Partial<PageInput> & ReturnType<typeof toSave>) => Promise<Page>,
  document: ExperienceDocument,
  base: Page,
): Promise<Outcome> {
  if (document.pageName.trim() === '') {
    const message = text('experiences:editor.nameEmpty')
    return { status: 'FAILED', message, isPassing: false, refusal: { field: 'pageName', message } }
  }
  try {
    return { status: 'SAVED', saved: await send(toSave(document, base)) }
  } catch (error) {
    const theirs = error instanceof ApiError ? currentOf(error) : undefined
    if (theirs) return { status: 'CONFLICT', theirs }
    const message = error instanceof ApiError ? error.message : text('experienceEditor:offline')
    const field = error instanceof ApiError ? error.body.field : undefined
    return { status: 'FAILED', message, isPassing: isPassing(error), refusal: { field, message } }
  }
}
