// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { resumePayment } from './resume-payment.ts'
import { storeCheckout } from './stored-checkout.ts'
import { openCheckout } from './open-checkout.ts'
import {
  answerReceipt,
  answers,
  buttonOf,
  confirm,
  find,
  heading,
  intent,
  intents,
  lose,
  note,
  open,
  pay,
  receipt,
  receipts,
  thanked,
  update,
  useShop,
} from './testing/use-shop.tsx'

useShop()

it('the sale sheet does not let a payment be made twice that went through while the network was gone', async () => {
  confirm.mockResolvedValueOnce({ error: { type: 'api_connection_error', message: 'No network' } })
  await open()
  pay()
  await thanked()
  expect(confirm).toHaveBeenCalledOnce()
})

it('the sale sheet is not sure after a lost answer, and begins nothing until the provider has said twice that it is unpaid', async () => {
  lose()
  answerReceipt({ paymentStatus: 'INCOMPLETE', isFresh: false })
  await open()
  pay()
  await vi.waitFor(() => expect(find('.tc-message').textContent).toContain('Please do not pay again; we are looking'))
  // Answers without a fresh status prove nothing, however many there are.
  await vi.waitFor(() => expect(receipts().length).toBeGreaterThan(2), { timeout: 5000 })
  expect(document.querySelector('.tc-pay')).toBeNull()
  answerReceipt({ paymentStatus: 'INCOMPLETE' })
  await heading('The payment did not go through')
  expect(intents()).toHaveLength(1)
  buttonOf('Try again').click()
  await open()
  pay()
  await vi.waitFor(() => expect(intents()).toHaveLength(2))
  expect(intents()[1]?.key).toBe(intents()[0]?.key)
}, 15_000)

it('the sale sheet finds out how the last payment ended before another one, whatever is asked for and after a reload', async () => {
  lose()
  answers['/api/payments/receipt'] = () => new Response(null, { status: 502 })
  await open()
  pay()
  await vi.waitFor(() => expect(find('.tc-message').textContent).toContain('do not pay again'))
  document.querySelector('.tc-cover')?.remove()
  type StoredSale = { attempt?: { id: string } }
  const attemptOf = () => (JSON.parse(sessionStorage.getItem('tp-sale') ?? '{}') as StoredSale).attempt?.id // as kept.ts writes it
  expect(attemptOf()).toBe('pi')
  answers['/api/payments/receipt'] = () => Response.json({ receipt })
  storeCheckout({ fields: { email: 'ada@harbour.example', name: 'Ada', note: 'Ring twice' } })
  openCheckout(find('.tp-sale'), { note })
  await thanked()
  expect(intents()).toHaveLength(1)
  expect(attemptOf()).toBeUndefined()
})

it('the sale sheet does not know either when the answer of the provider cannot be made sense of', async () => {
  confirm.mockRejectedValueOnce(new TypeError('broken'))
  await open()
  pay()
  await thanked()
  expect(intents()).toHaveLength(1)
})

it('the sale sheet lets somebody buy after a payment that the server knows nothing of', async () => {
  storeCheckout({ attempt: { id: 'pi_other', secret: 'other', item: 'cup-slide' } })
  answers['/api/payments/receipt'] = () =>
    Response.json({ code: 'NOT_FOUND', message: 'There is no such payment.' }, { status: 404 })
  openCheckout(find('.tp-sale'), { note })
  await heading('The payment did not go through')
  buttonOf('Try again').click()
  await vi.waitFor(() => expect(find('.tc-form')).toBeDefined())
})

it('the sale sheet tells it also where nothing is sold any more', async () => {
  answerReceipt({ paymentStatus: 'FAILED' })
  document.body.innerHTML = '<main></main>'
  history.replaceState(null, '', '/quay?payment_intent=pi&payment_intent_client_secret=secret#slide-1')
  resumePayment({ note })
  await heading('The payment did not go through')
  expect(location.href).not.toContain('secret')
  buttonOf('Close').click()
  expect(document.querySelector('.tc-sheet')).toBeNull()
  history.replaceState(null, '', '/')
})

it('the sale sheet tells who comes back from a bank how it ended, once, and takes it out of the address', async () => {
  const address = '/quay?n=1&payment_intent=pi&payment_intent_client_secret=secret&redirect_status=succeeded#slide-1'
  history.replaceState(null, '', address)
  resumePayment({ note })
  resumePayment({ note })
  await thanked()
  expect(location.href).toMatch(/\/quay\?n=1#slide-1$/)
  expect(document.querySelectorAll('.tc-sheet')).toHaveLength(1)
  history.replaceState(null, '', address)
  resumePayment({ note })
  await thanked()
  expect(note.mock.calls.filter(([event]) => event === 'ORDER')).toHaveLength(1)
  history.replaceState(null, '', '/')
})

it.each([
  ['FAILED', 'Nothing was charged.'],
  ['SUCCEEDED', 'Your money is on its way back.'],
])(
  '[14.1] the sale sheet tells a payer whose piece had gone what became of the money: %s',
  async (paymentStatus, words) => {
    answerReceipt({ paymentStatus, isSoldOut: true })
    await open()
    pay()
    await heading('Somebody was a moment faster: it is sold out')
    expect(find('.tc-message').textContent).toContain(words)
    expect(note.mock.calls.filter(([event]) => event === 'ORDER')).toEqual([])
  },
)

it('[14.1] the sale sheet has the card authorized first as soon as the product has become scarce', async () => {
  answers['/api/payments/createPaymentIntent'] = () =>
    Response.json({ paymentIntent: { ...intent, capture_method: 'manual' } })
  await open()
  pay()
  await thanked()
  expect(update.mock.calls).toContainEqual([{ captureMethod: 'manual' }])
  expect(confirm).toHaveBeenCalledOnce()
})
