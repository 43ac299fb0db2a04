import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'

const outbox = z.object({
  messages: z.array(z.object({ recipient: z.string(), text: z.string(), code: z.string().nullish() })),
})

/** The newest code that was sent to this address. */
export async function codeFor(request: APIRequestContext, recipient: string): Promise<string> {
  const { messages } = outbox.parse(await (await request.get('/dev/outbox.json')).json())
  const message = messages.find((one) => one.recipient === recipient)
  const code = message?.code ?? /\b\d{6}\b/.exec(message?.text ?? '')?.[0]
  if (!code) throw new Error(`No code has been sent to ${recipient}`)
  return code
}
