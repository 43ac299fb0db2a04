import type { QrClientConfig, QrDesign } from '@taplet/contract'
import { useMemo } from 'react'
import { DesignCode } from '../../../entities/qr-design/design-code.tsx'
import type { CardColours } from './card-colours.ts'

interface CardCodeProps {
  address: string
  /** The design of the link; undefined where it has none, so that the code wears the app's look. */
  design: QrDesign | undefined
  colours: CardColours
  label: string
}

const inLook = ({ paper, ink, accent }: CardColours): QrClientConfig => ({
  coloring: {
    variation: 'singleColorCustomCorners',
    backgroundColor: paper,
    body1: ink,
    body2: ink,
    cornerBorder: ink,
    cornerCenter: accent,
  },
  corners: { border: 'frame13', center: 'ball15' },
  pattern: 'dot',
})

/** The code of an app as it is on its card. */
export function CardCode({ address, design, colours, label }: CardCodeProps) {
  const own = useMemo(() => ({ clientConfig: inLook(colours), logo: null }), [colours])
  return <DesignCode address={address} design={design ?? own} label={label} />
}
