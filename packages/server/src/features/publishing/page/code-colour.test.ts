import { contrastOf, parseColour } from '@taplet/base/colours'
import { expect, it } from 'vitest'
import { codeColour } from './code-colour.ts'

const appIn = (accent: string, color: string, ink: string) =>
  ({ slides: [{ viewMetadata: { theme: { accent, ink }, backgroundMedia: { color } } }] }) as never

it.each([
  ['#FFFFFF', '#7A1F2B', '#FFFFFF'],
  ['#E5482D', '#FFF6E5', '#1C1C1C'],
  ['#FFD400', '#FFF6E5', '#1C1C1C'],
])('[14.17] the code on wide screens has a colour of the app that readers see: %s %s %s', (accent, ground, ink) => {
  const colour = codeColour(appIn(accent, ground, ink))
  expect(contrastOf(parseColour(colour), parseColour('#FFFFFF'))).toBeGreaterThanOrEqual(7)
  expect(colour).not.toBe('#000000')
})

it('[14.17] the code on wide screens takes a colour of the app as it is where readers see it', () => {
  expect(codeColour(appIn('#FFFFFF', '#7A1F2B', '#FFFFFF'))).toBe('#7A1F2B')
})

it('[14.17] the code of an app without slides is black', () => {
  expect(codeColour({ slides: [] })).toBe('#000000')
})
