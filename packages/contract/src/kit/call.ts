import { z } from 'zod'

/** How a call is made and answered. Server routes, the typed client and OpenAPI all derive from it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api; `:name` marks a path parameter. */
  path: string
  /** `account` needs a signed-in account (cookie or bearer token); `anyone` does not. */
  access: 'account' | 'anyone'
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** The answer with HTTP 200. */
  answer: z.ZodType
  /** True while no handler exists: the call then answers 501 NOT_AVAILABLE. The number of these only goes down. */
  isPending?: true
}
export type Calls = Record<string, Call>

export const defineCalls = <const C extends Calls>(calls: C): C => calls

// An absent schema adds nothing to the input; a record that forbids every key would.
// biome-ignore lint: the empty type is meant
type In<S> = S extends z.ZodType ? z.input<S> : unknown
type Out<S> = S extends z.ZodType ? z.output<S> : unknown

/** What a client passes: path parameters, query and body in one flat object. */
export type CallInput<C extends Call> = In<C['params']> & In<C['query']> & In<C['body']>
/** The same after parsing, as handlers see it. */
export type ParsedInput<C extends Call> = Out<C['params']> & Out<C['query']> & Out<C['body']>
export type CallAnswer<C extends Call> = z.output<C['answer']>

/** Success of the specification's calls (spec §5): anything else is a failure. */
export const success = z.literal('SUCCESS')

/** An answer with callResult SUCCESS and these fields. */
export const answers = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ callResult: success, ...shape })

/** A body without fields: `{}` or nothing at all. */
export const noFields = z.object({})

/** The body of every refusal (spec §8: HTTP failures are rejected with the server's response body). */
export const failure = z
  .object({
    callResult: z.enum(['FAILURE', 'CONFLICT', 'NOT_AVAILABLE']),
    code: z.string().meta({ description: 'A stable code of the error catalogue' }),
    message: z.string().meta({ description: 'What happened and what to do, for a person' }),
    field: z.string().optional().meta({ description: 'The field that was refused, e.g. widgets.0.widgetData.text' }),
    requestId: z.string().optional(),
    current: z.unknown().optional().meta({ description: 'With CONFLICT: the object as it is stored now' }),
  })
  .meta({ id: 'Failure' })
export type Failure = z.output<typeof failure>

/** The revision a save is based on. Stale ones answer CONFLICT (spec D28); without it the save always counts. */
export const baseRevision = z.number().int().min(0).max(2_147_483_647).optional()
