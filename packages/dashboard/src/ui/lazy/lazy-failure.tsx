import { useCallback } from 'react'
import { useTryAgain } from '../../lib/lazy/use-try-again.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { lazy } from '../../text/en/lazy.ts'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { ErrorState } from '../states/error-state.tsx'
import styles from './lazy-failure.module.css'

addTexts('lazy', lazy)

/**
 * `INLINE` is shown in place, `OVER` floats above the screen like the requested dialog, `SCREEN` fills a whole screen,
 * `SILENT` shows nothing.
 */
export type LazyDisplay = 'INLINE' | 'OVER' | 'SCREEN' | 'SILENT'

export interface LazyFailureProps {
  display: LazyDisplay
  /** Loads the code; resolves to true when it has loaded and replaced this. */
  fetch: () => Promise<boolean>
  onClose?: (() => void) | undefined
}

const SEVERAL = 2 // failures with a network: the file was removed, probably by a new release

/** Replaces a part whose code failed to load: says so, retries by itself and on request. Everything around it works. */
export function LazyFailure({ display, fetch, onClose }: LazyFailureProps) {
  const t = useText()
  const { isBusy, failures, tryNow } = useTryAgain(fetch)
  // In the top layer, above dialogs and anything that clips or transforms. Browsers without popovers show it in place.
  const lift = useCallback((panel: HTMLElement | null) => {
    if (!panel?.showPopover) return
    panel.popover = 'manual'
    panel.showPopover()
  }, [])
  if (display === 'SILENT') return null
  if (display === 'SCREEN')
    return (
      <ErrorState
        title={t('lazy:screen')}
        sentence={t('lazy:screenSentence')}
        retry={{ label: t('retry'), onRetry: tryNow, busy: isBusy }}
      />
    )
  const isGone = failures >= SEVERAL && navigator.onLine
  return (
    <div role="alert" className={styles.piece} data-place={display} ref={display === 'OVER' ? lift : undefined}>
      <Icon name="warning" />
      <p>{isGone ? t('lazy:gone') : t('missingPiece')}</p>
      <div className={styles.buttons}>
        {isGone && (
          <Button small kind="plain" onClick={() => location.reload()}>
            {t('lazy:reload')}
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
