import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { createPiece } from '../../lib/pieces/create-piece.ts'
import { useTryAgain } from '../../lib/pieces/use-try-again.ts'
import { useText } from '../../lib/text.ts'
import { ErrorState } from '../states/error-state.tsx'

/** Stands in for a screen whose code did not come, and tries again; the frame around it lives on. */
function MissingScreen({ fetch, onMissing }: { fetch: () => Promise<boolean>; onMissing: () => void }) {
  const t = useText()
  // A newer release may have taken the file away: only a new page helps then.
  useEffect(onMissing, [onMissing])
  const { isBusy, tryNow } = useTryAgain(fetch)
  return (
    <ErrorState
      title={t('piece.screen')}
      sentence={t('piece.screenSentence')}
      retry={{ label: t('retry'), onRetry: tryNow, busy: isBusy }}
    />
  )
}

/** A screen whose code could not be fetched when its address was opened: drawn as soon as it can. `onMissing` must not throw. */
export function lateScreen(load: () => Promise<ComponentType>, onMissing: () => void): ComponentType {
  const piece = createPiece(load, ({ fetch }) => () => <MissingScreen fetch={fetch} onMissing={onMissing} />)
  return function LateScreen() {
    const Shown = useSyncExternalStore(piece.subscribe, piece.get)
    return <Shown />
  }
}
