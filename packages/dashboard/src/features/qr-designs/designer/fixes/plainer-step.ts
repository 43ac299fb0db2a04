import { drawQr } from '@taplet/qr'
import { applyFix, type ScanDesign } from '@taplet/qr/scannability'

type Step = (scan: ScanDesign) => ScanDesign

const withConfig =
  (change: (config: ScanDesign['config']) => ScanDesign['config']): Step =>
  (scan) => ({ ...scan, config: change(scan.config) })

/** Changes that improve reading though no rule asks for them; those that alter the character least come first. */
const steps: readonly Step[] = [
  (scan) => applyFix(scan, 'SHRINK_LOGO'),
  withConfig((config) => ({ ...config, pattern: 'round' })),
  withConfig((config) => ({ ...config, corners: { ...config.corners, border: 'frame0' } })),
  withConfig((config) => ({ ...config, corners: { border: 'frame0', center: 'ball0' } })),
  withConfig((config) => ({ ...config, pattern: 'square' })),
]

const lookOf = ({ text, config, logo }: ScanDesign) =>
  JSON.stringify(drawQr(text, config, { logo: logo ?? undefined }).layers)

/** The next step towards a plain code, for designs that readers find hard although no rule applies; else undefined. */
export function plainerStep(scan: ScanDesign): ScanDesign | undefined {
  const look = lookOf(scan)
  const isSquare = scan.config.pattern === 'square'
  return steps
    .map((step) => step(scan))
    .find((next) => lookOf(next) !== look && !(isSquare && next.config.pattern !== 'square'))
}
