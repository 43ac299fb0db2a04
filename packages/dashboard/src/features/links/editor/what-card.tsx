import { useText } from '../../../lib/text.ts'
import { Segment } from '../../../ui/fields/segment.tsx'
import { SwitchField } from '../../../ui/fields/switch-field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { TagTypeChoice } from '../tag-type/tag-type-choice.tsx'
import styles from './editor.module.css'
import { useLinkField } from './use-link-field.ts'

const MAX_NAME = 80
const MAX_NOTE = 500

/** The link's type (code or physical tag), its name, and whether it is on. */
export function WhatCard({ isOwn }: { isOwn: boolean }) {
  const t = useText()
  const isTag = useLinkField('isTag')
  const type = useLinkField('tagSubType')
  const name = useLinkField('tagName')
  const note = useLinkField('note')
  const active = useLinkField('active')
  return (
    <Card title={t('linkForm:what')}>
      <div className={styles.fields}>
        {!isOwn && (
          <Segment
            label={t('linkForm:kind')}
            value={isTag.value ? 'tag' : 'code'}
            options={[
              { value: 'code', label: t('linkForm:code') },
              { value: 'tag', label: t('linkForm:tag') },
            ]}
            onChange={(kind) => isTag.onChange(kind === 'tag')}
          />
        )}
        {isTag.value && <TagTypeChoice value={type.value} onChange={type.onChange} />}
        <TextField
          label={t('linkForm:name')}
          hint={t('linkForm:nameHint')}
          placeholder={t('linkForm:nameExample')}
          error={name.error}
          maxLength={MAX_NAME}
          autoComplete="off"
          value={name.value}
          onChange={(event) => name.onChange(event.target.value)}
          onBlur={name.onBlur}
        />
        <TextArea
          label={t('linkForm:note')}
          hint={t('linkForm:noteHint')}
          error={note.error}
          rows={2}
          maxLength={MAX_NOTE}
          value={note.value}
          onChange={(event) => note.onChange(event.target.value)}
          onBlur={note.onBlur}
        />
        <SwitchField
          label={t('linkForm:active')}
          hint={t(active.value ? 'linkForm:activeHint' : 'linkForm:offHint')}
          checked={active.value}
          onChange={active.onChange}
        />
      </div>
    </Card>
  )
}
