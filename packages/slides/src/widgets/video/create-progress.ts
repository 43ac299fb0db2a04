const QUARTERS = [25, 50, 75, 100]
/** What films of a few seconds lack at their end. */
const TOLERANCE_S = 0.3

/** How much of a film has been played, in seconds; what was skipped or played twice does not count. */
function playedOf({ played }: HTMLVideoElement): number {
  let seconds = 0
  for (let part = 0; part < played.length; part++) seconds += played.end(part) - played.start(part)
  return seconds
}

/** Tells when a quarter of a film has been played, a half, three quarters and all of it. To be asked whenever it has gone on. */
export function createProgress(video: HTMLVideoElement, onReach: (percent: number) => void): () => void {
  let reached = 0
  return () => {
    const { duration } = video // endless for a stream, and no number before it is known
    const isPlayed = (percent: number) => playedOf(video) + TOLERANCE_S >= (duration * percent) / 100
    for (const percent of QUARTERS)
      if (percent > reached && isPlayed(percent)) {
        reached = percent
        onReach(percent)
      }
  }
}
