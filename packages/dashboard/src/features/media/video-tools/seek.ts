/** Shows the frame at so many seconds, standing still. Does nothing while there is no player. */
export function seek(player: HTMLVideoElement | null, seconds: number): void {
  if (!player) return
  player.pause()
  player.currentTime = seconds
}
