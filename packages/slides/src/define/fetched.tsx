import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/**
 * Returns a component whose code is fetched when it is first shown, for bundles; `empty` stands in its place until then.
 * Where it cannot be fetched the rest of the slide stays usable.
 */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  empty: ReactNode = null,
): ComponentType<Props> {
  const View = lazy(async () => ({ default: await load().catch(() => () => empty) }))
  return function Fetched(props: Props) {
    return (
      <Suspense fallback={empty}>
        <View {...props} />
      </Suspense>
    )
  }
}
