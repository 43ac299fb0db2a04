import { solve } from './solve.ts'

/** What a visitor sent from a form. */
export interface Answer {
  /** Submissions with the same id count as one answer. */
  submissionId: string
  /** The address of the call that accepts it. */
  action: string
  /** As the contract defines it. */
  body: Readonly<Record<string, unknown>>
  keptAt: number
}

export type Outcome =
  | { kind: 'SENT' }
  /** The server rejects it; the message is for the visitor, and empty when there was no answer of the server's. */
  | { kind: 'REFUSED'; message: string; field: string | undefined }
  /** No answer, or a temporary failure. */
  | { kind: 'LATER'; isOffline: boolean }

interface Reply {
  callResult?: string
  message?: string
  field?: string
  challenge?: string
  bits?: number
}

/** The page's language, which refusals are written in; the service worker has no page. */
const language = () => globalThis.document && { 'accept-language': document.documentElement.lang }

const MOST_PROOFS = 2
// Timeout, too early, too many requests: worth a retry, as are all server errors.
const PASSING = [408, 425, 429]

async function post({ action, body, submissionId }: Answer, proof?: string): Promise<[Response, Reply]> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...language() },
    body: JSON.stringify({ ...body, submissionId, proof }),
  })
  // A proxy may answer in place of the server, in HTML.
  const reply: Reply = await response.json().catch(() => ({}))
  return [response, reply]
}

/** Sends an answer, with the proof of work that the server demands of few. Never throws. */
export async function send(answer: Answer): Promise<Outcome> {
  try {
    let proof: string | undefined
    for (let round = 0; round <= MOST_PROOFS; round++) {
      const [{ ok, status }, { callResult, message, field, challenge, bits }] = await post(answer, proof)
      if (callResult === 'PROOF_REQUIRED' && challenge && bits) {
        proof = await solve(challenge, bits)
        continue
      }
      if (ok && callResult === 'SUCCESS') return { kind: 'SENT' }
      // Any response that is not our server's counts as none: a hotel's sign-in page answers 200 too.
      if (ok || !message || status >= 500 || PASSING.includes(status)) break
      return { kind: 'REFUSED', message, field }
    }
    return { kind: 'LATER', isOffline: false }
  } catch {
    return { kind: 'LATER', isOffline: true }
  }
}
