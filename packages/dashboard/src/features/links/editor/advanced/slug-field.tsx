import type { Tag } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useSlug } from '../../calls/use-slug.ts'
import { useLinkField } from '../use-link-field.ts'

/** The short name, with a live check whether it is available. */
export function SlugField({ link, host }: { link: Tag | undefined; host: string }) {
  const t = useText()
  const { value, error, onChange, onBlur } = useLinkField('slug')
  const own = link?.slug ?? ''
  const state = useSlug(value, own, link?.tagId)
  const slugNote = own !== '' && value !== own ? ` ${t('linkForm:slugKept')}` : ''
  const hints = {
    checking: t('linkForm:slugChecking'),
    free: t('linkForm:slugFree') + slugNote,
    none: t('linkForm:slugHint') + slugNote,
    own: t('linkForm:slugOwn'),
    refused: '',
    unknown: t('linkForm:slugUnknown'),
  }
  return (
    <TextField
      label={t('linkForm:slug')}
      aside={`${host}/t/${value}`}
      hint={hints[state.kind]}
      error={error ?? (state.kind === 'refused' ? state.reason : undefined)}
      value={value}
      maxLength={20}
      autoCapitalize="none"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.value.toLowerCase().replace(/[\s_]+/g, '-'))}
    />
  )
}
