import { checkRules } from '@taplet/qr/scannability'
import { looks } from '@taplet/slides/themes'
import { expect, test } from 'vitest'
import { codeAddress } from './code-address.ts'
import { themeDesign } from './theme-design.ts'

test.each(looks.map(({ id, theme }) => [id, theme] as const))(
  'a new design in the colours of %s scans everywhere',
  (_, theme) => {
    const config = themeDesign(theme)
    expect(checkRules({ config, text: codeAddress('https://taplet.example') }).cap).toBe(100)
    expect(config.coloring.backgroundColor).toBe('#FFFFFF')
  },
)
