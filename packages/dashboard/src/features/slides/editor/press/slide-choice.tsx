import type { Page } from '@taplet/contract'
import type { PressForms } from '@taplet/slides/press-forms'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useLibrary } from '../../../../entities/experience/library.ts'
import { pagesQuery } from '../../../../entities/experience/queries.ts'
import { useApi } from '../../../../lib/api/api.ts'
import { useText } from '../../../../lib/text.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SmallSlide } from './small-slide.tsx'
import { withMissing } from './with-missing.ts'

/** The app whose slides are offered: the one that this slide was opened from, else the first that shows it. */
function useAppAround(pages: readonly Page[]): Page | undefined {
  const { experienceItemId = '' } = useParams()
  const [search] = useSearchParams()
  return (
    pages.find(({ experienceId }) => experienceId === search.get('in')) ??
    pages.find(({ experienceItems }) => experienceItems.includes(experienceItemId))
  )
}

/** A slide of the same app, by its picture and name. */
export function SlideChoice({ data, onChange }: ComponentProps<NonNullable<PressForms['SLIDE']>>) {
  const t = useText()
  const { data: pages } = useQuery(pagesQuery(useApi()))
  const { library } = useLibrary()
  const page = useAppAround(pages ?? [])
  const { itemId } = data
  const slides = (page?.experienceItems ?? []).map((id, index) => ({
    value: id,
    label: `${index + 1}. ${library?.itemById.get(id)?.itemName ?? ''}`,
    icon: page && <SmallSlide {...{ page, library }} itemId={id} />,
  }))
  const isGone = page !== undefined && itemId !== '' && !page.experienceItems.includes(itemId)
  return (
    <SelectField
      label={t('slideControls:press.slide')}
      hint={t(pages && !page ? 'slideControls:press.noApp' : 'slideControls:press.slideHint')}
      error={isGone ? t('slideControls:press.slideGoneHint') : undefined}
      value={itemId}
      options={withMissing(slides, itemId, {
        none: t('slideControls:press.chooseSlide'),
        gone: pages ? t('slideControls:press.slideGone') : '…',
      })}
      onChange={(id) => onChange({ ...data, itemId: id })}
    />
  )
}
