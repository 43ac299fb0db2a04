import { checkRules, type ScanDesign } from '@taplet/qr/scannability'
import { expect, test } from 'vitest'
import { looks } from '../../looks/looks.ts'
import { applyFixRepeatedly } from './apply-fix-repeatedly.ts'

const [look] = looks.filter(({ id }) => id === 'plum')
const pale = (colour: string): ScanDesign => ({
  text: 'https://taplet.example/t/k7m2q9x4ab',
  config: {
    corners: { border: 'frame0', center: 'ball0' },
    pattern: 'square',
    coloring: {
      variation: 'singleColorCustomCorners',
      backgroundColor: '#FFFFFF',
      body1: '#4B1E6D',
      body2: '#000000',
      cornerBorder: '#4B1E6D',
      ...look?.clientConfig.coloring,
      cornerCenter: colour,
    },
  },
})

test.each(['#FFD9A0', '#FBAB41', '#E8F4FF'])('one press is enough for a corner centre of %s', (colour) => {
  const after = applyFixRepeatedly(pale(colour), 'DARKEN_BALL')
  expect(checkRules(after).findings.filter(({ fix }) => fix === 'DARKEN_BALL')).toEqual([])
  expect(after.config.coloring.body1).toBe(pale(colour).config.coloring.body1)
})
