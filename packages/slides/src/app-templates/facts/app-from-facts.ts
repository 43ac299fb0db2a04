import type { AppTheme } from '../../define/app-theme.ts'
import { slide } from '../../slide/slide-schema.ts'
import { text } from '../../templates/pieces.ts'
import { opensInSameTab } from '../../social-links/networks.ts'
import { appFromTemplate, type NewApp } from '../app-from-template.ts'
import { type AppSlideSource, type AppTemplate, type AppTemplateWidget, INK } from '../define-app-template.ts'
import { messages } from '../messages/messages.ts'
import { heading, title, words } from '../parts.ts'
import type { BusinessFacts } from './business-facts.ts'
import { itemSlides } from './item-slides.ts'
import { linkSlides, profileButtons } from './link-slides.ts'

export type { BusinessFacts }

interface Wish {
  theme: AppTheme
  newId: () => string
  /** The names of its slides, in the language of their owner; they are headings, too. */
  nameOf: (name: AppTemplate['slides'][number]['name']) => string
}

type Slides = AppTemplate['slides']
type SlideId = Slides[number]['id']

/** A smaller picture is blurred behind a whole slide. */
const COVER_SIDE = 600 // px
const MOST_PICTURES = 6
const MOST_SPANS = 4
const DAYS = [1, 2, 3, 4, 5, 6, 7]
const LOGO_WIDTH = 26 // % of the column
const WHITE = '#FFFFFF'
/** Words on a photo are read on a tint that fades upwards. */
const TINT = { color: '#000000', opacity: 62, shape: 'FOOT' } as const

const sourceOf = (look: AppSlideSource['look'], widgets: readonly AppTemplateWidget[]): AppSlideSource => ({
  look,
  widgets,
})

const logoOf = ({ logoUrl, name }: BusinessFacts): AppTemplateWidget[] =>
  logoUrl === ''
    ? []
    : [
        {
          widgetType: 'IMAGE',
          widgetData: {
            imageUrl: logoUrl,
            altText: name,
            metadata: { width: LOGO_WIDTH, spacing: 0, borderRadius: 8 },
          },
        },
      ]

const isLarge = ({ width, height }: BusinessFacts['pictures'][number]): boolean => Math.max(width, height) >= COVER_SIDE

function cover(facts: BusinessFacts): AppSlideSource {
  const photo = facts.pictures.find(isLarge)
  const said = facts.description ? [words(facts.description)] : []
  if (!photo) return sourceOf({ anchor: 'MIDDLE' }, [...logoOf(facts), title(), ...said])
  const light = [title(), ...said].map((widget) =>
    widget.widgetType === 'TEXT_BOX'
      ? text(widget.widgetData.text ?? '', { ...widget.widgetData.metadata, textColor: WHITE })
      : widget,
  )
  const backgroundMedia = { type: 'IMAGE', url: photo.url, overlay: TINT } as const
  return sourceOf({ anchor: 'FOOT', backgroundMedia }, [...logoOf(facts), ...light])
}

function pictures(facts: BusinessFacts, said: string): AppSlideSource[] {
  const onCover = facts.pictures.find(isLarge)
  const rest = facts.pictures.filter((one) => one !== onCover).slice(0, MOST_PICTURES)
  const isHalf = rest.length > 2
  // Halves stand in pairs.
  const shown = isHalf ? rest.slice(0, rest.length - (rest.length % 2)) : rest
  const images = shown.map(
    ({ url, altText }, at): AppTemplateWidget => ({
      widgetType: 'IMAGE',
      widgetData: {
        imageUrl: url,
        altText,
        metadata: { isHalf, ratio: isHalf ? 'SQUARE' : 'LANDSCAPE', spacing: at < 2 && isHalf ? 18 : 10 },
      },
    }),
  )
  return images.length > 0 ? [sourceOf({ anchor: 'TOP' }, [heading(said), ...images])] : []
}

const contacts = ({ profiles }: BusinessFacts) => profiles.filter(({ linkType }) => opensInSameTab(linkType))

/** A week of hours that knows whether it is open now, by the clock of the app. */
const openingHours = ({ hours }: BusinessFacts): AppTemplateWidget[] =>
  hours.length === 0
    ? []
    : [
        {
          widgetType: 'OPENING_HOURS',
          widgetData: {
            title: '',
            week: DAYS.map((day) =>
              hours
                .filter(({ days }) => days.includes(day))
                .slice(0, MOST_SPANS)
                .map(({ from, to }) => ({ from, until: to })),
            ),
          },
        },
      ]

const directions = ({ address }: BusinessFacts): AppTemplateWidget[] => [
  words(address),
  { widgetType: 'LINK', widgetData: { action: { type: 'DIRECTIONS', place: address } } },
]

function find(facts: BusinessFacts, said: string): AppSlideSource[] {
  const ways = profileButtons(contacts(facts), 2)
  const place = facts.address ? directions(facts) : []
  const rest = [...place, ...openingHours(facts)]
  if (rest.length + ways.length === 0) return []
  return [sourceOf({ anchor: 'TOP', footCount: ways.length }, [heading(said), ...rest, ...ways])]
}

/** What the app shows besides its cover, in its order; only what is known. */
function slidesOf(facts: BusinessFacts, nameOf: (id: SlideId) => string): [SlideId, AppSlideSource][] {
  const profiles = facts.profiles.filter(({ linkType }) => !opensInSameTab(linkType))
  const named = (id: SlideId, make: (said: string) => AppSlideSource[]): [SlideId, AppSlideSource][] =>
    make(nameOf(id)).map((source) => [id, source])
  return [
    ['welcome', cover(facts)],
    ...named('links', (said) => linkSlides({ ...facts, profiles }, said)),
    ...named('prices', (said) => itemSlides(facts.groups, said)),
    ...named('pictures', (said) => pictures(facts, said)),
    ...named('find', (said) => find(facts, said)),
  ]
}

/** Returns an app of what is known of a business: a cover, and a slide for each kind of thing that there is. */
export function appFromFacts(facts: BusinessFacts, { theme, newId, nameOf }: Wish): NewApp {
  const nameBy = (id: SlideId) => messages.later(`slides.${id}`)
  const slides = slidesOf(facts, (id) => nameOf(nameBy(id))).map(([id, { look, widgets }]) => ({
    id,
    name: nameBy(id),
    takes: new Map(),
    slide: slide.parse({
      viewId: newId(),
      viewMetadata: { ...look, theme: { ink: INK } },
      widgets: widgets.map(({ takes: _takes, ...widget }) => ({ widgetId: newId(), ...widget })),
    }),
  }))
  return appFromTemplate({ slides }, { name: facts.name, theme, newId, nameOf })
}
