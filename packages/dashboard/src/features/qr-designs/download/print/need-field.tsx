import { useText } from '../../../../lib/text.ts'
import { Field } from '../../../../ui/fields/field.tsx'
import styles from './need-field.module.css'
import { type Need, needs } from './need.ts'

/** Drawn on 44 × 40. */
const SHAPES: { readonly [N in Need]: string } = {
  CODE: 'M11 9h8v8h-8zM25 9h8v8h-8zM11 23h8v8h-8zM25 23h3v3h-3zM30 28h3v3h-3z',
  COUNTER_CARD: 'M12 4h20a2 2 0 0 1 2 2v28a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM16 11h9M16 18h12v12H16z',
  TABLE_TENT: 'M15 7h18l6 28H21zM15 7 7 35h14M24 18h7l1.500 9h-7z',
  STICKER: 'M22 5a15 15 0 1 1 0 30 15 15 0 0 1 0-30zM16 14h12v12H16z',
  LABELS: 'M8 6h12v8H8zM24 6h12v8H24zM8 17h12v8H8zM24 17h12v8H24zM8 28h12v8H8zM24 28h12v8H24z',
  BUSINESS_CARD:
    'M8 10h28a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V12a2 2 0 0 1 2-2zM25 15h9v9h-9zM10 17h9M10 22h6',
  POSTER: 'M11 3h22a2 2 0 0 1 2 2v30a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM14 9h16M14 14h10M14 22h9v9h-9z',
  WINDOW_SIGN: 'M9 4h26v32H9zM15 10h14M14 15h16v16H14z',
}

interface NeedFieldProps {
  value: Need
  onChange: (need: Need) => void
}

/** The first question of the dialog. */
export function NeedField({ value, onChange }: NeedFieldProps) {
  const t = useText()
  return (
    <Field label={t('qrPrint:need')} isGroup>
      {({ labelId }) => (
        <div className={styles.needs} role="group" aria-labelledby={labelId}>
          {needs.map((need) => (
            <button key={need} type="button" aria-pressed={need === value} onClick={() => onChange(need)}>
              <svg viewBox="0 0 44 40" aria-hidden="true">
                <path d={SHAPES[need]} />
              </svg>
              {t(`qrPrint:needs.${need}`)}
            </button>
          ))}
        </div>
      )}
    </Field>
  )
}
