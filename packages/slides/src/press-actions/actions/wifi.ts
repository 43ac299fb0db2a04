import { objection } from '@taplet/messages'
import { z } from 'zod'
import { shortText } from '../../define/fields.ts'
import { definePressAction } from '../define-action.ts'
import { messages } from '../messages/messages.ts'
import { pressPath } from '../press-path.ts'

/** Most characters of a network's name (IEEE 802.11). */
const MAX_NAME = 32
const MIN_PASSWORD = 8
const MAX_PASSWORD = 63

const PASSWORD = { min: MIN_PASSWORD, max: MAX_PASSWORD }

/** Shows the name and password of a network, and a code that another phone joins it by. */
export const wifi = definePressAction({
  data: z.object({
    type: z.literal('WIFI'),
    network: shortText(MAX_NAME).default(''),
    password: shortText(MAX_PASSWORD)
      .refine(
        (value) => value === '' || value.length >= MIN_PASSWORD,
        objection(messages.later('passphrase', PASSWORD)),
      )
      .default(''),
  }),
  name: messages.later('names.WIFI'),
  words: messages.later('words.WIFI'),
  icon: 'M3 9.500a13 13 0 0 1 18 0M6 13a8.500 8.500 0 0 1 12 0M9 16.300a4.300 4.300 0 0 1 6 0M12 19.500v.01',
  isComplete: ({ network }) => network.trim() !== '',
  /** The picture of its code. */
  href: (_, place) => pressPath(place),
})

/** Returns what the code of a network says, as phones read it. */
export function wifiCode({ network, password }: { network: string; password: string }): string {
  const safe = (value: string) => value.replace(/[\\;,:"]/g, '\\$&')
  return `WIFI:T:${password ? 'WPA' : 'nopass'};S:${safe(network)};${password && `P:${safe(password)};`};`
}
