import { slideFonts } from '@taplet/slides/schema'
import slideCss from '@taplet/slides/view.css?inline'

const FONTS = '/assets/fonts'
const USUAL_REM = 16

/** A document of its own, out of sight, in which slides are drawn as visitors get them. */
export interface MeasureFrame {
  body: HTMLElement
  /** Letters of the usual size, or of twice that. */
  setTextScale(scale: 1 | 2): void
  /** Resolves when the faces that are asked for by now have arrived, or cannot. */
  fontsReady(): Promise<void>
  dispose(): void
}

/** It must be an own document: letters are measured in rem, which belong to the root. Undefined where there is none. */
export function createMeasureFrame(): MeasureFrame | undefined {
  const frame = document.createElement('iframe')
  frame.setAttribute('aria-hidden', 'true')
  frame.inert = true
  frame.tabIndex = -1
  frame.style.cssText = 'position:fixed;left:-4000px;top:0;width:1440px;height:1100px;border:0;visibility:hidden'
  document.body.append(frame)
  const page = frame.contentDocument
  const view = frame.contentWindow
  // Browsers from before 2023 cannot be told the styles; then layout is not judged here.
  if (!page || !view || !('adoptedStyleSheets' in page && 'fonts' in page)) {
    frame.remove()
    return undefined
  }
  // The window of a frame carries the constructors of its own document; the types name them on globalThis alone.
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
