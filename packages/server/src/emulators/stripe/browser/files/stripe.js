/* Implements the part of Stripe.js that our pages use, with the emulator of the same server. Test mode only. */
;(() => {
  const BASE = '/dev/stripe'
  let frames = 0

  class IntegrationError extends Error {
    name = 'IntegrationError'
  }

  /** The card form, in a frame. */
  function createFrame({ headers, appearance, emit }) {
    const frame = String(++frames)
    const waiting = new Map()
    let calls = 0
    let isReady = false
    let started
    const ready = new Promise((resolve) => (started = resolve))
    const element = document.createElement('iframe')
    element.src = `${BASE}/elements`
    element.title = 'Secure payment input frame'
    element.allow = 'payment *'
    Object.assign(element.style, {
      border: '0',
      display: 'block',
      width: 'calc(100% + 6px)',
      margin: '-3px',
      height: '330px',
      colorScheme: 'light',
    })

    const post = (message) =>
      element.contentWindow &&
      element.contentWindow.postMessage({ to: 'stripe-stand-in', frame, ...message }, location.origin)
    element.addEventListener('load', () => post({ ask: 'start', headers, appearance: appearance() }))
    const late = setTimeout(() => {
      if (!isReady)
        emit('loaderror', {
          elementType: 'payment',
          error: { type: 'api_error', message: 'The form for cards did not load.' },
        })
    }, 15000)

    const events = {
      ready: (detail) => {
        isReady = true
        clearTimeout(late)
        started()
        emit('ready', detail)
      },
      resize: (_detail, { height }) => (element.style.height = `${height}px`),
    }
    const hear = ({ data, source, origin }) => {
      if (source !== element.contentWindow || origin !== location.origin || !data || data.frame !== frame) return
      if (data.call) {
        waiting.get(data.call)?.(data.answer)
        waiting.delete(data.call)
      } else if (events[data.event]) events[data.event](data.detail, data)
      else emit(data.event, data.detail)
    }
    addEventListener('message', hear)

    return {
      element,
      post,
      ask: async (message) => {
        await ready
        return new Promise((resolve) => {
          const call = String(++calls)
          waiting.set(call, resolve)
          post({ ...message, call })
        })
      },
      end: () => {
        clearTimeout(late)
        removeEventListener('message', hear)
        element.remove()
      },
    }
  }

  function createPaymentElement({ headers, appearance }) {
    const listeners = new Map()
    let frame
    const emit = (name, detail) => {
      for (const listener of listeners.get(name) || []) listener(detail)
    }
    const element = {
      mount(place) {
        const target = typeof place === 'string' ? document.querySelector(place) : place
        if (!target) throw new IntegrationError(`The selector you specified (${place}) applies to no DOM elements.`)
        element.unmount()
        frame = createFrame({ headers, appearance, emit })
        target.replaceChildren(frame.element)
        return element
      },
      unmount() {
        frame?.end()
        frame = undefined
        return element
      },
      on(name, listener) {
        listeners.set(name, [...(listeners.get(name) || []), listener])
        return element
      },
      off(name, listener) {
        listeners.set(name, listener ? (listeners.get(name) || []).filter((one) => one !== listener) : [])
        return element
      },
      once(name, listener) {
        const first = (detail) => {
          element.off(name, first)
          listener(detail)
        }
        return element.on(name, first)
      },
      update: () => element,
      collapse: () => element,
      focus: () => void frame?.post({ ask: 'focus' }),
      blur: () => void frame?.post({ ask: 'blur' }),
      clear: () => void frame?.post({ ask: 'clear' }),
    }
    element.destroy = () => {
      element.unmount()
      listeners.clear()
    }
    return { element, frame: () => frame }
  }

  function createElements(options, headers) {
    let payment
    const state = { ...options, isSubmitted: false }
    if (
      state.mode === 'payment' &&
      (!Number.isInteger(state.amount) || state.amount < 1 || typeof state.currency !== 'string')
    )
      throw new IntegrationError('Invalid value for elements(): with mode "payment", amount and currency are needed.')
    const elements = {
      create(type) {
        if (type !== 'payment')
          throw new IntegrationError(`This stand-in knows the payment element only, not "${type}".`)
        if (payment) throw new IntegrationError('Can only create one Element of type payment.')
        payment = createPaymentElement({ headers, appearance: () => state.appearance })
        const { destroy } = payment.element
        payment.element.destroy = () => {
          destroy()
          payment = undefined
        }
        return payment.element
      },
      getElement: (type) => (type === 'payment' && payment ? payment.element : null),
      update(changes) {
        Object.assign(state, changes)
        // Other ways to pay may be offered now: what was chosen is looked at anew.
        if (changes.captureMethod) state.isSubmitted = false
        if (changes.appearance) payment?.frame()?.post({ ask: 'update', appearance: changes.appearance })
      },
      async submit() {
        const frame = payment?.frame()
        if (!frame) throw new IntegrationError('elements.submit(): the payment element is not mounted.')
        const answer = await frame.ask({ ask: 'validate' })
        state.isSubmitted = !answer.error
        return answer.error ? answer : { selectedPaymentMethod: 'card' }
      },
    }
    parts.set(elements, { state, frame: () => payment?.frame() })
    return elements
  }
  const parts = new WeakMap()

  /** Returns the mounted payment element of `elements`. */
  function partOf(elements) {
    const part = parts.get(elements)
    const frame = part?.frame()
    if (!frame) throw new IntegrationError('confirmPayment(): elements with a mounted payment element are needed.')
    if (!part.state.isSubmitted) throw new IntegrationError('elements.submit() must be called before confirmPayment().')
    return { state: part.state, frame }
  }

  function mismatchOf(intent, state) {
    const given = { ...state, capture_method: state.captureMethod ?? 'automatic_async' }
    const what = ['amount', 'currency', 'capture_method'].find((name) => intent[name] !== given[name])
    if (!what) return undefined
    const message = `The ${what} of the Payment Intent is not the one that was passed to elements().`
    return { error: { type: 'invalid_request_error', code: 'payment_intent_elements_options_mismatch', message } }
  }

  function backTo(returnUrl, intent) {
    const back = new URL(returnUrl)
    back.searchParams.set('payment_intent', intent.id)
    back.searchParams.set('payment_intent_client_secret', intent.client_secret)
    back.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'pending')
    return back.href
  }

  window.Stripe = (publishableKey, { stripeAccount } = {}) => {
    if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_'))
      throw new IntegrationError('Please call Stripe() with your publishable key.')
    const headers = {
      authorization: `Bearer ${publishableKey}`,
      ...(stripeAccount && { 'stripe-account': stripeAccount }),
    }

    async function retrieve(clientSecret) {
      const [intentId] = clientSecret.split('_secret_')
      const query = new URLSearchParams({ client_secret: clientSecret })
      try {
        const answer = await fetch(`${BASE}/v1/payment_intents/${encodeURIComponent(intentId)}?${query}`, { headers })
        const body = await answer.json()
        return answer.ok ? { paymentIntent: body } : { error: body.error }
      } catch {
        return { error: { type: 'api_connection_error', message: 'The payments provider cannot be reached.' } }
      }
    }

    async function confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
      const { state, frame } = partOf(elements)
      const returnUrl = confirmParams.return_url
      if (redirect === 'always' && !returnUrl)
        throw new IntegrationError('confirmPayment(): confirmParams.return_url is needed.')
      const found = await retrieve(clientSecret)
      const problem = found.error ? found : mismatchOf(found.paymentIntent, state)
      if (problem) return problem
      const answer = await frame.ask({ ask: 'confirm', clientSecret, returnUrl })
      if (answer.error) return answer
      const bank = answer.paymentIntent.next_action?.redirect_to_url?.url
      if (bank) return leaveFor(bank)
      return redirect === 'if_required' ? answer : leaveFor(backTo(returnUrl, answer.paymentIntent))
    }

    return {
      elements: (options = {}) => createElements(options, headers),
      confirmPayment,
      retrievePaymentIntent: retrieve,
    }
  }
  window.Stripe.version = 'stand-in'

  /** Never resolves: the browser leaves the page. */
  function leaveFor(url) {
    location.assign(url)
    return new Promise(() => undefined)
  }
})()
