import { solve } from './solve.ts'

/** What a visitor sent from a form. */
export interface Answer {
  /** Repeats under one id are one answer. */
  submissionId: string
  /** The call that takes it. */
  action: string
  /** As the contract has it. */
  body: Readonly<Record<string, unknown>>
  keptAt: number
}

export type Outcome =
  | { kind: 'SENT' }
  /** The server will not take it as it is; the words are for the visitor. */
  | { kind: 'REFUSED'; message: string; field: string | undefined }
  /** Nobody answered, or not for now. */
  | { kind: 'LATER'; isOffline: boolean }

interface Reply {
  callResult?: string
  message?: string
  field?: string
  challenge?: string
  bits?: number
}

const MOST_PROOFS = 2
// Timeout, too early, too many: worth another try, like all that is the server's own fault.
const PASSING = [408, 425, 429]

async function post({ action, body, submissionId }: Answer, proof?: string): Promise<[Response, Reply]> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...body, submissionId, proof }),
  })
  // A proxy may answer for the server, in HTML.
  const reply: Reply = await response.json().catch(() => ({}))
  return [response, reply]
}

/** Sends an answer, with the work that the server asks of few. Never throws. */
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
      // Anything that our server did not say counts as silence: a hotel's sign-in page answers 200 too.
      if (ok || !message || status >= 500 || PASSING.includes(status)) break
      return { kind: 'REFUSED', message, field }
    }
    return { kind: 'LATER', isOffline: false }
  } catch {
    return { kind: 'LATER', isOffline: true }
  }
}
