import { z } from 'zod'

const schedule = z.object({ id: z.string(), current_phase: z.object({ start_date: z.number().int() }).nullable() })

/**
 * Returns a schedule's id and where its current phase began, in Stripe's seconds: that phase may not be moved. Throws
 * when it has no phase now.
 */
export function toScheduleStart(answer: unknown): { scheduleId: string; start: number } {
  const { id, current_phase: phase } = schedule.parse(answer)
  if (!phase) throw new Error('The schedule has no phase now.')
  return { scheduleId: id, start: phase.start_date }
}
