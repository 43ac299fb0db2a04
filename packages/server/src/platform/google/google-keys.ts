import { z } from 'zod'

/** The environment variables about signing in with Google, as `.env.example` explains them. */
export const googleEnvironment = {
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'must be a client id such as 123-abc.apps.googleusercontent.com')
    .optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).max(200).optional(),
}
const lines = z.object(googleEnvironment)

export interface GoogleKeys {
  clientId: string
  clientSecret: string
}

/** Both or neither. Throws when one of both is missing. */
export function readGoogleKeys(environment: z.output<typeof lines>): GoogleKeys | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = environment
  if (clientId === undefined && clientSecret === undefined) return undefined
  if (clientId === undefined || clientSecret === undefined)
    throw new Error('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: both or neither.')
  return { clientId, clientSecret }
}
