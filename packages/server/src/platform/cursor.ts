import { z } from 'zod'
import { invalidField } from './http/errors/error-handler.ts'
import { messages } from './http/messages/messages.ts'

/** Where a page of a list ended, as one opaque word. */
export interface Cursor<Position> {
  write(position: Position): string
  /** Refuses what is no cursor of ours. */
  read(text: string): Position
}

/** A cursor of the fields that a list is ordered by; only their values are in the word, in the order of the schema. */
export function createCursor<Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>): Cursor<z.output<typeof fields>> {
  const names = Object.keys(fields.shape)
  return {
    write: (position) => {
      const values = z.encode(fields, position)
      return Buffer.from(JSON.stringify(names.map((name) => values[name as keyof typeof values]))).toString('base64url')
    },
    read(text) {
      const values = parseList(Buffer.from(text, 'base64url').toString())
      const found = fields.safeParse(Object.fromEntries(names.map((name, index) => [name, values?.[index]])))
      if (found.success) return found.data
      throw invalidField('cursor', messages.later('notOurs'))
    },
  }
}

function parseList(text: string): unknown[] | undefined {
  try {
    const values: unknown = JSON.parse(text)
    return Array.isArray(values) ? values : undefined
  } catch {
    return undefined
  }
}

const LAST_MS = 8_640_000_000_000_000 // what a Date can hold
const time = z.codec(z.number().int().min(0).max(LAST_MS), z.date(), {
  decode: (ms) => new Date(ms),
  encode: (at) => at.getTime(),
})

/** Of lists that are ordered by time, and within one moment by id. */
export const timeCursor = createCursor(z.object({ at: time, id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) }))
export type TimePosition = ReturnType<typeof timeCursor.read>
