import type { FastifyInstance } from 'fastify'
import { addAppRoutes } from './app-routes.ts'
import type { FindAppDependencies } from './find-app.ts'
import { createFindApp } from './find-app.ts'
import { createIcons } from './icons.ts'
import { addRootIcons } from './root-icons.ts'
import { addWorkerRoutes, type WorkerFiles } from './worker-routes.ts'

interface InstallingDependencies extends FindAppDependencies {
  /** Returns the file behind one of our own addresses. */
  readPicture: (url: string) => Promise<Buffer | undefined>
  worker: WorkerFiles
}

/** Makes instant apps installable on phones: manifest, icons, and the service worker that opens them offline. */
export function createInstalling({ readPicture, worker, ...published }: InstallingDependencies) {
  const findApp = createFindApp(published)
  const icons = createIcons({ readPicture })
  return {
    addRoutes(server: FastifyInstance): void {
      addWorkerRoutes(server, worker)
      addAppRoutes(server, { findApp, icons })
      addRootIcons(server, icons)
    },
  }
}
