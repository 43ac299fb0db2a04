import { z } from 'zod'

/** Something a visitor would stumble over. WARNING hinders someone, NOTE could be better; neither stops a save. */
export const checkFinding = z
  .object({
    /** The same for the same problem, so that it can be recognised and ignored. */
    findingId: z.string(),
    checkId: z.string(),
    severity: z.enum(['WARNING', 'NOTE']),
    slideId: z.string().meta({ description: 'experienceItemId of the slide; empty when the whole app is meant' }),
    widgetId: z.string().optional(),
    message: z.string().meta({ description: 'What is wrong and for whom, for a person' }),
  })
  .meta({ id: 'CheckFinding' })
export type CheckFinding = z.output<typeof checkFinding>

/** Added to the answer of a save: findings about what is now published. Absent when they did not finish in time. */
export const saveWarnings = z.array(checkFinding).optional()
