import { useCopyState } from '../../../../lib/drafts/server/use-copy-state.ts'
import type { useDrafts } from '../../../../lib/drafts/use-drafts.ts'
import { useText } from '../../../../lib/text.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import styles from './top.module.css'

const looks = {
  saving: { icon: 'reload', tone: 'plain' },
  failed: { icon: 'warning', tone: 'failed' },
  draft: { icon: 'cloudDone', tone: 'waiting' },
  draftHere: { icon: 'edit', tone: 'waiting' },
  behind: { icon: 'edit', tone: 'waiting' },
  saved: { icon: 'cloudDone', tone: 'done' },
  elsewhere: { icon: 'clock', tone: 'waiting' },
  checking: { icon: 'reload', tone: 'plain' },
  offline: { icon: 'offline', tone: 'waiting' },
} as const

/** Whether all is saved, when this editor has nothing to send: edits may wait on other devices. */
const cleanStates = { NOT_YET: 'checking', ASKED: 'saved', FAILED: 'offline' } as const

/** Where a draft is: the server's copy follows a moment after the device's. */
const draftStates = { IDLE: 'draft', WAITING: 'saving', RETRYING: 'draftHere', REFUSED: 'draftHere' } as const

interface SaveStateProps {
  handle: SlideEditorHandle
  drafts: Pick<ReturnType<typeof useDrafts>, 'asked' | 'copy' | 'isUnavailable' | 'offers' | 'reconsider'>
  /** A newer version was saved elsewhere. */
  isBehind: boolean
  isShort?: boolean
}

/** Whether visitors could see what the screen shows, else where it is stored. */
export function SaveState({ handle: { state, isUnsaved }, drafts, isBehind, isShort }: SaveStateProps) {
  const t = useText()
  const draft = draftStates[useCopyState(drafts.copy)]
  const { status } = state.saving
  const stored = draft === 'draftHere' && drafts.isUnavailable ? 'failed' : draft
  const pending = isBehind ? 'behind' : stored
  const clean = drafts.offers.length > 0 ? 'elsewhere' : cleanStates[drafts.asked]
  const settled = isUnsaved ? pending : clean
  const shown = status === 'SAVING' ? 'saving' : status === 'FAILED' ? 'failed' : settled
  const { icon, tone } = looks[shown]
  const words = (
    <>
      <Icon name={icon} />
      <span className={isShort ? 'visually-hidden' : undefined}>
        {shown === 'behind' ? t('slideActions:behind') : t(`slides:editor.${shown}`)}
      </span>
    </>
  )
  return (
    <span
      className={styles.state}
      data-tone={tone}
      role="status"
      title={shown === 'behind' ? t('slideActions:behindHint') : undefined}
    >
      {shown === 'elsewhere' ? (
        <button type="button" onClick={drafts.reconsider}>
          {words}
        </button>
      ) : (
        words
      )}
    </span>
  )
}
