/** Entry point: slides to start from, as data. */
import type { SlideTemplate } from './templates/define-template.ts'
import { about } from './templates/about.ts'
import { contact } from './templates/contact.ts'
import { coverArches } from './templates/cover-arches.ts'
import { coverPhoto } from './templates/cover-photo.ts'
import { faq } from './templates/faq.ts'
import { findUs } from './templates/find-us.ts'
import { gallery } from './templates/gallery.ts'
import { guestBook } from './templates/guest-book.ts'
import { howItWorks } from './templates/how-it-works.ts'
import { lineUp } from './templates/line-up.ts'
import { links } from './templates/links.ts'
import { menu } from './templates/menu.ts'
import { newsletter } from './templates/newsletter.ts'
import { offer } from './templates/offer.ts'
import { openingHours } from './templates/opening-hours.ts'
import { portfolio } from './templates/portfolio.ts'
import { priceList } from './templates/price-list.ts'
import { product } from './templates/product.ts'
import { quote } from './templates/quote.ts'
import { release } from './templates/release.ts'
import { reviews } from './templates/reviews.ts'
import { team } from './templates/team.ts'
import { thankYou } from './templates/thank-you.ts'
import { tickets } from './templates/tickets.ts'
import { timetable } from './templates/timetable.ts'

export { type SlideTemplate, type TemplateCategory, templateCategories } from './templates/define-template.ts'
export { fromTemplate } from './templates/from-template.ts'

/** The templates of the product, most popular first within their category. */
export const slideTemplates: readonly SlideTemplate[] = [
  coverArches,
  coverPhoto,
  thankYou,
  menu,
  priceList,
  product,
  offer,
  lineUp,
  timetable,
  tickets,
  guestBook,
  team,
  about,
  quote,
  gallery,
  portfolio,
  release,
  howItWorks,
  faq,
  links,
  contact,
  findUs,
  openingHours,
  reviews,
  newsletter,
]
