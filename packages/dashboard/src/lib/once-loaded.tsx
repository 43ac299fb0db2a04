import { type ComponentType, useSyncExternalStore } from 'react'

/**
 * Draws the light component until the code of the full one has arrived, which is asked for at once: what stands on the
 * screen at the first paint is there without waiting, and does more a moment later. Without it the light one stays.
 */
export function onceLoaded<Props extends object>(
  Light: ComponentType<Props>,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Current = Light
  const fetchFull = async () => {
    Current = await load().catch(() => Light) // which works too
  }
  const loading = fetchFull()
  const subscribe = (onChange: () => void) => {
    let isShown = true
    void loading.then(() => isShown && onChange())
    return () => {
      isShown = false
    }
  }
  const getCurrent = () => Current
  return function OnceLoaded(props: Props) {
    const Shown = useSyncExternalStore(subscribe, getCurrent)
    return <Shown {...props} />
  }
}
