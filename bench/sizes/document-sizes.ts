import type { Fixture } from '../context.ts'
import type { Row } from '../report/report.ts'
import { sizeText } from '../report/size-text.ts'
import { bytesOnTheWire } from './bytes-on-the-wire.ts'

const STORY = 8 * 1024
const FIRST_WINDOW = 14_000 // one first TCP window: a larger document costs another round trip

/** A1: whole documents, as they are sent. */
export async function documentSizes({ taplet, story, demoPages }: Fixture): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of [story, ...demoPages.filter(({ experienceId }) => experienceId !== story.experienceId)]) {
    const bytes = await bytesOnTheWire(taplet.origin, `/${page.fullPagePath}`)
    const isStory = page === story
    const limit = isStory ? STORY : FIRST_WINDOW
    rows.push({
      id: 'A1',
      measure: `document of ${isStory ? 'the 7-slide story' : page.fullPagePath} (${page.experienceItems.length} slides), brotli, with headers`,
      target: isStory ? '≤ 8 KB; never over 14,000 B' : '≤ 14,000 B',
      measured: `${bytes} B`,
      peer: isStory ? `${sizeText(70 * 1024)} or more` : '',
      isMet: bytes <= limit,
    })
  }
  return rows
}
