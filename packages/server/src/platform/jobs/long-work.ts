import type { LongJob, LongJobKind } from '@taplet/contract'
import type { Language, Message } from '@taplet/messages'
import type { z } from 'zod'

/** A request for long work, as it was made. */
export interface WorkOrder<Input> {
  accountId: string
  language: Language
  input: Input
}

export interface MadeFile {
  /** With its extension. Names that occur twice are numbered. */
  name: string
  content: Uint8Array
}

export interface StepResult {
  files: readonly MadeFile[]
  /** Stored for `warningOf`. */
  remarks?: readonly string[]
}

/**
 * Work of minutes, in steps of a few seconds: between two it can be cancelled, make way for others, and go on in another
 * process. A step may run twice.
 */
export interface LongWork<Input = unknown> {
  /** Returns how many things each step makes; always the same for one input. */
  planSteps: (input: Input) => number[]
  makeStep: (order: WorkOrder<Input>, step: number) => Promise<StepResult>
  /** Content type of a result that is one file; without it, a ZIP holds also that. */
  singleType?: string
  /** Name of the result, without extension. */
  fileName: string
  /** Returns what to know before the result is used; undefined when there is nothing. */
  warningOf?: (remarks: readonly string[]) => Message | undefined
}

/** Work whose input is parsed wherever it is read: it may have been stored by an earlier release. */
export const longWork = <S extends z.ZodType>(schema: S, work: LongWork<z.output<S>>): LongWork => ({
  ...work,
  planSteps: (input) => work.planSteps(schema.parse(input)),
  makeStep: (order, step) => work.makeStep({ ...order, input: schema.parse(order.input) }, step),
})

export type LongWorks = Readonly<Record<LongJobKind, LongWork>>

/** Stores an order, whose work begins at once or after that of earlier ones. */
export type StartLongJob = (
  kind: LongJobKind,
  order: { accountId: string; language: Language; input: object },
) => Promise<LongJob>
