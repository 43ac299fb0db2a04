import { USERNAME_MAX, usernameProblem } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { language, useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from './profile.module.css'
import type { useTypedField } from './use-typed-field.ts'

const PAUSE_MS = 400 // longer than a typist pauses between two letters

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  // Effect: a timer.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

interface Availability {
  isFree: boolean
  hint: string
  problem: string | undefined
}

/** Whether the account can have what is typed: by the rules at once, by the other accounts after a pause. */
function useAvailability(typed: string, isUnsaved: boolean): Availability {
  const t = useText()
  const { account } = useApi()
  const username = typed.trim().toLowerCase()
  const isSettled = useSettled(username) === username
  const isNew = isUnsaved && username !== ''
  const problem = isNew ? usernameProblem(username)?.(language) : undefined
  const check = useQuery({
    queryKey: ['account', 'username', username],
    queryFn: ({ signal }) => account.checkUsername({ username }, signal),
    enabled: isNew && isSettled && !problem,
    networkMode: 'always',
  })
  if (!isNew || check.isError) return { isFree: false, problem, hint: t('profile:username.hint') }
  const isFree = check.data?.isAvailable === true
  const hint = t(isFree ? 'profile:username.available' : 'profile:username.checking')
  return { isFree, hint, problem: problem ?? check.data?.reason }
}

/** The username: whether it is free shows while it is typed, and it is stored when asked to. */
export function UsernameField({ field }: { field: ReturnType<typeof useTypedField> }) {
  const t = useText()
  const { isFree, hint, problem } = useAvailability(field.value, field.isUnsaved)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!problem) void field.save()
      }}
    >
      <TextField
        label={t('profile:username.label')}
        hint={
          <span data-free={isFree} className={styles.availability} role="status">
            {hint}
          </span>
        }
        error={field.error ?? problem}
        value={field.value}
        maxLength={USERNAME_MAX}
        autoCapitalize="none"
        autoComplete="username"
        data-profile="username"
        spellCheck={false}
        onChange={(event) => field.onChange(event.target.value)}
        end={
          field.isUnsaved && (
            <Button small kind="plain" type="submit" busy={field.isSaving} disabled={problem !== undefined}>
              {t('profile:username.save')}
            </Button>
          )
        }
      />
    </form>
  )
}
