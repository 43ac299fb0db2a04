import type { loadAssets, loadTwinAssets } from '@taplet/viewer/render'
import type { CheckDependencies } from '../features/checks/service.ts'
import type { ExploreDependencies } from '../features/explore/service.ts'
import type { FormDependencies } from '../features/forms/create-forms.ts'
import type { Hashing } from '../features/identity/create-auth.ts'
import type { MediaOptions } from '../features/media/create-media.ts'
import type { Ffmpeg } from '../features/media/video/ffmpeg.ts'
import type { LiveSource } from '../features/publishing/live-source.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Mail } from '../platform/mail/port.ts'
import type { PoolPatience } from '../platform/db/database.ts'
import type { ResolveHost } from '../platform/outbound/destination.ts'
import type { PaymentProvider } from '../platform/payments/port.ts'
import type { Sms } from '../platform/sms/port.ts'
import type { Storage } from '../platform/storage/index.ts'

/**
 * What tests put in the place of the world outside, and of waits and limits that would make them slow. Production hands
 * in nothing; the wiring of the features is the same with and without.
 */
export interface AppOverrides {
  clock?: () => Date
  /** How long the database may keep somebody waiting. */
  databasePatience?: PoolPatience | undefined
  resolveHost?: ResolveHost | undefined
  storage?: Storage | undefined
  jobs?: Jobs | undefined
  mail?: Mail | undefined
  sms?: Sms | undefined
  /** `'none'`: nobody can sell here. */
  payments?: PaymentProvider | 'none' | undefined
  hashing?: Hashing | undefined
  /** `'none'`: a machine without it. */
  ffmpeg?: Ffmpeg | 'none' | undefined
  viewerAssets?: { loadAssets: typeof loadAssets; loadTwinAssets: typeof loadTwinAssets } | undefined
  /** Told of what failed behind an answer, beside the log. */
  onError?: (error: unknown) => void
  checks?: Pick<CheckDependencies, 'patienceMs'> | undefined
  explore?: Pick<ExploreDependencies, 'categoriesMs'> | undefined
  forms?: Partial<Pick<FormDependencies, 'proofBits' | 'roomLimits'>> | undefined
  media?: Partial<Pick<MediaOptions, 'storageLimits' | 'tempDir'>> | undefined
  publishing?: { live?: readonly LiveSource[]; mostOrphans?: number } | undefined
  qrDesigns?: { scanPatienceMs: number } | undefined
  visits?: { everyMs: number } | undefined
}
