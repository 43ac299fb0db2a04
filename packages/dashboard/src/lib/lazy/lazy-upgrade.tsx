import { type ComponentType, useSyncExternalStore } from 'react'
import { createLazy } from './create-lazy.ts'
import { keepFocus } from './keep-focus.ts'
import { useTryAgain } from './use-try-again.ts'

const LOOK_MS = 100

/** A dialog or menu gives the focus back to what opened it, which must still be there. */
async function whenNoneIsOpen<Code>(code: Code): Promise<Code> {
  while (document.querySelector('.MuiModal-root')) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  return code
}

/**
 * Renders the light component until the code of the full one has loaded, which is requested at once: the first paint is
 * complete without waiting, and becomes interactive a moment later. If the code does not load, the light one stays and
 * works, and loading is retried. Both draw the same elements, so that the focus stays in its place.
 */
export function lazyUpgrade<Props extends object>(
  Light: ComponentType<Props>,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const piece = createLazy(
    () => load().then(whenNoneIsOpen),
    () => Light,
  )
  piece.subscribe(keepFocus)
  let fetching: Promise<boolean> | undefined = piece.fetch()
  const fetchAgain = async () => {
    const isHere = await (fetching ?? piece.fetch())
    if (!isHere) fetching = undefined
    return isHere
  }
  return function LazyUpgrade(props: Props) {
    const Shown = useSyncExternalStore(piece.subscribe, piece.get)
    useTryAgain(fetchAgain)
    return <Shown {...props} />
  }
}
