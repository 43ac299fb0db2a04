import type { PaymentKeys } from '../../platform/payments/payment-keys.ts'

/** Returns keys unique to this installation, the same after a restart. `sign` hashes with its secret. */
export function emulatorKeys(sign: (text: string) => string): PaymentKeys {
  const letters = (text: string): string => sign(text).replaceAll(/\W/g, '').slice(0, 32)
  return {
    secretKey: `sk_test_${letters('secret')}`,
    publishableKey: `pk_test_${letters('publishable')}`,
    webhookSecret: `whsec_${letters('webhook')}`,
  }
}
