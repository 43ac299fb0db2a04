/**
 * Entry point: calls that only the editors make, beyond the specification's. Apart from `contract`, so that the
 * dashboard's first screen does not carry them.
 */
import { draftCalls } from './drafts.ts'
import { versionCalls } from './versions.ts'

export { type DocumentKind, type Draft, documentKind } from './drafts.ts'
export { type Version } from './versions.ts'

export const studio = {
  drafts: draftCalls,
  versions: versionCalls,
} as const
export type Studio = typeof studio
