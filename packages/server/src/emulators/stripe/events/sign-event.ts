import { createHmac } from 'node:crypto'

/** Returns the header `stripe-signature` with the time in seconds. https://docs.stripe.com/webhooks#verify-manually */
export function signEvent(body: string, secret: string, now: number): string {
  const signature = createHmac('sha256', secret).update(`${now}.${body}`).digest('hex')
  return `t=${now},v1=${signature}`
}
