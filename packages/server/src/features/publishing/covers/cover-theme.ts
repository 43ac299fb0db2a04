import type { PublicExperience } from '@taplet/contract'
import type { AppTheme, BackgroundMedia, FontId, MediaInfo, ViewMetadata } from '@taplet/slides/schema'

/** Everything of an app that its cover shows. */
export interface CoverTheme {
  name: string
  font: FontId
  ink: string
  /** Background from the top left to the bottom right: one colour or two. */
  grounds: readonly string[]
  /** Our own file from the background of the first slide that has one; undefined when there is none. */
  picture: string | undefined
  /** The picture's focus point, percent. */
  focus: { x: number; y: number }
}

const PLAIN = { font: 'bricolage-grotesque', ink: '#FFFFFF', grounds: ['#348EFB', '#0E1A2B'] } as const
/** Enough for half of the picture on the sharpest screen; more would take time without a visible difference. */
const MOST_WIDTH = 1100

/** Returns the look of the app's theme, else of the first slide's background; and the first picture on any. */
export function coverTheme({ pageName, slides, theme, media }: PublicExperience): CoverTheme {
  const metadata = slides[0]?.viewMetadata
  const pictured = slides
    .map(({ viewMetadata }) => viewMetadata.backgroundMedia)
    .find(({ url }) => fileOf(media, url) !== undefined)
  return {
    name: pageName,
    ...(theme ? styleOf(theme) : metadata ? plainStyle(metadata) : PLAIN),
    picture: pictured && fileOf(media, pictured.url),
    focus: pictured ? pictured.focalPoint : { x: 50, y: 50 },
  }
}

type Style = Pick<CoverTheme, 'font' | 'ink' | 'grounds'>

const styleOf = ({ heading, ink, ground, groundTo }: AppTheme): Style => ({
  font: heading.font,
  ink,
  grounds: groundTo ? [ground, groundTo] : [ground],
})
const plainStyle = ({ theme: { font, ink }, backgroundMedia }: ViewMetadata): Style => ({
  font,
  ink,
  grounds: groundsOf(backgroundMedia),
})
const groundsOf = ({ type, color, gradientTo }: BackgroundMedia): string[] =>
  type === 'GRADIENT' ? [color, gradientTo] : [color]

function fileOf(media: PublicExperience['media'], url: string): string | undefined {
  const info = Object.hasOwn(media, url) ? media[url] : undefined
  if (!info || info.status === 'FAILED') return undefined
  return info.kind === 'VIDEO' ? info.posterUrl || undefined : stillOf(info)
}

/** Returns a file of a type that every program reads, no larger than needed. */
function stillOf({ sources, url }: MediaInfo): string {
  const fitting = sources.filter(({ type, width }) => type !== 'image/avif' && width <= MOST_WIDTH)
  return fitting.at(-1)?.url ?? url
}
