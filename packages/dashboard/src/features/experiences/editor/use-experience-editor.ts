import { ApiError, type Page } from '@taplet/contract'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useSaveExperience } from '../queries.ts'
import { type EditorStep, editorReducer, isUnsaved, openEditor, toSave } from './editor-state.ts'

/** State and saving of one instant app under edit. Mount it anew (by key) for another one. */
export function useExperienceEditor(page: Page) {
  const t = useText()
  const [state, dispatch] = useReducer(editorReducer, page, openEditor)
  const [conflict, setConflict] = useState<Page>()
  const [refusal, setRefusal] = useState<{ field: string | undefined; message: string }>()
  const save = useSaveExperience()
  // A newer version came from elsewhere (a slide was deleted in the library) while nothing is edited here: follow it.
  if (page.revision > state.saved.revision && !isUnsaved(state)) dispatch({ type: 'takeTheirs', page })

  const handleFailure = (error: unknown) => {
    const theirs = currentOf(error)
    if (theirs) return setConflict(theirs)
    const message = error instanceof Error ? error.message : t('somethingWrong')
    setRefusal({ field: error instanceof ApiError ? error.body.field : undefined, message })
    toast.failed(t('experiences:editor.saveFailed', { message }))
  }
  const send = async (base: Page): Promise<boolean> => {
    setRefusal(undefined)
    try {
      dispatch({ type: 'saved', page: await save.mutateAsync(toSave({ ...state, saved: base })) })
      toast.done(t('experiences:editor.saveDone'))
      return true
    } catch (error) {
      handleFailure(error)
      return false
    }
  }
  /** One step; a refusal is forgotten once the field it speaks of changes. */
  const handleStep = (step: EditorStep) => {
    if (step.type === 'edit' && refusal?.field !== undefined && refusal.field in step.changes) setRefusal(undefined)
    dispatch(step)
  }
  /** Resolves to true when everything is stored. */
  const handleSave = async (): Promise<boolean> => {
    if (!isUnsaved(state)) return true
    if (state.draft.pageName.trim() === '') {
      toast.failed(t('experiences:editor.nameEmpty'))
      return false
    }
    return save.isPending ? false : send(state.saved)
  }
  useSaveShortcut(handleSave)

  return {
    state,
    dispatch: handleStep,
    isUnsaved: isUnsaved(state),
    isSaving: save.isPending,
    refusal,
    handleSave,
    conflict,
    /** Saves over what the other tab or device has saved: the person has seen it and chose so. */
    keepMine: () => {
      if (!conflict) return
      setConflict(undefined)
      void send(conflict)
    },
    takeTheirs: () => {
      if (conflict) dispatch({ type: 'takeTheirs', page: conflict })
      setConflict(undefined)
    },
    closeConflict: () => setConflict(undefined),
  }
}

/** What is stored now, when a save was refused because it is newer. */
const currentOf = (error: unknown): Page | undefined =>
  // With CONFLICT the server sends a Page of the contract as `current` (decision 28).
  error instanceof ApiError && error.body.callResult === 'CONFLICT' ? (error.body.current as Page) : undefined

/** Ctrl S, or Cmd S on a Mac. */
function useSaveShortcut(onSave: () => unknown): void {
  const latest = useRef(onSave)
  // Keeps the listener below from being replaced on every render.
  useEffect(() => {
    latest.current = onSave
  })
  // The document's keyboard.
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
