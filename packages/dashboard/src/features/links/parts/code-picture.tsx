import { plainQrSvg } from '@taplet/qr'
import type { QrDesign } from '@taplet/contract'
import { useMemo } from 'react'
import { DesignCode } from '../../../entities/qr-design/design-code.tsx'

interface CodePictureProps {
  /** The text in the code. */
  text: string
  /** Undefined: a plain code. */
  design: QrDesign | undefined
  /** Width and height on screen in px. */
  size: number
  label: string
}

/** A link's code as it is printed. */
export function CodePicture({ text, design, size, label }: CodePictureProps) {
  return (
    <span style={{ display: 'block', width: size, height: size }}>
      {design ? <DesignCode address={text} design={design} label={label} /> : <PlainCode text={text} label={label} />}
    </span>
  )
}

function PlainCode({ text, label }: Pick<CodePictureProps, 'text' | 'label'>) {
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(plainQrSvg(text))}`, [text])
  return <img src={picture} alt={label} width="100%" height="100%" />
}
