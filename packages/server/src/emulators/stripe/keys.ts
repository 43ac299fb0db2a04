import type { BillingSettings } from '../../platform/billing/billing-settings.ts'
import type { PaymentKeys } from '../../platform/payments/payment-keys.ts'

const letters = (sign: (text: string) => string, text: string): string => sign(text).replaceAll(/\W/g, '').slice(0, 32)

/** Returns keys unique to this installation, the same after a restart. `sign` hashes with its secret. */
export function emulatorKeys(sign: (text: string) => string): PaymentKeys {
  return {
    secretKey: `sk_test_${letters(sign, 'secret')}`,
    publishableKey: `pk_test_${letters(sign, 'publishable')}`,
    webhookSecret: `whsec_${letters(sign, 'webhook')}`,
  }
}

/** Returns the settings of its own endpoint for plans; its tax is included in the prices. */
export const emulatorBilling = (sign: (text: string) => string): BillingSettings => ({
  secretKey: emulatorKeys(sign).secretKey,
  webhookSecret: `whsec_${letters(sign, 'billing webhook')}`,
  automaticTax: false,
})
