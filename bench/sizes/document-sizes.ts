import { brotliCompressSync } from 'node:zlib'
import type { Fixture } from '../context.ts'
import type { Row } from '../report/report.ts'
import { sizeText } from '../report/size-text.ts'
import { bytesOnTheWire } from './bytes-on-the-wire.ts'

const STORY = 8 * 1024
const FIRST_WINDOW = 14_000 // one first TCP window: a larger document costs another round trip

/** A1: whole documents, as sent. */
export async function documentSizes({ taplet, story, demoPages }: Fixture): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of [story, ...demoPages.filter(({ experienceId }) => experienceId !== story.experienceId)]) {
    const path = `/${page.fullPagePath}`
    const html = await (await fetch(taplet.origin + path)).text()
    const body = brotliCompressSync(html).length
    const onTheWire = await bytesOnTheWire(taplet.origin, path)
    const isStory = page === story
    rows.push({
      id: 'A1',
      measure: `document of ${isStory ? 'the 7-slide story' : page.fullPagePath} (${page.experienceItems.length} slides), brotli; first answer with its headers`,
      target: isStory ? `≤ ${sizeText(STORY)}; never over 14,000 B` : 'never over 14,000 B',
      measured: `${body} B; ${onTheWire} B`,
      peer: isStory ? `${sizeText(70 * 1024)} or more` : '',
      isMet: onTheWire <= FIRST_WINDOW && (!isStory || body <= STORY),
    })
  }
  return rows
}
