import { useText } from '../../lib/text.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { AddressState } from './use-address.ts'

interface AddressFieldProps {
  value: string
  state: AddressState
  /** Renaming: says what happens to the old address. */
  isRenaming?: boolean
  /** An error from the server, shown instead of the availability check. */
  error?: string | undefined
  onChange: (value: string) => void
}

/** The public address, with a live check whether it is available. */
export function AddressField({ value, state, isRenaming, error, onChange }: AddressFieldProps) {
  const t = useText()
  const hints = {
    own: t(isRenaming ? 'experiences:address.ownRenaming' : 'experiences:address.own'),
    checking: t('experiences:address.checking'),
    free: [t('experiences:address.free'), isRenaming && t('experiences:address.old')].filter(Boolean).join(' '),
    refused: value === '' ? t('experiences:address.choose') : '',
    unknown: t('experiences:address.failed'),
  }
  return (
    <TextField
      label={t('experiences:address.label')}
      aside={`${globalThis.location.host}/`}
      value={value}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputMode="url"
      hint={hints[state.kind]}
      error={error ?? (state.kind === 'refused' && value !== '' ? state.reason : undefined)}
      onChange={(event) => onChange(event.target.value.toLowerCase().replace(/[\s_]+/g, '-'))}
    />
  )
}
