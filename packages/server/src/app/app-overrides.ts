import type { loadAssets, loadTwinAssets } from '@taplet/viewer/render'
import type { CheckDependencies } from '../features/checks/service.ts'
import type { ExploreDependencies } from '../features/explore/service.ts'
import type { FormDependencies } from '../features/forms/create-forms.ts'
import type { Hashing } from '../features/identity/hashing/scrypt-hashing.ts'
import type { MediaOptions } from '../features/media/create-media.ts'
import type { Ffmpeg } from '../features/media/video/ffmpeg.ts'
import type { PriceSource } from '../features/plans/catalogue/price-source.ts'
import type { LiveSource } from '../features/publishing/live-source.ts'
import type { HealthOptions } from '../platform/health/health.ts'
import type { BillingProvider } from '../platform/billing/port.ts'
import type { ShopifyShop } from '../platform/billing/shopify/port.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Mail } from '../platform/mail/port.ts'
import type { PoolPatience } from '../platform/db/database.ts'
import type { SignalOptions } from '../platform/db/signals.ts'
import type { ResolveHost } from '../platform/outbound/destination.ts'
import type { PaymentProvider } from '../platform/payments/port.ts'
import type { Sms } from '../platform/sms/port.ts'
import type { Storage } from '../platform/storage/create-storage.ts'

/**
 * Replacements for external services in tests, and shorter waits and smaller limits. Production passes none; the wiring
 * of the features is the same with and without.
 */
export interface AppOverrides {
  clock?: () => Date
  /** Timeouts of the database pool. */
  databasePatience?: PoolPatience | undefined
  resolveHost?: ResolveHost | undefined
  storage?: Storage | undefined
  jobs?: Jobs | undefined
  mail?: Mail | undefined
  sms?: Sms | undefined
  /** `'none'`: selling is off. */
  payments?: PaymentProvider | 'none' | undefined
  /** Of plans; absent: what payments use. */
  billing?: BillingProvider | undefined
  /** The shop that an account is connected to. */
  shopOf?: ((accountId: string) => Promise<ShopifyShop | undefined>) | undefined
  hashing?: Hashing | undefined
  /** `'none'`: a machine without it. */
  ffmpeg?: Ffmpeg | 'none' | undefined
  viewerAssets?: { loadAssets: typeof loadAssets; loadTwinAssets: typeof loadTwinAssets } | undefined
  /** Called with errors behind responses, in addition to the log. */
  onError?: (error: unknown) => void
  checks?: Pick<CheckDependencies, 'patienceMs'> | undefined
  explore?: Pick<ExploreDependencies, 'categoriesMs'> | undefined
  forms?: Partial<Pick<FormDependencies, 'proofBits' | 'roomLimits'>> | undefined
  health?: Pick<HealthOptions, 'freeBytes'> | undefined
  media?: Partial<Pick<MediaOptions, 'storageLimits' | 'tempDir'>> | undefined
  /** How many orders of one product are begun in ten minutes. */
  mostOrders?: number | undefined
  /** Prices of plans; absent: no plans are sold. */
  prices?: PriceSource | undefined
  publishing?: { live?: readonly LiveSource[]; mostOrphans?: number; limitMs?: number } | undefined
  qrDesigns?: { scanPatienceMs: number } | undefined
  /** How long a long job works before it goes to the end of the line. */
  longJobs?: { sliceMs: number } | undefined
  signals?: Pick<SignalOptions, 'beatEveryMs' | 'provenForMs'> | undefined
  visits?: { everyMs: number } | undefined
}
