import type { QrDesign } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { CodePicture } from './code-picture.tsx'
import styles from './design-choice.module.css'

interface DesignChoiceProps {
  designs: readonly QrDesign[]
  /** null: a plain code. */
  value: string | null
  /** The text in the codes, so that each is drawn as it would be printed. */
  text: string
  onChange: (qrDesignId: string | null) => void
}

const SIZE = 84 // px

/** Chooses a QR design; each option is drawn. */
export function DesignChoice({ designs, value, text, onChange }: DesignChoiceProps) {
  const t = useText()
  const choices = [
    { id: null, name: t('links:design.plain'), design: undefined },
    ...designs.map((design) => ({ id: design.qrDesignId, name: design.qrDesignName, design })),
  ]
  return (
    <Field label={t('links:design.label')} hint={t('links:design.hint')} isGroup>
      {({ labelId, id: name }) => (
        <div className={styles.choices} role="radiogroup" aria-labelledby={labelId}>
          {choices.map(({ id, name: words, design }) => (
            <label key={id ?? 'plain'} className={styles.choice} data-checked={id === value}>
              <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
              <CodePicture text={text} design={design} size={SIZE} label="" />
              <span>{words}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
