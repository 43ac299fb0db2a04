import { startDownload } from './start-download.ts'

/** Some browsers start reading late; revoking before would cancel the download. */
const READ_MS = 60_000

/** Saves a file that was made here, or was fetched by a call, through the browser. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  startDownload(url, file.name)
  setTimeout(() => URL.revokeObjectURL(url), READ_MS)
}
