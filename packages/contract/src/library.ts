/** Entry point: the calls of the libraries of slides and media. Apart from the others, so that a first screen need not carry them. */
import { mediaCalls } from './media/media.ts'
import { slideCalls } from './slides/slides.ts'

export const library = { media: mediaCalls, slides: slideCalls } as const
export type Library = typeof library
