import type { Behavior, VisitNotes } from '../define/define-widget.ts'
import { createProgress } from '../widgets/video/create-progress.ts'
import { isMuted, setMuted } from '../widgets/video/muted.ts'
import css from './playback.css?inline'

const EVENTS =
  'loadedmetadata play playing pause waiting stalled seeking seeked ratechange timeupdate ended volumechange'
/** Two bars while a video plays, a triangle while it is paused; waves while it has sound, a cross while it is muted. */
const DRAWINGS = {
  '.tv-play': ['M9 5v14M15 5v14', 'M8 5v14l11-7z'],
  '.tv-sound': [
    'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z',
    'M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
    'M16 9.5l5 5M21 9.5l-5 5',
  ],
}
const DRIFT_MS = 150 // ms: the bar animates by itself; less is not noticeable

let stop: (() => void) | undefined
let isDrawn = false

/** Draws the icons of the page's buttons, which the server renders empty and hidden. */
function draw(): void {
  if (isDrawn) return
  isDrawn = true
  for (const [name, paths] of Object.entries(DRAWINGS)) {
    const button = document.querySelector(name)
    // Our own drawings, no user input.
    if (button)
      button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true">${paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`
  }
  // Created by script, so it is no inline style and the page's content security policy allows it.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/**
 * Labels a button with what it will do; `isOff` where the video is paused or muted. The page carries both labels, in
 * its language.
 */
function label(button: HTMLElement | null, isOff: boolean): void {
  if (!button) return
  const [on = '', off = ''] = button.dataset['labels']?.split('|') ?? []
  button.hidden = false
  button.toggleAttribute('data-off', isOff)
  button.ariaLabel = isOff ? off : on
}

/** Animates a progress bar of the page along with a video, on the compositor; it pauses when the video does. */
function followOn(bar: HTMLElement, video: HTMLVideoElement): { sync(): void; cancel(): void } {
  let run: Animation | undefined

  function sync(): void {
    const length = video.duration * 1000
    const isWaiting = !video.paused && (video.seeking || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA)
    bar.toggleAttribute('data-waiting', isWaiting && !video.ended)
    if (!Number.isFinite(length) || length <= 0) return
    bar.toggleAttribute('data-timed', true)
    run ??= bar.animate({ scale: ['0 1', '1 1'] }, { duration: length, fill: 'both', pseudoElement: '::before' })
    const now = video.currentTime * 1000
    if (Math.abs(Number(run.currentTime) - now) > DRIFT_MS) run.currentTime = now
    run.playbackRate = video.playbackRate
    if (video.paused || isWaiting || video.ended) run.pause()
    else run.play()
  }
  return {
    sync,
    cancel() {
      run?.cancel()
      bar.removeAttribute('data-timed')
      bar.removeAttribute('data-waiting')
    },
  }
}

/** Pauses all videos, and those on later slides, or resumes them. */
function togglePlay(videos: readonly HTMLVideoElement[]): void {
  const isPlaying = videos.some(({ paused }) => !paused)
  document.body.toggleAttribute('data-still', isPlaying)
  for (const video of videos) {
    if (isPlaying) video.pause()
    // Playback was refused: the video stays paused and its buttons show that.
    else void video.play().catch(() => undefined)
  }
}

/** Switches the sound of these videos, and of those on later slides. */
function toggleSound(heard: readonly HTMLVideoElement[]): void {
  setMuted(heard.some(({ muted }) => !muted))
  for (const video of heard) video.muted = isMuted()
}

function enter(slide: Element, visit?: VisitNotes): void {
  stop?.()
  draw()
  const videos = [...slide.querySelectorAll<HTMLVideoElement>('video[data-sources]')]
  // A video in the stack takes precedence over the background video.
  const main = videos.find((video) => !video.closest('.tp-ground')) ?? videos[0]
  if (!main) return
  const bar = document.querySelector<HTMLElement>('.tv-bars [aria-current]')
  const progress = bar ? followOn(bar, main) : undefined
  const play = document.querySelector<HTMLElement>('.tv-play')
  const sound = document.querySelector<HTMLElement>('.tv-sound')
  const heard = videos.filter(({ dataset }) => 'sound' in dataset)
  const listening = new AbortController()

  function handleEvent(): void {
    progress?.sync()
    label(play, !videos.some((video) => !video.paused || 'held' in video.dataset))
    if (heard.length > 0)
      label(
        sound,
        heard.every(({ muted }) => muted),
      )
  }

  /** Space pauses and plays, M mutes and unmutes; keys pressed while something else has the focus are left alone. */
  function handleKey(event: KeyboardEvent): void {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    const isOurs =
      event.target instanceof Element && !event.target.closest('a,button,summary,input,textarea,select,video,dialog')
    if (!isPlain || !isOurs) return
    if (event.key === ' ') togglePlay(videos)
    else if (event.key === 'm') toggleSound(heard)
    else return
    event.preventDefault()
  }
  const { signal } = listening
  for (const video of videos)
    for (const event of EVENTS.split(' ')) video.addEventListener(event, handleEvent, { signal })
  for (const video of videos) {
    const look = createProgress(video, (percent) => visit?.note('VIDEO', video, percent))
    video.addEventListener('timeupdate', look, { signal })
  }
  addEventListener('keydown', handleKey, { signal, capture: true }) // before Space turns to the next slide
  play?.addEventListener('click', () => togglePlay(videos), { signal })
  sound?.addEventListener('click', () => toggleSound(heard), { signal })
  handleEvent()
  stop = () => {
    listening.abort()
    progress?.cancel()
    for (const button of [play, sound]) if (button) button.hidden = true
  }
}

/** The page's video controls: a progress bar of the video in view, and buttons for play and sound. */
export const behavior: Behavior = {
  enter,
  leave() {
    stop?.()
    stop = undefined
  },
}
