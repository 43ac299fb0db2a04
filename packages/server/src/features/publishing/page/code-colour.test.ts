import { contrastOf, parseColour } from '@taplet/base/colours'
import { expect, it } from 'vitest'
import { codeColour } from './code-colour.ts'

const appIn = (accent: string, color: string, ink: string) =>
  ({ slides: [{ viewMetadata: { theme: { accent, ink }, backgroundMedia: { color } } }] }) as never

it.each([
  ['#FFFFFF', '#7A1F2B', '#FFFFFF', '#7A1F2B'],
  ['#E5482D', '#FFF6E5', '#1C1C1C', undefined],
  ['#FFD400', '#FFF6E5', '#1C1C1C', undefined],
])(
  '[14.17] the code on wide screens has a colour of the app that readers see: %s %s %s',
  (accent, ground, ink, exact) => {
    const colour = codeColour(appIn(accent, ground, ink))
    expect(contrastOf(parseColour(colour), parseColour('#FFFFFF'))).toBeGreaterThanOrEqual(7)
    expect(colour).not.toBe('#000000')
    if (exact) expect(colour).toBe(exact)
  },
)

it('[14.17] the code of an app without slides is black', () => {
  expect(codeColour({ slides: [] })).toBe('#000000')
})
