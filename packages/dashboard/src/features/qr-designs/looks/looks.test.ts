import { checkRules } from '@taplet/qr/scannability'
import { qrBalls, qrFrames, qrPatterns } from '@taplet/qr'
import { expect, test } from 'vitest'
import { codeAddress } from '../code-address.ts'
import { looks } from './looks.ts'

const address = codeAddress('https://taplet.example')
const EVERYWHERE = 85

test.each(looks)('$id scans everywhere, as far as rules can say', ({ clientConfig }) => {
  const { cap, findings } = checkRules({ config: clientConfig, text: address })
  expect([cap >= EVERYWHERE, findings.filter((finding) => finding.cap < EVERYWHERE)]).toEqual([true, []])
})

test('looks are made of shapes that exist, and no two are alike', () => {
  for (const { clientConfig } of looks) {
    expect(qrPatterns.some(({ id }) => id === clientConfig.pattern)).toBe(true)
    expect(qrFrames.some(({ id }) => id === clientConfig.corners.border)).toBe(true)
    expect(qrBalls.some(({ id }) => id === clientConfig.corners.center)).toBe(true)
  }
  expect(new Set(looks.map(({ clientConfig }) => JSON.stringify(clientConfig))).size).toBe(looks.length)
})
