import type { QrDesign } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../lib/api/api.ts'
import { tellSaved } from '../../../../lib/drafts/saved-elsewhere.ts'
import { useEditing } from '../../../../lib/editing/use-editing.ts'
import { deletions } from '../../../../ui/list/deletions.ts'
import { isNewDesign } from '../../blank-design.ts'
import { rememberDesign } from '../../../../entities/qr-design/queries.ts'
import { type Design, designKind } from './design-kind.ts'
import { saveDesign } from './save-design.ts'

interface DesignEditorOptions {
  saved: QrDesign
  /** Called when a save found changes made elsewhere and merged them without asking. */
  onMerged: () => void
}

/** The state of the designer, and all actions on the design. */
export function useDesignEditor({ saved, onMerged }: DesignEditorOptions) {
  const api = useApi()
  const client = useQueryClient()
  const [isCreating, setIsCreating] = useState(false)
  const store = async (design: Design, base: QrDesign) => {
    if (isNewDesign(base)) await deletions.commitAll('QR_DESIGNS') // they count towards the plan's limit until deleted
    const outcome = await saveDesign(api.qrDesigns, design, base)
    const held = outcome.status === 'CONFLICT' ? outcome.theirs : outcome.status === 'SAVED' && outcome.saved
    if (held) rememberDesign(client, api, held)
    if (outcome.status === 'SAVED') tellSaved(outcome.saved.qrDesignId)
    return outcome
  }
  const handle = useEditing({ kind: designKind, saved, save: store, onMerged })
  const { editing, state } = handle
  /** An untouched new design has no differences, yet is not stored anywhere. */
  async function create(): Promise<boolean> {
    setIsCreating(true)
    const { document, saved: base } = editing.getState()
    const outcome = await store(document, base)
    setIsCreating(false)
    if (outcome.status === 'SAVED') editing.dispatch({ type: 'FOLLOW_SAVED', saved: outcome.saved })
    else if (outcome.status === 'FAILED') editing.dispatch({ ...outcome, type: 'SAVE_FAILED' })
    return outcome.status === 'SAVED'
  }
  const isNew = isNewDesign(state.saved)
  return {
    ...handle,
    isNew,
    isBusy: isCreating || state.saving.status === 'SAVING',
    store: () => (isNewDesign(editing.getState().saved) && !editing.isUnsaved() ? create() : handle.save()),
    /** Changes fields of the design's config. */
    restyle: (change: (config: Design['clientConfig']) => Design['clientConfig']) =>
      handle.edit((design) => {
        const clientConfig = change(design.clientConfig)
        return clientConfig === design.clientConfig ? design : { ...design, clientConfig }
      }),
  }
}
export type DesignEditor = ReturnType<typeof useDesignEditor>
