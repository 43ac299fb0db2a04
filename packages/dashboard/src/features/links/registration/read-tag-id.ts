import { entityId } from '@taplet/slides/schema'

/** Parses a typed or scanned id: the id alone, or an address that ends in /t/{id}; undefined when there is none. */
export function readTagId(typed: string): string | undefined {
  const text = typed.trim()
  const found = /\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? new URLSearchParams(text.split('?')[1] ?? '').get('tagId') ?? text
  return entityId.safeParse(found).success ? found : undefined
}
