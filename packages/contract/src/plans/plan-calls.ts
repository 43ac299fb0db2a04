import { z } from 'zod'
import { answers, defineCalls, noFields } from '../kit/call.ts'
import { MAX_MANY } from '../kit/limits.ts'
import { planAddresses } from './addresses.ts'
import { PLAN_PERIODS } from './plans.ts'
import { CURRENCIES } from './prices.ts'
import { ENTITLEMENTS } from './tiers.ts'

const currency = z.enum(CURRENCIES)
const price = z.object({
  currency,
  amount: z.number().int().meta({ description: 'Of one period, in minor units, tax included' }),
})

/** A plan that can be bought (spec §3 Plans). */
export const availablePlan = z
  .object({
    planId: z.string(),
    access: z.enum(['STARTER', 'GROWTH']),
    accessLevel: z.number().int(),
    entitlement: z.enum(ENTITLEMENTS),
    period: z.enum(PLAN_PERIODS),
    prices: z.array(price),
    isCurrent: z.boolean().meta({ description: 'Whether this account has it; never without an account' }),
  })
  .meta({ id: 'AvailablePlan' })
export type AvailablePlan = z.output<typeof availablePlan>

const planFeature = z.object({
  featureId: z.string(),
  group: z.enum(['MAKING', 'PRINTING', 'SELLING', 'KNOWING', 'PEOPLE']),
  unit: z.enum(['COUNT', 'GIGABYTES', 'PERCENT', 'SWITCH']),
})
const featureValue = z
  .union([z.number(), z.boolean(), z.null()])
  .meta({ description: 'A number of its unit, null for no limit, or whether the plan has it' })

/** Responses of the billing service wrap their content in `data` (spec §7). */
const plans = z.object({
  data: z.object({
    availablePlans: z.array(availablePlan).meta({ description: 'Empty where this installation sells no plans' }),
    allPlanFeatures: z.array(planFeature),
    planFeaturesByAccessLevel: z
      .record(z.string(), z.record(z.string(), featureValue))
      .meta({ description: 'By the level where a tier begins: 0, 100, 200' }),
    currency: currency.meta({ description: 'The one to show first' }),
  }),
})
export type PlansAnswer = z.output<typeof plans>['data']

/** What the plans limit in number. */
export const limitedKind = z.enum(['experience', 'experienceItem', 'link', 'qrDesign'])

const amount = z.object({
  used: z.number(),
  limit: z.number().nullable().meta({ description: 'null: no limit' }),
})
const usage = z.object({
  experience: amount,
  experienceItem: amount,
  link: amount,
  qrDesign: amount,
  storageBytes: amount,
  seats: amount,
})
export type PlanUsage = z.output<typeof usage>

const kept = z
  .object({
    experience: z.array(z.string()),
    experienceItem: z.array(z.string()),
    link: z.array(z.string()),
    qrDesign: z.array(z.string()),
  })
  .meta({ description: 'What can be changed on the Free plan; on others what would stay so after it' })
export type KeptIds = z.output<typeof kept>

export const planCalls = defineCalls(planAddresses, {
  fetch: {
    summary: 'Plans, with the one that this account has',
    body: noFields,
    answer: plans,
  },
  fetchPublic: {
    summary: 'Plans for the pricing page',
    body: z.object({ currency: currency.optional() }),
    answer: plans,
  },
  fetchUsage: {
    summary: 'How much of its plan this account uses',
    answer: answers({ usage }),
  },
  fetchKept: {
    summary: 'What stays editable on the Free plan',
    answer: answers({ kept }),
  },
  chooseKept: {
    summary: 'Choose what of one kind stays editable on the Free plan; the rest goes on working and is read-only',
    body: z.object({ kind: limitedKind, ids: z.array(z.string().min(1).max(100)).max(MAX_MANY) }),
    answer: answers({ kept }),
  },
})
