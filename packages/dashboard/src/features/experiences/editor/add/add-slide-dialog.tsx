import { type ExperienceItem, FREE_LIMITS, MAX_SLIDES, mayCreate } from '@taplet/contract'
import { useMemo, useState } from 'react'
import { PlanOffer } from '../../../../entities/plan/plan-offer.tsx'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { SearchField } from '../../../../ui/fields/search-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { searchTexts } from '../../../../entities/slide/find-slides.ts'
import { useWords } from '../../list/use-search-texts.ts'
import { MAX_NAME_LENGTH } from '../../max-lengths.ts'
import { type Library, viewOf } from '../../../../entities/experience/library.ts'
import styles from './add-slide-dialog.module.css'
import { useEditorParts } from '../editor-parts.ts'
import { LibraryTile } from './library-tile.tsx'

interface AddSlideDialogProps {
  open: boolean
  library: Library | undefined
  /** Slides the app shows already; not offered. */
  shown: readonly string[]
  accessLevel: number | undefined
  isMaking: boolean
  /** Why the new slide could not be created. */
  error: string | undefined
  onMake: (name: string) => void
  /** Called with a new slide that shows a website or a product. */
  onMade: (item: ExperienceItem) => void
  onTemplate: () => void
  onAdd: (itemIds: readonly string[]) => void
  onClose: () => void
}

const FEW = 6 // this many are visible without a search

type NewSlideProps = Pick<AddSlideDialogProps, 'isMaking' | 'error' | 'onMake' | 'onMade' | 'onTemplate'>

/** Ways to create a slide: blank, from a template, a website, a product. */
function NewSlide({ isMaking, error, onMake, onMade, onTemplate }: NewSlideProps) {
  const t = useText()
  const { KindButtons } = useEditorParts()
  const [name, setName] = useState('')
  return (
    <>
      <form
        className={styles.new}
        onSubmit={(event) => {
          event.preventDefault()
          onMake(name.trim() || t('experienceEditor:add.newDefault'))
        }}
      >
        <TextField
          label={t('experienceEditor:add.newName')}
          placeholder={t('experienceEditor:add.newDefault')}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        <Button kind="soft" type="submit" icon="plus" busy={isMaking}>
          {t('experienceEditor:add.make')}
        </Button>
        <Button icon="slides" onClick={onTemplate}>
          {t('experienceEditor:add.fromTemplate')}
        </Button>
      </form>
      <div className={styles.kinds}>
        <p>{t('slides:kinds.orShow')}</p>
        <KindButtons onMade={onMade} />
      </div>
    </>
  )
}

/** Adds a new slide, or several from the library at once. */
export function AddSlideDialog(props: AddSlideDialogProps) {
  const { open, library, shown, accessLevel, isMaking, error, onMake, onMade, onTemplate, onAdd, onClose } = props
  const t = useText()
  const [search, setSearch] = useState('')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const words = useWords(search !== '')
  const others = useMemo(
    () => library?.items.filter((item) => !shown.includes(item.experienceItemId)) ?? [],
    [library, shown],
  )
  const texts = useMemo(
    () =>
      searchTexts(others, (item) => {
        const view = words && viewOf(library, item.experienceItemId)
        return view ? words(view) : ''
      }),
    [others, words, library],
  )
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = others.filter((item) => wanted.every((word) => texts.get(item.experienceItemId)?.includes(word)))
  const isFull = !mayCreate('experienceItem', accessLevel, library?.items.length ?? 0)
  const isOver = shown.length + ticked.length > MAX_SLIDES
  const handleToggle = ({ experienceItemId: id }: ExperienceItem) =>
    setTicked((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  return (
    <Dialog
      open={open}
      isWide
      title={t('experienceEditor:add.title')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        others.length > 0 && (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button kind="pri" disabled={ticked.length === 0 || isOver} onClick={() => onAdd(ticked)}>
              {ticked.length === 0
                ? t('experienceEditor:add.confirmNone')
                : t('experienceEditor:add.confirm', { count: ticked.length })}
            </Button>
          </>
        )
      }
    >
      {isFull ? (
        <div className={styles.full}>
          <p>{t('experienceEditor:add.full', { limit: FREE_LIMITS.experienceItem })}</p>
          <PlanOffer featureId="slides" />
        </div>
      ) : (
        <NewSlide {...{ isMaking, error, onMake, onMade, onTemplate }} />
      )}
      <h3 className={styles.heading}>{t('experienceEditor:add.library')}</h3>
      {others.length === 0 && <p className={styles.none}>{t('experienceEditor:add.libraryEmpty')}</p>}
      {others.length > FEW && (
        <SearchField
          label={t('experienceEditor:add.search')}
          clearLabel={t('clear')}
          value={search}
          onChange={setSearch}
        />
      )}
      {others.length > 0 && found.length === 0 && <p className={styles.none}>{t('experienceEditor:add.none')}</p>}
      {isOver && (
        <p className={styles.full} role="alert">
          {t('experienceEditor:add.room', { max: MAX_SLIDES })}
        </p>
      )}
      <ul className={styles.grid} aria-label={t('experienceEditor:add.library')}>
        {found.map((item) => (
          <li key={item.experienceItemId}>
            <LibraryTile
              item={item}
              view={viewOf(library, item.experienceItemId)}
              media={library?.media ?? {}}
              turn={ticked.indexOf(item.experienceItemId) + 1}
              onToggle={() => handleToggle(item)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
