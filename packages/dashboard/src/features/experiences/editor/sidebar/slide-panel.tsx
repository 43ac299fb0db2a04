import type { ExperienceItem, Page, View } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { useState } from 'react'
import { fileSizeLabel } from '../../../../lib/file-size-label.ts'
import { useText } from '../../../../lib/text.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { useRenameSlide } from '../../../../entities/slide/queries.ts'
import { slidePath } from '../../../../entities/slide/slide-path.ts'
import { MAX_NAME_LENGTH } from '../../max-lengths.ts'
import type { SlideSteps } from '../strip/use-slide-steps.ts'
import { mediaBytes } from './media-bytes.ts'
import styles from './sidebar.module.css'

interface SlidePanelProps {
  item: ExperienceItem
  view: View | undefined
  media: MediaLookup
  experienceId: string
  pages: readonly Page[]
  order: readonly string[]
  steps: SlideSteps
}

function Rename({ item }: { item: ExperienceItem }) {
  const t = useText()
  const [name, setName] = useState(item.itemName)
  const { mutate, isPending, error } = useRenameSlide()
  const isNew = name.trim() !== '' && name.trim() !== item.itemName
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isNew || isPending) return
        mutate({ item, itemName: name.trim() }, { onSuccess: () => toast.done(t('experienceEditor:slide.renamed')) })
      }}
    >
      <TextField
        label={t('experienceEditor:slide.rename')}
        hint={t('experienceEditor:slide.renameHint')}
        error={error?.message}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        onChange={(event) => setName(event.target.value)}
      />
      {isNew && (
        <Button small kind="soft" type="submit" busy={isPending}>
          {t('experienceEditor:slide.renameSave')}
        </Button>
      )}
    </form>
  )
}

/** Describes its content in a few words. */
function useContentWords({ websiteUrl, productId }: ExperienceItem, view: View | undefined): string {
  const t = useText()
  if (websiteUrl) return t('experienceEditor:slide.website', { host: new URL(websiteUrl).host.replace(/^www\./, '') })
  if (productId !== null) return t('experienceEditor:slide.product')
  return t('experienceEditor:slide.widgets', { count: view?.widgets.length ?? 0 })
}

/** What a slide contains, where it is used, and its actions. */
export function SlidePanel({ item, view, media, experienceId, pages, order, steps }: SlidePanelProps) {
  const t = useText()
  const { experienceItemId: itemId, usedIn } = item
  const users = pages.filter((page) => usedIn.includes(page.experienceId))
  const isShared = usedIn.some((id) => id !== experienceId)
  const content = useContentWords(item, view)
  const bytes = view ? mediaBytes(view, media) : 0
  const place = order.indexOf(itemId) + 1
  const isOwn = users.length === 1 && users[0]?.experienceId === experienceId
  const alone = isOwn ? t('experienceEditor:slide.usedHere') : t('experienceEditor:slide.usedNowhere')
  return (
    <div className={styles.panel}>
      <ButtonLink kind="soft" icon="edit" wide to={slidePath(itemId, experienceId)}>
        {t('experienceEditor:slide.edit')}
      </ButtonLink>
      <Rename key={`${itemId} ${item.itemName}`} item={item} />
      <dl className={styles.facts}>
        <dt>{t('experienceEditor:slide.place')}</dt>
        <dd>{t('experienceEditor:slide.placeOf', { place, count: order.length })}</dd>
        <dt>{t('experienceEditor:slide.content')}</dt>
        <dd>{content}</dd>
        {view && (
          <>
            <dt>{t('experienceEditor:slide.weight')}</dt>
            <dd>{bytes > 0 ? fileSizeLabel(bytes) : t('experienceEditor:slide.noMedia')}</dd>
          </>
        )}
        <dt>{t('experienceEditor:slide.used')}</dt>
        <dd>{isShared ? users.map((page) => page.pageName).join(', ') : alone}</dd>
      </dl>
      {isShared && <p className={styles.note}>{t('experienceEditor:slide.shared')}</p>}
      <div className={styles.actions} role="group" aria-label={t('experienceEditor:slide.actions')}>
        <div className={styles.pair}>
          <Button icon="arrowLeft" disabled={place === 1} onClick={() => steps.move([itemId], 'LEFT')}>
            {t('experiences:editor.moveLeft')}
          </Button>
          <Button endIcon="arrowRight" disabled={place === order.length} onClick={() => steps.move([itemId], 'RIGHT')}>
            {t('experiences:editor.moveRight')}
          </Button>
        </div>
        {isShared && (
          <Button icon="copy" busy={steps.isCopying} onClick={() => steps.own(itemId)}>
            {t('experienceEditor:strip.own')}
          </Button>
        )}
        <Button icon="copy" busy={steps.isCopying} onClick={() => steps.duplicate([itemId])}>
          {t('experienceEditor:strip.inPlace')}
        </Button>
        <Button danger icon="trash" onClick={() => steps.remove([itemId])}>
          {t('experiences:editor.remove')}
        </Button>
      </div>
    </div>
  )
}
