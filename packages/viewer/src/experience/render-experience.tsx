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
import { slideInk, storyFont } from '../story/story-look.ts'
import { Story } from '../story/story.tsx'
import { VisitPixel } from '../visits/visit-pixel.tsx'
import { messages } from '../messages/messages.ts'

export interface RenderExperienceOptions {
  /** Of what stands around the slides. */
  language: Language
  experience: PublicExperience
  /** Scheme and host that visitors use, with no slash at the end. */
  origin: string
  /** The link that led here, when one did; counted with the visit. */
  tagId?: string | undefined
  /** The slide to open first, by its id; the first one unless told. */
  startItemId?: string | undefined
  /** A code image for wide screens ("take it with you"); without it that corner stays empty. */
  codeUrl?: string | undefined
  /** The picture made for link previews; shown where the owner chose none. */
  coverUrl?: string | undefined
  /** Whether search engines may show it; true unless told. */
  isFindable?: boolean
  /** Whether other websites may show it in a frame. */
  mayBeEmbedded?: boolean
  /** It stands in a frame of another website. */
  isEmbedded?: boolean
  assets: ViewerAssets
}

const hasSound = ({ slides }: PublicExperience): boolean =>
  slides.some(({ widgets }) => widgets.some((widget) => schemaOf(widget).hasSound?.(widget.widgetData) === true))

/** A text as style sheets write it. */
const cssString = (text: string): string =>
  `"${text.replaceAll(/["\\\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`

/** Custom properties of the body: the app's own colours, face and name. */
export function storyProperties(experience: PublicExperience): Record<string, string> {
  const slides = applySlideThemes(experience.slides)
  const { pageName } = experience
  const { wall, glows, ink, shade } = ambientOf(slides)
  return {
    '--tv-ground': slideInk(slides[0]).ground,
    '--tv-wall': wall,
    '--tv-wall-ink': ink,
    '--tv-shade': shade,
    ...Object.fromEntries(glows.map((colour, index) => [`--tv-glow-${index}`, colour])),
    '--tv-font': storyFont(slides),
    '--tv-name': cssString(pageName),
  }
}

/** A link within the same document: nothing is loaded again, and Back leaves the app. */
const StartWithoutScript = ({ start }: { start: number }) => (
  <noscript>
    <meta httpEquiv="refresh" content={`0;url=#slide-${start + 1}`} />
  </noscript>
)

/** What makes up for the script. Whoever has one does not even see the tag. */
const StyleWithoutScript = ({ modules }: Pick<ViewerAssets, 'modules'>) => {
  const sheet = modules[PLAIN_SHEET]
  return sheet ? (
    <noscript>
      <link rel="stylesheet" href={`${MODULE_FOLDER}/${sheet.file}`} />
    </noscript>
  ) : null
}

/** Which widget is which matters to editors alone. What people wrote stands in the markup escaped, with no quotes. */
const withoutEditorIds = (html: string): string => html.replaceAll(/ data-widget-id="[^"]*"/g, '')

/** The published page of an instant app: one HTML document, complete and swipeable with no script at all. */
export function renderExperience(options: RenderExperienceOptions): string {
  const { language, experience, origin, tagId, startItemId, codeUrl, coverUrl, assets } = options
  const { isFindable = true, mayBeEmbedded = false, isEmbedded = false } = options
  const { pageName, description, fullPagePath } = experience
  const slides = applySlideThemes(experience.slides)
  const path = experiencePath(fullPagePath)
  const faces = slides.flatMap((slide) => slideFontFaces(slide))
  const start = Math.max(0, startItemId ? slides.findIndex((slide) => slide.experienceItemId === startItemId) : 0)
  const html = renderDocument({
    language,
    title: pageName,
    description: description || messages(language)('aboutApp', { pageName, name: PRODUCT.name }),
    icon: isEmbedded ? undefined : installPath(fullPagePath, installFiles.small),
    themeColor: slideInk(slides[start]).ground,
    css: assets.storyStyles,
    fonts: [...new Map(faces.map((face) => [face.file, face])).values()],
    // A face that is there before the first paint is shaped before it, too: the text shows sooner in its stand-in.
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
        <VisitPixel path={fullPagePath} tagId={tagId} />
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
