import type { View } from '@taplet/contract'
import type { Fixture } from '../context.ts'
import { median } from '../report/median.ts'
import { step } from '../report/step.ts'
import { between, readProcess } from './cpu-clock.ts'
import { sendRequests } from './send-requests.ts'

const ROUNDS = 5
const PER_ROUND = 120

/** Returns the server's CPU for the first request after a save, in µs: saves followed by a visit, less saves alone. */
export async function missCost({ taplet, session, story }: Fixture): Promise<number> {
  const { body } = await session.api.slides.getAllItems()
  const item = body.experienceItems.find((one) => one.experienceItemId === story.experienceItems[0])
  const { views } = await session.api.slides.getAllViews()
  const view = views.find((one) => one.viewId === item?.viewId)
  if (!view) throw new Error('The story has lost its first slide.')
  const page = { url: `${taplet.origin}/${story.fullPagePath}`, headers: { 'accept-encoding': 'br' }, status: 200 }
  const save = (count: number): Promise<unknown> => session.api.slides.updateView(named(view, count))
  const rounds: number[] = []
  const measure = async () => {
    const alone = await cpuOf(taplet.pid, async (count) => save(count))
    const visited = await cpuOf(taplet.pid, async (count) => {
      await save(count)
      await sendRequests(page, 1)
    })
    rounds.push(visited - alone)
  }
  for (let round = 0; round < ROUNDS; round++)
    await step(`${2 * PER_ROUND} saves, round ${round + 1} of ${ROUNDS}`, 120, measure)
  await session.api.slides.updateView(named(view, 0))
  return median(rounds)
}

const named = ({ viewId, viewMetadata, widgets }: View, count: number) => ({
  viewId,
  viewMetadata,
  widgets,
  viewName: `Save ${count}`,
})

async function cpuOf(pid: number, work: (count: number) => Promise<unknown>): Promise<number> {
  const before = readProcess(pid)
  for (let count = 0; count < PER_ROUND; count++) await work(count)
  return between(before, readProcess(pid)) / PER_ROUND
}
