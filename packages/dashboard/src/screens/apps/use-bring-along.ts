import { useApi } from '../../lib/api/api.ts'

/** Follows a sign-in: visits of before belong to this account now (spec D12). Nothing waits for it. */
export function useBringAlong(): () => void {
  const { history } = useApi()
  return () =>
    void import('../../features/history/device/bring-along.ts')
      .then(({ bringAlong }) => bringAlong(history))
      .catch(() => undefined)
}
