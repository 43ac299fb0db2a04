import { type ExperienceItem, MAX_SLIDES, type Page } from '@taplet/contract'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './add-to-app-dialog.module.css'
import { useAddToApp } from './use-add-to-app.ts'

interface AddToAppDialogProps {
  /** Empty: closed. */
  items: readonly ExperienceItem[]
  pages: readonly Page[]
  onClose: () => void
  onDone?: () => void
}

const MANY = 6 // from here on a search is faster than scanning the list

/** Chooses the instant app to add slides to. */
export function AddToAppDialog({ items, pages, onClose, onDone }: AddToAppDialogProps) {
  const t = useText()
  const [search, setSearch] = useState('')
  const { add, isPending } = useAddToApp()
  const ids = items.map((item) => item.experienceItemId)
  const words = search.trim().toLocaleLowerCase()
  const found = pages.filter((page) => page.pageName.toLocaleLowerCase().includes(words))
  /** Why they cannot be added to this one. */
  const problemOf = (page: Page): string | undefined => {
    const news = ids.filter((id) => !page.experienceItems.includes(id))
    if (news.length === 0) return t('lists:addTo.has')
    return page.experienceItems.length + news.length > MAX_SLIDES
      ? t('lists:addTo.full', { max: MAX_SLIDES })
      : undefined
  }
  const handleAdd = async (page: Page) => {
    if (isPending || !(await add(page, ids))) return
    onDone?.()
    onClose()
  }
  return (
    <Dialog
      open={items.length > 0}
      title={t('lists:addTo.title', { count: items.length, name: items[0]?.itemName ?? '' })}
      closeLabel={t('cancel')}
      onClose={onClose}
    >
      <p className={styles.lede}>{t('lists:addTo.lede')}</p>
      {pages.length > MANY && (
        <SearchField label={t('lists:addTo.search')} clearLabel={t('clear')} value={search} onChange={setSearch} />
      )}
      {found.length === 0 && <p className={styles.lede}>{t('lists:addTo.none')}</p>}
      <ul className={styles.list} aria-busy={isPending}>
        {found.map((page) => {
          const problem = problemOf(page)
          return (
            <li key={page.experienceId}>
              <button
                type="button"
                className={styles.app}
                disabled={problem !== undefined}
                onClick={() => void handleAdd(page)}
              >
                <Icon name="apps" />
                <span className={styles.words}>
                  <b>{t('lists:addTo.add', { name: page.pageName })}</b>
                  <span>{problem ?? t('lists:addTo.slides', { count: page.experienceItems.length })}</span>
                </span>
                {problem === undefined && <Icon name="plus" />}
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
