import type { Page } from '@taplet/contract'
import type { AppTheme } from '@taplet/slides/schema'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { newId } from '../../../lib/new-id.ts'
import { useText } from '../../../lib/text.ts'
import { useTracking } from '../../../lib/tracking.ts'
import { toast } from '../../../ui/toasts/toast.tsx'

interface Wish {
  templateId: string
  theme?: AppTheme
  name: string
  address: string
}

/** Returns what creates an app from a template of the account; tried again, it makes no second one. */
export function useAppFromTemplate(): (wish: Wish) => Promise<Page> {
  const t = useText()
  const api = useApi()
  const { track } = useTracking()
  const [experienceId] = useState(newId)
  return async ({ name, address, ...wish }) => {
    const order = { ...wish, experienceId, rootPageId: address, pageName: name }
    const { updatedPage, leftOut } = await api.appTemplates.use(order)
    track('experience_created')
    updatedPage.experienceItems.forEach(() => track('item_created'))
    if (leftOut > 0) toast.failed(t('appCopies:own.leftOut', { count: leftOut }))
    return updatedPage
  }
}
