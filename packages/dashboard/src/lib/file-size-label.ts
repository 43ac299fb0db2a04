import { MEGABYTE } from '@taplet/base/bytes'
import { language } from './text.ts'

const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })

/** Formats a size: "340 KB", "2.4 MB". */
export const fileSizeLabel = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${format.format(bytes / MEGABYTE)} MB`
