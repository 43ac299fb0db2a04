import type { Samples } from '../../define/define-samples.ts'
import type { textBoxSchema } from './schema.ts'

const MENU = 'Flat white\t3.20\nPão de deus\t2.40\nToast with eggs\t7.50'

export const textBoxSamples: Samples<typeof textBoxSchema> = () => [
  { name: 'rows with dots', data: { text: MENU, metadata: { textSize: 20 } } },
  { name: 'rows without dots', data: { text: MENU, metadata: { textSize: 20, leader: 'NONE' } } },
  {
    name: 'with a column of times',
    data: { text: '15.00\tHive Choir', detail: 'Meadow, all ages', metadata: { textSize: 28, leader: 'COLUMN' } },
  },
  {
    name: 'a ticket with its stub',
    data: { text: 'Weekend\t€112', detail: 'All stages', metadata: { fillColor: '#E6F1FF', leader: 'TICKET' } },
  },
  { name: 'with a detail', data: { text: 'Toast with eggs', detail: 'Sourdough, brown butter, chives' } },
  {
    name: 'with a ground',
    data: {
      text: 'Open until five',
      detail: 'Kitchen closes at half past four',
      metadata: { fillColor: '#FBAB41', borderRadius: 20, padding: 22 },
    },
  },
  {
    name: 'reaching both edges, with a rule',
    data: {
      text: 'Star of the week\t4.10',
      metadata: { fillColor: '#E6F1FF', isBleeding: true, hasRule: true, textSize: 20 },
    },
  },
  {
    name: 'long words',
    data: { text: 'Donaudampfschifffahrtsgesellschaft sails at nine', metadata: { textSize: 48, fontWeight: 800 } },
  },
  {
    name: 'each line on one line',
    data: { text: 'Slow mornings\nby the harbour', metadata: { textSize: 96, fitLines: true, fontFamily: 'fraunces' } },
  },
  {
    name: 'asked for by a template',
    data: { placeholder: 'Name of the dish\t0.00', detailPlaceholder: 'What is in it' },
  },
]
