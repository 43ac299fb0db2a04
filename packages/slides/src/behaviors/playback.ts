import type { Behavior, VisitNotes } from '../define/define-widget.ts'
import { createProgress } from '../widgets/video/create-progress.ts'
import { isSilent, setSilent } from '../widgets/video/silence.ts'
import css from './playback.css?inline'

const EVENTS =
  'loadedmetadata play playing pause waiting stalled seeking seeked ratechange timeupdate ended volumechange'
/** Two bars while a film runs, a triangle while it stands; waves while it is heard, a cross while it is not. */
const DRAWINGS = {
  '.tv-play': ['M9 5v14M15 5v14', 'M8 5v14l11-7z'],
  '.tv-sound': [
    'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z',
    'M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
    'M16 9.5l5 5M21 9.5l-5 5',
  ],
}
const DRIFT_MS = 150 // the bar runs by itself; nobody sees less

let stop: (() => void) | undefined
let isDrawn = false

/** Fills the page's buttons, which stand there empty and hidden. */
function draw(): void {
  if (isDrawn) return
  isDrawn = true
  for (const [name, paths] of Object.entries(DRAWINGS)) {
    const button = document.querySelector(name)
    // Our own drawings, no words of anybody.
    if (button)
      button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true">${paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`
  }
  // Made by script and so no inline style: the page's policy lets it stand.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** A button that says what it will do; `isOff` where the film stands or is silent. */
function label(button: HTMLElement | null, isOff: boolean, [on, off]: [string, string]): void {
  if (!button) return
  button.hidden = false
  button.toggleAttribute('data-off', isOff)
  button.ariaLabel = isOff ? off : on
}

/** Runs a bar of the page along with a film: the compositor moves it, and it waits when the film waits. */
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

/** Stops all films, and those to come, or lets them play on. */
function togglePlay(videos: readonly HTMLVideoElement[]): void {
  const isPlaying = videos.some(({ paused }) => !paused)
  document.body.toggleAttribute('data-still', isPlaying)
  for (const video of videos) {
    if (isPlaying) video.pause()
    // Refused: it stands still, and its buttons say so.
    else void video.play().catch(() => undefined)
  }
}

/** Switches the sound of these films, and of those to come. */
function toggleSound(heard: readonly HTMLVideoElement[]): void {
  setSilent(heard.some(({ muted }) => !muted))
  for (const video of heard) video.muted = isSilent()
}

function enter(slide: Element, visit?: VisitNotes): void {
  stop?.()
  draw()
  const videos = [...slide.querySelectorAll<HTMLVideoElement>('video[data-sources]')]
  // What stands in the stack matters more than what moves behind it.
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
    label(play, !videos.some((video) => !video.paused || 'held' in video.dataset), ['Pause', 'Play'])
    if (heard.length > 0)
      label(
        sound,
        heard.every(({ muted }) => muted),
        ['Mute', 'Unmute'],
      )
  }

  /** Space stops and starts, M switches the sound; where something else has the focus, the keys are its own. */
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
  addEventListener('keydown', handleKey, { signal, capture: true }) // before Space moves
  play?.addEventListener('click', () => togglePlay(videos), { signal })
  sound?.addEventListener('click', () => toggleSound(heard), { signal })
  handleEvent()
  stop = () => {
    listening.abort()
    progress?.cancel()
    for (const button of [play, sound]) if (button) button.hidden = true
  }
}

/** What a page shows of its films: a bar that runs with the one in view, and buttons that stop it and its sound. */
export const behavior: Behavior = {
  enter,
  leave() {
    stop?.()
    stop = undefined
  },
}
