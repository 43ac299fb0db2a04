import { linkPath } from '@taplet/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/db/database.ts'
import type { Authenticate, Bind } from '../../platform/http/bind.ts'
import { createAllowances } from '../../platform/limits/allowances.ts'
import type { Storage } from '../../platform/storage/index.ts'
import { createCodes } from './codes.ts'
import { addFileRoutes } from './files/file-routes.ts'
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
  /** Scheme and host of what codes hold. */
  origin: string
  onError: (error: unknown, about: string) => void
  now?: () => number
  /** How long a check may take before the rules speak alone. */
  scanPatienceMs?: number
}

/** Saves and checks of one account in ten minutes. */
const MAX_CHECKS = 300

/** QR designs: how the codes of links look, how well they are read, and the codes as files. */
export function createQrDesigns(dependencies: Dependencies) {
  const { db, storage, limits, origin, onError, now = Date.now, scanPatienceMs } = dependencies
  const scanner = createScanner({ onError, ...(scanPatienceMs !== undefined && { patienceMs: scanPatienceMs }) })
  const textOf = (tagId: string): string => origin + linkPath(tagId)
  const logos = createLogos({ db, storage })
  const service = createQrDesignService({ db, limits, logos, previews: createPreviews(storage), scanner, textOf })
  const codes = createCodes({ db, scanner, lookOf: service.lookOf, textOf })
  const checks = createAllowances(now, MAX_CHECKS)
  return {
    save: service.save,
    /** The code of a link as SVG in its own design; undefined where a plain one is to be shown. */
    drawFor: codes.drawFor,
    routes: (bind: Bind): void => qrDesignRoutes(bind, service, checks),
    addPages(server: FastifyInstance, authenticate: Authenticate): void {
      addPreviewRoutes(server, storage)
      addFileRoutes(server, { authenticate, codes })
    },
    stop: scanner.stop,
  }
}
