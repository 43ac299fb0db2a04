import type { QrCheck, QrClientConfig } from '@taplet/contract'
import type { QrLogo } from '@taplet/qr'
import { checkRules, type DecodeReport, type RuleReport, type ScanDesign, scoreOf } from '@taplet/qr/scannability'
import { useMemo } from 'react'
import { language } from '../../../lib/text.ts'
import { type DecodeState, useDecode } from './use-decode.ts'

export interface LiveCheck {
  scan: ScanDesign
  report: RuleReport
  check: QrCheck
  /** What the readers said of exactly this look; undefined until they have. */
  decode: DecodeReport | undefined
  status: DecodeState['status']
}

interface CheckedLook {
  clientConfig: QrClientConfig
  logo: QrLogo | undefined
  address: string
  /** How far away it will be read, in millimetres. */
  distanceMm: number
}

/** The check of a look as it is edited: the rules with each change, the readers a moment after the last one. */
export function useCheck({ clientConfig, logo, address, distanceMm }: CheckedLook): LiveCheck {
  const scan = useMemo(
    (): ScanDesign => ({ config: clientConfig, logo, text: address, distanceMm }),
    [clientConfig, logo, address, distanceMm],
  )
  const report = useMemo(() => checkRules(scan), [scan])
  const { status, decode } = useDecode(clientConfig, logo, address)
  const check = useMemo(() => scoreOf(report, decode, language), [report, decode])
  return { scan, report, check, decode, status }
}
