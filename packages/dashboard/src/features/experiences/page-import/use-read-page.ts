import type { ImportedPage, PageRefusal } from '@taplet/contract'
import { useApi } from '../../../lib/api/api.ts'
import { useMutationOnce } from '../../../lib/timing/use-mutation-once.ts'

/** Returns a typed address as a web address; undefined for what is none. */
export function webAddress(typed: string): string | undefined {
  const text = typed.trim()
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(address)) return undefined
  return new URL(address).hostname.includes('.') ? address : undefined
}

/** Has the server read a page. Without a scheme it is asked for by https first. */
export function useReadPage() {
  const { imports } = useApi()
  return useMutationOnce<{ page: ImportedPage | null; refusal: PageRefusal | null }, Error, string>({
    mutationKey: ['imports', 'read'],
    mutationFn: async (typed) => {
      const url = webAddress(typed) ?? typed
      const answer = await imports.readPage({ url })
      const isPlain = !/^https?:/i.test(typed.trim()) && answer.refusal === 'NO_ANSWER'
      return isPlain ? imports.readPage({ url: url.replace(/^https:/, 'http:') }) : answer
    },
  })
}
