import { plainLook } from '../plain-look.ts'
import type { QrConfig } from '../qr-config.ts'

interface Parts {
  pattern?: string
  border?: string
  center?: string
  coloring?: Partial<QrConfig['coloring']>
}

/** The plain look with changes under test. */
export const plainConfig = ({ pattern, border, center, coloring }: Parts = {}): QrConfig => ({
  coloring: { ...plainLook.coloring, ...coloring },
  corners: { border: border ?? plainLook.corners.border, center: center ?? plainLook.corners.center },
  pattern: pattern ?? plainLook.pattern,
})

export const TEXT = 'https://taplet.example/t/a1B2c3D4e5F6'
