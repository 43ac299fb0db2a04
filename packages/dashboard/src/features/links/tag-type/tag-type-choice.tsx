import type { TagSubType } from '@taplet/contract'
import { tagSubType } from '@taplet/contract/schemas'
import { useText } from '../../../lib/text.ts'
import { Field } from '../../../ui/fields/field.tsx'
import styles from '../parts/design-choice.module.css'
import { TagPicture } from './tag-picture.tsx'

interface TagTypeChoiceProps {
  value: TagSubType
  onChange: (type: TagSubType) => void
}

/** Chooses which of the seven tags it is, by appearance. */
export function TagTypeChoice({ value, onChange }: TagTypeChoiceProps) {
  const t = useText()
  return (
    <Field label={t('links:looks.label')} hint={t('links:looks.hint')} isGroup>
      {({ labelId, id: name }) => (
        <div className={styles.choices} role="radiogroup" aria-labelledby={labelId}>
          {tagSubType.options.map((type) => (
            <label key={type} className={styles.choice} data-checked={type === value}>
              <input type="radio" name={name} checked={type === value} onChange={() => onChange(type)} />
              <TagPicture type={type} size={72} />
              <span>{t(`links:looks.${type}`)}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
