import { findChromium } from '../../scripts/test/chromium.ts'
import type { Context } from '../context.ts'
import type { Report, Row } from '../report/report.ts'
import { step, within } from '../report/step.ts'
import { sizeText } from '../report/size-text.ts'
import { startRawServer } from '../server/start-raw-server.ts'
import { startClientTwin } from './client-twin.ts'
import { startSlowNetwork } from './slow-network.ts'
import { launchBrowser } from './open-phone.ts'
import { type Opening, openPages } from './open-page.ts'
import { swipeCost, type SwipeCost } from './swipe.ts'

const ROUNDS = 5
const ROUNDS_NEAR = 3 // for a note only
const FCP = 1.15
const LCP = 2
const REQUESTS = 2
const SCRIPT_MS = 50
const FIRST_TEXT = 3
const SWIPE = { script: 5, drawing: 3, frameGap: 1.1 }

/** Measures the work of a visitor's phone, against a page without any style, script or picture in the same browser. */
export async function benchVisitor(context: Context): Promise<Report> {
  const { taplet, story, demoPages } = await context.fixture()
  const [demo] = demoPages.filter(({ experienceId }) => experienceId !== story.experienceId)
  if (!demo) throw new Error('There is no demo app to open.')
  const raw = await startRawServer()
  const twin = await step('build the client-rendered twin', 120, () =>
    startClientTwin(taplet.origin, context.port + 5, `/${demo.fullPagePath}`),
  )
  const slowTwin = await startSlowNetwork(twin.origin, context.port + 6)
  const slowOwn = await startSlowNetwork(taplet.origin, context.port + 3)
  const slowRaw = await startSlowNetwork(raw.origin, context.port + 4)
  const browser = await step('start Chromium', 120, async () => launchBrowser(await findChromium()))
  try {
    const urlsAt = (own: string, plain: string, twinAt: string) => ({
      plain: `${plain}/plain`,
      demo: `${own}/${demo.fullPagePath}`,
      story: `${own}/t/${story.tagId}`,
      twin: `${twinAt}/t/twin`,
    })
    const near = urlsAt(taplet.origin, raw.origin, twin.origin)
    const far = urlsAt(slowOwn.origin, slowRaw.origin, slowTwin.origin)
    // Once unmeasured: the first request pays for rendering, and the browser for its start.
    await openPages(browser, near, 1, 'not measured')
    const slow = await openPages(browser, far, ROUNDS, 'slow network')
    const { plain, demo: nearDemo, story: nearStory } = near
    const local = await openPages(browser, { plain, demo: nearDemo, story: nearStory }, ROUNDS_NEAR, 'no slow network')
    const swiped = await swipeCost(browser, `${taplet.origin}/${story.fullPagePath}`)
    const names = { demo: `demo app ${demo.fullPagePath}`, story: '7-slide story by its link' }
    const each = (['demo', 'story'] as const).map((key) => ({ name: names[key], slow: slow[key], local: local[key] }))
    return {
      rows: [
        ...each.map(({ name, slow: opening }) => requestsRow(name, opening)),
        ...each.map(({ name, slow: opening }) =>
          ratioRow('A3', `first paint of ${name} ÷ plain page`, opening.fcp / slow.plain.fcp, FCP, '2.04×'),
        ),
        ...each.map(({ name, slow: opening }) =>
          ratioRow('A4', `largest paint of ${name} ÷ plain page`, opening.lcp / slow.plain.fcp, LCP, '2.68×'),
        ),
        twinRow(slow.twin, slow.demo),
        ...each.map(({ name, slow: opening }) => quietRow(name, opening)),
        swipeRow(swiped),
      ],
      notes: [
        'A phone of 412 × 823 with its CPU slowed 4 times, an empty cache and slow 4G (150 ms, 1.6 Mbit/s); medians of 5, in turns.',
        `Blocking time of the plain page: ${ms(slow.plain.tbt)}, its script: ${ms(slow.plain.script)}; anything above 0 there is the machine's and the bench's.`,
        `First paint: plain ${ms(slow.plain.fcp)}, ${each.map(({ name, slow: one }) => `${name} ${ms(one.fcp)}`).join(', ')}.`,
        `Side by side on the slow network: ${[['plain page', slow.plain] as const, [names.demo, slow.demo] as const, ['its client-rendered twin behind a redirect', slow.twin] as const].map(([name, one]) => `${name}: first text ${ms(one.firstText)}, first paint ${ms(one.fcp)}, largest ${ms(one.lcp)}, ${one.requests.length + one.redirects} requests, ${sizeText(one.bytes)}`).join('; ')}.`,
        `The same without the slow network: plain ${ms(local.plain.fcp)}, ${each.map(({ name, local: one }) => `${name} ${ms(one.fcp)} (${(one.fcp / local.plain.fcp).toFixed(2)}×)`).join(', ')}.`,
        ...each.map(({ name, slow: one }) => `Until complete, ${name} asks for: ${one.requests.join(', ')}.`),
      ],
    }
  } finally {
    await within('Chromium to end', 30, browser.close())
    for (const one of [slowOwn, slowRaw, slowTwin, twin, raw]) one.stop()
  }
}

const ms = (value: number): string => `${value.toFixed(0)} ms`

/** A6: the way most link pages work (rendered by the client), with our own views and the same server behind it. */
const twinRow = (twin: Opening, own: Opening): Row => ({
  id: 'A6',
  measure: 'first text of the client-rendered twin behind a redirect ÷ ours',
  target: `≥ ${FIRST_TEXT}×`,
  measured: `${(twin.firstText / own.firstText).toFixed(2)}×`,
  peer: '1×',
  isMet: twin.firstText / own.firstText >= FIRST_TEXT,
})

const requestsRow = (name: string, { redirects, requests }: Opening): Row => ({
  id: 'A5',
  measure: `redirects; requests until the first slide of ${name} is complete`,
  target: `0; ${REQUESTS}`,
  measured: `${redirects}; ${requests.length}`,
  peer: '1; 5–11',
  isMet: redirects === 0 && requests.length <= REQUESTS,
})

const ratioRow = (id: string, measure: string, ratio: number, limit: number, peer: string): Row => ({
  id,
  measure,
  target: `≤ ${limit}×`,
  measured: `${ratio.toFixed(2)}×`,
  peer,
  isMet: ratio <= limit,
})

const quietRow = (name: string, { tbt, cls, script }: Opening): Row => ({
  id: 'A7',
  measure: `blocking time, layout shift, script of ${name}`,
  target: `0 ms; 0; ≤ ${SCRIPT_MS} ms`,
  measured: `${ms(tbt)}; ${cls.toFixed(3)}; ${ms(script)}`,
  peer: '0–23 ms; 0; 187 ms',
  isMet: Math.round(tbt) === 0 && cls < 0.0005 && script <= SCRIPT_MS,
})

const swipeRow = ({ script, drawing, frameGap, landed, swipes }: SwipeCost): Row => ({
  id: 'A8',
  measure: 'a swipe, beyond the page without script: script, style and layout; frame gap; landed',
  target: `≤ ${SWIPE.script} ms, ≤ ${SWIPE.drawing} ms; ≤ ${SWIPE.frameGap}×; all`,
  measured: `${script.toFixed(1)} ms, ${drawing.toFixed(1)} ms; ${frameGap.toFixed(2)}×; ${landed} of ${swipes}`,
  peer: '34 ms, 16 ms; 1.0×; 2 of 5',
  isMet: script <= SWIPE.script && drawing <= SWIPE.drawing && frameGap <= SWIPE.frameGap && landed === swipes,
})
