import { API_PREFIX, failure, type Failure } from '@taplet/contract'

/** What came of asking for a file. */
export type FileAnswer = { file: Blob; name: string } | { refusal: Failure }

const nameIn = (disposition: string | null): string | undefined =>
  /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1]?.trim()

/** Fetches a file of the server, or why it is refused. */
export async function fetchFile(
  send: typeof fetch,
  path: string,
  query: Readonly<Record<string, string | number>>,
): Promise<FileAnswer> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const answer = await send(`${API_PREFIX}${path}?${search}`)
  if (answer.ok)
    return { file: await answer.blob(), name: nameIn(answer.headers.get('content-disposition')) ?? 'codes' }
  const body: unknown = await answer.json().catch(() => undefined)
  const known = failure.safeParse(body)
  return { refusal: known.data ?? { callResult: 'FAILURE', code: 'INTERNAL', message: 'Something went wrong' } }
}
