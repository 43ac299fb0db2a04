import { type ComponentType, useSyncExternalStore } from 'react'
import { createPiece } from './create-piece.ts'
import { useTryAgain } from './use-try-again.ts'

/**
 * Draws the light component until the code of the full one has arrived, which is asked for at once: what stands on the
 * screen at the first paint is there without waiting, and does more a moment later. When the code does not come, the light
 * one stays, and works, and the code is asked for again.
 */
export function onceLoaded<Props extends object>(
  Light: ComponentType<Props>,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const piece = createPiece(load, () => Light)
  let fetching: Promise<boolean> | undefined = piece.fetch()
  const fetchAgain = async () => {
    const isHere = await (fetching ?? piece.fetch())
    if (!isHere) fetching = undefined
    return isHere
  }
  return function OnceLoaded(props: Props) {
    const Shown = useSyncExternalStore(piece.subscribe, piece.get)
    useTryAgain(fetchAgain)
    return <Shown {...props} />
  }
}
