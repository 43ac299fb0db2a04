import { ApiError, type QrDesign } from '@taplet/contract'
import type { Api } from '../../../../lib/api/api.ts'
import { isPassing } from '../../../../lib/editing/is-passing.ts'
import type { SaveOutcome } from '../../../../lib/editing/save-outcome.ts'
import { text } from '../../../../lib/text.ts'
import { isNewDesign } from '../../blank-design.ts'
import type { Design } from './design-kind.ts'

type DesignCalls = Pick<Api['qrDesigns'], 'update' | 'fetchAll'>

const failure = (error: unknown): SaveOutcome<QrDesign> => ({
  status: 'FAILED',
  message: error instanceof ApiError ? error.message : text('editing:offline'),
  isPassing: isPassing(error),
})

/** Stores a design, or creates it. A stale revision overwrites nothing and brings the other copy (spec D28). Never throws. */
export async function saveDesign(calls: DesignCalls, design: Design, base: QrDesign): Promise<SaveOutcome<QrDesign>> {
  const { qrDesignId, revision } = base
  try {
    const sent = { ...design, qrDesignName: design.qrDesignName.trim(), qrDesignId }
    const { qrDesignData } = await calls.update(isNewDesign(base) ? sent : { ...sent, revision })
    return { status: 'SAVED', saved: qrDesignData }
  } catch (error) {
    if (!(error instanceof ApiError) || error.body.callResult !== 'CONFLICT') return failure(error)
  }
  try {
    const theirs = (await calls.fetchAll()).qrDesignData.find((one) => one.qrDesignId === qrDesignId)
    if (theirs) return { status: 'CONFLICT', theirs }
    return { status: 'FAILED', message: text('qrDesigner:designer.deletedElsewhere'), isPassing: false }
  } catch (error) {
    return failure(error)
  }
}
