import { useEffect, useState } from 'react'
import { language } from '../../../../lib/text.ts'

/** The name of a stock background; undefined for other files, and until the stock's table has loaded. */
export function useStockName(url: string): string | undefined {
  const [found, setFound] = useState<{ url: string; name: string }>()
  // Effect: the table, loaded only for a file that is not in the account's library.
  useEffect(() => {
    if (!url.includes('/samples/backgrounds/')) return
    let isGone = false
    const find = async () => {
      const { stockBackgroundAt } = await import('@taplet/slides/stock')
      const name = stockBackgroundAt(url)?.name(language)
      if (name !== undefined && !isGone) setFound({ url, name })
    }
    find().catch(() => undefined) // the file's own name stays
    return () => {
      isGone = true
    }
  }, [url])
  return found?.url === url ? found.name : undefined
}
