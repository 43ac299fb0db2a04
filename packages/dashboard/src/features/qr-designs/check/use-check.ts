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
  /** The readers' results for exactly this design; undefined until they exist. */
  decode: DecodeReport | undefined
  status: DecodeState['status']
}

interface CheckedLook {
  clientConfig: QrClientConfig
  logo: QrLogo | undefined
  address: string
  /** Reading distance in millimetres. */
  distanceMm: number
}

/** The check of a design during editing: rules after each change, readers a moment after the last one. */
export function useCheck({ clientConfig, logo, address, distanceMm }: CheckedLook): LiveCheck {
  const scan = useMemo(
    (): ScanDesign => ({ config: clientConfig, logo, text: address, distanceMm }),
    [clientConfig, logo, address, distanceMm],
  )
  const report = useMemo(() => checkRules(scan), [scan])
  const { status, decode } = useDecode(clientConfig, logo, address)
  const check = useMemo(() => ({ ...scoreOf(report, decode, language), text: address }), [report, decode, address])
  return { scan, report, check, decode, status }
}
