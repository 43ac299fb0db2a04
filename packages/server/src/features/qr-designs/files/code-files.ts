import { codeFilesInput } from '@taplet/contract/schemas'
import { labelsPerPage } from '@taplet/qr/export'
import { type LongWork, longWork, type StepResult, type WorkOrder } from '../../../platform/jobs/long-work.ts'
import { inPictureQueue } from '../../../platform/pictures/picture-queue.ts'
import { type Codes, type LinkCode, unreadableCodes } from '../codes.ts'
import { captionFont } from './caption-font.ts'
import { drawLabels } from './draw-labels.ts'
import { makeFile } from './make-file.ts'
import { fileName } from './file-name.ts'
import { sequentially } from './sequentially.ts'
import type { z } from 'zod'

/** An order of codes, with the links that there were when it was made. */
const codeOrder = codeFilesInput.required({ tagIds: true })
type CodeOrder = z.output<typeof codeOrder>
type Order = WorkOrder<CodeOrder>

/** Codes that are read, and drawn, in one step. */
const STEP = 10
/** Pages of a file of labels: more than anybody prints at once, and still a small file. */
const PAGES = 50

const countSteps = (things: number, size: number): number => Math.ceil(things / size)

/** Returns the sizes of steps of ten codes. */
const stepsOf = ({ tagIds }: CodeOrder): number[] =>
  Array.from({ length: countSteps(tagIds.length, STEP) }, (_, step) => Math.min(STEP, tagIds.length - step * STEP))

const captionOf = ({ captionOf: kind, caption }: CodeOrder, { name }: LinkCode): string =>
  kind === 'NAME' ? name : kind === 'TEXT' ? caption.trim() : ''

/** Returns the codes of a step, and the names of those that no reader reads. */
async function readStep(codes: Codes, { accountId, input }: Order, step: number) {
  const found = await codes.find(accountId, input.tagIds.slice(step * STEP, (step + 1) * STEP))
  const remarks: string[] = []
  for (const code of found) if (!(await codes.isReadable(code))) remarks.push(code.name === '' ? code.tagId : code.name)
  return { found, remarks }
}

/** Codes of links as files in a ZIP. */
export const codeFiles = (codes: Codes): LongWork =>
  longWork(codeOrder, {
    fileName: 'codes',
    warningOf: unreadableCodes,
    planSteps: stepsOf,
    async makeStep(order, step) {
      const { input, language } = order
      const { found, remarks } = await readStep(codes, order, step)
      const font = await captionFont()
      const files = []
      for await (const code of sequentially(found)) {
        const wishes = { ...input, caption: captionOf(input, code), language }
        files.push({
          name: `${fileName(code)}.${input.format}`,
          content: await makeFile(code, wishes, font),
        })
      }
      return { files, remarks }
    },
  })

const labelsPerFile = ({ sheet }: CodeOrder): number => labelsPerPage(sheet) * PAGES

/** Codes of links on sheets of labels, each as often as asked: first all are read, then the sheets are drawn. */
export const codeLabels = (codes: Codes): LongWork =>
  longWork(codeOrder, {
    fileName: 'labels',
    singleType: 'application/pdf',
    warningOf: unreadableCodes,
    planSteps(input) {
      const files = countSteps(input.tagIds.length * input.copies, labelsPerFile(input))
      return [...stepsOf(input), ...Array.from({ length: files }, () => 0)]
    },
    async makeStep(order, step) {
      const file = step - stepsOf(order.input).length
      if (file < 0) return { files: [], remarks: (await readStep(codes, order, step)).remarks }
      return drawSheets(codes, order, file)
    },
  })

async function drawSheets(codes: Codes, { accountId, input }: Order, file: number): Promise<StepResult> {
  const { copies, sheet, tagIds, widthMm } = input
  const from = file * labelsPerFile(input)
  const until = Math.min(from + labelsPerFile(input), tagIds.length * copies)
  const found = await codes.find(accountId, tagIds.slice(Math.floor(from / copies), Math.ceil(until / copies)))
  const skipped = from % copies
  const captioned = found.map((code) => ({ ...code, caption: captionOf(input, code) }))
  const plan = { sheet, widthMm, font: await captionFont(), copies, skipped, count: until - from }
  const pdf = await inPictureQueue(accountId, () => drawLabels(captioned, plan))
  return { files: [{ name: `labels-${file + 1}.pdf`, content: pdf }] }
}
