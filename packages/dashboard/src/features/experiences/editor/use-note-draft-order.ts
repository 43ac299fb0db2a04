import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteDraftOrder } from '../../../entities/experience/draft-orders.ts'
import type { ExperienceEditorHandle } from './use-experience-editor.ts'

/** Says which slides and which look this app has with what is not live yet, for the screens of slides. */
export function useNoteDraftOrder(
  { state, isUnsaved }: ExperienceEditorHandle,
  accountId: string,
  isReady: boolean,
): void {
  const client = useQueryClient()
  const { document, saved } = state
  const { experienceItems, theme } = document
  // Effect: the cache, which outlives this screen.
  useEffect(() => {
    if (isReady)
      noteDraftOrder(client, accountId, saved.experienceId, isUnsaved ? { experienceItems, theme } : undefined)
  }, [client, accountId, saved.experienceId, experienceItems, theme, isUnsaved, isReady])
}
