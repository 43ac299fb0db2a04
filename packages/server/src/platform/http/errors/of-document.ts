import type { DocumentKind } from '@taplet/contract'
import { AppError } from './app-error.ts'

/** Runs one of several saves that belong together: its CONFLICT names this document. */
export async function ofDocument<T>(kind: DocumentKind, targetId: string, save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'CONFLICT') throw cause
    throw new AppError('CONFLICT', { current: cause.current, document: { kind, targetId }, cause })
  }
}
