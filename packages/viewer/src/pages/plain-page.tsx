import { PRODUCT } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { type FontFace, type FontId, type SlideFont, slideFonts } from '@taplet/slides/schema'
import type { ReactNode } from 'react'
import { renderDocument } from '../experience/document.tsx'
import { ArrowIcon, Mark } from '../story/icons.tsx'
import { messages } from './messages/messages.ts'

const faceOf = (id: FontId, weight: string): FontFace[] => {
  const { files, ...family }: SlideFont = slideFonts[id]
  return files.filter((file) => file.weight === weight).map((file) => ({ ...family, ...file }))
}
const FACES = [...faceOf('bricolage-grotesque', '800'), ...faceOf('figtree', '300 900')]

interface PlainPage {
  language: Language
  title: string
  lede: string
  /** SVG of our own. */
  art: string
  isNight?: boolean
  /** Submits something: nothing happens by merely opening the page, as mail scanners do. */
  form?: PlainForm | undefined
  /** A form with fields, instead of the button. */
  content?: ReactNode
  /** Links onwards, the first of them the primary button unless there is a form. */
  ways: readonly { label: string; href: string }[]
  /** Additional tags of the head. */
  head?: ReactNode
  css: string
  /** Our own, and allowed by the page's policy. */
  script?: string
}

export interface PlainForm {
  action: string
  /** Hidden fields, by name. */
  fields: Readonly<Record<string, string>>
  label: string
}

const SendButton = ({ action, fields, label }: PlainForm) => (
  <form method="post" action={action}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} defaultValue={value} />
    ))}
    <button type="submit" className="main">
      {label}
      <ArrowIcon />
    </button>
  </form>
)

/** A page without slides: a drawing, what happened, and links onwards. Not indexed by search engines. */
export function renderPlainPage(page: PlainPage): string {
  const { language, title, lede, art, isNight = false, form, content, ways, head, css, script } = page
  return renderDocument({
    language,
    title: `${title} · ${PRODUCT.name}`,
    description: lede,
    themeColor: isNight ? '#0A111F' : '#DCEBFA',
    css,
    fonts: FACES,
    firstFonts: FACES,
    ...(script && { script }),
    head: (
      <>
        <meta name="robots" content="noindex" />
        {head}
      </>
    ),
    body: (
      <main className={isNight ? 'page-night' : undefined}>
        <div className="art" dangerouslySetInnerHTML={{ __html: art }} />
        <div className="words">
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
          {form ? <SendButton {...form} /> : null}
          {content}
          {ways.map(({ label, href }, index) => (
            <a key={href} className={index === 0 && !form && !content ? 'main' : 'quiet'} href={href}>
              {label}
              <ArrowIcon />
            </a>
          ))}
          <a className="made" href="/">
            <Mark />
            {messages(language)('madeWith', { name: PRODUCT.name })}
          </a>
        </div>
      </main>
    ),
  })
}
