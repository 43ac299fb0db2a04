import { PRODUCT, type PublicExperience } from '@taplet/contract'
import { applySlideThemes, ItemView } from '@taplet/slides/kinds'
import type { Language } from '@taplet/messages'
import { type FontFace, slideFontFaces } from '@taplet/slides/schema'
import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { Chrome } from '../story/chrome.tsx'
import { fontUrl } from '../assets/font-css.ts'
import { Mark } from '../story/icons.tsx'
import { storyProperties } from '../experience/render-experience.tsx'
import { slideTheme } from '../story/slide-theme.ts'
import { textLanguage } from '../experience/text-language.ts'
import type { TwinUpdate } from './twin-update.ts'
import { messages } from '../messages/messages.ts'

/** What an editor shows, in the form a phone needs: HTML parts that the page is built from and later updated with. */
export interface TwinState extends Required<Omit<TwinUpdate, 'slides'>> {
  /** Identifies this state: equal content has an equal version. */
  version: string
  faces: readonly FontFace[]
  themeColor: string
  slides: readonly { id: string; html: string; hash: string }[]
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

const MadeWith = ({ language }: { language: Language }) => (
  <span className="tv-made">
    <Mark />
    {messages(language)('madeWith', { name: PRODUCT.name })}
  </span>
)

/**
 * Renders a draft. Slides with widgets are independent of their position, so that moving one changes no other; websites
 * and products use the theme of adjacent slides. Websites are not framed, only shown as cards.
 */
export function renderTwinState(
  experience: PublicExperience,
  selectedId: string | undefined,
  language: Language,
): TwinState {
  const { pageName, media, live } = experience
  const slides = applySlideThemes(experience.slides, experience.theme)
  const textLang = textLanguage(slides)
  const shown = slides.map((slide, index) => {
    const footer = index === slides.length - 1 ? <MadeWith language={language} /> : undefined
    const html = renderToStaticMarkup(
      <ItemView {...{ slide, media, live, footer, language }} priceLanguage={textLang} isDeferred />,
    )
    return { id: slide.experienceItemId, html, hash: hashOf(html) }
  })
  const current = Math.max(
    0,
    shown.findIndex(({ id }) => id === selectedId),
  )
  const chrome = renderToStaticMarkup(
    <Chrome
      language={language}
      name={pageName}
      count={shown.length}
      current={current}
      {...slideTheme(slides[current])}
      canShare={false}
    />,
  )
  const faces = [...new Map(slides.flatMap((slide) => slideFontFaces(slide)).map((face) => [face.file, face])).values()]
  const properties = storyProperties(experience)
  const state = { title: pageName, selectedId: shown[current]?.id ?? '', chrome, properties }
  return {
    ...state,
    version: hashOf(JSON.stringify([state, shown.map(({ id, hash }) => [id, hash])])),
    faces,
    fonts: faces.map((face) => ({ ...face, url: fontUrl(face) })),
    themeColor: slideTheme(slides[current]).ground,
    slides: shown,
  }
}
