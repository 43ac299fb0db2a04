/** Pauses at the given second. Does nothing without a player. */
export function seek(player: HTMLVideoElement | null, seconds: number): void {
  if (!player) return
  player.pause()
  player.currentTime = seconds
}
