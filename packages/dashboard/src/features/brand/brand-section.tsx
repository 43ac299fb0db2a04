import { BRAND_LIMITS, type Brand, tierOf } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountQuery } from '../../entities/account/queries.ts'
import { brandsQuery } from '../../entities/brand/queries.ts'
import type { MediaPickerComponent } from '../../entities/media/media-picker.ts'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { brand as texts } from '../../text/en/account/brand.ts'
import { FilterPill } from '../../ui/layout/chip.tsx'
import { registerSlideFonts } from '../../ui/slides/slide-fonts.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { BrandForm } from './brand-form.tsx'
import styles from './brand.module.css'
import { DeleteBrand } from './delete-brand.tsx'

addTexts('brand', texts)
registerSlideFonts()

/** How the account's businesses look: one brand, or several on larger plans. */
export function BrandSection({ MediaPicker }: { MediaPicker: MediaPickerComponent }) {
  const t = useText()
  const api = useApi()
  const brands = useQuery(brandsQuery(api))
  const account = useQuery(accountQuery(api))
  if (brands.data && account.data)
    return (
      <Brands
        brands={brands.data}
        name={account.data.name}
        most={BRAND_LIMITS[tierOf(account.data.accessLevel)]}
        MediaPicker={MediaPicker}
      />
    )
  if (brands.isError || account.isError) {
    const retry = () => void Promise.all([brands.refetch(), account.refetch()])
    return (
      <ErrorState
        title={t('brand:failed.title')}
        sentence={t('brand:failed.sentence')}
        safe={t('brand:failed.safe')}
        retry={{ label: t('retry'), onRetry: retry, busy: brands.isFetching || account.isFetching }}
      />
    )
  }
  return (
    <Skeletons label={t('brand:loading')}>
      <Skeleton height={420} radius={12} />
    </Skeletons>
  )
}

interface BrandsProps {
  brands: readonly Brand[]
  /** The account's own. */
  name: string
  /** As many as the plan has room for. */
  most: number
  MediaPicker: MediaPickerComponent
}

const NEW = 'new'

function Brands({ brands, name, most, MediaPicker }: BrandsProps) {
  const t = useText()
  const [openId, setOpenId] = useState(brands[0]?.brandId ?? NEW)
  const open = brands.find(({ brandId }) => brandId === openId)
  return (
    <>
      {brands.length === 0 && <p className={styles.lede}>{t('brand:none')}</p>}
      {brands.length > 0 && Math.max(most, brands.length) > 1 && (
        <div className={styles.brands} role="group" aria-label={t('brand:brands')}>
          {brands.map((one) => (
            <FilterPill key={one.brandId} selected={one === open} onSelect={() => setOpenId(one.brandId)}>
              {one.name}
            </FilterPill>
          ))}
          {brands.length < most && (
            <FilterPill selected={open === undefined} onSelect={() => setOpenId(NEW)}>
              {t('brand:another')}
            </FilterPill>
          )}
        </div>
      )}
      <BrandForm
        key={open?.brandId ?? NEW}
        brand={open}
        name={brands.length === 0 ? name : ''}
        MediaPicker={MediaPicker}
        onSaved={(saved) => setOpenId(saved.brandId)}
        actions={
          open && (
            <DeleteBrand brand={open} onDeleted={() => setOpenId(brands.find((one) => one !== open)?.brandId ?? NEW)} />
          )
        }
      />
    </>
  )
}
