const LATER = 10_000 // ms; revoking at once would cancel the download in some browsers

/** Keeps a file that was made or fetched here. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), LATER)
}
