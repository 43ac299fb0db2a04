import type { PublishState } from '../../../../entities/experience/publish-state.ts'
import { useCopyState, type WatchedCopy } from '../../../../lib/drafts/server/use-copy-state.ts'
import { useText } from '../../../../lib/text.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import styles from '../top/editor-header.module.css'

interface DraftStateProps {
  copy: WatchedCopy
  /** Edits of the app wait on another device, and are not shown. */
  isElsewhere: boolean
  changeCount: number
  published: PublishState
  /** Whether the server could not be asked for changes; undefined until that is known. */
  isOffline: boolean | undefined
  onReview: () => void
}

const looks = {
  ELSEWHERE: { icon: 'clock', text: 'experiences:draft.elsewhere' },
  IDLE: { icon: 'cloudDone', text: 'experiences:draft.saved' },
  REFUSED: { icon: 'warning', text: 'experiences:draft.onDevice' },
  RETRYING: { icon: 'offline', text: 'experiences:draft.offline' },
  UNKNOWN: { icon: 'reload', text: 'experiences:draft.checking' },
  WAITING: { icon: 'reload', text: 'experiences:draft.saving' },
} as const

/** Of slides and other devices, when this editor itself has nothing to send. */
function stateOf({ isOffline, isElsewhere }: Pick<DraftStateProps, 'isOffline' | 'isElsewhere'>) {
  if (isElsewhere) return 'ELSEWHERE'
  if (isOffline === undefined) return 'UNKNOWN'
  return isOffline ? 'RETRYING' : 'IDLE'
}

/** Where the edits are: on the way, stored, or live; what is not live can be looked at. */
export function DraftState({ copy, changeCount, published, onReview, ...known }: DraftStateProps) {
  const t = useText()
  const copied = useCopyState(copy)
  const state = copied === 'IDLE' ? stateOf(known) : copied
  const { icon, text } = looks[state]
  const isLive = state === 'IDLE' && changeCount === 0 && published === 'live'
  return (
    <>
      <span className={styles.state} data-tone={state} role="status">
        <Icon name={icon} size={16} />
        <span>{t(isLive ? 'experiences:draft.none' : text)}</span>
      </span>
      {changeCount > 0 && published !== 'draft' && (
        <button type="button" className={styles.changes} aria-haspopup="dialog" onClick={onReview}>
          {t('experiences:notLive', { count: changeCount })}
        </button>
      )}
    </>
  )
}
