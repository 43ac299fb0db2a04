import { MAX_QR_PIXELS, type QrFormat } from '@taplet/contract'
import { useState } from 'react'

export const formats: readonly QrFormat[] = ['png', 'jpg', 'svg', 'pdf', 'eps']
export const bounds = {
  pixels: { min: 64, max: MAX_QR_PIXELS },
  widthMm: { min: 5, max: 2000 },
  bleedMm: { min: 0, max: 20 },
  caption: 80,
} as const

/** Shown as JPEG, the name people know. */
export const formatName = (format: QrFormat): string => (format === 'jpg' ? 'JPEG' : format.toUpperCase())

/** Raster formats are sized in pixels, vector formats in millimetres. */
export const isPicture = (format: QrFormat): boolean => format === 'png' || format === 'jpg'
export const mayBeTransparent = (format: QrFormat): boolean => format !== 'jpg'

const start = {
  // `as` widens the initial value to all formats.
  format: 'png' as QrFormat,
  pixels: 1024,
  widthMm: 40,
  bleedMm: 0,
  caption: '',
  isTransparent: false,
}
export type FileOptions = typeof start

/** The chosen options of a file, also in the form of the call. */
export function useFileOptions() {
  const [options, setOptions] = useState(start)
  const { format, pixels, widthMm, bleedMm, caption, isTransparent } = options
  return {
    options,
    change: (change: Partial<FileOptions>) => setOptions((before) => ({ ...before, ...change })),
    size: isPicture(format) ? { format, pixels } : { format, widthMm },
    around: {
      bleedMm,
      caption: caption.trim(),
      isTransparent: `${mayBeTransparent(format) && isTransparent}` as const,
    },
  }
}
