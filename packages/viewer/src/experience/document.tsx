import { PRODUCT } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import type { FontFace } from '@taplet/slides/schema'
import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fontCss, fontUrl } from '../assets/font-css.ts'
import { type StylePiece, stylesFor } from '../assets/style-pieces.ts'

/** The product's icon. */
const ICON = '/assets/app/icon.svg'

export interface DocumentProps {
  language: Language
  title: string
  description: string
  /** The tab's icon, loaded by browsers after the page. The product's by default. */
  icon?: string | undefined
  themeColor: string
  /** The whole style sheet, or pieces from which those that the markup needs are taken. */
  css: string | readonly StylePiece[]
  fonts: readonly FontFace[]
  /** Fonts needed first; preloaded before the browser reaches the text. */
  firstFonts: readonly FontFace[]
  /** Additional tags of the head. */
  head?: ReactNode
  body: ReactNode
  bodyStyle?: CSSProperties
  bodyData?: Readonly<Record<string, string | undefined>>
  script?: string
}

/** Renders a whole HTML document as text. All user text is escaped by React; only our own CSS and script are not. */
export function renderDocument(props: DocumentProps): string {
  const {
    language,
    title,
    description,
    icon = ICON,
    themeColor,
    css,
    fonts,
    firstFonts,
    head,
    body,
    bodyStyle,
    bodyData,
    script,
  } = props
  const html = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content={themeColor} />
        <meta name="generator" content={PRODUCT.name} />
        <link rel="icon" href={icon} />
        {firstFonts.map((face) => (
          <link
            key={face.file}
            rel="preload"
            as="font"
            type="font/woff2"
            href={fontUrl(face)}
            crossOrigin="anonymous"
          />
        ))}
        {head}
        <style />
      </head>
      <body style={bodyStyle} {...bodyData}>
        {body}
        {script ? <script dangerouslySetInnerHTML={{ __html: script }} /> : null}
      </body>
    </html>,
  )
  const styles = fontCss(fonts) + (typeof css === 'string' ? css : stylesFor(css, html))
  // The first match is ours, because user text is escaped.
  return `<!doctype html>${html.replace('<style></style>', () => `<style>${styles}</style>`)}`
}
