import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../lib/api/api.ts'
import { reloadPage } from '../../lib/device/reload-page.ts'
import { text } from '../../lib/text.ts'
import { useTracking } from '../../lib/tracking.ts'
import { toast } from '../../ui/toasts/toast.tsx'

/** Ends the session, clears cached data and reloads the page (spec §4). On failure shows a message, still signed in. */
export function useSignOut(reload: () => void = reloadPage): () => Promise<void> {
  const api = useApi()
  const queryClient = useQueryClient()
  const tracking = useTracking()
  return async () => {
    try {
      await api.identity.signOut()
    } catch {
      toast.failed(text('chrome:account.logOutFailed'))
      return
    }
    tracking.track('signed_out')
    queryClient.clear()
    reload()
  }
}
