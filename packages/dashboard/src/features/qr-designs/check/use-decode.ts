import type { QrClientConfig } from '@taplet/contract'
import type { QrLogo } from '@taplet/qr'
import type { DecodeReport } from '@taplet/qr/scannability'
import { useEffect, useState } from 'react'
import { type Reader, createReader } from './reader.ts'

const PAUSE_MS = 300 // qr.md 4.6: after the last change

export interface DecodeState {
  status: 'TESTING' | 'TESTED' | 'FAILED'
  decode: DecodeReport | undefined
}

/** Decodes the design under distortions with two readers in a worker, once editing pauses. */
export function useDecode(config: QrClientConfig, logo: QrLogo | undefined, text: string): DecodeState {
  const key = JSON.stringify([config, text, logo?.href.length, logo?.share])
  const [answer, setAnswer] = useState<{ key: string; state: DecodeState }>()
  const [reader, setReader] = useState<Reader>()
  // Effect: the worker, which lives as long as the designer.
  useEffect(() => {
    const opened = createReader()
    setReader(opened)
    return () => opened.stop()
  }, [])
  // Effect: a timer and the worker.
  useEffect(() => {
    if (!reader) return
    let isGone = false
    const test = async () => {
      const decode = await reader.read({ config, text, logo })
      if (!isGone) setAnswer({ key, state: { status: decode ? 'TESTED' : 'FAILED', decode } })
    }
    const timer = setTimeout(() => void test(), PAUSE_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for what is drawn
  }, [reader, key])
  return answer?.key === key ? answer.state : { status: 'TESTING', decode: undefined }
}
