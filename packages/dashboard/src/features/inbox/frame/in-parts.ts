import { MAX_MANY } from '@taplet/contract'

/** Calls with as many at a time as the server takes; answers those whose call failed, and why the last one did. `onPart` is told how many are through. */
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
