import type { LinkRule } from '@taplet/contract'
import { ownZone } from '../../../lib/device/device-zone.ts'

/** A rule that applies to everybody, until conditions are added. */
export const newRule = (ruleId: string): LinkRule => ({
  ruleId,
  devices: [],
  countries: [],
  from: null,
  until: null,
  weekdays: [],
  startTime: null,
  endTime: null,
  timezone: ownZone(),
  share: 100,
  destination: { experienceId: null, slideId: null, destinationUrl: '' },
})
