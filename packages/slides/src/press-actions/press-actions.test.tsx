import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { widget } from '../schema.ts'
import { WidgetView } from '../view.ts'
import { wifiCode } from './actions/wifi.ts'
import { freshPressAction, isPressComplete, pressActionTypes } from './press-actions.ts'

const place = {
  fullPagePath: 'cafe',
  experienceItemId: 'two',
  widgetId: 'w1',
  slideIds: ['one', 'two', 'three'],
}
const button = (action: object) => ({ widgetId: 'w1', widgetType: 'LINK', widgetData: { action } })
const read = (action: object) => widget.safeParse(button(action))
const draw = (action: object, page: typeof place | null = place) =>
  renderToStaticMarkup(
    <WidgetView widget={widget.parse(button(action))} media={{}} isDeferred={false} page={page ?? undefined} />,
  )
const hrefOf = (html: string) => /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')

describe.each(pressActionTypes)('A press of type %s', (type) => {
  it('can be chosen before anything is filled in, and says on its button what it does', () => {
    const html = draw(freshPressAction(type))
    expect(html).toMatch(/<span>[A-Z][\w -]+<\/span>/)
    expect(html.includes('tp-off')).toBe(!isPressComplete(freshPressAction(type)))
  })

  it('leads nowhere in editors, where there is no page', () => {
    expect(hrefOf(draw(freshPressAction(type), null))).toBeUndefined()
  })
})

test.each([
  [{ type: 'NEXT_SLIDE' }, '#slide-3'],
  [{ type: 'SLIDE', itemId: 'one' }, '#slide-1'],
  [{ type: 'SLIDE', itemId: 'gone' }, '#slide-3'],
  [{ type: 'APP', experienceId: 'other' }, '/go/cafe/two/w1'],
  [{ type: 'DIRECTIONS', place: 'Rua Augusta 12' }, '/go/cafe/two/w1'],
  [{ type: 'CALENDAR', title: 'Jazz', start: '2027-05-01T19:30' }, '/go/cafe/two/w1'],
  [{ type: 'CONTACT', name: 'Rosa', phone: '+351 21 555 0148' }, '/go/cafe/two/w1'],
  [{ type: 'WHATSAPP', number: '+351 21 555 0148' }, 'https://wa.me/351215550148'],
  [
    { type: 'WHATSAPP', number: '00351215550148', text: 'Olá, a mesa & 2?' },
    'https://wa.me/351215550148?text=Ol%C3%A1%2C%20a%20mesa%20%26%202%3F',
  ],
])('A press of %j leads to %s', (action, href) => {
  expect(hrefOf(draw(action))).toBe(href)
})

it('a press for the next slide leads from the last one to the first', () => {
  expect(hrefOf(draw({ type: 'NEXT_SLIDE' }, { ...place, experienceItemId: 'three' }))).toBe('#slide-1')
})

it('a press for Wi-Fi unfolds name, password and code without a script', () => {
  const html = draw({ type: 'WIFI', network: 'Lark <guests>', password: 'latte; art' })
  expect(html).toMatch(/^<details/)
  expect(html).toContain('Lark &lt;guests&gt;')
  expect(html).toContain('latte; art')
  expect(html).toContain('<img src="/go/cafe/two/w1"')
  // What only a script can do is shown by the script.
  expect(html).toMatch(/<button[^>]* hidden=""/)
  expect(wifiCode({ network: 'Lark <guests>', password: 'latte; art' })).toBe(
    'WIFI:T:WPA;S:Lark <guests>;P:latte\\; art;;',
  )
  expect(wifiCode({ network: 'Open', password: '' })).toBe('WIFI:T:nopass;S:Open;;')
})

test.each([
  [{ type: 'WHATSAPP', number: '215550148' }, 'action.number', 'Include your country code, like +351 21 555 0148.'],
  [{ type: 'WHATSAPP', number: 'javascript:alert(1)' }, 'action.number', /country code/],
  [{ type: 'CONTACT', web: 'javascript:alert(1)' }, 'action.web', /full web address/],
  [{ type: 'CONTACT', email: 'rosa' }, 'action.email', /e-mail address/],
  [{ type: 'CALENDAR', start: '2027-02-30T10:00' }, 'action.start', 'must be a day and a time'],
  [{ type: 'CALENDAR', start: '2027-05-02T10:00', end: '2027-05-01T10:00' }, 'action.end', 'must be after the start'],
  [{ type: 'CALENDAR', timeZone: 'Mars/Base' }, 'action.timeZone', /time zone/],
  [{ type: 'WIFI', network: 'Lark', password: 'short' }, 'action.password', /8 to 63 characters/],
  [{ type: 'APP', experienceId: '../../evil' }, 'action.experienceId', /.+/],
  [{ type: 'SLIDE', itemId: '"><script>' }, 'action.itemId', /.+/],
  [{ type: 'FAX' }, 'action.type', /.+/],
])('The border refuses %j', (action, path, message) => {
  const issues = read(action).error?.issues ?? []
  expect(issues.map((issue) => issue.path.slice(1).join('.'))).toContain(path)
  expect(issues[0]?.message).toMatch(message)
})

it('a button of an older release opens its address as before', () => {
  const old = widget.parse({ widgetId: 'w', widgetType: 'LINK', widgetData: { linkValue: 'https://lark.coffee' } })
  expect(old.widgetData).toMatchObject({ action: null, linkValue: 'https://lark.coffee' })
})

it('a picture with an action is pressed like a button, and named for who cannot see it', () => {
  const action = { type: 'DIRECTIONS', place: 'Rua Augusta 12' }
  const image = widget.parse({
    widgetId: 'w1',
    widgetType: 'IMAGE',
    widgetData: { imageUrl: '/media/a.webp', metadata: { action } },
  })
  const html = renderToStaticMarkup(<WidgetView widget={image} media={{}} isDeferred={false} page={place} />)
  expect(html).toContain('href="/go/cafe/two/w1" aria-label="Get directions"')
})
