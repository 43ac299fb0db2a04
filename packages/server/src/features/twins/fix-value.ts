import type { z } from 'zod'

type Path = readonly PropertyKey[]

const isObject = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (isObject(found) ? found[key] : undefined), value)

function put(target: unknown, path: Path, value: unknown): void {
  const parent = at(target, path.slice(0, -1))
  const key = path.at(-1)
  if (!isObject(parent) || key === undefined) return
  if (value === undefined) delete parent[key]
  else parent[key] = value
}

/**
 * Returns the input, with each invalid field replaced by its last valid value or its default. Where that is not enough,
 * returns the entire last state; undefined where there was none.
 */
export function fixValue<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
  last: z.output<Schema> | undefined,
): z.output<Schema> | undefined {
  const parsed = schema.safeParse(sent)
  if (parsed.success) return parsed.data
  const fixed = structuredClone(sent)
  for (const { path } of parsed.error.issues) put(fixed, path, at(last, path))
  return schema.safeParse(fixed).data ?? last
}
