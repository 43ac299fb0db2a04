import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { SlideThumbnail } from '../../../ui/slides/slide-thumbnail.tsx'
import { MAX_NAME } from '../bounds.ts'
import { type Library, viewOf } from '../library-query.ts'
import styles from './add-slide-dialog.module.css'

interface AddSlideDialogProps {
  open: boolean
  library: Library | undefined
  /** Slides the app shows already; they are not offered. */
  shown: readonly string[]
  isMaking: boolean
  error: string | undefined
  onMake: (name: string) => void
  onAdd: (itemId: string) => void
  onClose: () => void
}

/** A new slide, or one of the library. */
export function AddSlideDialog({ open, library, shown, isMaking, error, onMake, onAdd, onClose }: AddSlideDialogProps) {
  const t = useText()
  const [name, setName] = useState('')
  const [search, setSearch] = useState('')
  const words = search.trim().toLocaleLowerCase()
  const others = library?.items.filter((item) => !shown.includes(item.experienceItemId)) ?? []
  const found = others.filter((item) => item.itemName.toLocaleLowerCase().includes(words))
  return (
    <Dialog open={open} title={t('experiences:addDialog.title')} closeLabel={t('close')} onClose={onClose}>
      <form
        className={styles['new']}
        onSubmit={(event) => {
          event.preventDefault()
          onMake(name.trim() || t('experiences:addDialog.newDefault'))
        }}
      >
        <TextField
          label={t('experiences:addDialog.newName')}
          placeholder={t('experiences:addDialog.newDefault')}
          value={name}
          maxLength={MAX_NAME}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        <Button kind="pri" type="submit" icon="plus" busy={isMaking}>
          {t('experiences:addDialog.make')}
        </Button>
      </form>
      <h3 className={styles['heading']}>{t('experiences:addDialog.library')}</h3>
      {others.length === 0 ? (
        <p className={styles['none']}>{t('experiences:addDialog.libraryEmpty')}</p>
      ) : (
        <>
          {others.length > 6 && (
            <SearchField
              label={t('experiences:addDialog.search')}
              clearLabel={t('experiences:clearSearch')}
              value={search}
              onChange={setSearch}
            />
          )}
          <ul className={styles['grid']} aria-label={t('experiences:addDialog.adding')}>
            {found.map((item) => {
              const view = viewOf(library, item.experienceItemId)
              return (
                <li key={item.experienceItemId}>
                  <button
                    type="button"
                    className={styles['item']}
                    aria-label={t('experiences:addDialog.add', { name: item.itemName })}
                    onClick={() => onAdd(item.experienceItemId)}
                  >
                    {view ? (
                      <SlideThumbnail slide={view} media={library?.media ?? {}} width={104} height={150} />
                    ) : (
                      <span className={styles['blank']} />
                    )}
                    <span className={styles['name']}>{item.itemName}</span>
                    <span className={styles['used']}>
                      {item.usedIn.length
                        ? t('experiences:addDialog.used', { count: item.usedIn.length })
                        : t('experiences:addDialog.unused')}
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </Dialog>
  )
}
