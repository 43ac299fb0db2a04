import { GIGABYTE, KILOBYTE, MEGABYTE } from '@taplet/base/bytes'
import { language } from './text.ts'

const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })

/** Formats a size: "340 KB", "2.4 MB", "20 GB". */
export function fileSizeLabel(bytes: number): string {
  if (bytes >= GIGABYTE) return `${format.format(bytes / GIGABYTE)} GB`
  if (bytes >= MEGABYTE) return `${format.format(bytes / MEGABYTE)} MB`
  return `${bytes === 0 ? 0 : Math.max(1, Math.round(bytes / KILOBYTE))} KB`
}
