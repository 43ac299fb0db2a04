import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = { TAPLET_MODE: 'production', PUBLIC_URL: 'https://taplet.example/', AUTH_SECRET: 'x'.repeat(32) }

test('nothing set is a laptop: development, port 3000, embedded database, demo content', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    isDevelopment: true,
    databaseUrl: undefined,
    seedDemo: true,
    trustProxy: false,
  })
})

test('browsers keep opened apps unless that is switched off', () => {
  expect(readConfig({}).serviceWorker).toBe(true)
  expect(readConfig({ SERVICE_WORKER: 'off' }).serviceWorker).toBe(false)
})

test('an empty value means "not set"', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('production shows no developer pages, seeds nothing and needs an address and a secret', () => {
  expect(readConfig(production)).toMatchObject({
    isDevelopment: false,
    seedDemo: false,
    publicUrl: 'https://taplet.example',
  })
  expect(() => readConfig({ ...production, PUBLIC_URL: '' })).toThrow(/PUBLIC_URL/)
  expect(() => readConfig({ ...production, AUTH_SECRET: '' })).toThrow(/AUTH_SECRET/)
})

test('the hosts to answer to are known once PUBLIC_URL is', () => {
  expect(readConfig({}).hostRule).toBeUndefined()
  expect(readConfig(production).hostRule).toEqual({ names: ['taplet.example'], anyAddress: false })
  const short = readConfig({ ...production, SHORT_LINK_URL: 'https://tapl.example/' })
  expect(short.hostRule?.names).toEqual(['taplet.example', 'tapl.example'])
  expect(short.shortLinkUrl).toBe('https://tapl.example')
  const laptop = readConfig({ PUBLIC_URL: 'http://192.168.1.20:3000' })
  expect(laptop.hostRule).toEqual({ names: ['192.168.1.20'], anyAddress: true })
})

test.each([
  ['false', false],
  ['0', false],
  ['true', 1],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
] as const)('TRUST_PROXY=%s', (text, expected) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected)
})

describe('everything that is wrong is named at once', () => {
  test.each([
    ['PORT', 'seventy'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'ftp://x'],
    ['AUTH_SECRET', 'short'],
    ['SMTP_URL', 'mail.example'],
    ['TAPLET_MODE', 'staging'],
    ['SERVICE_WORKER', 'perhaps'],
    ['TRUST_PROXY', 'perhaps'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', '1000'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value, LOG_LEVEL: 'loud' })).toThrow(
      new RegExp(`${name}[^]*LOG_LEVEL|LOG_LEVEL[^]*${name}`),
    )
  })
})

test('a service for product events needs its script and its key; without them there is none', () => {
  expect(readConfig({}).analytics).toBeUndefined()
  const service = {
    ANALYTICS_SCRIPT_URL: 'https://cdn.segment.com/analytics.js/v1/{writeKey}/analytics.min.js',
    ANALYTICS_WRITE_KEY: 'abc_123',
  }
  expect(readConfig({ ...production, ...service, ANALYTICS_HOSTS: 'https://api.segment.io' }).analytics).toEqual({
    scriptUrl: 'https://cdn.segment.com/analytics.js/v1/abc_123/analytics.min.js',
    writeKey: 'abc_123',
    hosts: ['https://api.segment.io'],
  })
  expect(() => readConfig({ ...service, ANALYTICS_WRITE_KEY: '' })).toThrow(/belong together/)
  expect(() => readConfig({ ...service, ANALYTICS_SCRIPT_URL: '' })).toThrow(/belong together/)
  expect(() => readConfig({ ...service, ANALYTICS_SCRIPT_URL: 'http://cdn.example/a.js' })).toThrow(/https/)
  expect(() => readConfig({ ...service, ANALYTICS_HOSTS: "https://a.example; script-src 'unsafe-inline'" })).toThrow(
    /ANALYTICS_HOSTS/,
  )
})

test('the emulator of that service exists in development only', () => {
  const development = { ANALYTICS_SCRIPT_URL: '/dev/analytics.js' }
  expect(readConfig(development).analytics).toMatchObject({ scriptUrl: '/dev/analytics.js', writeKey: 'development' })
  expect(() => readConfig({ ...production, ...development })).toThrow(/belong together/)
})

test('payments need all three keys of one mode; without any there are none', () => {
  expect(readConfig({}).payments).toBeUndefined()
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_live_abc',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  }
  expect(readConfig({ ...production, ...stripe }).payments).toEqual({
    secretKey: 'sk_live_abc',
    publishableKey: 'pk_live_abc',
    webhookSecret: 'whsec_0123456789abcdef',
  })
  for (const name of Object.keys(stripe))
    expect(() => readConfig({ ...production, ...stripe, [name]: '' })).toThrow(/belong together/)
  expect(() => readConfig({ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_' })).toThrow(/STRIPE_WEBHOOK_SECRET/)
  expect(() => readConfig({ ...stripe, STRIPE_SECRET_KEY: 'sk_test_abc' })).toThrow(/both/)
})

test('[14.12] files are on the disk until STORAGE_DRIVER says s3, which needs a bucket and both keys or none', () => {
  expect(readConfig({}).storage).toEqual({ driver: 'disk', bucket: undefined })
  const s3 = { STORAGE_DRIVER: 's3', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig(s3).storage).toEqual({
    driver: 's3',
    bucket: {
      name: 'files',
      region: 'us-west-2',
      endpoint: undefined,
      addressing: 'virtual',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      directUploads: true,
    },
  })
  expect(readConfig({ ...s3, STORAGE_DRIVER: 'disk' }).storage.driver).toBe('disk')
  expect(() => readConfig({ ...s3, S3_BUCKET: '' })).toThrow(/S3_BUCKET/)
  expect(() => readConfig({ ...s3, S3_SECRET_ACCESS_KEY: '' })).toThrow(/belong together/)
})

test('[14.13] text messages wait in the outbox in development; production sends them by Twilio with a budget, or none', () => {
  expect(readConfig({}).sms).toEqual({ driver: 'outbox' })
  expect(readConfig(production).sms).toEqual({ driver: 'none' })
  expect(readConfig({ ...production, SMS_DRIVER: 'outbox' }).sms).toEqual({ driver: 'none' })
  const twilio = {
    SMS_DRIVER: 'twilio',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'a token of Twilio',
    TWILIO_FROM: '+15005550006',
    SMS_COUNTRIES: 'PT=0.045, +4478=no',
    SMS_DAILY_BUDGET: '20',
  }
  expect(readConfig({ ...production, ...twilio }).sms).toMatchObject({
    driver: 'twilio',
    twilio: { from: '+15005550006' },
    prices: [{ for: 'PT', micros: 45_000 }, { for: '+4478' }],
    dailyBudget: 20,
  })
  for (const name of Object.keys(twilio).slice(1))
    expect(() => readConfig({ ...production, ...twilio, [name]: '' })).toThrow(new RegExp(name))
})
