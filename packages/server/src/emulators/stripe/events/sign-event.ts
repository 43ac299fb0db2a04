import { createHmac } from 'node:crypto'

/** The header `stripe-signature`, seconds of now included. https://docs.stripe.com/webhooks#verify-manually */
export function signEvent(body: string, secret: string, now: number): string {
  const signature = createHmac('sha256', secret).update(`${now}.${body}`).digest('hex')
  return `t=${now},v1=${signature}`
}
