import type { ScanDesign } from '@taplet/qr/scannability'
import { expect, test } from 'vitest'
import { looks } from '../../looks/looks.ts'
import { plainDesign } from '../../plain-design.ts'
import { plainerStep } from './plainer-step.ts'

const scanOf = (config: ScanDesign['config']): ScanDesign => ({ config, text: 'https://taplet.example/t/k7m2q9x4ab' })

test('any look ends as squares in square corners, its colours untouched', () => {
  for (const { clientConfig } of looks) {
    let scan = scanOf(clientConfig)
    for (let next = plainerStep(scan); next; next = plainerStep(scan)) scan = next
    expect(scan.config).toEqual({ ...clientConfig, pattern: 'square', corners: { border: 'frame0', center: 'ball0' } })
  }
})

test('a plain code has no plainer one', () => {
  expect(plainerStep(scanOf(plainDesign.clientConfig))).toBeUndefined()
})
