import { useText } from '../../../../lib/text.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import styles from './top.module.css'

const looks = {
  saving: { icon: 'reload', tone: 'plain' },
  failed: { icon: 'warning', tone: 'failed' },
  unsaved: { icon: 'edit', tone: 'waiting' },
  behind: { icon: 'edit', tone: 'waiting' },
  saved: { icon: 'cloudDone', tone: 'done' },
} as const

function stateOf({ state, isUnsaved }: SlideEditorHandle, isBehind: boolean): keyof typeof looks {
  const { status } = state.saving
  if (status === 'SAVING') return 'saving'
  if (status === 'FAILED') return 'failed'
  if (isBehind) return 'behind'
  return isUnsaved ? 'unsaved' : 'saved'
}

interface SaveStateProps {
  handle: SlideEditorHandle
  /** A newer version was saved elsewhere. */
  isBehind: boolean
  isShort?: boolean
}

/** Whether the server holds what the screen shows. */
export function SaveState({ handle, isBehind, isShort }: SaveStateProps) {
  const t = useText()
  const state = stateOf(handle, isBehind)
  const { icon, tone } = looks[state]
  return (
    <span
      className={styles.state}
      data-tone={tone}
      role="status"
      title={state === 'behind' ? t('slideActions:behindHint') : undefined}
    >
      <Icon name={icon} />
      <span className={isShort ? 'visually-hidden' : undefined}>
        {state === 'behind' ? t('slideActions:behind') : t(`slides:editor.${state}`)}
      </span>
    </span>
  )
}
