import { ApiError, type Page, type PageInput } from '@taplet/contract'
import { currentOf } from '../../../../lib/api/current-of.ts'
import { isPassing } from '../../../../lib/editing/is-passing.ts'
import type { SaveOutcome } from '../../../../lib/editing/save-outcome.ts'
import { text } from '../../../../lib/text.ts'
import type { ExperienceDocument } from '../../../../entities/experience/experience-document.ts'

/** Why a field was refused, to be shown beside it. */
export interface Refusal {
  field: string | undefined
  message: string
}

export type Outcome = SaveOutcome<Page> & { refusal?: Refusal }

/** The page to send: the document on top of the server's copy, with the revision it is based on. */
export const toSave = (document: ExperienceDocument, base: Page) => ({
  ...document,
  experienceId: base.experienceId,
  experienceItems: [...document.experienceItems],
  fullPagePath: document.rootPageId,
  shopifyConfig: base.shopifyConfig,
  revision: base.revision,
})

/**
 * Saves, and so publishes, an instant app. It counts only with SUCCESS and the updated page (spec §4). A stale revision
 * overwrites nothing and returns the other copy. Without a name nothing is sent. Never throws.
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
    const theirs = currentOf<Page>(error)
    if (theirs) return { status: 'CONFLICT', theirs }
    const message = error instanceof ApiError ? error.message : text('experienceEditor:offline')
    const field = error instanceof ApiError ? error.body.field : undefined
    return { status: 'FAILED', message, isPassing: isPassing(error), refusal: { field, message } }
  }
}
