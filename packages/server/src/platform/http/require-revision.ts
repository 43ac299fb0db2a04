import { AppError } from './errors/app-error.ts'

/** Refuses a save that is based on an older revision, answering what is stored now. Without a base the save counts (spec D28). */
export function requireRevision(base: number | undefined, current: { revision: number }): void {
  if (base !== undefined && base !== current.revision) throw new AppError('CONFLICT', { current })
}
