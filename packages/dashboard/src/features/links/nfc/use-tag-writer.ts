import { useEffect, useRef, useState } from 'react'
import { lockTag, readTag, writeTag } from './web-nfc.ts'

export type WriterState =
  | 'READY'
  | 'WRITING'
  | 'READING_BACK'
  | 'WRITTEN'
  | 'LOCKING'
  | 'LOCKED'
  | 'FAILED'
  | 'FORBIDDEN'
  | 'OTHER_CONTENT'
  | 'LOCK_FAILED'

const failedAs = (error: unknown): WriterState =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'FORBIDDEN' : 'FAILED'

/** Writes an address to a tag, reads it back to verify, and locks it if requested. */
export function useTagWriter(url: string) {
  const [state, setState] = useState<WriterState>('READY')
  const stop = useRef<AbortController>(undefined)
  // The phone's NFC listens until aborted.
  useEffect(() => () => stop.current?.abort(), [])
  const begin = (): AbortSignal => {
    stop.current?.abort()
    stop.current = new AbortController()
    return stop.current.signal
  }
  const write = async () => {
    const signal = begin()
    setState('WRITING')
    try {
      await writeTag(url, signal)
      setState('READING_BACK')
      setState((await readTag(signal)) === url ? 'WRITTEN' : 'OTHER_CONTENT')
    } catch (error) {
      if (!signal.aborted) setState(failedAs(error))
    } finally {
      stop.current?.abort()
    }
  }
  const lock = async () => {
    const signal = begin()
    setState('LOCKING')
    try {
      await lockTag(signal)
      setState('LOCKED')
    } catch {
      if (!signal.aborted) setState('LOCK_FAILED')
    }
  }
  const cancel = () => {
    stop.current?.abort()
    setState('READY')
  }
  return { state, write, lock, cancel }
}
