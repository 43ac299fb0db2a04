import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { KindSample } from '../../define/define-kind.ts'
import type { LiveLookup } from '../../define/live-info.ts'
import { applySlideThemes } from '../../item/apply-slide-themes.ts'
import { ItemView, type ItemViewProps } from '../../item/item-view.tsx'
import {
  isSafeLink,
  isSafeMedia,
  type KindSchema,
  kindOf,
  kindSchemas,
  type KindType,
  kindTypes,
  slide,
} from '../../schema.ts'
import { kindSamples } from './samples.ts'

const EVIL = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  'https://example.com/\u0000',
  '//evil.example',
  'http://user:word@evil.example',
]
const LONG = `${'w'.repeat(2000)}\n\t<b>&amp;</b> "quoted" 🙂‍↔️ 日本語 \u202E`
const page = { fullPagePath: 'quay', experienceItemId: 'item' }

/** A kind as shared code sees it. */
const schemaOf = (type: KindType): KindSchema => kindSchemas[type]

const slideOf = (type: KindType, content: unknown, title = 'Our slide'): ItemViewProps['slide'] => ({
  ...slide.parse({ viewId: 'v' }),
  title,
  [schemaOf(type).part]: content,
})

const draw = (slideToDraw: ItemViewProps['slide'], live: LiveLookup, change: Partial<ItemViewProps> = { page }) =>
  renderToStaticMarkup(<ItemView slide={slideToDraw} media={{}} live={live} isDeferred={false} {...change} />)

/** The same facts with every string replaced, bypassing validation, so that only the view protects the page. */
function withStrings(data: unknown, text: string): unknown {
  // Prices are formatted by their currency, which is a code by the contract.
  if (typeof data === 'string') return /^[A-Z]{3}$/.test(data) ? data : text
  if (Array.isArray(data)) return data.map((one, index) => withStrings(one, `${text}${index > 0 ? index : ''}`))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withStrings(value, text)]))
}

const addresses = (html: string) =>
  [...html.matchAll(/\s(?:href|src|poster|data-frame)="([^"]*)"/g)].map((match) => match[1] ?? '')

describe.each(kindTypes)('A slide of the kind %s', (type) => {
  const kind = schemaOf(type)
  const { target, live }: KindSample = kindSamples[type]
  const content = kind.contentOf(target)
  const shown = slideOf(type, content)

  it('is found by what it carries, and by nothing else', () => {
    expect(kindOf(shown)).toMatchObject({ type, content })
    expect(kindOf(slideOf(type, undefined))).toBeUndefined()
  })

  it('carries content that its schema takes as it is', () => {
    expect(kind.content.parse(content)).toEqual(content)
  })

  it('shows nothing of an item that names nothing, and says what the field must be', () => {
    expect(kind.contentOf({ websiteUrl: '', productId: null })).toBeUndefined()
    expect(kind.fieldRule).toMatch(/^must [^.]+$/)
  })

  it('is drawn without any facts about it, by the name of its slide', () => {
    for (const known of [{}, { [`${kind.part}s`]: {} }]) expect(draw(shown, known)).toContain('Our slide')
  })

  it('is drawn with all facts, on a page and in a preview, near and far', () => {
    for (const change of [{ page }, {}, { page, isDeferred: true }])
      expect(draw(shown, live, change)).toMatch(/<div class="tp-slide".*<h2/)
  })

  it('says the line of its host below all else', () => {
    expect(draw(shown, live, { page, footer: 'made here' })).toContain('<div class="tp-footer">made here</div>')
  })

  it.each([...EVIL, LONG])('lets nothing harmful out of facts that say %j', (text) => {
    // The facts are looked up by keys taken from the content, so keys stay.
    const html = draw(slideOf(type, content, text), Object(withStrings(live, text)))
    expect(html).not.toMatch(/<script|<b>&amp;/)
    for (const address of addresses(html))
      expect(address === '' || isSafeLink(address) || isSafeMedia(address), address).toBe(true)
  })

  it.each(EVIL)('shows nothing of an item that names %j, or draws it without harm', (text) => {
    const spoilt = kind.contentOf({ websiteUrl: text, productId: text })
    const html = draw(slideOf(type, spoilt), {})
    for (const address of addresses(html)) expect(isSafeLink(address), address).toBe(true)
    const button = kind.button?.({ websiteUrl: text, productId: null })
    expect(button === undefined || isSafeLink(button.linkValue)).toBe(true)
  })

  it('takes the colours of the slide before it', () => {
    const before = slide.parse({
      viewId: 'b',
      viewMetadata: { backgroundMedia: { color: '#14213D' }, theme: { ink: '#FFFFFF' } },
    })
    const [, themed] = applySlideThemes([before, shown])
    expect(themed?.viewMetadata.backgroundMedia.color).toBe('#14213D')
  })

  it('has a part that small pictures show, known or not', () => {
    for (const known of [live, {}])
      expect(['TOP', 'MIDDLE', 'FOOT']).toContain(kind.anchor?.(content, known) ?? 'MIDDLE')
  })
})
