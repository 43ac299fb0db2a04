import { ApiError, type Tag } from '@taplet/contract'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useText } from '../../../lib/text.ts'
import { useSaveLink } from '../calls/use-save-link.ts'
import { failureWords } from '../list/use-link-steps.ts'
import { type LinkValues, toInput, valuesOf } from './state/link-values.ts'

/** The field of the form that a refused field of the wire belongs to. */
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
  /** Resolves to what is saved; undefined when it was refused. */
  save: () => Promise<Tag | undefined>
  isSaving: boolean
  /** What is stored now, when it is newer than what the edits stand on. */
  conflict: Tag | undefined
  /** The plan holds no more links. */
  isFull: boolean
  /** Why it was refused, when no field is to blame. */
  refusal: string | undefined
  keepMine: () => Promise<Tag | undefined>
  takeTheirs: () => void
  postpone: () => void
}

/** Saves the form, and says beside each field what the server refuses about it. */
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
    const { callResult, code, current, field } = error.body
    // With CONFLICT the server sends the link as it is stored now (spec D28).
    if (callResult === 'CONFLICT' && current) return setConflict(current as Tag)
    if (code === 'LINK_LIMIT_REACHED') return setIsFull(true)
    const name = fieldByCode[code] ?? fieldOf(field)
    if (name) form.setError(name, { type: 'server', message: error.message })
    else setRefusal(failureWords(error, t('links:offline')))
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
