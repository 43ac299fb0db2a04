import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { FilterPill } from '../../../ui/layout/chip.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { FILTERS, type MediaWish, SORTS } from './find-media.ts'
import styles from './library.module.css'
import { mediaSizeLabel } from './media-labels.ts'

interface LibraryToolsProps {
  wish: MediaWish
  isTicking: boolean
  onChange: (wish: MediaWish) => void
  onTicking: (isTicking: boolean) => void
}

/** Toolbar of the library: filters, order, and selecting. */
export function LibraryTools({ wish, isTicking, onChange, onTicking }: LibraryToolsProps) {
  const t = useText()
  return (
    <div className={styles.narrow}>
      <div className={styles.pills} role="group" aria-label={t('mediaFiles:filter.label')}>
        {FILTERS.map((filter) => (
          <FilterPill key={filter} selected={wish.filter === filter} onSelect={() => onChange({ ...wish, filter })}>
            {t(`mediaFiles:filter.${filter}`)}
          </FilterPill>
        ))}
      </div>
      <Menu
        actions={SORTS.map((sort) => ({
          label: t(`mediaFiles:sort.${sort}`),
          ...(wish.sort === sort && { icon: 'check' as const }),
          onSelect: () => onChange({ ...wish, sort }),
        }))}
        trigger={(props) => (
          <IconButton
            icon="sort"
            label={`${t('mediaFiles:sort.label')}: ${t(`mediaFiles:sort.${wish.sort}`)}`}
            {...props}
          />
        )}
      />
      <Button small kind="plain" onClick={() => onTicking(!isTicking)}>
        {t(isTicking ? 'mediaFiles:selectDone' : 'mediaFiles:select')}
      </Button>
    </div>
  )
}

const NEARLY = 0.9

/** Used and total storage of the library. */
export function StorageLine({ usedBytes, limitBytes }: { usedBytes: number; limitBytes: number }) {
  const t = useText()
  const share = Math.min(1, usedBytes / limitBytes)
  const isFull = share > NEARLY
  return (
    <p className={styles.storage} data-full={isFull}>
      {t('mediaFiles:storage', { used: mediaSizeLabel(usedBytes), limit: mediaSizeLabel(limitBytes) })}
      {isFull && ` · ${t('mediaFiles:storageFull')}`}
      <span aria-hidden="true">
        <i style={{ width: `${Math.max(0.5, share * 100)}%` }} />
      </span>
    </p>
  )
}
