import { z } from 'zod'
import type { Address, Addresses } from './address.ts'

/** Schemas of input and answer. */
interface Schemas {
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** The answer with HTTP 200. */
  answer: z.ZodType
  /** Content types of an answer that is a file. */
  contentTypes?: readonly string[]
  /** True while no handler exists: the call then answers 501 NOT_AVAILABLE. The number of these only goes down. */
  isPending?: true
}

/** Addresses of files have content types, others have none; anything else does not compile. */
type SchemasAt<A extends Address> = Schemas & (A['isFile'] extends true ? AnswersFile : { contentTypes?: never })
type AnswersFile = ReturnType<typeof answersFile>

/** How a call is made and answered. Server routes, the types of the client and OpenAPI all derive from it. */
export type Call = Address & Schemas
export type Calls = Record<string, Call>

/** Joins addresses with the schemas of the same names; one without the other does not compile. */
export function defineCalls<const A extends Addresses, const S extends { [K in keyof A]: SchemasAt<A[K]> }>(
  addresses: A,
  schemas: S & Record<Exclude<keyof S, keyof A>, never>,
): { [K in keyof A]: A[K] & S[K] } {
  const calls = Object.entries(addresses).map(([name, address]) => [name, { ...address, ...schemas[name] }])
  // The entries have the mapped type above, which Object.fromEntries cannot express.
  return Object.fromEntries(calls) as { [K in keyof A]: A[K] & S[K] }
}

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

/** Schema of an answer with callResult SUCCESS and these fields. */
export const answers = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ callResult: success, ...shape })

/** Schema of an answer that is a file of one of these content types. */
export const answersFile = (...contentTypes: string[]) => ({ answer: z.file(), contentTypes })

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
    document: z
      .object({ kind: z.enum(['EXPERIENCE', 'SLIDE']), targetId: z.string() })
      .optional()
      .meta({ description: 'With CONFLICT in a save of several documents: the one that is outdated' }),
  })
  .meta({ id: 'Failure' })
export type Failure = z.output<typeof failure>

/** The revision a save is based on. Outdated: the answer is CONFLICT (spec D28); absent: the save is accepted. */
export const baseRevision = z.number().int().min(0).max(2_147_483_647).optional()
