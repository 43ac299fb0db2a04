import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { anApp, rename } from '../../../testing/an-app.ts'
import type { TestAccount } from '../../../testing/an-account.ts'
import { type TestApp, startTestApp } from '../../../testing/start-test-app.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const IN_APP = ANDROID.replace('Chrome/', 'Version/4.0 Chrome/').replace('Pixel 9)', 'Pixel 9; wv)')
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let app: TestApp
let mine: TestAccount
beforeAll(async () => {
  app = await startTestApp()
  mine = await app.anAccount(200)
})
afterAll(() => app.stop())

/** Publishes an app with one button that does this; returns how to press it. */
async function withButton(name: string, action: object) {
  const { page, itemId } = await anApp(mine, name)
  const { experienceItems } = (await mine.api.slides.getAllItems()).body
  const viewId = experienceItems.find(({ experienceItemId }) => experienceItemId === itemId)?.viewId
  // Only the action is given: the schema fills in the rest.
  const widgets = [{ widgetId: 'b', widgetType: 'LINK' as const, widgetData: { action } as never }]
  await mine.api.slides.updateView({ viewId: String(viewId), widgets })
  await mine.api.experiences.update({ ...page, timeZone: 'Asia/Tokyo', revision: undefined })
  const press = (userAgent = LAPTOP, path = name) =>
    app.get(`/go/${path}/${itemId}/b`, { headers: { 'user-agent': userAgent } })
  return { page, itemId, press }
}

describe('a press for directions', () => {
  const GOOGLE = 'https://www.google.com/maps/dir/?api=1&destination=Rua%20Augusta%2012%3B%20%23Intent'
  const FALLBACK = `S.browser_fallback_url=${encodeURIComponent(GOOGLE)};end`
  test.each([
    ['an iPhone', IPHONE, 'https://maps.apple.com/?daddr=Rua%20Augusta%2012%3B%20%23Intent'],
    ['Android', ANDROID, `intent:0,0?q=Rua%20Augusta%2012%3B%20%23Intent#Intent;scheme=geo;${FALLBACK}`],
    ['an app on Android that opens no intents', IN_APP, GOOGLE],
    ['a laptop', LAPTOP, GOOGLE],
  ])('opens the map app of %s', async (_, userAgent, url) => {
    const name = `way-${userAgent.length}`
    // The signs of an intent in a place must not end it.
    const { press } = await withButton(name, { type: 'DIRECTIONS', place: 'Rua Augusta 12; #Intent' })
    const answer = await press(userAgent)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, url])
    expect(answer.headers['cache-control']).toContain('no-store')
    // One page for all phones: the choice is not in it.
    expect((await app.get(`/${name}`)).body).not.toContain('maps.apple.com')
  })

  it('goes to coordinates as such', async () => {
    const { press } = await withButton('point', { type: 'DIRECTIONS', place: ' 38.7139, -9.1394 ' })
    expect((await press(ANDROID)).headers.location).toMatch(/^intent:38\.7139,-9\.1394\?q=38\.7139%2C-9\.1394#Intent/)
    expect((await press(IPHONE)).headers.location).toBe('https://maps.apple.com/?daddr=38.7139%2C-9.1394')
  })
})

describe('a press for another app', () => {
  it('finds the app after it was renamed', async () => {
    const other = await anApp(mine, 'second-shop')
    const { press } = await withButton('first-shop', { type: 'APP', experienceId: other.page.experienceId })
    expect((await press()).headers.location).toBe('/second-shop')
    await rename(mine, other.page, 'renamed-shop')
    expect((await press()).headers.location).toBe('/renamed-shop')
  })

  it('stays in its own app when there is no such app', async () => {
    const { press } = await withButton('lonely', { type: 'APP', experienceId: 'nobodys' })
    expect((await press()).headers.location).toBe('/lonely')
  })
})

describe('a press for a calendar event', () => {
  const event = {
    type: 'CALENDAR',
    title: 'Jazz, live; “Olá” – with a name so long that its line is longer than a calendar allows 🎷🎷🎷',
    start: '2027-07-01T19:30',
    end: '2027-07-01T22:00',
    timeZone: 'Europe/Lisbon',
    place: 'Rua Augusta 12\\3',
    notes: 'First line\nSecond line',
  }

  it('hands out a file that follows RFC 5545', async () => {
    const { press, itemId } = await withButton('jazz', event)
    const answer = await press(IPHONE)
    expect(answer.headers['content-type']).toMatch(/^text\/calendar; charset=utf-8/)
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''Jazz%2C%20live/)
    const lines = answer.body.split('\r\n')
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(answer.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const unfolded = answer.body.replaceAll('\r\n ', '')
    expect(unfolded).toContain('SUMMARY:Jazz\\, live\\; “Olá” – with a name so long')
    expect(unfolded).toContain('🎷🎷🎷\r\n')
    expect(unfolded).toContain('DTSTART:20270701T183000Z\r\nDTEND:20270701T210000Z\r\n')
    expect(unfolded).toContain('LOCATION:Rua Augusta 12\\\\3\r\nDESCRIPTION:First line\\nSecond line\r\n')
    expect(unfolded).toContain(`UID:${itemId}.b@taplet.example\r\n`)
    expect(unfolded).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:[^]*\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/)
  })

  test.each([
    [
      'whole days end after the last one',
      { isAllDay: true, end: '2027-07-03T00:00' },
      'DTSTART;VALUE=DATE:20270701\r\nDTEND;VALUE=DATE:20270704',
    ],
    ['one whole day', { isAllDay: true, end: '' }, 'DTSTART;VALUE=DATE:20270701\r\nDTEND;VALUE=DATE:20270702'],
    ['an hour where no end is given', { end: '' }, 'DTSTART:20270701T183000Z\r\nDTEND:20270701T193000Z'],
    [
      'winter time',
      { start: '2027-01-01T19:30', end: '2027-01-01T20:00' },
      'DTSTART:20270101T193000Z\r\nDTEND:20270101T200000Z',
    ],
    ['the clock of the app', { timeZone: '' }, 'DTSTART:20270701T103000Z\r\nDTEND:20270701T130000Z'],
  ])('writes %s', async (title, change, times) => {
    const name = `event-${title.replaceAll(' ', '-')}`.slice(0, 40)
    const { press } = await withButton(name, { ...event, ...change })
    expect((await press()).body).toContain(`${times}\r\n`)
  })
})

it('a press for a contact hands out a card with what was filled in, escaped', async () => {
  const { press } = await withButton('card', {
    type: 'CONTACT',
    name: 'Rosa da Costa; Lima',
    company: 'Lark, Coffee',
    phone: '+351215550148',
    email: 'rosa@lark.coffee',
    web: 'https://lark.coffee',
    address: 'Rua Augusta 12, Lisboa',
  })
  const answer = await press(ANDROID)
  expect(answer.headers['content-type']).toBe('text/vcard; charset=utf-8')
  expect(answer.body.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Lima;Rosa da Costa\\;;;;',
    'FN:Rosa da Costa\\; Lima',
    'ORG:Lark\\, Coffee',
    'TEL;TYPE=WORK,VOICE:+351215550148',
    'EMAIL;TYPE=INTERNET,WORK:rosa@lark.coffee',
    'URL:https://lark.coffee',
    'ADR;TYPE=WORK:;;Rua Augusta 12\\, Lisboa;;;;',
    'END:VCARD',
    '',
  ])
})

it('a press for Wi-Fi has a picture that another phone reads', async () => {
  const { press } = await withButton('net', { type: 'WIFI', network: 'Lark guests', password: 'latte-art' })
  const answer = await press()
  expect(answer.headers['content-type']).toBe('image/svg+xml')
  expect(answer.body).toMatch(/^<svg/)
})

describe('a press that leads nowhere', () => {
  it('goes to the app when the button is gone, and says so where there is no app', async () => {
    const { press, itemId } = await withButton('moved-on', { type: 'DIRECTIONS', place: '' })
    expect((await press()).headers.location).toBe('/moved-on')
    expect((await app.get(`/go/moved-on/${itemId}/nothing`)).headers.location).toBe('/moved-on')
    expect((await app.get('/go/nobodys-cafe/a/b')).headers.location).toBe('/nobodys-cafe')
    expect((await app.get('/go/%2F%2Fevil.example/a/b')).headers.location).toBe('/%2F%2Fevil.example')
  })

  it('gives nothing away of an app that is not published', async () => {
    const { page, press } = await withButton('not-yet', { type: 'DIRECTIONS', place: 'Secret place' })
    await mine.api.experiences.update({ ...page, active: false, revision: undefined })
    expect((await press(IPHONE)).headers.location).toBe('/not-yet')
  })
})
