import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './gallery.module.css'

export function FieldsSection() {
  const t = useText()
  const [query, setQuery] = useState('')
  const [font, setFont] = useState('b')
  const options = [
    { value: 'a', label: t('gallery:sample.fontA') },
    { value: 'b', label: t('gallery:sample.fontB') },
    { value: 'c', label: t('gallery:sample.fontC') },
  ]
  return (
    <>
      <SearchField
        label={t('gallery:sample.search')}
        clearLabel={t('clear')}
        value={query}
        onChange={setQuery}
        shortcut="/"
      />
      <div className={styles.grid}>
        <TextField
          label={t('gallery:sample.name')}
          aside={t('gallery:sample.nameCount')}
          hint={t('gallery:sample.nameHint')}
          defaultValue={t('gallery:sample.nameValue')}
        />
        <TextField
          label={t('gallery:sample.address')}
          icon="link"
          defaultValue="lark"
          error={t('gallery:sample.addressError')}
        />
        <TextField label={t('gallery:sample.size')} defaultValue="50" unit="px" inputMode="numeric" />
        <TextField label={t('gallery:sample.name')} placeholder={t('gallery:sample.nameValue')} disabled />
        <TextArea label={t('gallery:sample.description')} defaultValue={t('gallery:sample.descriptionValue')} />
        <TextArea label={t('gallery:sample.description')} error={t('gallery:sample.addressError')} />
        <SelectField label={t('gallery:sample.font')} value={font} options={options} onChange={setFont} />
        <SelectField label={t('gallery:sample.font')} value="a" options={options} onChange={setFont} disabled />
        <SelectField
          label={t('gallery:sample.font')}
          value="c"
          options={options}
          onChange={setFont}
          error={t('gallery:sample.addressError')}
        />
      </div>
    </>
  )
}
