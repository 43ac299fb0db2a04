import type { Behavior } from '../../define.ts'

let isSoundOff = false

const videosOf = (slide: Element) => slide.querySelectorAll<HTMLVideoElement>('video[data-sources]')
const soundButton = (video: Element) => video.parentElement?.querySelector<HTMLElement>('.tp-sound')

/** The smallest rendition that is at least as wide as asked, else the widest. `sources` is `url width url width …`, smallest first. */
export function pickSource(sources: string, width: number): string {
  const parts = sources.split(' ')
  const isWide = (part: string, index: number) => index % 2 > 0 && Number(part) >= width
  const found = parts.findIndex(isWide)
  return parts.at(found < 0 ? -2 : found - 1) ?? ''
}

function setMuted(video: HTMLVideoElement, isMuted: boolean): void {
  video.muted = isMuted
  const button = soundButton(video)
  if (button) button.hidden = !isMuted
}

function play(video: HTMLVideoElement): void {
  video.play().catch((error: Error) => {
    // Browsers refuse sound before the first touch: play silently and offer the sound.
    if (error.name === 'NotAllowedError' && !video.muted) {
      setMuted(video, true)
      play(video)
    }
  })
}

const handleTap = (video: HTMLVideoElement) => (event: Event) => {
  if (video.controls) return
  event.stopPropagation()
  if (video.muted && 'sound' in video.dataset) {
    isSoundOff = false
    setMuted(video, false)
    play(video)
  } else if (video.paused) play(video)
  else video.pause()
}

/** Shows captions in the visitor's language, else the first, where nothing is heard or the merchant wants them shown. */
function showCaptions(video: HTMLVideoElement): void {
  if (!video.muted && !('captions' in video.dataset)) return
  const tracks = [...video.textTracks]
  const spoken = navigator.language.slice(0, 2)
  const track = tracks.find(({ language }) => language.startsWith(spoken)) ?? tracks[0]
  if (track) track.mode = 'showing'
}

function mount(video: HTMLVideoElement): void {
  const { sources = '', sound, autoplay, isReady } = video.dataset
  if (!isReady) {
    video.dataset.isReady = '1'
    video.onclick = handleTap(video)
    const button = soundButton(video)
    if (button) button.onclick = video.onclick
  }
  video.src = pickSource(sources, video.clientWidth * Math.min(devicePixelRatio, 2))
  setMuted(video, sound === undefined || isSoundOff)
  if (!isReady) showCaptions(video)
  if (autoplay && !matchMedia('(prefers-reduced-motion:reduce)').matches) play(video)
  // Nobody is left without a way to start it.
  else video.controls = true
}

/** A video holds a file and plays only while its slide is the one in view. */
export const videoBehavior: Behavior = {
  enter: (slide) => videosOf(slide).forEach(mount),
  leave: (slide) => {
    for (const video of videosOf(slide)) {
      if (!video.src) continue
      video.pause()
      video.removeAttribute('src')
      video.load()
    }
  },
}

/** Switches the sound of this slide's videos, and of those to come; does nothing where all are silent by choice. */
export function toggleSound(slide: Element): void {
  for (const video of videosOf(slide)) {
    if (!('sound' in video.dataset)) continue
    isSoundOff = !video.muted
    setMuted(video, isSoundOff)
  }
}
