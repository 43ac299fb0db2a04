import { AppError } from './errors/app-error.ts'

/** Throws CONFLICT with the stored state when the base revision is older. No base: the save is accepted (spec D28). */
export function requireRevision(base: number | undefined, current: { revision: number }): void {
  if (base !== undefined && base !== current.revision) throw new AppError('CONFLICT', { current })
}
