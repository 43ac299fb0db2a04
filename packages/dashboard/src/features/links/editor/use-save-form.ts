import { ApiError, type Tag } from '@taplet/contract'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { currentOf } from '../../../lib/api/current-of.ts'
import { useText } from '../../../lib/text.ts'
import { useSaveLink } from '../calls/use-save-link.ts'
import { failureMessage } from '../list/use-link-steps.ts'
import { type LinkValues, toInput, valuesOf } from './state/link-values.ts'

/** The form field that corresponds to a refused field of the call. */
function fieldOf(refused: string | undefined): keyof LinkValues | undefined {
  const [name = ''] = (refused ?? '').split('.')
  const table: Readonly<Record<string, keyof LinkValues>> = {
    destinationUrl: 'destination',
    experienceId: 'destination',
    expiresAt: 'expires',
    fallbackUrl: 'fallbackUrl',
    note: 'note',
    password: 'password',
    rules: 'rules',
    slideId: 'destination',
    slug: 'slug',
    tagName: 'tagName',
    utm: 'utm',
  }
  return table[name]
}

const fieldByCode: Readonly<Record<string, keyof LinkValues>> = {
  LINK_DESTINATION_MISSING: 'destination',
  LINK_SLUG_TAKEN: 'slug',
}

export interface SaveForm {
  /** Resolves to the saved link; undefined when it was refused. */
  save: () => Promise<Tag | undefined>
  isSaving: boolean
  /** What is stored now, when it is newer than the base of the edits. */
  conflict: Tag | undefined
  /** The plan's limit is reached. */
  isFull: boolean
  /** Why it was refused, when no single field is the cause. */
  refusal: string | undefined
  keepMine: () => Promise<Tag | undefined>
  takeTheirs: () => void
  postpone: () => void
}

/** Saves the form, and shows the server's errors beside their fields. */
export function useSaveForm(form: UseFormReturn<LinkValues>, link: Tag | undefined): SaveForm {
  const t = useText()
  const { mutateAsync, isPending } = useSaveLink()
  const [base, setBase] = useState(link?.revision)
  const [conflict, setConflict] = useState<Tag>()
  const [isFull, setIsFull] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const take = (saved: Tag) => {
    setBase(saved.revision)
    setConflict(undefined)
    form.reset(valuesOf(saved))
  }
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) return setRefusal(t('links:offline'))
    const current = currentOf<Tag>(error)
    if (current) return setConflict(current)
    const { code, field } = error.body
    if (code === 'LINK_LIMIT_REACHED') return setIsFull(true)
    const name = fieldByCode[code] ?? fieldOf(field)
    if (name) form.setError(name, { type: 'server', message: error.message })
    else setRefusal(failureMessage(error, t('links:offline')))
  }
  const send = async (values: LinkValues, revision: number | undefined): Promise<Tag | undefined> => {
    setRefusal(undefined)
    try {
      const saved = await mutateAsync({
        ...toInput(values),
        ...(link && { tagId: link.tagId, ...(revision !== undefined && { revision }) }),
      })
      take(saved)
      return saved
    } catch (error) {
      refuse(error)
      return undefined
    }
  }
  const save = async (): Promise<Tag | undefined> => {
    if (isPending) return undefined
    let saved: Tag | undefined
    await form.handleSubmit(
      async (values) => {
        saved = await send(values, base)
      },
      () => setRefusal(t('linkForm:problems.form')),
    )()
    return saved
  }
  return {
    save,
    isSaving: isPending,
    conflict,
    isFull,
    refusal,
    keepMine: () => send(form.getValues(), conflict?.revision),
    takeTheirs: () => conflict && take(conflict),
    postpone: () => setConflict(undefined),
  }
}
