import { entityId, shortText } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { notificationAddresses } from './addresses.ts'

/** A push message of an instant app (spec §3 Notification config). */
export const notificationConfig = z
  .object({
    id: z.string(),
    experienceId: entityId,
    active: z.boolean(),
    trigger: z.enum(['VISIT', 'INTERACTION']),
    delaySeconds: z
      .number()
      .int()
      .min(0)
      .max(28_800)
      .meta({ description: 'At most 8 hours: as long as an App Clip may notify' }),
    title: shortText(80),
    body: shortText(240),
  })
  .meta({ id: 'NotificationConfig' })

const input = notificationConfig.omit({ id: true })
const params = z.object({ id: entityId })

export const notificationCalls = defineCalls(notificationAddresses, {
  fetchAll: {
    summary: 'Push messages by instant app',
    answer: answers({ byExperienceId: z.record(z.string(), notificationConfig) }),
    isPending: true,
  },
  create: {
    summary: 'Create a push message',
    body: input,
    answer: answers({ id: z.string() }),
    isPending: true,
  },
  update: {
    summary: 'Change a push message',
    params,
    body: input,
    answer: answers({ config: notificationConfig }),
    isPending: true,
  },
  delete: {
    summary: 'Delete a push message',
    params,
    answer: answers({}),
    isPending: true,
  },
})
