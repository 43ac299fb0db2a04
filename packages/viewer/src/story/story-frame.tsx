import type { PublicExperience } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { behaviors } from '@taplet/slides/behavior'
import { applySlideThemes, ItemView } from '@taplet/slides/kinds'
import type { LiveLookup } from '@taplet/slides/schema'
import { type CSSProperties, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Chrome } from './chrome.tsx'
import { slideLabel } from './slide-label.ts'
import { scrollByKeys } from './scroll-by-keys.ts'
import { slideTheme, storyFont } from './slide-theme.ts'
import { messages } from '../messages/messages.ts'

export interface StoryFrameProps {
  /** Language of the texts around the slides. */
  language: Language
  experience: Pick<PublicExperience, 'pageName' | 'slides' | 'theme' | 'media'> & { live?: LiveLookup | undefined }
  /** Index of the slide to show, from 0. The frame goes there when it changes; swipes call `onIndexChange`. */
  index?: number
  onIndexChange?: (index: number) => void
}

const BACK_SHARE = 0.3 // as on the published page
const widgets = Object.values(behaviors)

function scrollToSlide(strip: HTMLElement | null, target: number): void {
  if (!strip?.children[target]) return
  const isSlow = !matchMedia('(prefers-reduced-motion:reduce)').matches
  strip.scrollTo({ left: target * strip.clientWidth, behavior: isSlow ? 'smooth' : 'instant' })
}

/** The published story, filling its container: swipe, tap and bars work; videos play on their own slide. */
export function StoryFrame({ language, experience, index = 0, onIndexChange }: StoryFrameProps) {
  const { pageName, theme, media, live } = experience
  const slides = useMemo(() => applySlideThemes(experience.slides, theme), [experience.slides, theme])
  const [current, setCurrent] = useState(index)
  const strip = useRef<HTMLDivElement>(null)

  const goTo = (target: number) => scrollToSlide(strip.current, target)

  function handleScroll(): void {
    const box = strip.current
    if (!box || box.clientWidth === 0) return
    const reached = Math.round(box.scrollLeft / box.clientWidth)
    if (reached === current) return
    setCurrent(reached)
    onIndexChange?.(reached)
  }

  function handleClick(event: MouseEvent<HTMLDivElement>): void {
    if (event.target instanceof Element && event.target.closest('a,button,details,video')) return
    const box = event.currentTarget.getBoundingClientRect()
    goTo(current + (event.clientX < box.left + box.width * BACK_SHARE ? -1 : 1))
  }

  // Effect: the scroll position.
  useEffect(() => scrollToSlide(strip.current, index), [index])

  // Effect: each slide is measured when it is reached, and again when the app changes.
  useEffect(() => {
    if (strip.current) scrollByKeys(strip.current)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- they say when to measure, not what
  }, [slides, current])

  // Effect: players are mounted by the widgets' own browser code.
  const slideId = slides[current]?.experienceItemId
  useEffect(() => {
    const page = strip.current?.querySelector(`[data-slide-id="${CSS.escape(slideId ?? '')}"]`)
    if (!page) return undefined
    for (const widget of widgets) widget.enter(page)
    return () => {
      for (const widget of widgets) widget.leave(page)
    }
  }, [slideId])

  // A custom property is not in React's type.
  const frameStyle = { '--tv-font': storyFont(slides) } as CSSProperties

  return (
    <div className="tv-frame" style={frameStyle}>
      <Chrome
        language={language}
        name={pageName}
        count={slides.length}
        current={current}
        {...slideTheme(slides[current])}
        onSelect={goTo}
      />
      {/* Keys and links of the frame work without the tap zones: they only repeat what the bars do. */}
      {/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- arrows scroll it */}
      <div
        className="tv-strip"
        role="group"
        aria-roledescription={messages(language)('carousel')}
        aria-label={pageName}
        tabIndex={0}
        ref={strip}
        onScroll={handleScroll}
        onClick={handleClick}
      >
        {/* oxlint-enable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
        {slides.map((slide, at) => (
          <section
            key={slide.experienceItemId}
            className="tv-page"
            data-slide-id={slide.experienceItemId}
            aria-label={slideLabel(undefined, at, slides.length, language)}
            inert={at !== current}
          >
            <ItemView {...{ slide, media, live, language }} isDeferred={false} />
          </section>
        ))}
      </div>
    </div>
  )
}
