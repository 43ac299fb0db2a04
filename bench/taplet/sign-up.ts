import { createClient, LEGAL_VERSIONS } from '@taplet/contract'
import { z } from 'zod'
import { clientFor, type Session } from './sign-in.ts'
import type { Taplet } from './start-taplet.ts'

const outbox = z.object({ messages: z.array(z.object({ recipient: z.string(), code: z.string().nullish() })) })
const PASSWORD = 'bench-of-a-neighbour-41'

/** Creates another account, with the code from the outbox of the development mode. */
export async function signUp({ origin }: Pick<Taplet, 'origin'>, name: string): Promise<Session> {
  const email = `${name}@bench.example`
  const { identity } = createClient({ origin })
  const { attemptId } = await identity.signUp({ email, password: PASSWORD, consent: LEGAL_VERSIONS })
  const { messages } = outbox.parse(await (await fetch(`${origin}/dev/outbox.json`)).json())
  const code = messages.find(({ recipient }) => recipient === email)?.code
  if (!code) throw new Error(`No code was sent to ${email}.`)
  const { accessToken } = await identity.confirmSignUp({ attemptId, code })
  if (accessToken === undefined) throw new Error(`${email} could not be signed up.`)
  return { api: clientFor(origin, accessToken), token: accessToken }
}
