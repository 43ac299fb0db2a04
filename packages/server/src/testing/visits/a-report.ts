import { randomUUID } from 'node:crypto'
import type { Report } from '../../features/visits/report.ts'

/** A report of a visit by a person without stored history, as the viewer sends it. */
export const aReport = (report: Partial<Report>): Report => ({
  visitId: randomUUID(),
  at: new Date(),
  experienceId: null,
  tagId: null,
  ruleId: null,
  guest: null,
  agentId: 1,
  country: null,
  device: 'PHONE',
  source: 'QR',
  referrer: null,
  utm: null,
  signs: ['BEACON'],
  verdict: 'HUMAN',
  reason: '',
  judge: 'test',
  isFirstOfApp: false,
  isFirstOfLink: false,
  furthestSlide: 0,
  events: [],
  ...report,
})
