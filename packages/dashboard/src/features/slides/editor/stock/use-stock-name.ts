import { useEffect, useState } from 'react'

/** What a background of the stock is called; undefined for other files, and until the stock's table has come. */
export function useStockName(url: string): string | undefined {
  const [found, setFound] = useState<{ url: string; name: string }>()
  // The table, which is only loaded for a file that the account's library does not know.
  useEffect(() => {
    if (!url.includes('/samples/backgrounds/')) return
    let isGone = false
    void import('@taplet/slides/stock').then(
      ({ stockBackgroundAt }) => {
        const name = stockBackgroundAt(url)?.name
        if (name !== undefined && !isGone) setFound({ url, name })
      },
      () => undefined, // the file's own name stays
    )
    return () => {
      isGone = true
    }
  }, [url])
  return found?.url === url ? found.name : undefined
}
