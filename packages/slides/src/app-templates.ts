/** Entry point: whole apps to start from, by trade, as data. */
import type { AppTemplate } from './app-templates/define-app-template.ts'
import { bar } from './app-templates/trades/bar.ts'
import { cafe } from './app-templates/trades/cafe.ts'
import { club } from './app-templates/trades/club.ts'
import { consultant } from './app-templates/trades/consultant.ts'
import { craft } from './app-templates/trades/craft.ts'
import { estateAgent } from './app-templates/trades/estate-agent.ts'
import { festival } from './app-templates/trades/festival.ts'
import { gallery } from './app-templates/trades/gallery.ts'
import { hair } from './app-templates/trades/hair.ts'
import { holidayFlat } from './app-templates/trades/holiday-flat.ts'
import { lessons } from './app-templates/trades/lessons.ts'
import { marketStall } from './app-templates/trades/market-stall.ts'
import { musician } from './app-templates/trades/musician.ts'
import { repair } from './app-templates/trades/repair.ts'
import { restaurant } from './app-templates/trades/restaurant.ts'
import { shop } from './app-templates/trades/shop.ts'
import { wedding } from './app-templates/trades/wedding.ts'

export type { AppTemplate } from './app-templates/define-app-template.ts'
export { appFromFacts, type BusinessFacts } from './app-templates/facts/app-from-facts.ts'
export { appFromTemplate, type NewApp } from './app-templates/app-from-template.ts'

/** The trades, in the order of the picker. */
export const appTemplates: readonly AppTemplate[] = [
  cafe,
  restaurant,
  bar,
  hair,
  shop,
  marketStall,
  craft,
  repair,
  lessons,
  holidayFlat,
  gallery,
  musician,
  festival,
  wedding,
  club,
  estateAgent,
  consultant,
]
