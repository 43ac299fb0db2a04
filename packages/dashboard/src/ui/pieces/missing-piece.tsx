import { useCallback } from 'react'
import { useTryAgain } from '../../lib/pieces/use-try-again.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { pieces } from '../../text/en/pieces.ts'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { ErrorState } from '../states/error-state.tsx'
import styles from './missing-piece.module.css'

addTexts('pieces', pieces)

/**
 * `INLINE` stands in its place, `OVER` floats above the screen like the dialog that was asked for, `SCREEN` is a whole one,
 * `SILENT` says nothing.
 */
export type PiecePlace = 'INLINE' | 'OVER' | 'SCREEN' | 'SILENT'

export interface MissingPieceProps {
  place: PiecePlace
  /** Fetches the code; true when it came, and stands where this stood. */
  fetch: () => Promise<boolean>
  onClose?: (() => void) | undefined
}

const SEVERAL = 2 // failures with a network: the file is gone, probably with an older release

/** Stands in for a part whose code did not come: says so, tries again by itself and when asked. All around it lives on. */
export function MissingPiece({ place, fetch, onClose }: MissingPieceProps) {
  const t = useText()
  const { isBusy, failures, tryNow } = useTryAgain(fetch)
  // Above dialogs and whatever clips or moves its own place. Browsers that cannot do so draw it in its place.
  const lift = useCallback((panel: HTMLElement | null) => {
    if (!panel?.showPopover) return
    panel.popover = 'manual'
    panel.showPopover()
  }, [])
  if (place === 'SILENT') return null
  if (place === 'SCREEN')
    return (
      <ErrorState
        title={t('pieces:screen')}
        sentence={t('pieces:screenSentence')}
        retry={{ label: t('retry'), onRetry: tryNow, busy: isBusy }}
      />
    )
  const isGone = failures >= SEVERAL && navigator.onLine
  return (
    <div role="alert" className={styles['piece']} data-place={place} ref={place === 'OVER' ? lift : undefined}>
      <Icon name="warning" />
      <p>{isGone ? t('pieces:gone') : t('missingPiece')}</p>
      <div className={styles['buttons']}>
        {isGone && (
          <Button small kind="plain" onClick={() => location.reload()}>
            {t('pieces:reload')}
          </Button>
        )}
        <Button small busy={isBusy} onClick={tryNow}>
          {t('retry')}
        </Button>
        {onClose && <IconButton icon="close" label={t('close')} onClick={onClose} />}
      </div>
    </div>
  )
}
