import { type AccountCsvs, createAccountExport } from '../features/closing/account-export.ts'
import { createDrafts } from '../features/drafts/create-drafts.ts'
import { addressKey } from '../platform/limits/address-key.ts'
import { createLongJobs } from '../features/long-jobs/create-long-jobs.ts'
import { createMedia, type MediaOptions } from '../features/media/create-media.ts'
import { findFfmpeg } from '../features/media/video/ffmpeg.ts'
import { createProducts } from '../features/products/create-products.ts'
import type { ProductDependencies } from '../features/products/service.ts'
import { createQrDesigns } from '../features/qr-designs/create-qr-designs.ts'
import { createSlides, type Slides } from '../features/slides/create-slides.ts'
import type { SlideWarnings } from '../features/slides/routes.ts'
import { createBrands } from '../features/brands/create-brands.ts'
import { createImports } from '../features/imports/create-imports.ts'
import { createTemplates } from '../features/templates/create-templates.ts'
import { createVersions } from '../features/versions/create-versions.ts'
import { createWebsites } from '../features/websites/create-websites.ts'
import { kindSources } from './kind-sources.ts'
import { originOf } from '../platform/http/gates/host-gate.ts'
import type { IdentityFeatures } from './create-identity-features.ts'
import type { Platform } from './create-platform.ts'

/** What content needs of features that depend on it: callable once all are created. */
interface Later {
  warningsOf: SlideWarnings
  csvs: AccountCsvs
  photoBytes: NonNullable<MediaOptions['otherBytes']>
  saleOf: NonNullable<ProductDependencies['saleOf']>
  heldOf: NonNullable<ProductDependencies['heldOf']>
}

/** Content of apps: slides, pictures, films, products, websites, QR designs. */
export async function createContentFeatures(platform: Platform, { identity, limits }: IdentityFeatures, later: Later) {
  const { config, db, storage, jobs, mail, secret, publicUrl, onError, clock, now, resolveHost, overrides } = platform
  const versions = createVersions({ db, limits, clock })
  const { saleOf, heldOf } = later
  const products = createProducts({
    db,
    limits,
    media: { lookup: (urls) => media.lookup(urls) },
    saleOf,
    heldOf,
    addressKey,
    now,
  })
  const websites = createWebsites({
    db,
    storage,
    jobs,
    origin: publicUrl,
    outboundAllow: config.outboundAllow,
    resolveHost,
    clock,
  })
  const kinds = kindSources({ products, websites })
  const slides: Slides = createSlides({
    db,
    limits,
    versions,
    targets: kinds,
    warningsOf: later.warningsOf,
  })
  const media = createMedia({
    db,
    storage,
    jobs,
    originOf: (request) => originOf(request, { publicUrl, isDevelopment: config.isDevelopment }),
    secret,
    ffmpeg: overrides.ffmpeg === 'none' ? undefined : (overrides.ffmpeg ?? (await findFfmpeg())),
    lockAccount: limits.lockAccount,
    slides,
    otherBytes: later.photoBytes,
    clock,
    language: config.language,
    ...overrides.media,
  })
  const qrDesigns = createQrDesigns({
    db,
    storage,
    limits,
    origin: platform.linkUrl,
    startJob: (kind, order) => longJobs.start(kind, order),
    onError,
    now,
    ...overrides.qrDesigns,
  })
  const longJobs = createLongJobs({
    db,
    jobs,
    storage,
    mail,
    works: { ...qrDesigns.works, ACCOUNT_EXPORT: createAccountExport(later.csvs) },
    lockAccount: limits.lockAccount,
    contactsOf: identity.contactsOf,
    publicUrl,
    clock,
    ...overrides.longJobs,
  })
  const drafts = createDrafts({ db, limits, clock })
  const templates = createTemplates({ db, limits, slides })
  const brands = createBrands({ db, limits, pictures: media.pictures })
  const imports = createImports({
    db,
    importFile: media.importFile,
    outboundAllow: config.outboundAllow,
    resolveHost,
    clock,
  })
  return { versions, products, websites, kinds, slides, media, qrDesigns, longJobs, drafts, templates, brands, imports }
}
export type ContentFeatures = Awaited<ReturnType<typeof createContentFeatures>>
