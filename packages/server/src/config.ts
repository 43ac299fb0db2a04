import { PRODUCT, type Tier, TIERS } from '@taplet/contract'
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_TAGS } from '@taplet/messages'
import { isIP } from 'node:net'
import { z } from 'zod'
import type { HostRule } from './platform/http/gates/host-gate.ts'
import type { TrustProxy } from './platform/http/gates/trust-proxy.ts'
import { googleEnvironment, type GoogleKeys, readGoogleKeys } from './platform/google/google-keys.ts'
import { billingEnvironment, type BillingSettings, readBillingSettings } from './platform/billing/billing-settings.ts'
import { paymentEnvironment, type PaymentKeys, readPaymentKeys } from './platform/payments/payment-keys.ts'
import { readSmsSettings, smsEnvironment, type SmsSettings } from './platform/sms/sms-settings.ts'
import { readStorageSettings, storageEnvironment, type StorageSettings } from './platform/storage/storage-settings.ts'

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

/** An https address, or a path of this server. */
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
  SHORT_LINK_URL: z.url({ protocol: /^https?$/ }).optional(),
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
  DEFAULT_PLAN: z.enum(['free', 'starter', 'growth']).optional(),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  SEED_DEMO: flag.optional(),
  ORDERS_RETENTION_YEARS: z.coerce.number().int().min(1).max(100).default(10),
  VISITS_RETENTION_DAYS: z.coerce.number().int().min(31).max(36_500).default(400),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default(`${PRODUCT.name} <hello@${PRODUCT.slug}.invalid>`),
  ...smsEnvironment,
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
  ...googleEnvironment,
  ...paymentEnvironment,
  ...billingEnvironment,
  ...storageEnvironment,
  OUTBOUND_ALLOW: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

export interface ThirdPartyAnalytics {
  scriptUrl: string
  writeKey: string
  /** Origins that the script may send to, besides its own. */
  hosts: readonly string[]
}

export interface Config {
  port: number
  host: string
  /** Origin in links, codes and mails, without trailing slash. Undefined: derived from where the server listens. */
  publicUrl: string | undefined
  /** Origin in new links and codes, where it is another one. */
  shortLinkUrl: string | undefined
  /** Hosts that the server accepts; undefined: any, as its address is not configured. */
  hostRule: HostRule | undefined
  /** Enables /dev/outbox, /dev/ui and the demo sign-in. Never true in production. */
  isDevelopment: boolean
  dataDir: string
  storage: StorageSettings
  /** Undefined: the embedded PostgreSQL in the data folder. */
  databaseUrl: string | undefined
  databasePoolMax: number
  /** Undefined: generated once and stored in the data folder. */
  authSecret: string | undefined
  trustProxy: TrustProxy
  /** The header in which a CDN or proxy names the visitor's country; empty: looked up in the bundled database. */
  countryHeader: string
  /** Seconds for which a CDN may serve a page without revalidation; 0: never. */
  cdnMaxAge: number
  /** Language of mails and text messages, and of pages and refusals where no other is requested. */
  language: Language
  /** Whether visitors' browsers keep opened apps offline; off: existing workers unregister and delete them. */
  serviceWorker: boolean
  /** What every account has at least; undefined: the product decides by whether plans are sold. */
  defaultPlan: Tier | undefined
  seedDemo: boolean
  /** Days for which events of single visits are stored; sums stay. */
  visitsRetentionDays: number
  /** Years for which paid orders of closed accounts and erased visitors are retained, as tax law asks. */
  ordersRetentionYears: number
  mail: { smtpUrl: string | undefined; from: string }
  sms: SmsSettings
  /** Service for product events of those who agree; undefined: nobody is asked, nothing is sent. */
  analytics: ThirdPartyAnalytics | undefined
  /** Keys for signing in with Google; undefined: the emulator in development, no such button in production. */
  google: GoogleKeys | undefined
  /** Keys of the card payment provider; undefined: the emulator in development, no selling in production. */
  payments: PaymentKeys | undefined
  /** How plans are billed; undefined: the emulator in development, no plans are sold in production. */
  billing: BillingSettings | undefined
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
    shortLinkUrl: e.SHORT_LINK_URL?.replace(/\/+$/, ''),
    hostRule: e.PUBLIC_URL
      ? { names: [e.PUBLIC_URL, e.SHORT_LINK_URL].flatMap(hostNamesIn), anyAddress: isDevelopment }
      : undefined,
    isDevelopment,
    dataDir: e.DATA_DIR,
    storage: readStorageSettings(e),
    databaseUrl: e.DATABASE_URL,
    databasePoolMax: e.DATABASE_POOL_MAX,
    authSecret: e.AUTH_SECRET,
    trustProxy: e.TRUST_PROXY,
    countryHeader: e.COUNTRY_HEADER.toLowerCase(),
    cdnMaxAge: e.CDN_MAX_AGE,
    language: e.TAPLET_LANGUAGE,
    serviceWorker: e.SERVICE_WORKER === 'on',
    defaultPlan: TIERS.find((tier) => tier.toLowerCase() === e.DEFAULT_PLAN),
    seedDemo: e.SEED_DEMO ?? isDevelopment,
    ordersRetentionYears: e.ORDERS_RETENTION_YEARS,
    visitsRetentionDays: e.VISITS_RETENTION_DAYS,
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM },
    sms: readSmsSettings(e, isDevelopment),
    analytics: readAnalytics(e),
    google: readGoogleKeys(e),
    payments: readPaymentKeys(e),
    billing: readBillingSettings(e, e.STRIPE_SECRET_KEY),
    outboundAllow: isDevelopment ? e.OUTBOUND_ALLOW.split(',').map((one) => one.trim()) : [],
    logLevel: e.LOG_LEVEL,
  }
}

const hostNamesIn = (url: string | undefined): string[] => (url === undefined ? [] : [new URL(url).hostname])

const DEV_SCRIPT = '/dev/analytics.js'

/** Both or neither; the development emulator needs no key. */
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
