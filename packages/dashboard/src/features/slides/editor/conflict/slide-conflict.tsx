import type { MediaLookup, Slide } from '@taplet/slides/schema'
import { useText } from '../../../../lib/text.ts'
import { ConflictDialog } from '../../../../editing/conflict/conflict-dialog.tsx'
import { toast } from '../../../../ui/toasts/toast.tsx'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import { describePart } from './describe-part.ts'

interface SlideConflictProps {
  handle: SlideEditorHandle
  media: MediaLookup
  onSave: () => void
}

/** Two versions of the slide conflict: shows both and lets the person choose (spec D28). */
export function SlideConflict({ handle, media, onSave }: SlideConflictProps) {
  const t = useText()
  const { saving } = handle.state
  const versions: readonly Slide[] = saving.status === 'CONFLICT' ? [saving.mine, saving.theirs, saving.base] : []
  /** After a draft's conflict the choice stays an unsaved edit; only a save that met a conflict continues. */
  const saveAfterChoice = () => {
    if (saving.status === 'CONFLICT' && saving.from === 'SAVE') onSave()
  }
  return (
    <ConflictDialog
      state={handle.state}
      describe={(collision) => {
        const part = describePart(versions, media)
        return {
          label: part.label(collision.path),
          mine: part.value(collision.path, collision.mine),
          theirs: part.value(collision.path, collision.theirs),
        }
      }}
      onKeepMine={() => {
        handle.keepMine()
        saveAfterChoice()
      }}
      onTakeTheirs={() => {
        handle.takeTheirs()
        toast.say(t('conflict:taken'))
      }}
      onMerge={(takesTheirs) => {
        handle.resolve(takesTheirs)
        saveAfterChoice()
      }}
      onLater={() => handle.postpone(t('conflict:laterReason'))}
    />
  )
}
