import { useMemo } from 'react'
import { countChanges } from '../../../../entities/experience/changes/count-changes.ts'
import { useChanges } from '../../../../entities/experience/changes/use-changes.ts'
import { withChanges } from '../../../../entities/experience/changes/with-changes.ts'
import type { Library } from '../../../../entities/experience/library.ts'
import type { ExperienceEditorHandle } from '../use-experience-editor.ts'

/**
 * The library with slides as they are edited, how many changes visitors do not see yet, and whether the server could
 * not be asked for them; undefined until that is known.
 */
export function useAppChanges(accountId: string, editor: ExperienceEditorHandle, stored: Library | undefined) {
  const { document, saved } = editor.state
  const changes = useChanges(accountId, saved, stored, document.experienceItems)
  return {
    library: useMemo(() => withChanges(stored, changes), [stored, changes]),
    changeCount: countChanges(saved, document, changes?.slides),
    isOffline: changes?.isOffline,
  }
}
