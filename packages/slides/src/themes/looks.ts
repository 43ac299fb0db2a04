import { darkLooks } from './looks/dark-looks.ts'
import type { Look, LookId } from './looks/define-look.ts'
import { lightLooks } from './looks/light-looks.ts'

/** Neighbours differ in background, typeface and corners. */
const ORDER: readonly LookId[] = [
  'herbarium',
  'glasshouse',
  'market-day',
  'night-window',
  'postcard',
  'chalk',
  'clay',
  'mist',
  'brass',
  'garden',
  'canal',
  'encore',
  'shutters',
  'ledger',
  'playbill',
  'sorbet',
  'dusk',
  'blueprint',
  'lagoon',
  'pistachio',
]

const places: readonly string[] = ORDER

/** The looks, in the order of the screen. */
export const looks: readonly Look[] = [...lightLooks, ...darkLooks].toSorted(
  (first, second) => places.indexOf(first.id) - places.indexOf(second.id),
)

/** Returns a look by its id; undefined for one that is not in the table any more. */
export const lookById = (id: string): Look | undefined => looks.find((one) => one.id === id)
