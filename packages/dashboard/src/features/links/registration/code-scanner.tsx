import type { Reader } from '@taplet/qr/scannability'
import { useEffect, useRef } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './registration.module.css'

const PAUSE = 160 // ms between scans
const WIDTH = 640 // px width of a scan: enough for a code that fills a third of the picture

/** Reads the code in the current video frame; undefined when there is none. */
async function look(video: HTMLVideoElement, canvas: HTMLCanvasElement, readers: readonly Reader[]) {
  const scale = WIDTH / (video.videoWidth || WIDTH)
  canvas.width = WIDTH
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || !video.videoWidth) return undefined
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  const picture = context.getImageData(0, 0, canvas.width, canvas.height)
  for (const reader of readers) {
    const text = await reader.read(picture).catch(() => undefined)
    if (text) return text
  }
  return undefined
}

/** Uses the browser's own reader if it has one, else ours; the code of either is loaded with the first scan. */
async function watch(video: HTMLVideoElement, signal: AbortSignal, onRead: (text: string) => void) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  signal.addEventListener('abort', () => stream.getTracks().forEach((track) => track.stop()))
  if (signal.aborted) return stream.getTracks().forEach((track) => track.stop())
  video.srcObject = stream
  await video.play()
  const { loadReaders } = await import('@taplet/qr/scannability')
  const readers = (await loadReaders()).toReversed() // the device's own is last in that list, and the fastest
  const canvas = document.createElement('canvas')
  while (!signal.aborted) {
    const text = await look(video, canvas, readers)
    if (text && !signal.aborted) return onRead(text)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

interface CodeScannerProps {
  onRead: (text: string) => void
  /** There is no camera, or this site may not use it. */
  onRefused: () => void
  onClose: () => void
}

/** Scans for a code with the camera. No image leaves the device. */
export function CodeScanner({ onRead, onRefused, onClose }: CodeScannerProps) {
  const t = useText()
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef({ onRead, onRefused })
  // Keeps the latest callbacks.
  useEffect(() => {
    latest.current = { onRead, onRefused }
  })
  // Effect: the camera runs as long as this is on screen.
  useEffect(() => {
    const stop = new AbortController()
    if (video.current)
      watch(video.current, stop.signal, (text) => latest.current.onRead(text)).catch(() => {
        if (!stop.signal.aborted) latest.current.onRefused()
      })
    return () => stop.abort()
  }, [])
  return (
    <div className={styles.scanner}>
      <video ref={video} muted playsInline aria-label={t('tagRegistration:find.camera')} />
      <i aria-hidden="true" />
      <p>{t('tagRegistration:find.aim')}</p>
      <Button wide onClick={onClose}>
        {t('cancel')}
      </Button>
    </div>
  )
}
