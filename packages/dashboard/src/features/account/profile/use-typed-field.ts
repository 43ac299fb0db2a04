import { useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { useText } from '../../../lib/text.ts'
import { useSaveProfile } from './use-save-profile.ts'

/** Longer than a person pauses between two words. */
const PAUSE_MS = 1200

interface TypedField {
  value: string
  isUnsaved: boolean
  isSaving: boolean
  error: string | undefined
  onChange: (value: string) => void
  /** Stores what is typed; resolves to true when nothing is left unsaved. */
  save: () => Promise<boolean>
}

/** A line of the profile that is being typed. With `isSavedByItself` it is stored after a pause. */
export function useTypedField(
  field: 'name' | 'username' | 'bio',
  stored: string,
  isSavedByItself: boolean,
): TypedField {
  const t = useText()
  const { mutateAsync, isPending, error, reset } = useSaveProfile(field)
  const [typed, setTyped] = useState<string>()
  const isUnsaved = typed !== undefined && typed.trim() !== stored
  const save = async (): Promise<boolean> => {
    if (!isUnsaved) return true
    try {
      await mutateAsync({ [field]: typed })
    } catch {
      return false // the field says why
    }
    // What was typed meanwhile stays.
    setTyped((now) => (now === typed ? undefined : now))
    return true
  }
  const latest = useRef(save)
  // Effect: the timer below runs the save of the latest render.
  useEffect(() => {
    latest.current = save
  })
  // Effect: a timer, restarted with each letter.
  useEffect(() => {
    if (!isSavedByItself || typed === undefined) return
    const timer = setTimeout(() => void latest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, isSavedByItself])
  return {
    value: typed ?? stored,
    isUnsaved,
    isSaving: isPending,
    error: error ? t('profile:notSaved', { reason: failureMessage(error, t) }) : undefined,
    onChange: (value) => {
      if (error) reset()
      setTyped(value)
    },
    save,
  }
}
