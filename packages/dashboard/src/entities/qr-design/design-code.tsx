import type { QrDesign } from '@taplet/contract'
import { memo, useMemo } from 'react'
import { codePicture } from './code-picture.ts'
import { useLogo } from './use-logo.ts'

interface DesignCodeProps {
  address: string
  design: Pick<QrDesign, 'clientConfig' | 'logo'>
  /** Accessible name; empty where adjacent text provides it. */
  label: string
}

/** A code in a QR design, drawn live at the width of its container. */
export const DesignCode = memo(function DesignCode({ address, design, label }: DesignCodeProps) {
  const { clientConfig, logo: stored } = design
  const { logo } = useLogo(stored)
  const picture = useMemo(() => codePicture(address, clientConfig, logo), [address, clientConfig, logo])
  return <img src={picture} alt={label} width="100%" draggable={false} style={{ display: 'block' }} />
})
