import type { Samples } from '../../define/define-samples.ts'
import type { openingHoursSchema } from './schema.ts'

const DAY = [{ from: '08:00', until: '18:00' }]
const WITH_LUNCH = [
  { from: '09:00', until: '12:30' },
  { from: '14:00', until: '18:30' },
]
const NIGHT = [{ from: '20:00', until: '02:00' }]
const WHOLE = [{ from: '00:00', until: '00:00' }]

export const openingHoursSamples: Samples<typeof openingHoursSchema> = () => [
  { name: 'a café', data: { week: [[], DAY, DAY, DAY, DAY, WITH_LUNCH, []] } },
  {
    name: 'holidays, on a card',
    data: {
      week: [DAY, DAY, DAY, DAY, DAY, [], []],
      specialDays: [
        { date: '2030-12-24', name: 'Christmas Eve', hours: [{ from: '08:00', until: '13:00' }] },
        { date: '2030-12-25', name: 'Christmas Day', hours: [] },
      ],
      metadata: { cardColor: '#FFF1DC', textColor: '#1C1B2E', borderRadius: 16 },
    },
  },
  { name: 'a bar, in twelve hours', data: { week: [[], NIGHT, NIGHT, NIGHT, NIGHT, NIGHT, []], clock: 'H12' } },
  { name: 'always open', data: { title: '', week: [WHOLE, WHOLE, WHOLE, WHOLE, WHOLE, WHOLE, WHOLE] } },
]
