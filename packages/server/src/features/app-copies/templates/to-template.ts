import type { AppTemplate, TemplateSlide } from '@taplet/contract'
import { slideRule, templateSlide } from '@taplet/contract/schemas'
import { appTheme } from '@taplet/slides/schema'
import { z } from 'zod'
import type { TemplateRow } from './store.ts'

const frame = templateSlide.omit({ slide: true }).extend({
  slide: z.object({ viewMetadata: z.unknown(), widgets: z.unknown() }).nullable(),
  // One that this release cannot read is none.
  rule: slideRule.optional().catch(undefined),
})

/** Parses a stored slide, as far as this version can read it. */
export type ReadStored = (stored: {
  view_id: string
  name: string
  metadata: unknown
  widgets: unknown
}) => Pick<NonNullable<TemplateSlide['slide']>, 'viewMetadata' | 'widgets'>

export const createToTemplate =
  (readStored: ReadStored) =>
  (row: TemplateRow): AppTemplate => {
    const readSlide = (stored: unknown): TemplateSlide[] => {
      const { data } = frame.safeParse(stored)
      if (!data) return []
      const { slide } = data
      if (!slide) return [{ ...data, slide: null }]
      const { viewMetadata, widgets } = readStored({
        view_id: '',
        name: '',
        metadata: slide.viewMetadata,
        widgets: slide.widgets,
      })
      return [{ ...data, slide: { viewMetadata, widgets } }]
    }
    return {
      templateId: row.template_id,
      name: row.name,
      description: row.description,
      pageName: row.page_name,
      // One that this release cannot read is none.
      theme: appTheme.safeParse(row.theme).data ?? null,
      timeZone: row.time_zone,
      slides: Array.isArray(row.slides) ? row.slides.flatMap(readSlide) : [],
      createdAt: row.created_at.toISOString(),
    }
  }
