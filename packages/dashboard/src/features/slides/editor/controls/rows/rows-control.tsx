import type { EditorControls } from '@taplet/slides/editor'
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react'
import { addTexts, useText } from '../../../../../lib/text.ts'
import { rowsControl } from '../../../../../text/en/slides/rows-control.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Field } from '../../../../../ui/fields/field.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { sentence } from '../sentence.ts'
import { insertRows } from './insert-rows.ts'
import { moveRow } from './move-row.ts'
import styles from './rows.module.css'

addTexts('rowsControl', rowsControl)

type Control = ComponentProps<EditorControls['Rows']>
type Row = Control['value'][number]

interface RowFieldsProps extends Pick<Control, 'columns' | 'heading'> {
  row: Row
  index: number
  count: number
  onChange: (row: Row) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
}

const wordsOf = (row: Row, id: string): string => String(row[id] ?? '')

function RowFields({ columns, heading, row, index, count, onChange, onMove, onRemove, ...handlers }: RowFieldsProps) {
  const t = useText()
  const shown = row.isHeading ? columns.slice(0, 1) : columns
  const name = wordsOf(row, columns[0]?.id ?? '') || t('rowsControl:unnamed', { row: index + 1 })
  return (
    <li className={styles.row} data-row={index} data-heading={row.isHeading}>
      <div className={styles.fields}>
        {shown.map(({ id, label, maxLength, isNarrow }) => {
          const column = row.isHeading ? heading.label : label
          return (
            <input
              key={id}
              {...handlers}
              data-narrow={isNarrow}
              aria-label={t('rowsControl:of', { column, row: index + 1 })}
              placeholder={column}
              value={wordsOf(row, id)}
              maxLength={maxLength}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...row, [id]: target.value })}
            />
          )
        })}
      </div>
      <div className={styles.tools}>
        <IconButton
          small
          icon="up"
          label={t('rowsControl:up', { name })}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          small
          icon="down"
          label={t('rowsControl:down', { name })}
          disabled={index === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton small danger icon="trash" label={t('rowsControl:remove', { name })} onClick={onRemove} />
      </div>
    </li>
  )
}

const rowOf = (target: EventTarget): number =>
  // Targets of these events are elements.
  Number((target as Element).closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)

/** Moves the focus to a row once it is there. */
function useFocusOnRow() {
  const list = useRef<HTMLUListElement>(null)
  const due = useRef<number>(undefined)
  // Effect: the document's focus.
  useEffect(() => {
    if (due.current === undefined) return
    const field = list.current?.querySelector<HTMLElement>(`[data-row="${due.current}"] input`)
    if (field) due.current = undefined
    field?.focus()
  })
  return { list, focusOn: (row: number) => (due.current = row) }
}

/** A table, one row below the other: Enter adds a row, a pasted table becomes rows. */
export function RowsControl({
  label,
  hint,
  error,
  columns,
  value,
  empty,
  heading,
  most,
  readPasted,
  onChange,
}: Control) {
  const t = useText()
  const { list, focusOn } = useFocusOnRow()
  const isFull = value.length >= most
  const isEmpty = (row: Row) => columns.every(({ id }) => wordsOf(row, id) === '')
  const insert = (at: number, row: Row) => {
    if (isFull) return
    focusOn(at)
    onChange(value.toSpliced(at, 0, row))
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    insert(rowOf(event.target) + 1, empty)
  }
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = readPasted(event.clipboardData.getData('text/plain'))
    if (!pasted) return
    event.preventDefault()
    onChange(insertRows(value, rowOf(event.target), pasted, { isEmpty, most }))
  }
  return (
    <Field label={label} hint={isFull ? t('rowsControl:full', { most }) : hint} error={sentence(label, error)} isGroup>
      {({ describedBy }) => (
        <div className={styles.table} role="group" aria-label={label} aria-describedby={describedBy} tabIndex={-1}>
          <ul ref={list}>
            {value.map((row, index) => (
              // Rows have no identity beyond their position.
              <RowFields
                key={index}
                {...{ columns, heading, row, index }}
                count={value.length}
                onChange={(changed) => onChange(value.with(index, changed))}
                onMove={(by) => {
                  focusOn(index + by)
                  onChange([...moveRow(value, index, by)])
                }}
                onKeyDown={handleKey}
                onPaste={handlePaste}
                onRemove={() => onChange(value.toSpliced(index, 1))}
              />
            ))}
          </ul>
          <div className={styles.add}>
            <Button small icon="plus" disabled={isFull} onClick={() => insert(value.length, empty)}>
              {t('rowsControl:add')}
            </Button>
            <Button
              small
              kind="plain"
              disabled={isFull}
              onClick={() => insert(value.length, { ...empty, isHeading: true })}
            >
              {heading.add}
            </Button>
          </div>
        </div>
      )}
    </Field>
  )
}
