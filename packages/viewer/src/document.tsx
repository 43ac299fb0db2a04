import { PRODUCT } from '@taplet/contract'
import type { FontFace } from '@taplet/slides/schema'
import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fontCss, fontUrl } from './font-css.ts'

const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#348EFB"><rect x="3" y="2" width="12" height="20" rx="3.5" opacity=".4"/><rect x="9" y="2" width="12" height="20" rx="3.5"/></svg>',
)}`

export interface DocumentProps {
  title: string
  description: string
  themeColor: string
  css: string
  fonts: readonly FontFace[]
  /** Faces of what is seen first; fetched before the browser meets the text. */
  firstFonts: readonly FontFace[]
  /** Further tags of the head. */
  head?: ReactNode
  body: ReactNode
  bodyStyle?: CSSProperties
  bodyData?: Readonly<Record<string, string | undefined>>
  script?: string
}

/** A whole HTML document as text. All that people wrote is escaped by React; only our own CSS and script are not. */
export function renderDocument(props: DocumentProps): string {
  const { title, description, themeColor, css, fonts, firstFonts, head, body, bodyStyle, bodyData, script } = props
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content={themeColor} />
        <meta name="generator" content={PRODUCT.name} />
        <link rel="icon" href={ICON} />
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
        <style dangerouslySetInnerHTML={{ __html: fontCss(fonts) + css }} />
      </head>
      <body style={bodyStyle} {...bodyData}>
        {body}
        {script ? <script dangerouslySetInnerHTML={{ __html: script }} /> : null}
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
