import type { Page } from '@taplet/contract'
import type { ExperienceDocument } from '../../entities/experience/experience-document.ts'
import type { Plan, PlannedSlide } from './plan.ts'

/** A slide that may be left out: it is not finished and new to visitors, or was left out until now, when it is. */
export interface LeftOutChoice {
  slide: PlannedSlide
  /** Unless the person says otherwise. */
  isLeftOut: boolean
}

/**
 * Which slides the person decides about. Unfinished ones are named; those that are mostly empty are left out, unless that
 * would leave nothing to see, for of the others visitors see only what is filled in. Slides that are finished by now come
 * back. Slides that visitors have already stay as they are.
 */
export function leftOutChoices(page: Page, { slides }: Plan): LeftOutChoice[] {
  const isNews = (slide: PlannedSlide) => slide.isNew || page.publishedAt === null || slide.isLeftOut
  const open = slides.filter((slide) => slide.isUnfinished && isNews(slide))
  const isTorso = (slide: PlannedSlide) => open.includes(slide) && slide.isMostlyUnfinished
  const isAll = slides.every(isTorso)
  return slides.flatMap((slide): LeftOutChoice[] => {
    if (open.includes(slide)) return [{ slide, isLeftOut: isTorso(slide) && !isAll }]
    return slide.isLeftOut && slide.wasUnfinished && !slide.isUnfinished ? [{ slide, isLeftOut: false }] : []
  })
}

/** How many slides visitors see then. */
export function countShown({ slides }: Plan, choices: readonly LeftOutChoice[] = []): number {
  const isLeftOut = (slide: PlannedSlide) =>
    choices.find((choice) => choice.slide.itemId === slide.itemId)?.isLeftOut ?? slide.isLeftOut
  return slides.filter((slide) => !isLeftOut(slide)).length
}

/** Whether a new app would show its visitors nothing at all. */
export const isEmpty = (page: Page, plan: Plan, choices?: readonly LeftOutChoice[]): boolean =>
  page.publishedAt === null && countShown(plan, choices) === 0

/** The document with the choices made. Returns the same one when nothing changes. */
export function withLeftOut(document: ExperienceDocument, choices: readonly LeftOutChoice[]): ExperienceDocument {
  const news = choices.filter(
    ({ slide, isLeftOut }) => isLeftOut !== (document.slideRules[slide.itemId]?.isLeftOut === true),
  )
  if (news.length === 0) return document
  const slideRules = { ...document.slideRules }
  for (const { slide, isLeftOut } of news) {
    const { isLeftOut: _, ...rule } = slideRules[slide.itemId] ?? {}
    const next = isLeftOut ? { ...rule, isLeftOut: true as const } : rule
    if (Object.keys(next).length > 0) slideRules[slide.itemId] = next
    else delete slideRules[slide.itemId]
  }
  return { ...document, slideRules }
}
