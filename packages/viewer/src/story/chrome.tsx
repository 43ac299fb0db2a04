import type { Language } from '@taplet/messages'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { ShareIcon } from './icons.tsx'
import { messages } from '../messages/messages.ts'

/** With more slides, bars on a small phone would be too narrow to tap: a count replaces them. */
const MOST_BARS = 12

const segmenter = new Intl.Segmenter()
/** The first visible character: a letter with its accents, or a whole emoji. */
const initialOf = (name: string): string => {
  const [first] = segmenter.segment(name.trim())
  return first?.segment.toUpperCase() ?? ''
}

/** Its script is loaded only where the phone has no share sheet of its own. */
export const ShareButton = ({ label, codeUrl, children }: ShareButtonProps) => (
  <button type="button" className="tv-share" aria-label={label} data-module="share-sheet" data-code={codeUrl}>
    <ShareIcon /> {children}
  </button>
)

interface ShareButtonProps {
  /** For a button without text. */
  label?: string
  codeUrl: string | undefined
  children?: ReactNode
}

/** A button of two states, which playback.ts shows and labels with what it will do. */
const FilmButton = ({ className, labels }: { className: string; labels: [on: string, off: string] }) => (
  <button type="button" className={className} aria-label={labels[0]} data-labels={labels.join('|')} hidden />
)

/** Buttons to pause and mute videos. Their icons come with the script that shows them (playback.ts). */
const FilmButtons = ({
  language,
  hasFilms = false,
  hasSound = false,
}: Pick<ChromeProps, 'language' | 'hasFilms' | 'hasSound'>) => {
  const say = messages(language)
  return (
    <>
      {hasFilms ? <FilmButton className="tv-play" labels={[say('pause'), say('play')]} /> : null}
      {hasSound ? <FilmButton className="tv-sound" labels={[say('mute'), say('unmute')]} /> : null}
    </>
  )
}

interface ChromeProps {
  /** Language of the texts around the slides. */
  language: Language
  name: string
  count: number
  /** Slide names, where they say more than the number. */
  slideNames?: readonly (string | undefined)[]
  /** Index of the slide in view, from 0. */
  current: number
  /** Text colour of the slide in view, and its background for elements on that colour. */
  ink: string
  ground: string
  /** Replaces the links, for a frame inside another page. */
  onSelect?: (index: number) => void
  /** A button that shares the page; none for a frame inside another page. */
  canShare?: boolean
  /** A code image that phones can scan, for the share sheet. */
  codeUrl?: string | undefined
  hasFilms?: boolean | undefined
  hasSound?: boolean | undefined
}

const barLabel = (index: number, name: string | undefined, language: Language): string =>
  name === undefined
    ? messages(language)('slideAt', { place: index + 1 })
    : messages(language)('slideNamed', { place: index + 1, name })

/** The overlay on the slides: progress, name, share. It uses the slide's text colour. */
export function Chrome({
  language,
  name,
  count,
  slideNames = [],
  current,
  ink,
  ground,
  onSelect,
  canShare = !onSelect,
  codeUrl,
  hasFilms,
  hasSound,
}: ChromeProps) {
  const handleClick = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    onSelect?.(index)
  }
  // A custom property is not in React's type.
  const style = { color: ink, '--tv-ground': ground } as CSSProperties
  // A frame is inside a page with its own heading.
  const Name = onSelect ? 'p' : 'h1'
  const bars = Array.from({ length: count }, (_, index) => (
    <a
      key={index}
      href={`#slide-${index + 1}`}
      aria-label={barLabel(index, slideNames[index], language)}
      aria-current={index === current ? 'step' : undefined}
      {...(onSelect ? { onClick: handleClick(index) } : {})}
    />
  ))
  return (
    <header className="tv-chrome" style={style}>
      {count > 1 && !onSelect ? (
        <a className="tv-skip" href="#slide-1">
          {messages(language)('skip')}
        </a>
      ) : null}
      {count > 1 && count <= MOST_BARS ? (
        <nav className="tv-bars" aria-label={messages(language)('slides')}>
          {bars}
        </nav>
      ) : null}
      <div className="tv-bar">
        <b aria-hidden="true">
          <i>{initialOf(name)}</i>
        </b>
        <Name>{name}</Name>
        {count > MOST_BARS ? <span className="tv-count">{`${current + 1} / ${count}`}</span> : null}
        <FilmButtons {...{ language, hasFilms, hasSound }} />
        {canShare ? <ShareButton label={messages(language)('share')} codeUrl={codeUrl} /> : null}
      </div>
    </header>
  )
}
