import { slideFonts } from '@taplet/slides/schema'
import slideCss from '@taplet/slides/view.css?inline'

const FONTS = '/assets/fonts'
const USUAL_REM = 16

/** A hidden frame document in which slides are rendered as visitors get them. */
export interface MeasureFrame {
  body: HTMLElement
  /** Sets the text to its normal size, or to twice that. */
  setTextScale(scale: 1 | 2): void
  /** Resolves when the fonts requested so far have loaded or failed. */
  fontsReady(): Promise<void>
  dispose(): void
}

/** A separate document: text is measured in rem, which depends on the root. Undefined if it cannot be created. */
export function createMeasureFrame(): MeasureFrame | undefined {
  const frame = document.createElement('iframe')
  frame.setAttribute('aria-hidden', 'true')
  frame.inert = true
  frame.tabIndex = -1
  frame.style.cssText = 'position:fixed;left:-4000px;top:0;width:1440px;height:1100px;border:0;visibility:hidden'
  document.body.append(frame)
  const page = frame.contentDocument
  const view = frame.contentWindow
  // Browsers from before 2023 do not support adopted style sheets; then layout is not checked here.
  if (!page || !view || !('adoptedStyleSheets' in page && 'fonts' in page)) {
    frame.remove()
    return undefined
  }
  // A frame's window has the constructors of its own document; the types have them on globalThis only.
  const { CSSStyleSheet: Sheet, FontFace: Face } = view as Window & typeof globalThis
  const sheet = new Sheet()
  sheet.replaceSync(`${slideCss} html{-webkit-text-size-adjust:none} body{margin:0} *{animation:none!important}`)
  page.adoptedStyleSheets = [sheet]
  for (const { family, files } of Object.values(slideFonts))
    for (const { file, weight, style } of files)
      page.fonts.add(new Face(family, `url(${FONTS}/${file})`, { weight, style, display: 'block' }))
  return {
    body: page.body,
    setTextScale(scale) {
      page.documentElement.style.fontSize = `${USUAL_REM * scale}px`
    },
    async fontsReady() {
      await page.fonts.ready
    },
    dispose: () => frame.remove(),
  }
}
