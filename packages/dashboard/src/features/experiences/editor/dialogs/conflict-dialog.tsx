import type { Page } from '@taplet/contract'
import type { Collision } from '@taplet/slides/edits'
import { useState } from 'react'
import type { Conflict } from '../../../../lib/editing/editor-state.ts'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import type { ExperienceDocument } from '../state/experience-kind.ts'
import styles from './conflict-dialog.module.css'

type Field = keyof ExperienceDocument

interface ConflictDialogProps {
  conflict: Conflict<ExperienceDocument, Page>
  /** Names of slides, for an order that differs. */
  nameOf: (itemId: string) => string
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** Field by field: true takes the other side's. */
  onResolve: (takesTheirs: (path: readonly string[]) => boolean) => void
  onLater: () => void
}

function useFieldWords(nameOf: ConflictDialogProps['nameOf']) {
  const t = useText()
  const labels: Record<Field, string> = {
    pageName: t('experiences:editor.name'),
    rootPageId: t('experiences:address.label'),
    description: t('experiences:editor.description'),
    active: t('experiences:editor.active'),
    experienceItems: t('experienceEditor:conflictDialog.order'),
    coverImageUrl: t('experienceEditor:conflictDialog.cover'),
    socialImageUrl: t('experienceEditor:conflictDialog.social'),
  }
  const show = (version: ExperienceDocument, field: Field): string => {
    const value = version[field]
    if (typeof value === 'boolean') return value ? t('experiences:editor.on') : t('experiences:editor.off')
    if (typeof value !== 'string') return value.map(nameOf).join(', ')
    if (value === '') return t('experienceEditor:conflictDialog.none')
    return field === 'coverImageUrl' || field === 'socialImageUrl'
      ? t('experienceEditor:conflictDialog.picture')
      : value
  }
  return { labels, show }
}

/** The fields of a page that collide, once each. Paths begin with the field's name. */
const collidingFields = (collisions: readonly Collision[], document: ExperienceDocument): Field[] => [
  // Names of the document's own fields, by construction of the merge.
  ...new Set(collisions.flatMap(({ path: [name] }) => (name !== undefined && name in document ? [name as Field] : []))),
]

/** Two versions of one instant app: shows what collides and lets the person choose, field by field (decision 28). */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, nameOf, onKeepMine, onTakeTheirs, onResolve, onLater } = props
  const { mine, theirs, collisions } = conflict
  const t = useText()
  const { labels, show } = useFieldWords(nameOf)
  const [taken, setTaken] = useState<readonly Field[]>([])
  const fields = collidingFields(collisions, mine)
  const sides = [
    { isTheirs: false, version: mine, label: t('experiences:editor.conflictMine') },
    { isTheirs: true, version: theirs, label: t('experiences:editor.conflictTheirs') },
  ]
  return (
    <Dialog
      open
      isWide
      title={t('experiences:editor.conflictTitle')}
      closeLabel={t('experienceEditor:conflictDialog.later')}
      onClose={onLater}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{t('experiences:editor.takeTheirs')}</Button>
          <Button kind={taken.length > 0 ? 'sec' : 'pri'} onClick={onKeepMine}>
            {t('experiences:editor.keepMine')}
          </Button>
          {taken.length > 0 && (
            <Button kind="pri" onClick={() => onResolve(([name]) => taken.some((field) => field === name))}>
              {t('experienceEditor:conflictDialog.useChoices')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('experienceEditor:conflictDialog.sentence', { name: mine.pageName })}</p>
      <div className={styles['fields']}>
        {fields.map((field) => (
          <fieldset key={field} className={styles['field']}>
            <legend>{labels[field]}</legend>
            {sides.map(({ isTheirs, version, label }) => (
              <label key={label} className={styles['side']}>
                <input
                  type="radio"
                  name={`conflict-${field}`}
                  checked={taken.includes(field) === isTheirs}
                  onChange={() =>
                    setTaken((before) => (isTheirs ? [...before, field] : before.filter((one) => one !== field)))
                  }
                />
                <span>
                  <small>{label}</small>
                  <span>{show(version, field)}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}
