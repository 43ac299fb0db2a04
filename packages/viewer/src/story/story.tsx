import { DAY_MS } from '@taplet/base/time'
import { zoneClock } from '@taplet/base/zone-clock'
import { PRODUCT, type PublicExperience, reportPath } from '@taplet/contract'
import { consentVersion, applySlideThemes, ItemView } from '@taplet/slides/kinds'
import type { Language } from '@taplet/messages'
import type { CSSProperties } from 'react'
import { Chrome, ShareButton } from './chrome.tsx'
import { hasFilm } from './has-film.ts'
import { ArrowIcon, Mark } from './icons.tsx'
import { slideLabel } from './slide-label.ts'
import { slideTheme } from './slide-theme.ts'
import { textLanguage } from '../experience/text-language.ts'
import { messages } from '../messages/messages.ts'

/** "Made with …": on the last slide and beside the phone on wide screens, never a banner. */
const MadeWith = ({
  path,
  language,
  isHidden,
}: {
  path: string
  language: Language
  isHidden?: boolean | undefined
}) => (
  <>
    {isHidden ? null : (
      <a className="tv-made" href="/">
        <Mark />
        {messages(language)('madeWith', { name: PRODUCT.name })}
      </a>
    )}
    <a className="tv-made" href={reportPath(path)} rel="nofollow">
      {messages(language)('report')}
    </a>
  </>
)

/** Returns why there is nothing to swipe. */
function emptyText({ pageName: name, outOfHours }: PublicExperience, language: Language): string {
  if (!outOfHours) return messages(language)('noSlides', { name })
  const { until, timeZone } = outOfHours
  if (until === null) return messages(language)('outOfHours', { name })
  const at = new Date(until)
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  if (zoneClock(timeZone).wallAt(at.getTime()) % DAY_MS === 0)
    return messages(language)('outOfHoursUntilDay', { name, day: at.toLocaleDateString(language, day) })
  const hour = { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' } as const
  return messages(language)('outOfHoursUntil', { name, time: at.toLocaleString(language, { ...day, ...hour }) })
}

/** An app without slides. */
function EmptyPage({
  text,
  path,
  language,
  isHidden,
}: {
  text: string
  path: string
  language: Language
  isHidden?: boolean | undefined
}) {
  return (
    <section className="tv-page tv-empty">
      <p>{text}</p>
      <MadeWith {...{ path, language, isHidden }} />
    </section>
  )
}

interface StoryProps {
  /** Language of the texts around the slides. */
  language: Language
  experience: PublicExperience
  /** An SVG or PNG that phones can scan; shown on wide screens. */
  codeUrl: string | undefined
  hasSound: boolean
  /** Index of the first slide to show, from 0. */
  start?: number
}

/** Browsers that support it start there before the first paint; base.css delays others. A custom name for React. */
const HERE_FIRST = {
  style: { scrollInitialTarget: 'nearest', contentVisibility: 'visible' } as CSSProperties,
  'data-near': '',
}

/** The slides in a natively swiping strip; chrome and surroundings around it. */
export function Story({ language, experience, codeUrl, hasSound, start = 0 }: StoryProps) {
  const { pageName, media, live, fullPagePath, hidesBadge } = experience
  const slides = applySlideThemes(experience.slides, experience.theme)
  const count = slides.length
  const textLang = textLanguage(slides)
  const slideIds = slides.map(({ experienceItemId }) => experienceItemId)
  return (
    <>
      <Chrome
        language={language}
        name={pageName}
        count={count}
        slideNames={slides.map(({ title }) => title || undefined)}
        current={start}
        hasFilms={slides.some(hasFilm)}
        {...{ codeUrl, hasSound }}
        {...slideTheme(slides[start])}
      />
      <main data-module="after-load">
        <div
          id="tv-strip"
          className="tv-strip"
          lang={textLang === 'en' ? undefined : textLang}
          role="group"
          aria-roledescription={messages(language)('carousel')}
          aria-label={pageName}
          tabIndex={-1}
        >
          {count === 0 ? (
            <EmptyPage
              text={emptyText(experience, language)}
              {...{ language, path: fullPagePath, isHidden: hidesBadge }}
            />
          ) : null}
          {slides.map((slide, index) => (
            <section
              key={slide.experienceItemId}
              className="tv-page"
              id={`slide-${index + 1}`}
              data-item={slide.experienceItemId}
              {...(start > 0 && index === start ? HERE_FIRST : {})}
              role="group"
              aria-roledescription={messages(language)('slide')}
              aria-label={slideLabel(slide, index, count, language)}
              tabIndex={-1}
            >
              <ItemView
                {...{ slide, media, live }}
                language={language}
                priceLanguage={textLang}
                page={{ fullPagePath, experienceItemId: slide.experienceItemId, slideIds, consentVersion }}
                isDeferred={index !== start}
                isPriority={index === start}
                footer={
                  index === count - 1 ? (
                    <MadeWith path={fullPagePath} language={language} isHidden={hidesBadge} />
                  ) : undefined
                }
              />
            </section>
          ))}
        </div>
      </main>
      <footer className="tv-stage" data-module="forms">
        {hidesBadge ? (
          <span className="tv-maker">{pageName}</span>
        ) : (
          <a className="tv-maker" href="/">
            <Mark />
            {messages(language)('nameMadeWith', { pageName, name: PRODUCT.name })}
          </a>
        )}
        <ShareButton codeUrl={codeUrl}>{messages(language)('share')}</ShareButton>
        {count > 1 ? (
          <>
            <button type="button" className="tv-arrow tv-back" aria-label={messages(language)('previousSlide')}>
              <ArrowIcon />
            </button>
            <button type="button" className="tv-arrow tv-next" aria-label={messages(language)('nextSlide')}>
              <ArrowIcon />
            </button>
            <p className="tv-keys" aria-hidden="true">
              <kbd>←</kbd> <kbd>→</kbd> {messages(language)('move')}
              {hasSound ? (
                <>
                  <kbd>M</kbd> {messages(language)('sound')}
                </>
              ) : null}
            </p>
          </>
        ) : null}
        {codeUrl ? (
          <p className="tv-code">
            {messages(language)('takeWithYou')}
            <br />
            {messages(language)('scanToOpen')}
            <img src={codeUrl} alt={messages(language)('codeAlt')} width="104" height="104" loading="lazy" />
          </p>
        ) : null}
      </footer>
      <p id="tv-place" className="tv-place" role="status" />
    </>
  )
}
