import { arrangeSlide } from './arrange-slide.ts'
import { chromeInk } from './background/chrome-ink.ts'
import type { Slide } from './slide-schema.ts'

/** Returns the colour of what the page lays over this slide. */
export const chromeInkOf = (slide: Pick<Slide, 'viewMetadata' | 'widgets'>): string =>
  chromeInk(slide.viewMetadata, arrangeSlide(slide, false).isPictured)
