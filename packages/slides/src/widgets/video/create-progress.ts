const QUARTERS = [25, 50, 75, 100]
/** How much the end of short videos lacks in `played`, in seconds. */
const TOLERANCE_S = 0.3

/** Returns how much of a video has been played, in seconds; skipped and repeated parts do not count. */
function playedOf({ played }: HTMLVideoElement): number {
  let seconds = 0
  for (let part = 0; part < played.length; part++) seconds += played.end(part) - played.start(part)
  return seconds
}

/** Reports when a quarter, half, three quarters and all have been played. Call the result on every progress. */
export function createProgress(video: HTMLVideoElement, onReach: (percent: number) => void): () => void {
  let reached = 0
  return () => {
    const { duration } = video // Infinity for a stream, NaN before it is known
    const isPlayed = (percent: number) => playedOf(video) + TOLERANCE_S >= (duration * percent) / 100
    for (const percent of QUARTERS)
      if (percent > reached && isPlayed(percent)) {
        reached = percent
        onReach(percent)
      }
  }
}
