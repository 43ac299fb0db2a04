// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { behavior } from '../behaviors/product.ts'
import { openCheckout } from './open-checkout.ts'
import {
  answers,
  confirm,
  cup,
  draw,
  fieldOf,
  find,
  intent,
  intents,
  note,
  open,
  pay,
  said,
  thanked,
  type,
  useShop,
} from './testing/use-shop.tsx'

useShop()

it('openCheckout pays for what was chosen, and tells the visit once what it came to', async () => {
  await open()
  expect(find('main').inert).toBe(true)
  pay()
  pay()
  await thanked()
  expect(intents()).toHaveLength(1)
  expect(intents()[0]?.body).toMatchObject({
    productId: 'p',
    variantId: 'only',
    quantity: 1,
    fullPagePath: 'quay',
    experienceItemId: 'cup-slide',
    email: 'ada@harbour.example',
    name: 'Ada',
  })
  expect(confirm).toHaveBeenCalledOnce()
  expect(note.mock.calls.filter(([event]) => event === 'ORDER')).toEqual([['ORDER', find('.tp-product'), 2800]])
  find('.tc-close').click()
  expect(find('main').inert).toBe(false)
})

it('openCheckout charges no more than was shown: it says what it costs now, and waits', async () => {
  answers['/api/payments/createPaymentIntent'] = () => Response.json({ paymentIntent: { ...intent, amount: 3100 } })
  await open()
  pay()
  await vi.waitFor(() => expect(said()).toContain('€31.00'))
  expect(confirm).not.toHaveBeenCalled()
  expect(find('.tc-pay').textContent).toBe('Pay €31.00')
  pay()
  await thanked()
  expect(new Set(intents().map(({ key }) => key)).size).toBe(1)
})

it('openCheckout asks for the same order again when nobody answered, and for another when something else is asked for', async () => {
  answers['/api/payments/createPaymentIntent'] = () => new Response(null, { status: 502 })
  await open()
  pay()
  await vi.waitFor(() => expect(said()).toContain('nothing was charged'))
  pay()
  await vi.waitFor(() => expect(intents()).toHaveLength(2))
  await vi.waitFor(() => expect(find('.tc-pay').textContent).toBe('Pay €28.00'))
  // Also after the sheet was closed.
  find('.tc-close').click()
  await open()
  pay()
  await vi.waitFor(() => expect(intents()).toHaveLength(3))
  await vi.waitFor(() => expect(find('.tc-pay').textContent).toBe('Pay €28.00'))
  find('[aria-label="One more"]').click()
  pay()
  await vi.waitFor(() => expect(intents()).toHaveLength(4))
  const [first, second, third, fourth] = intents().map(({ key }) => key)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

it('openCheckout says what the bank said of a card, and keeps what was typed', async () => {
  confirm.mockResolvedValueOnce({ error: { type: 'card_error', message: 'Your card was declined.' } })
  await open()
  pay()
  await vi.waitFor(() => expect(said()).toBe('Your card was declined.'))
  expect(fieldOf('email').value).toBe('ada@harbour.example')
  expect(sessionStorage.getItem('tp-sale')).not.toContain('secret')
})

it('openCheckout has lines that add up after the price changed', async () => {
  const sale = { ...cup.sale, asksAddress: false }
  const dearer = { ...cup, sale, variants: cup.variants.map((one) => ({ ...one, price: 3100 })) }
  answers['/api/payments/createPaymentIntent'] = () => Response.json({ paymentIntent: { ...intent, amount: 6200 } })
  await open()
  find('[aria-label="One more"]').click()
  answers['/api/products/onShow'] = () => Response.json({ product: dearer })
  pay()
  await vi.waitFor(() => expect(said()).toContain('€62.00'))
  await vi.waitFor(() => expect(find('.tc-sums').textContent).toBe('2 × €31.00€62.00Total€62.00'))
  expect(find('.tc-price').textContent).toBe('€31.00')
})

it('openCheckout takes the way to pay away when it is not sold here any more', async () => {
  const words = 'This cannot be bought here just now.'
  answers['/api/payments/createPaymentIntent'] = () =>
    Response.json({ code: 'NOT_FOUND', message: words }, { status: 404 })
  await open()
  const sums = find('.tc-sums').textContent
  answers['/api/products/onShow'] = () => Response.json({ product: { ...cup, sale: undefined } })
  pay()
  await vi.waitFor(() => expect(said()).toBe(words))
  expect(find('.tc-pay').hidden).toBe(true)
  expect(find('.tc-sums').textContent).toBe(sums)
  await vi.waitFor(() => expect(document.activeElement).toBe(find('.tc-alarm')))
  pay()
  expect(intents()).toHaveLength(1)
})

it('openCheckout keeps the variant that was chosen, on the slide and in the sheet, through a reload', async () => {
  const [only] = cup.variants
  const variants = ['blue', 'mint'].map((name) => ({ ...only, variantId: name, name }) as (typeof cup.variants)[number])
  const colours = { ...cup, variants }
  answers['/api/products/onShow'] = () => Response.json({ product: colours })
  const radio = (place: string, value: string) => find(`${place} input[value=${value}]`) as HTMLInputElement // these are radio buttons
  const load = () => {
    draw(colours)
    behavior.enter(find('#slide-1'), undefined)
  }
  load()
  expect(radio('.tp-choice', 'blue').checked).toBe(true)
  await open()
  radio('.tc-chips', 'mint').click()
  expect(radio('.tp-choice', 'mint').checked).toBe(true)
  load()
  expect(radio('.tp-choice', 'mint').checked).toBe(true)
  await open()
  expect(radio('.tc-chips', 'mint').checked).toBe(true)
  find('.tc-close').click()
  radio('.tp-choice', 'blue').click()
  await open()
  expect(radio('.tc-chips', 'blue').checked).toBe(true)
})

it('openCheckout says what the server has against a field where that stands', async () => {
  answers['/api/payments/createPaymentIntent'] = () =>
    Response.json({ message: 'Mail to this address comes back.', field: 'email' }, { status: 400 })
  await open()
  pay()
  await vi.waitFor(() => expect(find('#tc-email-problem').textContent).toBe('Mail to this address comes back.'))
  expect(document.activeElement).toBe(find('[name=email]'))
})

it('openCheckout goes to what is missing before anything is asked of anybody', async () => {
  await open()
  type('email', 'ada')
  pay()
  expect(document.activeElement).toBe(find('[name=email]'))
  expect(find('[name=email]').ariaInvalid).toBe('true')
  expect(intents()).toEqual([])
})

it('openCheckout speaks the language of its page, from the first field to the thanks', async () => {
  const product = { ...cup, title: 'CUP', sale: cup.sale && { ...cup.sale, asksAddress: true } }
  answers['/api/products/onShow'] = () => Response.json({ product })
  draw(product, 'en-XA')
  await open()
  const texts = [...find('.tc-sheet').querySelectorAll<HTMLElement>(':not(option)')].flatMap((one) => [
    one.ariaLabel ?? '',
    ...[...one.childNodes].map((node) => (node instanceof Text ? node.data : '')),
  ])
  const heard = texts.filter((text) => /\p{Ll}/u.test(text))
  expect(heard.length).toBeGreaterThan(20)
  for (const text of heard) expect(text).toMatch(/⟦.*⟧/)
  pay()
  expect(find('#tc-line1-problem').textContent).toMatch(/^⟦/)
  for (const name of ['line1', 'postalCode', 'city']) type(name, '1000')
  find('.tc-form [name=country]').querySelector<HTMLOptionElement>('[value=PT]')?.setAttribute('selected', '')
  pay()
  await vi.waitFor(() => expect(find('.tc-message h3').textContent).toMatch(/^⟦Ţĥåñķ ýöû!/), { timeout: 4000 })
  expect(find('.tc-message').textContent).toContain('ada@harbour.example')
})

it('openCheckout says so when it is not on sale any more, or nobody answers', async () => {
  answers['/api/products/onShow'] = () => Response.json({ product: { ...cup, sale: undefined } })
  openCheckout(find('.tp-sale'), { note })
  await vi.waitFor(() => expect(find('.tc-message h3').textContent).toBe('Not on sale at the moment'))
  find('.tc-close').click()
  answers['/api/products/onShow'] = () => new Response('<html>', { status: 200 })
  openCheckout(find('.tp-sale'), { note })
  await vi.waitFor(() => expect(find('.tc-message h3').textContent).toBe('Nobody answered'))
})
