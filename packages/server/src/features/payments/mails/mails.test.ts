import { expect, it } from 'vitest'
import { boughtMail } from './mails.ts'

it('the receipt is written in the language of the setting, with prices, names and countries in it', () => {
  const { subject, text } = boughtMail({
    to: 'ada@example.com',
    replyTo: null,
    language: 'en-XA',
    order: {
      address: { line1: 'Kai 1', line2: '', postalCode: '20457', city: 'Hamburg', state: '', country: 'DE' },
      amount: 6090,
      buyer_name: 'Ada',
      currency: 'EUR',
      delivery_price: 490,
      is_test: true,
      order_number: 'T-1',
      quantity: 2,
      seller: 'Café orders',
      title: 'Harbour mug',
      unit_price: 2800,
      variant_name: '',
    } as Parameters<typeof boughtMail>[0]['order'], // what the mail says of it
  })
  expect(subject).toMatch(/^⟦Ýöûŕ öŕðéŕ T-1: Harbour mug·+⟧$/)
  for (const words of ['Harbour mug', '€28.00', '€60.90', 'Germany', 'Café orders']) expect(text).toContain(words)
  expect(text).not.toMatch(/\b(?:Total|each|paid|Test)\b/)
})
