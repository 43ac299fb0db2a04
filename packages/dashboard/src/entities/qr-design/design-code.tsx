import type { QrDesign } from '@taplet/contract'
import { memo, useMemo } from 'react'
import { codePicture } from './code-svg.ts'
import { useLogo } from './use-logo.ts'

interface DesignCodeProps {
  address: string
  design: Pick<QrDesign, 'clientConfig' | 'logo'>
  /** What it is, for people who do not see it; empty where words beside it say so. */
  label: string
}

/** A code in a design, drawn live. It is as wide as its place. */
export const DesignCode = memo(function DesignCode({ address, design, label }: DesignCodeProps) {
  const { clientConfig, logo: stored } = design
  const { logo } = useLogo(stored)
  const picture = useMemo(() => codePicture(address, clientConfig, logo), [address, clientConfig, logo])
  return <img src={picture} alt={label} width="100%" draggable={false} style={{ display: 'block' }} />
})
