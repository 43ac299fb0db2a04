import type { QrLogo as StoredLogo } from '@taplet/contract'
import type { QrLogo } from '@taplet/qr'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

const toDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

const sizeOf = (href: string) =>
  new Promise<{ width: number; height: number }>((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth || 1, height: image.naturalHeight || 1 })
    image.onerror = () => reject(new Error('The picture cannot be drawn'))
    image.src = href
  })

/** Fetches the picture as a data URL: an SVG that is shown as an image loads no external resources. */
async function fetchPicture(url: string, signal: AbortSignal) {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error('The picture is gone')
  const href = await toDataUrl(await answer.blob())
  return { href, ...(await sizeOf(href)) }
}

/** A stored logo in the form that codes need; undefined while loading, and when missing or broken. */
export function useLogo(stored: StoredLogo | null): { logo: QrLogo | undefined; isBroken: boolean } {
  const url = stored?.url ?? ''
  const { data, isError } = useQuery({
    queryKey: ['qrLogo', url],
    queryFn: ({ signal }) => fetchPicture(url, signal),
    enabled: url !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const share = stored?.share
  const logo = useMemo(() => (data && share !== undefined ? { ...data, share } : undefined), [data, share])
  return { logo, isBroken: isError }
}
