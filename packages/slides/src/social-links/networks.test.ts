import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { logoShapes } from './logo-shapes.ts'
import { type LinkType, linkTarget, linkTypes, networks, normaliseLinkValue, socialLinkHref } from './networks.ts'

const SAME_TAB = ['customlink', 'textmessage', 'phonecall', 'email']

// What a merchant fills in, the words on the button (spec §3), and where a visitor arrives.
const EXPECTED: [LinkType, string, string, string][] = [
  ['instagram', 'Follow Me', 'latte.art', 'https://www.instagram.com/latte.art'],
  ['snapchat', 'Add Me', 'latte', 'https://www.snapchat.com/add/latte'],
  ['venmo', 'Pay or Request Me', 'latte', 'https://venmo.com/latte'],
  ['twitter', 'Follow Me', 'latte', 'https://twitter.com/latte'],
  ['youtube', 'Subscribe', 'latte', 'https://www.youtube.com/@latte'],
  ['cashapp', 'Pay or Request Me', 'latte', 'https://cash.app/$latte'],
  ['facebook', 'Add Me', 'latte', 'https://www.facebook.com/latte'],
  ['linkedin', 'Connect with Me', 'latte', 'https://www.linkedin.com/in/latte'],
  ['soundcloud', 'Follow Me', 'latte', 'https://soundcloud.com/latte'],
  ['spotify', 'Follow Me', 'latte', 'https://open.spotify.com/user/latte'],
  ['twitch', 'Follow Me', 'latte', 'https://www.twitch.tv/latte'],
  ['customlink', 'Go to link', 'https://example.com/x', 'https://example.com/x'],
  ['textmessage', 'Text Me', '+15550100123', 'sms:+15550100123'],
  ['phonecall', 'Call Me', '+15550100123', 'tel:+15550100123'],
  ['email', 'Email Me', 'hi@example.com', 'mailto:hi@example.com'],
]

it('networks knows the 15 kinds of social link', () => {
  expect(linkTypes.toSorted()).toEqual(EXPECTED.map(([type]) => type).toSorted())
})

describe.each(EXPECTED)('%s', (type, linkText, value, href) => {
  it(`reads "${linkText}" and has a name`, () => {
    expect(networks[type].linkText).toBe(linkText)
    expect(networks[type].name('en')).not.toBe('')
  })

  it('leads to the right address', () => {
    expect(socialLinkHref(type, normaliseLinkValue(type, value))).toBe(href)
  })

  it('opens in the tab that spec §3 names', () => {
    expect(linkTarget(type)).toEqual(SAME_TAB.includes(type) ? {} : { target: '_blank', rel: 'noopener' })
  })

  it('opens nothing for nothing, a script, a hidden sign or a line break', () => {
    for (const bad of ['', 'javascript:alert(1)', 'a\u0000b', 'a\nb', 'data:text/html,x', '../..', 'a b c']) {
      expect(socialLinkHref(type, normaliseLinkValue(type, bad))).toBe('')
    }
  })

  it('has a logo of its own on the 24 grid, in the colour of the text', () => {
    const file = readFileSync(new URL(`./logos/${type}.svg`, import.meta.url), 'utf8')
    expect(file).toContain('viewBox="0 0 24 24"')
    expect(file).not.toMatch(/#[0-9a-f]{3}|<script|href|<style/i)
    // Made by scripts/build-logos.ts: run it after drawing.
    expect(file).toContain(logoShapes[type])
  })
})

it('networks has no logo without a network', () => {
  const names = readdirSync(new URL('./logos', import.meta.url)).map((name) => name.replace('.svg', ''))
  expect(names.toSorted()).toEqual(linkTypes.toSorted())
})

describe('What a merchant pastes', () => {
  it.each<[LinkType, string, string]>([
    ['instagram', '@latte', 'latte'],
    ['instagram', '  latte ', 'latte'],
    ['instagram', 'https://www.instagram.com/latte/?hl=en', 'latte'],
    ['instagram', 'instagram.com/latte', 'latte'],
    ['youtube', 'https://youtube.com/@latte', 'latte'],
    ['youtube', 'https://www.youtube.com/channel/UC123', 'UC123'],
    ['cashapp', '$latte', 'latte'],
    ['cashapp', 'https://cash.app/$latte', 'latte'],
    ['linkedin', 'https://www.linkedin.com/in/latte-art/', 'latte-art'],
    ['snapchat', 'https://www.snapchat.com/add/latte', 'latte'],
    ['facebook', 'latte.art', 'latte.art'],
    ['phonecall', '+1 (555) 010-0123', '+15550100123'],
    ['phonecall', 'tel:+1.555.010.0123', '+15550100123'],
    ['textmessage', '0044 20 7946 0018', '+442079460018'],
    ['email', 'mailto:hi@example.com?subject=x', 'hi@example.com'],
    ['customlink', 'example.com/menu', 'https://example.com/menu'],
    ['customlink', 'http://example.com', 'http://example.com'],
  ])('%s: %s is stored as %s', (type, typed, stored) => {
    expect(normaliseLinkValue(type, typed)).toBe(stored)
    expect(normaliseLinkValue(type, stored)).toBe(stored)
  })

  it.each(['555 0100', '12345', '+0123456789', 'phone', '+1555010012345678'])('refuses the phone number %s', (number) =>
    expect(socialLinkHref('phonecall', normaliseLinkValue('phonecall', number))).toBe(''),
  )

  it.each([
    'a@b.co%0d%0abcc:x%40y.zz',
    '"><x>@b.co',
    'a@b.co"><x>',
    'a@b.co,c@d.ee',
    'a@b.co;c@d.ee',
    'a:b@c.de',
    'a b@c.de',
    'a@b.co&bcc=c@d.ee',
    'a@b',
    '@b.co',
    'a@b@c.de',
    'a@b..co',
  ])('refuses the e-mail address %s', (address) => {
    expect(socialLinkHref('email', address)).toBe('')
    expect(socialLinkHref('email', normaliseLinkValue('email', address))).toBe('')
  })

  it.each([
    ["o'neil+menu@mail.example.com", "mailto:o'neil+menu@mail.example.com"],
    ['a#b/c=d@b.co', 'mailto:a%23b%2Fc%3Dd@b.co'],
    ['josé@café.example', 'mailto:jos%C3%A9@caf%C3%A9.example'],
  ])('opens the e-mail address %s as %s', (address, href) => expect(socialLinkHref('email', address)).toBe(href))

  it.each(['ftp://example.com', 'file:///x', 'mailto:a@b.co', 'no dots', 'localhost'])(
    'refuses the web address %s',
    (url) => expect(socialLinkHref('customlink', normaliseLinkValue('customlink', url))).toBe(''),
  )
})
