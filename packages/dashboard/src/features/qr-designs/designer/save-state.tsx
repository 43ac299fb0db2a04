import { useText } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './designer-top.module.css'
import type { DesignEditor } from './state/use-design-editor.ts'

const looks = {
  saving: { icon: 'reload', tone: 'plain' },
  failed: { icon: 'warning', tone: 'failed' },
  behind: { icon: 'edit', tone: 'waiting' },
  unsaved: { icon: 'edit', tone: 'waiting' },
  newOne: { icon: 'edit', tone: 'waiting' },
  saved: { icon: 'cloudDone', tone: 'done' },
} as const

function stateOf({ state, isUnsaved, isNew, isBusy }: DesignEditor, isBehind: boolean): keyof typeof looks {
  if (isBusy) return 'saving'
  if (state.saving.status === 'FAILED') return 'failed'
  if (isBehind) return 'behind'
  if (isNew) return 'newOne'
  return isUnsaved ? 'unsaved' : 'saved'
}

interface SaveStateProps {
  editor: DesignEditor
  /** A newer version was saved elsewhere. */
  isBehind: boolean
  isShort: boolean
}

/** Whether the server holds what the screen shows. */
export function SaveState({ editor, isBehind, isShort }: SaveStateProps) {
  const t = useText()
  const kind = stateOf(editor, isBehind)
  const { icon, tone } = looks[kind]
  return (
    <span className={styles.state} data-tone={tone} role="status">
      <Icon name={icon} />
      <span className={isShort ? 'visually-hidden' : undefined}>{t(`qrDesigner:designer.${kind}`)}</span>
    </span>
  )
}
