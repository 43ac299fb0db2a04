import { plainQrSize, plainQrSvg } from '@taplet/qr'

export const PNG_WIDTH = 2048 // px; enough for a poster of A4 width at 250 dpi

/** Saves a file that was made in the browser. */
function save(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The download has begun by then; revoking at once would cancel it in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

export function downloadSvg(url: string, fileName: string): void {
  save(new Blob([plainQrSvg(url)], { type: 'image/svg+xml' }), `${fileName}.svg`)
}

/** Draws the code with whole pixels per module, so that no edge is blurred. Rejects when the canvas fails. */
export async function downloadPng(url: string, fileName: string): Promise<void> {
  const modules = plainQrSize(url)
  const width = Math.floor(PNG_WIDTH / modules) * modules
  const picture = new Image(width, width)
  picture.src = `data:image/svg+xml,${encodeURIComponent(plainQrSvg(url).replace('<svg ', `<svg width="${width}" height="${width}" `))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = width
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The canvas gave no picture')
  save(blob, `${fileName}.png`)
}
