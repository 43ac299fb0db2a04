import { setTimeout as sleep } from 'node:timers/promises'

const AGAIN_MS = 200

/** Visitors whose browsers keep what they send until it is acknowledged, as the page's script does; each `next` is one. */
export function createRepeatedReports(url: string, next: () => { body: string; headers: Record<string, string> }) {
  const unacknowledged = new Map<string, Record<string, string>>()
  let begun = 0

  async function send(body: string, headers: Record<string, string>): Promise<number> {
    const response = await fetch(url, { method: 'POST', headers, body })
    const answer = await response.text()
    if (answer.includes('PROOF_REQUIRED')) throw new Error('The bench was taken for a robot.')
    if (response.ok) unacknowledged.delete(body)
    return response.status
  }
  return {
    /** Sends a new one. Returns the status of the answer. */
    begin(): Promise<number> {
      begun++
      const { body, headers } = next()
      unacknowledged.set(body, headers)
      return send(body, headers)
    },
    async sendRest(): Promise<void> {
      for (; unacknowledged.size > 0; await sleep(AGAIN_MS))
        for (const [body, headers] of unacknowledged) await send(body, headers)
    },
    begun: (): number => begun,
  }
}
