import { useApi } from '../../lib/api/api.ts'

/** Called after sign-in: earlier visits now belong to this account (spec D12). Nothing waits for it. */
export function useBringAlong(): () => void {
  const { history } = useApi()
  return () =>
    void import('../../features/history/device/bring-along.ts')
      .then(({ bringAlong }) => bringAlong(history))
      .catch(() => undefined)
}
