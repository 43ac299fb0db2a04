import { brandStyle, entityId, lines, mediaUrl, shortText, socialAddress } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, baseRevision, defineCalls } from '../kit/call.ts'
import { visibleName } from '../kit/visible-name.ts'
import { brandAddresses } from './addresses.ts'
import { MAX_BRAND_LINKS, MAX_HOURS, MAX_HOURS_LINES, MAX_STREET } from './limits.ts'

/** What new apps and whole-app templates take over of a business. */
const content = z.object({
  name: visibleName(60),
  logoUrl: mediaUrl,
  style: brandStyle.prefault({}).meta({ description: 'Colours as chosen; apps wear their nearest readable shades' }),
  links: z
    .array(socialAddress)
    .max(MAX_BRAND_LINKS)
    .default([])
    .meta({ description: 'Where to find it and how to reach it' }),
  hours: lines(MAX_HOURS, MAX_HOURS_LINES).default('').meta({ description: 'A line for each; a tab before the time' }),
  address: shortText(MAX_STREET).default(''),
})

/** A business as its apps look: the brand kit. */
export const brand = z
  .object({
    brandId: z.string(),
    ...content.shape,
    revision: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Brand' })
export type Brand = z.output<typeof brand>

export const brandInput = content.extend({ brandId: entityId.optional(), revision: baseRevision })
export type BrandInput = z.output<typeof brandInput>

export const brandCalls = defineCalls(brandAddresses, {
  getAll: {
    summary: 'The brands of the account, the oldest first: the one that new apps wear',
    answer: answers({ brands: z.array(brand) }),
  },
  save: {
    summary: 'Save a brand, or create one: without brandId',
    body: brandInput,
    answer: answers({ brand }),
  },
  delete: {
    summary: 'Delete a brand; apps that wear it stay as they are',
    body: z.object({ brandId: entityId }),
    answer: answers({}),
  },
})
