import type { AppTemplate } from '@taplet/contract'
import { useId, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { FilterPill } from '../../../ui/layout/chip.tsx'
import { UndoStrip } from '../../../ui/list/undo-strip.tsx'
import { NameDialog } from '../../../ui/overlays/name-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import styles from './own-template-picker.module.css'
import { useDeleteAppTemplate, useRenameAppTemplate } from './queries.ts'

interface OwnTemplatePickerProps {
  templates: readonly AppTemplate[]
  /** The chosen template. */
  value: AppTemplate | undefined
  onChange: (templateId: string | undefined) => void
}

/** The account's own templates of whole apps; the chosen one can be renamed and deleted. */
export function OwnTemplatePicker({ templates, value, onChange }: OwnTemplatePickerProps) {
  const t = useText()
  const labelId = useId()
  return (
    <div className={styles.picker}>
      {templates.length > 0 && (
        <div className={styles.picker} role="group" aria-labelledby={labelId}>
          <span className={styles.label} id={labelId}>
            {t('appCopies:own.label')}
          </span>
          <div className={styles.templates}>
            {templates.map(({ templateId, name }) => {
              const isChosen = templateId === value?.templateId
              return (
                <FilterPill
                  key={templateId}
                  selected={isChosen}
                  onSelect={() => onChange(isChosen ? undefined : templateId)}
                >
                  {name}
                </FilterPill>
              )
            })}
          </div>
          {value && <Actions key={value.templateId} template={value} onDeleted={() => onChange(undefined)} />}
        </div>
      )}
      <UndoStrip kind="APP_TEMPLATES" />
    </div>
  )
}

function Actions({ template, onDeleted }: { template: AppTemplate; onDeleted: () => void }) {
  const t = useText()
  const [isRenaming, setIsRenaming] = useState(false)
  const rename = useRenameAppTemplate()
  const remove = useDeleteAppTemplate()
  const { templateId, name } = template
  return (
    <div className={styles.actions}>
      <Button kind="plain" small icon="edit" onClick={() => setIsRenaming(true)}>
        {t('appCopies:own.rename')}
      </Button>
      <Button
        kind="plain"
        small
        danger
        icon="trash"
        onClick={() => {
          onDeleted()
          remove(template)
        }}
      >
        {t('appCopies:own.delete')}
      </Button>
      {isRenaming && (
        <NameDialog
          title={t('appCopies:own.renameTitle')}
          label={t('appCopies:name')}
          placeholder={t('appCopies:nameExample')}
          missing={t('appCopies:nameMissing')}
          confirmLabel={t('appCopies:own.rename')}
          name={name}
          isBusy={rename.isPending}
          error={rename.error?.message}
          onName={(next) =>
            rename.mutate(
              { templateId, name: next },
              {
                onSuccess: (renamed) => {
                  setIsRenaming(false)
                  toast.done(t('appCopies:own.renamed', { name: renamed.name }))
                },
              },
            )
          }
          onClose={() => setIsRenaming(false)}
        />
      )}
    </div>
  )
}
