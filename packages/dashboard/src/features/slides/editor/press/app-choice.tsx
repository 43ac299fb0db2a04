import type { PressForms } from '@taplet/slides/press-forms'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useLibrary } from '../../../../entities/experience/library.ts'
import { pagesQuery } from '../../../../entities/experience/queries.ts'
import { useApi } from '../../../../lib/api/api.ts'
import { useText } from '../../../../lib/text.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SmallSlide } from './small-slide.tsx'
import { withMissing } from './with-missing.ts'

/** One of the account's apps, by its first slide and its name. */
export function AppChoice({ data, onChange }: ComponentProps<NonNullable<PressForms['APP']>>) {
  const t = useText()
  const { data: pages } = useQuery(pagesQuery(useApi()))
  const { library } = useLibrary()
  const { experienceId } = data
  const apps = (pages ?? []).map((page) => ({
    value: page.experienceId,
    label: page.pageName,
    icon: <SmallSlide {...{ page, library }} itemId={page.experienceItems[0]} />,
  }))
  return (
    <SelectField
      label={t('slideControls:press.app')}
      hint={t('slideControls:press.appHint')}
      value={experienceId}
      options={withMissing(apps, experienceId, {
        none: t('slideControls:press.chooseApp'),
        gone: pages ? t('slideControls:press.appGone') : '…',
      })}
      onChange={(id) => onChange({ ...data, experienceId: id })}
    />
  )
}
