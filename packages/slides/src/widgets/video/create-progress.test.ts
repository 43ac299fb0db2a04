import { expect, it } from 'vitest'
import { createProgress } from './create-progress.ts'

/** A video of which these ranges have been played. */
function aFilm(duration: number) {
  const parts: [number, number][] = []
  const played = {
    get length() {
      return parts.length
    },
    start: (part: number) => parts[part]?.[0] ?? 0,
    end: (part: number) => parts[part]?.[1] ?? 0,
  }
  const reached: number[] = []
  const film = { duration, played } as unknown as HTMLVideoElement // nothing else is read
  const look = createProgress(film, (percent) => reached.push(percent))
  return {
    reached,
    play(from: number, to: number) {
      parts.push([from, to])
      look()
    },
  }
}

it('createProgress tells each quarter that has been played, once', () => {
  const { reached, play } = aFilm(8)
  play(0, 1)
  expect(reached).toEqual([])
  play(1, 4.5)
  expect(reached).toEqual([25, 50])
  play(4.5, 7.9)
  expect(reached).toEqual([25, 50, 75, 100])
})

it('createProgress does not count what was skipped, nor a film whose length nobody knows', () => {
  const skipped = aFilm(100)
  skipped.play(90, 100)
  expect(skipped.reached).toEqual([])
  for (const length of [Number.NaN, Infinity]) {
    const stream = aFilm(length)
    stream.play(0, 500)
    expect(stream.reached).toEqual([])
  }
})
