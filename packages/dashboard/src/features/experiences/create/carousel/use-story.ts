import { useEffect, useState } from 'react'
import { isCalm } from '../../../../lib/device/is-calm.ts'

const SLIDE_MS = 2800

interface Story {
  slides: readonly unknown[]
  at: number
  before: number
  /** It plays by itself once; from the first tap on it waits for the next. */
  isPlaying: boolean
}

const begin = (slides: readonly unknown[]): Story => ({ slides, at: 0, before: 0, isPlaying: true })

/** Which slide of an app is shown: in the middle it goes through all of them once, and ends on the first. */
export function useStory(slides: readonly unknown[], isChosen: boolean) {
  const [story, setStory] = useState(() => begin(slides))
  // Another name or look: from the beginning, where the name is.
  if (story.slides !== slides) setStory(begin(slides))
  const { at, before, isPlaying } = story
  const step = (goesOn: boolean) =>
    setStory((now) => {
      const next = (now.at + 1) % slides.length
      return { ...now, at: next, before: now.at, isPlaying: goesOn && next !== 0 }
    })
  // Effect: a timer.
  useEffect(() => {
    if (!isChosen || !isPlaying || isCalm()) return
    const timer = setTimeout(() => step(true), SLIDE_MS)
    return () => clearTimeout(timer)
  })
  return isChosen ? { at, before, showNext: () => step(false) } : { at: 0, before: 0, showNext: () => step(false) }
}
