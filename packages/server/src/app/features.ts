import type { Content } from './create-content.ts'
import type { Pages } from './create-pages.ts'
import type { People } from './create-people.ts'
import type { Workshop } from './create-workshop.ts'

/** All of them, by name. */
export type Features = People & Content & Pages & Workshop
