import { z } from 'zod'
import { invalidField } from './http/errors/error-handler.ts'
import { messages } from './http/messages/messages.ts'

/** Position at which a page of a list ended, encoded as one opaque string. */
export interface Cursor<Position> {
  write(position: Position): string
  /** Throws unless the text is a cursor of ours. */
  read(text: string): Position
}

/** Creates a cursor over the fields that a list is sorted by; it encodes only their values, in schema order. */
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

const LAST_MS = 8_640_000_000_000_000 // the maximum of Date
const time = z.codec(z.number().int().min(0).max(LAST_MS), z.date(), {
  decode: (ms) => new Date(ms),
  encode: (at) => at.getTime(),
})

/** Cursor of lists sorted by time, then by id. */
export const timeCursor = createCursor(z.object({ at: time, id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) }))
export type TimePosition = ReturnType<typeof timeCursor.read>
