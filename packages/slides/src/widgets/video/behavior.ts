import type { Behavior } from '../../define/define-widget.ts'
import { isMuted, setMuted } from './muted.ts'

const videosOf = (slide: Element) => slide.querySelectorAll<HTMLVideoElement>('video[data-sources]')
const buttonOf = (video: Element, name: string) => video.parentElement?.querySelector<HTMLElement>(name)

/** Returns the smallest rendition at least this wide, else the widest, of `url width url width …`, smallest first. */
export function pickSource(sources: string, width: number): string {
  const parts = sources.split(' ')
  const isWide = (part: string, index: number) => index % 2 > 0 && Number(part) >= width
  const found = parts.findIndex(isWide)
  return parts.at(found < 0 ? -2 : found - 1) ?? ''
}

/** Marks a paused video, so that its button shows, and offers the sound of a muted one. */
function showState(video: HTMLVideoElement): void {
  video.toggleAttribute('data-paused', video.paused)
  const button = buttonOf(video, '.tp-sound')
  if (button) button.hidden = !video.muted
}

function play(video: HTMLVideoElement): void {
  video.play().catch((error: Error) => {
    if (error.name !== 'NotAllowedError') return
    // Browsers block sound before the first interaction: play muted and offer the sound. A phone in power-saving mode
    // blocks that, too: the poster stays, with the button over it.
    if (video.muted) showState(video)
    else {
      video.muted = true
      play(video)
    }
  })
  showState(video)
}

const handleTap = (video: HTMLVideoElement) => (event: Event) => {
  if (video.controls) return
  event.stopPropagation()
  if (video.muted && !video.paused && 'sound' in video.dataset) {
    setMuted(false)
    video.muted = false
  } else if (video.paused) {
    if ('sound' in video.dataset) video.muted = isMuted()
    play(video)
  } else video.pause()
}

/** Shows captions in the visitor's language, else the first, if the video is muted or the merchant shows captions. */
function showCaptions(video: HTMLVideoElement): void {
  if (!video.muted && !('captions' in video.dataset)) return
  const tracks = [...video.textTracks]
  const spoken = navigator.language.slice(0, 2)
  const track = tracks.find(({ language }) => language.startsWith(spoken)) ?? tracks[0]
  if (track) track.mode = 'showing'
}

function listen(video: HTMLVideoElement): void {
  const handle = handleTap(video)
  video.onclick = handle
  video.onplay = video.onpause = video.onvolumechange = () => showState(video)
  video.onended = () => video.load() // shows poster and button again
  for (const name of ['.tp-sound', '.tp-play']) {
    const button = buttonOf(video, name)
    if (button) button.onclick = handle
  }
}

function mount(video: HTMLVideoElement): void {
  const { sources = '', sound, autoplay, controls, isReady } = video.dataset
  video.src = pickSource(sources, video.clientWidth * Math.min(devicePixelRatio, 2))
  video.controls = !!controls
  video.muted = sound === undefined || isMuted()
  if (!isReady) {
    video.dataset['isReady'] = '1'
    listen(video)
    showCaptions(video)
  }
  const isStill = 'still' in document.body.dataset || matchMedia('(prefers-reduced-motion:reduce)').matches
  if (autoplay && !isStill) play(video)
  else showState(video)
}

/** Loads and plays a video only while its slide is in view. */
export const videoBehavior: Behavior = {
  enter: (slide) => videosOf(slide).forEach(mount),
  leave: (slide) => {
    for (const video of videosOf(slide)) {
      if (!video.src) continue
      delete video.dataset['held']
      video.pause()
      video.controls = false // the browser's own controls slow down each swipe
      video.removeAttribute('src')
      video.load()
    }
  },
}

/** Pauses what plays while a finger is held on the slide. */
export function hold(slide: Element, isHeld: boolean): void {
  for (const video of videosOf(slide)) {
    if (isHeld && !video.paused) {
      video.dataset['held'] = '1'
      video.pause()
    } else if (!isHeld && 'held' in video.dataset) {
      delete video.dataset['held']
      play(video)
    }
  }
}
