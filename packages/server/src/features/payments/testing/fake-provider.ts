import {
  type IntentRequest,
  type PaymentEvent,
  PaymentEventRefused,
  type PaymentProvider,
  PaymentProviderError,
  type ProviderIntent,
} from '../../../platform/payments/port.ts'

interface FakeIntent extends ProviderIntent {
  account: string
}

/** A card payment provider in memory; tests control its state and failures. */
export function createFakeProvider() {
  const accounts = new Map<string, { isReady: boolean; missing: string[] }>()
  const intents = new Map<string, FakeIntent>()
  const byKey = new Map<string, string>()
  const refunds = new Map<string, number>()
  const calls: string[] = []
  let made = 0
  const mood: {
    fails: PaymentProviderError | undefined
    afterRead: (() => Promise<void>) | undefined
    afterRefund: (() => void) | undefined
  } = { fails: undefined, afterRead: undefined, afterRefund: undefined }

  async function call<T>(name: string, answer: () => T): Promise<T> {
    calls.push(name)
    await new Promise((resolve) => setImmediate(resolve))
    if (mood.fails) throw mood.fails
    return answer()
  }
  function find(account: string, intentId: string): FakeIntent {
    const intent = intents.get(intentId)
    if (!intent || intent.account !== account) throw new PaymentProviderError('No such intent', { isFinal: true })
    return intent
  }
  const once = (key: string, make: () => string): string => {
    const id = byKey.get(key) ?? make()
    byKey.set(key, id)
    return id
  }

  const provider: PaymentProvider = {
    isTest: true,
    browser: { scriptUrl: '/dev/pay.js', publishableKey: 'pk_test', connectOrigins: [], frameOrigins: [] },
    createAccount: ({ key }) =>
      call('createAccount', () =>
        once(key, () => {
          const id = `acct_${accounts.size + 1}`
          accounts.set(id, { isReady: false, missing: ['business_type'] })
          return id
        }),
      ),
    onboardingUrl: (account, { returnUrl }) =>
      call('onboardingUrl', () => `https://pay.example/${account}?return=${encodeURIComponent(returnUrl)}`),
    readAccount: (id) =>
      call('readAccount', () => {
        const account = accounts.get(id)
        if (!account) throw new PaymentProviderError('No such account', { isFinal: true })
        return { ...account }
      }),
    createIntent: ({ providerAccountId: account, key, amount, currency, authorizesFirst }: IntentRequest) =>
      call('createIntent', () => {
        const intentId = once(key, () => {
          const id = `pi_${++made}`
          const captureMethod = authorizesFirst ? 'manual' : 'automatic_async'
          const started = { status: 'INCOMPLETE', providerStatus: 'requires_payment_method', failure: '' } as const
          const about = { account, amount, currency: currency.toLowerCase(), refundedAmount: 0, captureMethod }
          intents.set(id, { intentId: id, clientSecret: `${id}_secret_${key}`, ...started, ...about })
          return id
        })
        return { ...find(account, intentId) }
      }),
    async readIntent(account, intentId) {
      const read = await call('readIntent', () => ({ ...find(account, intentId) }))
      await mood.afterRead?.()
      return read
    },
    captureIntent: (account, intentId) =>
      call('captureIntent', () => {
        const intent = find(account, intentId)
        if (!['AUTHORIZED', 'SUCCEEDED'].includes(intent.status))
          throw new PaymentProviderError('It is not authorized', { isFinal: true })
        Object.assign(intent, { status: 'SUCCEEDED', providerStatus: 'succeeded' })
      }),
    cancelIntent: (account, intentId) =>
      call('cancelIntent', () => {
        const intent = find(account, intentId)
        if (intent.status === 'SUCCEEDED') throw new PaymentProviderError('It is paid', { isFinal: true })
        Object.assign(intent, { status: 'FAILED', providerStatus: 'canceled' })
      }),
    refund: ({ providerAccountId, intentId, amount, key }) =>
      call('refund', () => {
        const intent = find(providerAccountId, intentId)
        if (intent.refundedAmount + amount > intent.amount && !refunds.has(key))
          throw new PaymentProviderError('Too much', { isFinal: true })
        if (!refunds.has(key)) intent.refundedAmount += amount
        refunds.set(key, amount)
        mood.afterRefund?.()
        return intent.refundedAmount
      }),
    async readEvent(body, signature) {
      if (signature !== `signed ${body.toString()}`) throw new PaymentEventRefused('not signed')
      // Only tests write these.
      return JSON.parse(body.toString()) as PaymentEvent
    },
    accountPage: (account) => `https://pay.example/${account}`,
    intentPage: (account, intentId) => `https://pay.example/${account}/${intentId}`,
  }

  return {
    provider,
    calls,
    mood,
    intents,
    accounts,
    /** A buyer's bank agrees to pay. */
    pay: (intentId: string): void => {
      const intent = intents.get(intentId)
      if (intent?.status === 'INCOMPLETE')
        intent.status = intent.captureMethod === 'manual' ? 'AUTHORIZED' : 'SUCCEEDED'
    },
    /** Changes a payment at the provider. */
    set: (intentId: string, change: Partial<ProviderIntent>): void =>
      void Object.assign(intents.get(intentId) ?? {}, change),
    finishOnboarding: (account: string): void => void accounts.set(account, { isReady: true, missing: [] }),
  }
}
