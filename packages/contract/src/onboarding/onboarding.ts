import { z } from 'zod'
import { answers, defineCalls, noFields } from '../kit/call.ts'
import { onboardingAddresses } from './addresses.ts'
import { ONBOARDING_STEPS } from './steps.ts'

export const onboarding = z
  .object({
    steps: z.array(
      z.object({
        step: z.enum(ONBOARDING_STEPS),
        complete: z.boolean().meta({ description: 'It was done once; deleting what was made changes nothing' }),
      }),
    ),
    isCodeShared: z.boolean().meta({ description: 'A link was copied or sent, or a code downloaded' }),
    isPutAway: z.boolean().meta({ description: 'Set with the first share as well' }),
  })
  .meta({ id: 'Onboarding' })
export type Onboarding = z.output<typeof onboarding>

const answer = answers({ onboarding })

export const onboardingCalls = defineCalls(onboardingAddresses, {
  fetch: { summary: 'The first steps, and which of them were taken (spec §3)', answer },
  recordShare: { summary: 'A code or a link was shared: the checklist is done', body: noFields, answer },
  putAway: {
    summary: 'Put the checklist away, or bring it back',
    body: z.object({ isPutAway: z.boolean() }),
    answer,
  },
})
