import type { ContentFeatures } from './create-content-features.ts'
import type { PublicFeatures } from './create-public-features.ts'
import type { IdentityFeatures } from './create-identity-features.ts'
import type { AuthoringFeatures } from './create-authoring-features.ts'

/** All features, by name. */
export type Features = IdentityFeatures & ContentFeatures & PublicFeatures & AuthoringFeatures
