import { keyHint } from '../../../../ui/shortcuts/key-hint.ts'
import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'

/** Undo and redo buttons. */
export function HistoryButtons({ editor }: { editor: ExperienceEditorHandle }) {
  const t = useText()
  const { past, future } = editor.state
  return (
    <>
      <IconButton
        icon="undo"
        label={t('experienceEditor:undo')}
        shortcut={keyHint({ keys: ['mod+z'] })}
        disabled={past.length === 0}
        onClick={editor.undo}
      />
      <IconButton
        icon="redo"
        label={t('experienceEditor:redo')}
        shortcut={keyHint({ keys: ['mod+shift+z'] })}
        disabled={future.length === 0}
        onClick={editor.redo}
      />
    </>
  )
}
