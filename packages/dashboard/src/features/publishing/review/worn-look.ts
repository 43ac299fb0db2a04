import type { Slide } from '@taplet/slides/schema'
import { undressSlide } from '../../../entities/experience/look/dress-slide.ts'
import { savedSlide } from '../../../entities/slide/document/slide-document.ts'
import type { Loaded } from '../create-publisher.ts'

/** What takes the look that is not live yet off each slide that wears it, by experienceItemId; empty without one. */
export function wornLook({ page, plan, changes }: Pick<Loaded, 'page' | 'plan' | 'changes'>) {
  const looks = { saved: page.theme, now: plan.document.theme ?? page.theme }
  const takeOff = changes.slides.flatMap(({ targetId, document, saved, isUnclear }) => {
    const undress = (slide: Slide) => undressSlide(slide, savedSlide(saved), looks)
    return isUnclear || undress(document) === document ? [] : [[targetId, undress] as const]
  })
  return new Map(takeOff)
}
