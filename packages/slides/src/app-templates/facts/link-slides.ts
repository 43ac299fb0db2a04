import type { AppSlideSource, AppTemplateWidget } from '../define-app-template.ts'
import { heading } from '../parts.ts'
import type { BusinessFacts } from './business-facts.ts'

/** Buttons on one slide: all in view on a small phone. */
const MOST = 6
/** Of profiles: two rows, on the last slide with links. */
const MOST_PROFILES = 4

const button = ({ text, url }: BusinessFacts['links'][number], at: number): AppTemplateWidget => ({
  widgetType: 'LINK',
  widgetData: {
    linkText: text,
    linkType: 'customlink',
    linkValue: url,
    emphasis: at === 0 ? 'FILLED' : 'QUIET',
    spacing: at === 0 ? 24 : 10,
  },
})

/** Returns profiles as buttons of their networks. */
export const profileButtons = (profiles: BusinessFacts['profiles'], most = MOST_PROFILES): AppTemplateWidget[] =>
  profiles.slice(0, most).map((profile) => ({ widgetType: 'SOCIAL_LINK', widgetData: profile }))

/** Returns slides with buttons in their order, evenly filled; profiles stand below the last ones. */
export function linkSlides({ links, profiles }: BusinessFacts, usual: string): AppSlideSource[] {
  const count = Math.max(1, Math.ceil(links.length / MOST))
  const each = Math.ceil(links.length / count)
  if (links.length === 0 && profiles.length === 0) return []
  return Array.from({ length: count }, (_, at) => {
    const foot = at === count - 1 ? profileButtons(profiles) : []
    return {
      look: { anchor: 'TOP', footCount: foot.length },
      widgets: [heading(usual), ...links.slice(at * each, (at + 1) * each).map(button), ...foot],
    }
  })
}
