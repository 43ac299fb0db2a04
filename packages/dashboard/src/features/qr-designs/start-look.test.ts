import { checkRules, readableColours } from '@taplet/qr/scannability'
import { expect, test } from 'vitest'
import { codeAddress } from './code-address.ts'
import { brightLook, safeLook } from './start-look.ts'

test.each(['https://tapl.et', 'https://taplet.example', 'https://qr.somebodys-shop.example'])(
  '[14.11] the look that new designs open with scans everywhere under %s, the bright one does not',
  (publicUrl) => {
    const capOf = (config: typeof safeLook) => checkRules({ config, text: codeAddress(publicUrl) }).cap
    expect(capOf(safeLook)).toBe(100)
    expect(capOf(brightLook)).toBeLessThan(85)
  },
)

test('[14.11] its colours need no darkening', () => {
  expect(readableColours(safeLook)).toEqual(safeLook)
})
