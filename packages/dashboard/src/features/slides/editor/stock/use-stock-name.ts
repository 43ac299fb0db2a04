import { useEffect, useState } from 'react'

/** What a background of the stock is called; undefined for other files, and until the stock's table has come. */
export function useStockName(url: string): string | undefined {
  const [found, setFound] = useState<{ url: string; name: string }>()
  // The table, which is only loaded for a file that the account's library does not know.
  useEffect(() => {
    if (!url.includes('/samples/backgrounds/')) return
    let isGone = false
    const find = async () => {
      const { stockBackgroundAt } = await import('@taplet/slides/stock')
      const name = stockBackgroundAt(url)?.name
      if (name !== undefined && !isGone) setFound({ url, name })
    }
    find().catch(() => undefined) // the file's own name stays
    return () => {
      isGone = true
    }
  }, [url])
  return found?.url === url ? found.name : undefined
}
