import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { ConflictDialog } from '../../../editing/conflict/conflict-dialog.tsx'
import { describePart } from './state/describe-part.ts'
import type { DesignEditor } from './state/use-design-editor.ts'

/** Two versions of a design conflict: shows both and lets the person choose (spec D28). */
export function DesignConflict({ editor }: { editor: DesignEditor }) {
  const t = useText()
  const { saving } = editor.state
  /** After a draft's conflict the choice stays an unsaved edit; only a save that met a conflict continues. */
  const saveAfterChoice = () => {
    if (saving.status === 'CONFLICT' && saving.from === 'SAVE') void editor.save()
  }
  return (
    <ConflictDialog
      state={editor.state}
      describe={describePart}
      onKeepMine={() => {
        editor.keepMine()
        saveAfterChoice()
      }}
      onTakeTheirs={() => {
        editor.takeTheirs()
        toast.say(t('conflict:taken'))
      }}
      onMerge={(takesTheirs) => {
        editor.resolve(takesTheirs)
        saveAfterChoice()
      }}
      onLater={() => editor.postpone(t('conflict:laterReason'))}
    />
  )
}
