import type { EditorControls } from '@taplet/slides/editor'
import { type ComponentProps, useState } from 'react'
import { addTexts, useText } from '../../../../../lib/text.ts'
import { picturesControl } from '../../../../../text/en/slides/pictures-control.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Field } from '../../../../../ui/fields/field.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { useEditorContext } from '../../editor-context.ts'
import { stockTab } from '../../stock/stock-tab.tsx'
import { moveRow } from '../rows/move-row.ts'
import { sentence } from '../sentence.ts'
import styles from './pictures.module.css'

addTexts('picturesControl', picturesControl)

type Control = ComponentProps<EditorControls['Pictures']>
type Picture = Control['value'][number]

const MAX_ALT = 300

interface RowProps {
  picture: Picture
  number: number
  count: number
  onChoose: () => void
  onChange: (altText: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function Row({ picture: { imageUrl, altText }, number, count, onChoose, onChange, onMove, onRemove }: RowProps) {
  const t = useText()
  const { media } = useEditorContext()
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.thumb}
        aria-label={t('picturesControl:change', { number })}
        onClick={onChoose}
      >
        <img src={media[imageUrl]?.sources[0]?.url ?? imageUrl} alt="" />
      </button>
      <div className={styles.words}>
        <input
          aria-label={t('picturesControl:alt', { number })}
          placeholder={t('picturesControl:altExample')}
          value={altText}
          maxLength={MAX_ALT}
          onChange={({ target }) => onChange(target.value)}
        />
        <div className={styles.tools}>
          <IconButton
            small
            icon="up"
            label={t('picturesControl:up', { number })}
            disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            small
            icon="down"
            label={t('picturesControl:down', { number })}
            disabled={number === count}
            onClick={() => onMove(1)}
          />
          <IconButton small danger icon="trash" label={t('picturesControl:remove', { number })} onClick={onRemove} />
        </div>
      </div>
    </li>
  )
}

/** Pictures of the library with their descriptions, in their order. */
export function PicturesControl({ label, hint, error, value, most, onChange }: Control) {
  const t = useText()
  const { parts } = useEditorContext()
  // The index of the one that is being chosen; that behind the last is new.
  const [chosen, setChosen] = useState<number>()
  const choose = (index: number, imageUrl: string) => {
    setChosen(undefined)
    const altText = value[index]?.altText ?? ''
    onChange(value.toSpliced(index, 1, { imageUrl, altText }))
  }
  return (
    <Field label={label} hint={hint} error={sentence(label, error)} isGroup>
      {({ describedBy }) => (
        <div role="group" aria-label={label} aria-describedby={describedBy} tabIndex={-1} className={styles.pictures}>
          <ul>
            {value.map((picture, index) => (
              // The same picture may be there twice.
              <Row
                key={index}
                picture={picture}
                number={index + 1}
                count={value.length}
                onChoose={() => setChosen(index)}
                onChange={(altText) => onChange(value.with(index, { ...picture, altText }))}
                onMove={(by) => onChange([...moveRow(value, index, by)])}
                onRemove={() => onChange(value.toSpliced(index, 1))}
              />
            ))}
          </ul>
          <Button small icon="plus" disabled={value.length >= most} onClick={() => setChosen(value.length)}>
            {t('picturesControl:add')}
          </Button>
          {chosen !== undefined && (
            <parts.MediaPicker
              kind="IMAGE"
              value={value[chosen]?.imageUrl ?? ''}
              onChoose={(url) => choose(chosen, url)}
              onClose={() => setChosen(undefined)}
              extraTabs={[stockTab(t)]}
            />
          )}
        </div>
      )}
    </Field>
  )
}
