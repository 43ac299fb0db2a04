import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createWidget } from '../../edits.ts'
import {
  isSafeLink,
  isSafeMedia,
  schemaOf,
  slide,
  slideFonts,
  type Widget,
  widget,
  widgetName,
  widgetTypes,
} from '../../schema.ts'
import { SlideView, widgetViews, WidgetView } from '../../view.ts'

const render = (one: Widget, isDeferred = false) =>
  renderToStaticMarkup(<WidgetView widget={one} media={{}} isDeferred={isDeferred} />)

const EVIL = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '"><script>alert(1)</script>',
  'https://example.com/\u0000',
  '//evil.example',
]
const LONG = `${'w'.repeat(2000)}\n\t\n<b>&amp;</b>\t"quoted"\n🙂‍↔️ 日本語 \u202E`

/** The same data with every string replaced, bypassing validation, so that only the view protects the page. */
function withStrings(data: unknown, text: string): unknown {
  if (typeof data === 'string') return /^#|^[A-Z]+$/.test(data) ? data : text
  if (Array.isArray(data)) return data.map((one) => withStrings(one, text))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withStrings(value, text)]))
}

/** Replaces strings, except those that select from a table: the kind of link, the font, the alignment. */
function spoilt(one: Widget, text: string): Widget {
  const data = withStrings(one.widgetData, text)
  const complete = JSON.parse(JSON.stringify(data), (key, value) =>
    ['linkType', 'fontFamily', 'alignText'].includes(key)
      ? (Reflect.get(one.widgetData, key) ?? Reflect.get(Reflect.get(one.widgetData, 'metadata') ?? {}, key))
      : value,
  )
  return { ...one, widgetData: complete }
}

const addresses = (html: string) =>
  [...html.matchAll(/\s(?:href|src|poster)="([^"]*)"/g)].map((match) => match[1] ?? '')

describe.each(widgetTypes)('A %s widget', (type) => {
  const fresh = createWidget(type, 'w1')

  it('holds valid data when it has just been added', () => {
    expect(widget.parse(fresh)).toEqual(fresh)
  })

  it('fills every field that a client leaves out', () => {
    expect(widget.parse({ widgetId: 'w1', widgetType: type, widgetData: {} }).widgetData).toBeTypeOf('object')
  })

  it('drops fields it does not know, such as localOnlyData', () => {
    const data = { ...fresh.widgetData, localOnlyData: { url: 'blob:x' }, dokaState: 1 }
    expect(widget.parse({ ...fresh, widgetData: data, localOnlyData: {} })).toEqual(fresh)
  })

  it('has a view, a name, a summary and a spacing', () => {
    expect(widgetViews[type]).toBeTypeOf('function')
    expect(widgetName(type)('en')).not.toBe('')
    expect(schemaOf(fresh).summary(fresh.widgetData)).toBeTypeOf('string')
    expect(Number.isFinite(schemaOf(fresh).spacing(fresh.widgetData))).toBe(true)
  })

  it('draws itself from its defaults, now and deferred', () => {
    expect(render(fresh)).not.toBe('')
    expect(render(fresh, true)).not.toBe('')
  })

  it('draws itself from extreme texts, escaped', () => {
    const html = render(spoilt(fresh, LONG))
    expect(html).not.toContain('<b>&amp;</b>')
  })

  it.each(EVIL)('never leads to %j, whatever got past the border', (address) => {
    const html = render(spoilt(fresh, address)) + render(spoilt(fresh, address), true)
    expect(html).not.toContain('<script')
    expect(addresses(html).filter((one) => !isSafeLink(one) && !isSafeMedia(one))).toEqual([])
  })

  it.each(EVIL)('is refused at the border, or cleaned, when it holds %j', (address) => {
    const result = widget.safeParse(spoilt(fresh, address))
    if (!result.success) return
    const schema = schemaOf(result.data)
    expect((schema.links?.(result.data.widgetData) ?? []).filter((one) => !isSafeLink(one))).toEqual([])
    expect((schema.media?.(result.data.widgetData) ?? []).filter((one) => !isSafeMedia(one))).toEqual([])
  })

  it('names no media, link or font that does not exist', () => {
    const schema = schemaOf(fresh)
    expect(schema.media?.(fresh.widgetData) ?? []).toEqual([])
    expect(schema.links?.(fresh.widgetData) ?? []).toEqual([])
    for (const { font } of schema.fonts?.(fresh.widgetData) ?? []) expect(slideFonts).toHaveProperty(font)
  })

  const onSlide = (showsEmpty: boolean) => {
    const whole = slide.parse({ viewId: 'v1', widgets: [fresh] })
    return renderToStaticMarkup(<SlideView slide={whole} media={{}} isDeferred={false} showsEmpty={showsEmpty} />)
  }

  it('keeps its id in the markup of its slide, so that an editor can find it', () => {
    expect(onSlide(true)).toContain('data-widget-id="w1"')
  })

  it('takes no room on a page for visitors while it has nothing to show them', () => {
    const isEmpty = schemaOf(fresh).isEmpty?.(fresh.widgetData) === true
    expect(onSlide(false).includes('data-widget-id="w1"')).toBe(!isEmpty)
  })
})
