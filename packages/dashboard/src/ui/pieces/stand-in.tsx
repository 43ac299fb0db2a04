import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPiece } from '../../lib/pieces/create-piece.ts'
import { useText } from '../../lib/text.ts'
import type { MissingPieceProps } from './missing-piece.tsx'

// Fetched ahead with all that opens over a screen; few people ever see it.
const words = createPiece<MissingPieceProps>(
  async () => (await import('./missing-piece.tsx')).MissingPiece,
  () => () => null,
)

const PAUSE = 4000 // ms between two tries

/** Stands where code did not come, with what can be said and done about it; plainly while not even that has come. */
export function StandIn(props: MissingPieceProps) {
  const t = useText()
  const Words = useSyncExternalStore(words.subscribe, words.get)
  const [isPlain, setIsPlain] = useState(false)
  // The network: again and again until the words are here, which then try for the part.
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const isHere = await words.fetch()
      if (isHere) stop()
      if (!isGone) setIsPlain(!isHere)
    }
    const handleTime = () => void ask()
    const timer = setInterval(handleTime, PAUSE)
    const stop = () => {
      clearInterval(timer)
      globalThis.removeEventListener('online', handleTime)
    }
    globalThis.addEventListener('online', handleTime)
    void ask()
    return () => {
      isGone = true
      stop()
    }
  }, [])
  // oxlint-disable-next-line react/static-components -- chosen, not made: it lives outside
  if (props.place === 'SILENT' || !isPlain) return <Words {...props} />
  return (
    <p role="alert">
      {t('missingPiece')}{' '}
      <button type="button" onClick={() => void props.fetch()}>
        {t('retry')}
      </button>
    </p>
  )
}
