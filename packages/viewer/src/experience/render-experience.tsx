import { experiencePath, PRODUCT, type PublicExperience } from '@taplet/contract'
import { applySlideThemes } from '@taplet/slides/kinds'
import type { Language } from '@taplet/messages'
import { schemaOf, slideFontFaces } from '@taplet/slides/schema'
import { AppTags, installFiles, installPath } from './app-tags.tsx'
import { ambientOf } from '../story/ambient.ts'
import type { ViewerAssets } from '../assets/assets.ts'
import { renderDocument } from './document.tsx'
import { forFrames } from './for-frames.ts'
import { MODULE_FOLDER, PLAIN_SHEET, withModuleAddresses } from '../assets/module-addresses.ts'
import { ShareTags } from './share-tags.tsx'
import { slideTheme, storyFont } from '../story/slide-theme.ts'
import { Story } from '../story/story.tsx'
import { VisitPixel } from '../visits/visit-pixel.tsx'
import { messages } from '../messages/messages.ts'

export interface RenderExperienceOptions {
  /** Language of the texts around the slides. */
  language: Language
  experience: PublicExperience
  /** Scheme and host that visitors use, without a trailing slash. */
  origin: string
  /** The link through which it was opened, if any; counted with the visit. */
  tagId?: string | undefined
  /** Id of the first slide to show; by default the first of all. */
  startItemId?: string | undefined
  /** Address of a code image for wide screens ("take it with you"); without it that corner is empty. */
  codeUrl?: string | undefined
  /** The generated picture for link previews; used where the owner chose none. */
  coverUrl?: string | undefined
  /** Whether search engines may list it; true by default. */
  isFindable?: boolean
  /** Whether other websites may frame it. */
  mayBeEmbedded?: boolean
  /** It is in a frame of another website. */
  isEmbedded?: boolean
  assets: ViewerAssets
}

const hasSound = ({ slides }: PublicExperience): boolean =>
  slides.some(({ widgets }) => widgets.some((widget) => schemaOf(widget).hasSound?.(widget.widgetData) === true))

/** Escapes a text as a CSS string. */
const cssString = (text: string): string =>
  `"${text.replaceAll(/["\\\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`

/** Custom properties of the body: the app's colours, font and name. */
export function storyProperties(experience: PublicExperience): Record<string, string> {
  const slides = applySlideThemes(experience.slides, experience.theme)
  const { pageName, theme } = experience
  const { wall, glows, ink, shade } = ambientOf(slides, theme)
  return {
    '--tv-ground': slideTheme(slides[0]).ground,
    '--tv-wall': wall,
    '--tv-wall-ink': ink,
    '--tv-shade': shade,
    ...Object.fromEntries(glows.map((colour, index) => [`--tv-glow-${index}`, colour])),
    '--tv-font': storyFont(slides),
    '--tv-name': cssString(pageName),
  }
}

/** A link within the document: nothing is reloaded, and Back leaves the app. */
const StartWithoutScript = ({ start }: { start: number }) => (
  <noscript>
    <meta httpEquiv="refresh" content={`0;url=#slide-${start + 1}`} />
  </noscript>
)

/** Replaces what the script would do. Browsers with scripting ignore the tag. */
const StyleWithoutScript = ({ modules }: Pick<ViewerAssets, 'modules'>) => {
  const sheet = modules[PLAIN_SHEET]
  return sheet ? (
    <noscript>
      <link rel="stylesheet" href={`${MODULE_FOLDER}/${sheet.file}`} />
    </noscript>
  ) : null
}

/** Only editors need the widgets' ids. User text is escaped in the markup and has no quotes. */
const withoutEditorIds = (html: string): string => html.replaceAll(/ data-widget-id="[^"]*"/g, '')

/** The published page of an instant app: one HTML document, complete and swipeable without a script. */
export function renderExperience(options: RenderExperienceOptions): string {
  const { language, experience, origin, tagId, startItemId, codeUrl, coverUrl, assets } = options
  const { isFindable = true, mayBeEmbedded = false, isEmbedded = false } = options
  const { pageName, description, fullPagePath } = experience
  const slides = applySlideThemes(experience.slides, experience.theme)
  const path = experiencePath(fullPagePath)
  const faces = slides.flatMap((slide) => slideFontFaces(slide))
  const start = Math.max(0, startItemId ? slides.findIndex((slide) => slide.experienceItemId === startItemId) : 0)
  const html = renderDocument({
    language,
    title: pageName,
    description: description || messages(language)('aboutApp', { pageName, name: PRODUCT.name }),
    icon: isEmbedded ? undefined : installPath(fullPagePath, installFiles.small),
    themeColor: slideTheme(slides[start]).ground,
    css: assets.storyStyles,
    fonts: [...new Map(faces.map((face) => [face.file, face])).values()],
    // No preload: a font available before the first paint would delay it; the text shows sooner in its fallback.
    firstFonts: [],
    head: (
      <>
        {isEmbedded ? null : <AppTags fullPagePath={fullPagePath} />}
        <ShareTags {...{ experience, origin, coverUrl, isFindable, mayBeEmbedded, start }} url={origin + path} />
        <StyleWithoutScript modules={assets.modules} />
        {start > 0 ? <StartWithoutScript start={start} /> : null}
      </>
    ),
    body: (
      <>
        <Story {...{ language, experience, codeUrl, start }} hasSound={hasSound(experience)} />
        <VisitPixel path={fullPagePath} slideId={slides[start]?.experienceItemId} tagId={tagId} />
      </>
    ),
    bodyStyle: storyProperties(experience),
    bodyData: {
      'data-path': fullPagePath,
      'data-tag': tagId,
      'data-start': start > 0 ? String(start + 1) : undefined,
    },
    script: assets.script,
  })
  const page = withModuleAddresses(withoutEditorIds(html), assets.modules)
  return isEmbedded ? forFrames(page) : page
}
