import type { PublicExperience } from '@taplet/contract'
import { createHash } from 'node:crypto'
import { lookOf } from './look-of.ts'

/** Goes up when covers are drawn in another way, so that networks ask for them anew. */
const DRAWN_AS = 1

/** Where the picture of an app for link previews is. The address changes with everything that the picture shows. */
export const coverPath = (experience: PublicExperience): string =>
  `/assets/covers/${experience.fullPagePath}/${coverHash(experience)}.jpg`

export const coverHash = (experience: PublicExperience): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWN_AS, experience.fullPagePath, lookOf(experience)]))
    .digest('base64url')
    .slice(0, 10)
