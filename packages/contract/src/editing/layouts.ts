import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { MAX_LAYOUT_LENGTH } from './limits.ts'

const widgetId = z.string().max(64)
const colour = z.string().max(9)
const box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })

/** Where texts and tap targets of a slide stand on the reference phone, and what goes wrong on which screen. */
export const slideLayout = z
  .object({
    texts: z.array(
      z.object({
        widgetId,
        lines: z.array(box),
        size: z.number(),
        weight: z.number(),
        ink: colour,
        opacity: z.number(),
        fills: z.array(colour),
      }),
    ),
    taps: z.array(z.object({ widgetId, box })),
    faults: z
      .array(
        z.object({
          screen: z.number().int().min(0),
          textScale: z.literal([1, 2]),
          cut: z.array(widgetId),
          broken: z.array(z.object({ widgetId, word: z.string(), fitsAt: z.number() })),
          covered: z.array(z.object({ widgetId, by: widgetId })),
          below: z.array(widgetId),
        }),
      )
      .meta({
        description: 'Of the screens in the order in which slides are tested; those without a fault are left out',
      }),
  })
  .refine((layout) => JSON.stringify(layout).length <= MAX_LAYOUT_LENGTH)
export type SlideLayout = z.output<typeof slideLayout>

/** What a browser measured of one slide. */
export const measuredLayout = z
  .object({
    slideId: entityId,
    measured: z
      .string()
      .regex(/^[a-z0-9]{1,32}$/)
      .meta({ description: 'Stands for what was measured: another one means that the slide is to be measured again' }),
    layout: slideLayout,
  })
  .meta({ id: 'MeasuredLayout' })
export type MeasuredLayout = z.output<typeof measuredLayout>
