import { ApiError } from '@taplet/contract'

/** What the server answered instead of a file. */
interface Refusal {
  code?: unknown
  message?: unknown
}

export type FileOutcome =
  | { status: 'DONE'; name: string }
  /** No reader read what was drawn: the person must say that they want it all the same. */
  | { status: 'UNREADABLE' }
  | { status: 'FAILED'; message: string }

const UNREADABLE = 'QR_UNREADABLE'

const nameOf = (answer: Response): string =>
  /filename="?([^";]+)"?/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'code'

/** Hands a file to the browser, as a link with `download` does. */
function give(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000) // some browsers begin to read it late
}

/** Has a file made and downloads it. Never throws. */
export async function fetchFile(
  send: typeof fetch,
  path: string,
  query: Readonly<Record<string, string | number | boolean | undefined>>,
): Promise<FileOutcome> {
  const fields = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  try {
    const answer = await send(`/api${path}?${new URLSearchParams(fields)}`)
    if (answer.ok) {
      const name = nameOf(answer)
      give(await answer.blob(), name)
      return { status: 'DONE', name }
    }
    const refusal: Refusal = Object(await answer.json())
    if (refusal.code === UNREADABLE) return { status: 'UNREADABLE' }
    return { status: 'FAILED', message: typeof refusal.message === 'string' ? refusal.message : '' }
  } catch (error) {
    return { status: 'FAILED', message: error instanceof ApiError ? error.message : '' }
  }
}
