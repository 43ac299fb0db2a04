import { PRODUCT } from '@taplet/contract'
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_TAGS } from '@taplet/messages'
import { isIP } from 'node:net'
import { z } from 'zod'
import type { HostRule } from './platform/http/gates/host-gate.ts'
import type { TrustProxy } from './platform/http/gates/trust-proxy.ts'
import { paymentEnvironment, type PaymentKeys, readPaymentKeys } from './platform/payments/payment-keys.ts'

const flag = z.stringbool()

/** `true` is one proxy. Anything else that is not a number is a list of addresses and networks. */
const trustProxy = z.string().transform((text, context): TrustProxy => {
  const word = text.trim().toLowerCase()
  if (word === 'false' || word === '0') return false
  if (word === 'true') return 1
  if (/^\d$/.test(word)) return Number(word)
  const list = word.split(',').map((one) => one.trim())
  if (!list.every(isAddressOrNetwork)) {
    context.addIssue('must be a number of proxies (at most 9), or addresses and networks such as 10.0.0.0/8,::1')
    return z.NEVER
  }
  return list
})

function isAddressOrNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const family = isIP(address)
  return family !== 0 && (bits === undefined || Number(bits) <= (family === 4 ? 32 : 128))
}

/** An address that a browser fetches over an encrypted line, or one of our own pages. */
const scriptAddress = z
  .string()
  .regex(
    /^(?:https:\/\/[^\s/"'<>;,]+)?\/[^\s"'<>;,]*$/,
    'must be an https:// address, or /dev/analytics.js in development',
  )

/** Everything the environment can set. `.env.example` explains each line. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TAPLET_MODE: z.enum(['development', 'production']).default('development'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(200).default(20),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: trustProxy.default(false),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]*$/, 'must be the name of a header such as cf-ipcountry')
    .default(''),
  CDN_MAX_AGE: z.coerce.number().int().min(0).max(31_536_000).default(0),
  TAPLET_LANGUAGE: z.enum(LANGUAGE_TAGS).default(DEFAULT_LANGUAGE),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  SEED_DEMO: flag.optional(),
  VISITS_RETENTION_DAYS: z.coerce.number().int().min(31).max(36_500).default(400),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default(`${PRODUCT.name} <hello@${PRODUCT.slug}.invalid>`),
  SMS_DRIVER: z.enum(['outbox']).default('outbox'),
  ANALYTICS_SCRIPT_URL: scriptAddress.optional(),
  ANALYTICS_WRITE_KEY: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'must be the write key of the source: letters, digits, - and _')
    .optional(),
  ANALYTICS_HOSTS: z
    .string()
    .regex(
      /^(?:https:\/\/[\w.-]+(?::\d+)?(?:,|$))*$/,
      'must be origins such as https://api.segment.io, with commas between',
    )
    .default(''),
  ...paymentEnvironment,
  OUTBOUND_ALLOW: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

export interface ThirdPartyAnalytics {
  scriptUrl: string
  writeKey: string
  /** Origins that the script may send to, beside its own. */
  hosts: readonly string[]
}

export interface Config {
  port: number
  host: string
  /** Origin that links, codes and mails carry, without a slash at its end. Undefined: taken from where we listen. */
  publicUrl: string | undefined
  /** Which hosts the server answers to; undefined: any, as nobody said where it is reached. */
  hostRule: HostRule | undefined
  /** Shows /dev/outbox, /dev/ui and the demo sign-in. Never true in production. */
  isDevelopment: boolean
  dataDir: string
  /** Undefined: the embedded PostgreSQL in the data folder. */
  databaseUrl: string | undefined
  databasePoolMax: number
  /** Undefined: made once and kept in the data folder. */
  authSecret: string | undefined
  trustProxy: TrustProxy
  /** The header in which the network in front names the country of a visitor; empty: looked up in our own list. */
  countryHeader: string
  /** Seconds for which a network in front may show a page without asking; 0: never. */
  cdnMaxAge: number
  /** Of mails, texts to phones, and of pages and refusals where nobody asked for another. */
  language: Language
  /** Whether browsers of visitors keep opened apps; off: those that did stop and forget them. */
  serviceWorker: boolean
  seedDemo: boolean
  /** For how long it is kept what each visitor did; sums stay. */
  visitsRetentionDays: number
  mail: { smtpUrl: string | undefined; from: string }
  sms: { driver: 'outbox' }
  /** The service that product events go to, of those who agree; undefined: nobody is asked, nothing is sent. */
  analytics: ThirdPartyAnalytics | undefined
  /** Of the card payment provider; undefined: a rehearsal in development, no selling on slides in production. */
  payments: PaymentKeys | undefined
  /** `address:port` pairs of private networks that link checks and webhooks may reach. Empty in production. */
  outboundAllow: readonly string[]
  logLevel: string
}

/** Reads the environment once. Throws one readable list of everything that is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty value in .env means "not set".
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is not valid (see .env.example):\n${lines.join('\n')}`)
  }
  const e = parsed.data
  const isDevelopment = e.TAPLET_MODE === 'development'
  if (!isDevelopment && !e.PUBLIC_URL)
    throw new Error('PUBLIC_URL must be set in production: links and codes carry it.')
  if (!isDevelopment && !e.AUTH_SECRET)
    throw new Error('AUTH_SECRET must be set in production, the same on every server (openssl rand -base64 48).')
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, ''),
    hostRule: e.PUBLIC_URL ? { name: new URL(e.PUBLIC_URL).hostname, anyAddress: isDevelopment } : undefined,
    isDevelopment,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    databasePoolMax: e.DATABASE_POOL_MAX,
    authSecret: e.AUTH_SECRET,
    trustProxy: e.TRUST_PROXY,
    countryHeader: e.COUNTRY_HEADER.toLowerCase(),
    cdnMaxAge: e.CDN_MAX_AGE,
    language: e.TAPLET_LANGUAGE,
    serviceWorker: e.SERVICE_WORKER === 'on',
    seedDemo: e.SEED_DEMO ?? isDevelopment,
    visitsRetentionDays: e.VISITS_RETENTION_DAYS,
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM },
    sms: { driver: e.SMS_DRIVER },
    analytics: readAnalytics(e),
    payments: readPaymentKeys(e),
    outboundAllow: isDevelopment ? e.OUTBOUND_ALLOW.split(',').map((one) => one.trim()) : [],
    logLevel: e.LOG_LEVEL,
  }
}

const DEV_SCRIPT = '/dev/analytics.js'

/** Both or neither; the stand-in of development needs no key. */
function readAnalytics(e: z.output<typeof environment>): ThirdPartyAnalytics | undefined {
  const { ANALYTICS_SCRIPT_URL: url, ANALYTICS_WRITE_KEY: key } = e
  if (url === undefined && key === undefined) return undefined
  if (url === DEV_SCRIPT && e.TAPLET_MODE === 'development')
    return { scriptUrl: url, writeKey: key ?? 'development', hosts: [] }
  if (url === undefined || key === undefined || url.startsWith('/'))
    throw new Error('ANALYTICS_SCRIPT_URL (an https:// address) and ANALYTICS_WRITE_KEY belong together.')
  const hosts = e.ANALYTICS_HOSTS.split(',').filter((host) => host !== '')
  return { scriptUrl: url.replaceAll('{writeKey}', key), writeKey: key, hosts }
}
