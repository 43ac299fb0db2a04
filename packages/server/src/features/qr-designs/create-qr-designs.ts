import { linkPath } from '@taplet/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/db/database.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { createAllowances } from '../../platform/limits/allowances.ts'
import type { Storage } from '../../platform/storage/create-storage.ts'
import type { StartLongJob } from '../../platform/jobs/long-work.ts'
import { createCodes } from './codes.ts'
import { codeFiles, codeLabels } from './files/code-files.ts'
import { createLogos } from './logo/logos.ts'
import { addPreviewRoutes } from './preview/preview-routes.ts'
import { createPreviews } from './preview/previews.ts'
import { qrDesignRoutes } from './routes.ts'
import { createScanner } from './scan/scanner.ts'
import { createQrDesignService, type QrDesignLimits } from './service.ts'

interface Dependencies {
  db: Database
  storage: Storage
  limits: QrDesignLimits
  /** Scheme and host of the encoded addresses. */
  origin: string
  startJob: StartLongJob
  onError: (error: unknown, about: string) => void
  now?: () => number
  /** Time limit of a check, after which only the rules decide. */
  scanPatienceMs?: number
}

/** Saves and checks of one account in ten minutes. */
const MAX_CHECKS = 300

/** QR designs: the look of links' codes, how well they scan, and the codes as files. */
export function createQrDesigns(dependencies: Dependencies) {
  const { db, storage, limits, origin, startJob, onError, now = Date.now, scanPatienceMs } = dependencies
  const scanner = createScanner({ onError, ...(scanPatienceMs !== undefined && { patienceMs: scanPatienceMs }) })
  const textOf = (tagId: string): string => origin + linkPath(tagId)
  const logos = createLogos({ db, storage })
  const service = createQrDesignService({ db, limits, logos, previews: createPreviews(storage), scanner, textOf })
  const codes = createCodes({ db, scanner, lookOf: service.lookOf, textOf })
  const checks = createAllowances(now, MAX_CHECKS)
  return {
    save: service.save,
    /** Returns the code of a link as SVG in its own design; undefined where a plain one is to be shown. */
    drawFor: codes.drawFor,
    routes: (bind: Bind): void => qrDesignRoutes(bind, { db, service, codes, checks, startJob }),
    addPages: (server: FastifyInstance): void => addPreviewRoutes(server, storage),
    works: { CODE_FILES: codeFiles(codes), CODE_LABELS: codeLabels(codes) },
  }
}
