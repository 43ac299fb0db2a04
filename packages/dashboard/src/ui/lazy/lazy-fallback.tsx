import { useEffect, useState, useSyncExternalStore } from 'react'
import { createLazy } from '../../lib/lazy/create-lazy.ts'
import { useText } from '../../lib/text.ts'
import type { LazyFailureProps } from './lazy-failure.tsx'

// Preloaded with everything that opens over a screen; few people ever see it.
const words = createLazy<LazyFailureProps>(
  async () => (await import('./lazy-failure.tsx')).LazyFailure,
  () => () => null,
)

const PAUSE = 4000 // ms between two tries

/** Shown where code failed to load, with a message and a retry; without the message until that has loaded too. */
export function LazyFallback(props: LazyFailureProps) {
  const t = useText()
  const Words = useSyncExternalStore(words.subscribe, words.get)
  const [isPlain, setIsPlain] = useState(false)
  // Effect: the network. Retries until the message has loaded, which then retries the part.
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
  if (props.display === 'SILENT' || !isPlain) return <Words {...props} />
  return (
    <p role="alert">
      {t('missingPiece')}{' '}
      <button type="button" onClick={() => void props.fetch()}>
        {t('retry')}
      </button>
    </p>
  )
}
