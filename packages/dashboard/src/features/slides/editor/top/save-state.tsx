import { useText } from '../../../../lib/text.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import styles from './top.module.css'

const looks = {
  saving: { icon: 'reload', tone: 'plain' },
  failed: { icon: 'warning', tone: 'failed' },
  unsaved: { icon: 'edit', tone: 'waiting' },
  saved: { icon: 'cloudDone', tone: 'done' },
} as const

function stateOf({ state, isUnsaved }: SlideEditorHandle): keyof typeof looks {
  const { status } = state.saving
  if (status === 'SAVING') return 'saving'
  if (status === 'FAILED') return 'failed'
  return isUnsaved ? 'unsaved' : 'saved'
}

/** Whether the server holds what the screen shows. */
export function SaveState({ handle, isShort }: { handle: SlideEditorHandle; isShort?: boolean }) {
  const t = useText()
  const state = stateOf(handle)
  const { icon, tone } = looks[state]
  return (
    <span className={styles['state']} data-tone={tone} role="status">
      <Icon name={icon} />
      <span className={isShort ? 'visually-hidden' : undefined}>{t(`slides:editor.${state}`)}</span>
    </span>
  )
}
