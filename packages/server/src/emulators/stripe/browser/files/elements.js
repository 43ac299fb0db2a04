/* The card form. It is in a frame, so that the page never sees what is typed; both communicate by messages. */
;(() => {
  const field = (id) => document.getElementById(id)
  const number = field('number')
  const expiry = field('expiry')
  const cvc = field('cvc')
  const inputs = [number, expiry, cvc]
  let settings
  let last = ''

  const say = (message) =>
    settings && parent.postMessage({ from: 'stripe-stand-in', frame: settings.frame, ...message }, settings.origin)
  const digits = (text) => text.replace(/\D/g, '')

  function luhn(text) {
    let sum = 0
    for (let at = 0; at < text.length; at++) {
      const value = Number(text[text.length - 1 - at])
      sum += at % 2 === 0 ? value : value * 2 - (value > 4 ? 9 : 0)
    }
    return sum % 10 === 0
  }

  /** Returns the error of a field; `isOver`: the field has lost focus. */
  const rules = {
    number: (isOver) => {
      const text = digits(number.value)
      if (text.length < 15) return isOver ? ['incomplete_number', 'Your card number is incomplete.'] : undefined
      return luhn(text) ? undefined : ['invalid_number', 'Your card number is invalid.']
    },
    expiry: (isOver) => {
      const text = digits(expiry.value)
      if (text.length < 4)
        return isOver ? ['incomplete_expiry', 'Your card’s expiration date is incomplete.'] : undefined
      const months = (2000 + Number(text.slice(2))) * 12 + Number(text.slice(0, 2)) - 1
      const today = new Date()
      if (Number(text.slice(0, 2)) < 1 || Number(text.slice(0, 2)) > 12)
        return ['invalid_expiry_month', 'Your card’s expiration date is invalid.']
      return months < today.getFullYear() * 12 + today.getMonth()
        ? ['invalid_expiry_year_past', 'Your card’s expiration year is in the past.']
        : undefined
    },
    cvc: (isOver) =>
      digits(cvc.value).length < 3 && isOver
        ? ['incomplete_cvc', 'Your card’s security code is incomplete.']
        : undefined,
  }

  function show(input, isOver) {
    const problem = rules[input.id](isOver)
    const line = field(`${input.id}-problem`)
    input.setAttribute('aria-invalid', String(Boolean(problem)))
    line.textContent = problem ? problem[1] : ''
    line.hidden = !problem
    resize()
    return problem
  }

  const isComplete = () =>
    digits(number.value).length >= 15 &&
    digits(expiry.value).length === 4 &&
    digits(cvc.value).length >= 3 &&
    !inputs.some((input) => rules[input.id](true))

  function tell() {
    const state = { complete: isComplete(), empty: inputs.every((input) => input.value === '') }
    if (JSON.stringify(state) === last) return
    last = JSON.stringify(state)
    say({ event: 'change', detail: { elementType: 'payment', collapsed: false, value: { type: 'card' }, ...state } })
  }

  function format(input) {
    const text = digits(input.value)
    if (input === number) input.value = text.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ')
    else if (input === expiry) input.value = text.length > 2 ? `${text.slice(0, 2)} / ${text.slice(2, 4)}` : text
    else input.value = text.slice(0, 4)
  }

  for (const input of inputs) {
    input.addEventListener('input', (event) => {
      // Formatting must not restore a character that was just deleted.
      if (!event.inputType?.startsWith('delete')) format(input)
      show(input, false)
      tell()
    })
    input.addEventListener('blur', () => input.value !== '' && show(input, true))
    input.addEventListener('focus', () => say({ event: 'focus', detail: { elementType: 'payment' } }))
  }
  for (const choice of document.querySelectorAll('.card-choice'))
    choice.addEventListener('click', () => {
      number.value = choice.dataset.number
      expiry.value = `12${String(new Date().getFullYear() + 3).slice(2)}`
      cvc.value = '123'
      for (const input of inputs) {
        format(input)
        show(input, true)
      }
      tell()
    })
  field('card').addEventListener('submit', (event) => event.preventDefault())

  let height = 0
  function resize() {
    const now = Math.ceil(document.documentElement.getBoundingClientRect().height)
    if (now === height) return
    height = now
    say({ event: 'resize', height })
  }
  new ResizeObserver(resize).observe(document.documentElement)

  /** Applies the appearance that the page requests, as far as the emulator supports it. */
  function dress({ theme, variables = {} } = {}) {
    const isDark = theme === 'night'
    const names = {
      colorBackground: ['background', isDark ? '#1b2436' : '#fff'],
      colorText: ['text', isDark ? '#f2f5fa' : '#1a2233'],
      colorPrimary: ['primary', isDark ? '#7db8ff' : '#1263d2'],
      colorDanger: ['danger', isDark ? '#ff9498' : '#be2a32'],
      fontFamily: ['font', ''],
      fontSizeBase: ['size', ''],
      borderRadius: ['radius', ''],
    }
    for (const [given, [name, standard]] of Object.entries(names)) {
      const value = variables[given] || standard
      if (value) document.documentElement.style.setProperty(`--${name}`, value)
    }
  }

  const validate = () => {
    const problem = inputs.map((input) => [input, show(input, true)]).find(([, found]) => found)
    if (!problem) return {}
    problem[0].focus()
    return { error: { type: 'validation_error', code: problem[1][0], message: problem[1][1] } }
  }

  async function confirm({ clientSecret, returnUrl }) {
    const [month, year] = [digits(expiry.value).slice(0, 2), digits(expiry.value).slice(2)]
    const body = new URLSearchParams({
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': digits(number.value),
      'payment_method_data[card][exp_month]': String(Number(month)),
      'payment_method_data[card][exp_year]': year,
      'payment_method_data[card][cvc]': digits(cvc.value),
    })
    if (returnUrl) body.set('return_url', returnUrl)
    const [intentId] = clientSecret.split('_secret_')
    const answer = await fetch(`/dev/stripe/v1/payment_intents/${encodeURIComponent(intentId)}/confirm`, {
      method: 'POST',
      headers: settings.headers,
      body,
    })
    const result = await answer.json()
    return answer.ok ? { paymentIntent: result } : { error: result.error }
  }

  const offline = () => ({
    error: { type: 'api_connection_error', message: 'We are experiencing issues connecting to our payments provider.' },
  })

  const deeds = {
    update: ({ appearance }) => dress(appearance),
    focus: () => number.focus(),
    blur: () => document.activeElement && document.activeElement.blur(),
    clear: () => {
      for (const input of inputs) input.value = ''
      tell()
    },
    validate,
    confirm: (message) => confirm(message).catch(offline),
  }

  async function perform(deed, message) {
    const answer = await deed(message)
    if (message.call) say({ call: message.call, answer })
  }

  addEventListener('message', ({ data, origin, source }) => {
    if (source !== parent || !data || data.to !== 'stripe-stand-in') return
    if (data.ask === 'start') {
      settings = { frame: data.frame, origin, headers: data.headers }
      dress(data.appearance)
      resize()
      say({ event: 'ready', detail: { elementType: 'payment' } })
      return
    }
    const deed = deeds[data.ask]
    if (settings && deed) void perform(deed, data)
  })
})()
