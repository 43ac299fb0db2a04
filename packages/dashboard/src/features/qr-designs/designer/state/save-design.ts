import { ApiError, type QrDesign } from '@taplet/contract'
import type { Api } from '../../../../lib/api/api.ts'
import { currentOf } from '../../../../lib/api/current-of.ts'
import { isPassing } from '../../../../lib/editing/is-passing.ts'
import type { SaveOutcome } from '../../../../lib/editing/save-outcome.ts'
import { text } from '../../../../lib/text.ts'
import { isNewDesign } from '../../blank-design.ts'
import type { Design } from './design-kind.ts'

type DesignCalls = Pick<Api['qrDesigns'], 'update'>

const failure = (error: unknown): SaveOutcome<QrDesign> => ({
  status: 'FAILED',
  message: error instanceof ApiError ? error.message : text('editing:offline'),
  isPassing: isPassing(error),
})

/**
 * Saves or creates a design. A stale revision overwrites nothing and returns the newer one (spec D28). Never throws.
 */
export async function saveDesign(calls: DesignCalls, design: Design, base: QrDesign): Promise<SaveOutcome<QrDesign>> {
  const { qrDesignId, revision } = base
  try {
    const sent = { ...design, qrDesignName: design.qrDesignName.trim(), qrDesignId }
    const { qrDesignData } = await calls.update(isNewDesign(base) ? sent : { ...sent, revision })
    return { status: 'SAVED', saved: qrDesignData }
  } catch (error) {
    const theirs = currentOf<QrDesign>(error)
    return theirs ? { status: 'CONFLICT', theirs } : failure(error)
  }
}
