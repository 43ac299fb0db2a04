import { plainQrSize, plainQrSvg } from '@taplet/qr'
import { saveFile } from '../../lib/save-file.ts'

export const PNG_WIDTH = 2048 // px; enough for a poster of A4 width at 250 dpi

export function downloadSvg(url: string, fileName: string): void {
  saveFile(new File([plainQrSvg(url)], `${fileName}.svg`, { type: 'image/svg+xml' }))
}

/** Draws the code with whole pixels per module, so that no edge is blurred. Rejects when the canvas fails. */
export async function downloadPng(url: string, fileName: string): Promise<void> {
  const modules = plainQrSize(url)
  const width = Math.floor(PNG_WIDTH / modules) * modules
  const picture = new Image(width, width)
  picture.src = `data:image/svg+xml,${encodeURIComponent(plainQrSvg(url, { widthPx: width }))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = width
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The canvas gave no picture')
  saveFile(new File([blob], `${fileName}.png`, { type: blob.type }))
}
