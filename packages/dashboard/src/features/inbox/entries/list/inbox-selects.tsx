import type { Page } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../../lib/text.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { originsQuery } from '../../queries.ts'
import { useApi } from '../../../../lib/api/api.ts'
import { periods } from '../../frame/days.ts'
import { kindOf, sorts, starChoices } from '../inbox-address.ts'
import type { InboxAddress } from '../use-inbox-address.ts'

interface InboxSelectsProps {
  address: InboxAddress
  pages: readonly Page[]
}

/** Filter by origin: slides and links without entries cannot be chosen. */
function useOrigins({ chosen }: InboxAddress) {
  const t = useText()
  const { data } = useQuery(originsQuery(useApi().inbox, kindOf(chosen.tab)))
  const slides = (data?.slides ?? []).map((one) => ({ value: one.experienceItemId, label: one.slideName }))
  const links = (data?.links ?? []).map((one) => ({ value: one.tagId, label: one.linkName }))
  const isMissing = (options: readonly { value: string }[], value: string) =>
    data && value !== 'any' && !options.some((option) => option.value === value)
  // From the other tab, or deleted: an option shows that it is set.
  if (isMissing(slides, chosen.slide)) slides.push({ value: chosen.slide, label: t('inbox:goneSlide') })
  if (isMissing(links, chosen.link)) links.push({ value: chosen.link, label: chosen.link })
  return { slides, links }
}

/** The filters and order of the list. */
export function InboxSelects({ address, pages }: InboxSelectsProps) {
  const t = useText()
  const { chosen, choose } = address
  const { slides, links } = useOrigins(address)
  const apps = pages.map((page) => ({ value: page.experienceId, label: page.pageName }))
  return (
    <>
      <SelectField
        label={t('inbox:filters.app')}
        value={chosen.app}
        options={[{ value: 'any', label: t('inbox:filters.anyApp') }, ...apps]}
        onChange={(app) => choose('app', app)}
      />
      {slides.length > 0 && (
        <SelectField
          label={t('inbox:filters.slide')}
          value={chosen.slide}
          options={[{ value: 'any', label: t('inbox:filters.anySlide') }, ...slides]}
          onChange={(slide) => choose('slide', slide)}
        />
      )}
      {links.length > 0 && (
        <SelectField
          label={t('inbox:filters.link')}
          value={chosen.link}
          options={[{ value: 'any', label: t('inbox:filters.anyLink') }, ...links]}
          onChange={(link) => choose('link', link)}
        />
      )}
      {chosen.tab === 'reviews' && (
        <SelectField
          label={t('inbox:filters.stars')}
          value={chosen.stars}
          options={starChoices.map((value) => ({
            value,
            label: value === 'any' ? t('inbox:filters.anyStars') : t('inbox:starsAlone', { count: Number(value) }),
          }))}
          onChange={(stars) => choose('stars', stars)}
        />
      )}
      <SelectField
        label={t('inbox:filters.when')}
        value={chosen.when}
        options={periods.map((value) => ({ value, label: t(`inbox:filters.periods.${value}`) }))}
        onChange={(when) => choose('when', when)}
      />
      <SelectField
        label={t('lists:sort')}
        value={chosen.sort}
        options={sorts.map((value) => ({ value, label: t(`inbox:filters.sorts.${value}`) }))}
        onChange={(sort) => choose('sort', sort)}
      />
    </>
  )
}
