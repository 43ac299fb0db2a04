import type { PublicExperience } from '@taplet/contract'
import { createHash } from 'node:crypto'
import { coverTheme } from './cover-theme.ts'

/** Incremented when covers are drawn differently, so that CDNs refetch them. */
const DRAWN_AS = 1

/** Returns the address of an app's picture for link previews. It changes with everything the picture shows. */
export const coverPath = (experience: PublicExperience): string =>
  `/assets/covers/${experience.fullPagePath}/${coverHash(experience)}.jpg`

export const coverHash = (experience: PublicExperience): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWN_AS, experience.fullPagePath, coverTheme(experience)]))
    .digest('base64url')
    .slice(0, 10)
