import { z } from 'zod'
import { BASE_URL } from './server.ts'

const outbox = z.object({
  messages: z.array(z.object({ recipient: z.string(), text: z.string(), code: z.string().nullish() })),
})

/** Returns the newest code that was sent to this address. Asked from this machine: the outbox is closed to others. */
export async function codeFor(recipient: string): Promise<string> {
  const { messages } = outbox.parse(await (await fetch(`${BASE_URL}/dev/outbox.json`)).json())
  const message = messages.find((one) => one.recipient === recipient)
  const code = message?.code ?? /\b\d{6}(?:\d\d)?\b/.exec(message?.text ?? '')?.[0]
  if (!code) throw new Error(`No code has been sent to ${recipient}`)
  return code
}
