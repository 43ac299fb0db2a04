import { MAX_MANY } from '@taplet/contract'

/** Calls in batches; resolves to what failed, and why the last one did. `onPart` receives the number processed. */
export async function inParts<Thing>(
  things: readonly Thing[],
  send: (part: readonly Thing[]) => Promise<unknown>,
  onPart: (sent: number) => void = () => undefined,
): Promise<{ refused: Thing[]; error: unknown }> {
  const refused: Thing[] = []
  let error: unknown
  for (let from = 0; from < things.length; from += MAX_MANY) {
    const part = things.slice(from, from + MAX_MANY)
    try {
      await send(part)
    } catch (caught) {
      refused.push(...part)
      error = caught
    }
    onPart(Math.min(from + MAX_MANY, things.length))
  }
  return { refused, error }
}

/** Sends deletions, one by the specification's call, several by the bulk call; resolves to refused ones. */
export async function sendDeletion<Thing>(
  things: readonly Thing[],
  one: (thing: Thing) => Promise<unknown>,
  many: (part: readonly Thing[]) => Promise<unknown>,
): Promise<Thing[]> {
  const [first] = things
  return (await inParts(things, first && things.length === 1 ? () => one(first) : many)).refused
}
