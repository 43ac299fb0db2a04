import type { SlideTemplate } from '@taplet/contract'
import { schemaOf } from '@taplet/slides/schema'
import { useState } from 'react'
import { language, useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { NameDialog } from '../../../ui/overlays/name-dialog.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { SlideThumbnail } from '../../../ui/slides/slide-thumbnail.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useDeleteTemplate, useRenameTemplate } from '../queries.ts'
import type { Choice } from './find-templates.ts'
import styles from './picker.module.css'
import { useTemplateMedia } from './use-template-media.ts'

const WIDTH = 240 // px

interface TemplatePreviewProps {
  choice: Choice
  isBusy: boolean
  error: string | undefined
  onUse: () => void
  onRenamed: (template: SlideTemplate) => void
  onBack: () => void
}

/** Number of widgets with something to fill in. */
const askedOf = ({ slide }: Choice): number =>
  slide.widgets.filter((widget) => schemaOf(widget).isEmpty?.(widget.widgetData)).length

/** Actions for the owner of a template. */
function OwnActions({
  template,
  onRenamed,
  onBack,
}: { template: SlideTemplate } & Pick<TemplatePreviewProps, 'onRenamed' | 'onBack'>) {
  const t = useText()
  const [asks, setAsks] = useState<'DELETE' | 'RENAME'>()
  const rename = useRenameTemplate()
  const remove = useDeleteTemplate()
  const { name, templateId } = template
  return (
    <div className={styles.own}>
      <Button kind="plain" icon="edit" onClick={() => setAsks('RENAME')}>
        {t('templates:rename')}
      </Button>
      <Button kind="plain" danger icon="trash" onClick={() => setAsks('DELETE')}>
        {t('templates:delete')}
      </Button>
      {asks === 'RENAME' && (
        <NameDialog
          title={t('templates:renameTitle')}
          label={t('templates:name')}
          placeholder={t('templates:nameExample')}
          missing={t('templates:nameMissing')}
          confirmLabel={t('templates:rename')}
          name={name}
          isBusy={rename.isPending}
          error={rename.error?.message}
          onName={(next) =>
            rename.mutate(
              { templateId, name: next },
              {
                onSuccess: (renamed) => {
                  setAsks(undefined)
                  onRenamed(renamed)
                  toast.done(t('templates:renamed', { name: renamed.name }))
                },
              },
            )
          }
          onClose={() => setAsks(undefined)}
        />
      )}
      <ConfirmDialog
        open={asks === 'DELETE'}
        danger
        title={t('templates:deleteTitle', { name })}
        consequences={[t('templates:deleteStays')]}
        confirmLabel={t('templates:delete')}
        cancelLabel={t('cancel')}
        busy={remove.isPending}
        onCancel={() => setAsks(undefined)}
        onConfirm={() =>
          remove.mutate(template, {
            onSuccess: () => {
              toast.done(t('templates:deleted', { name }))
              onBack()
            },
            onError: ({ message }) => toast.failed(message),
          })
        }
      />
    </div>
  )
}

/** A large preview of one template, with the number of things to fill in. */
export function TemplatePreview({ choice, isBusy, error, onUse, onRenamed, onBack }: TemplatePreviewProps) {
  const t = useText()
  const media = useTemplateMedia()
  const asked = askedOf(choice)
  return (
    <div className={styles.preview}>
      <span className={styles.thumb}>
        <SlideThumbnail slide={choice.slide} media={media} width={WIDTH} showsEmpty />
      </span>
      <div className={styles.about}>
        <Button kind="plain" small icon="back" onClick={onBack}>
          {t('templates:back')}
        </Button>
        {choice.own ? (
          <p>{t('templates:ownFacts', { date: new Date(choice.own.createdAt).toLocaleDateString(language) })}</p>
        ) : (
          <p>{t('templates:by')}</p>
        )}
        {asked > 0 && <p>{t('templates:asks', { count: asked })}</p>}
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        <Button kind="pri" busy={isBusy} onClick={onUse}>
          {t('templates:use')}
        </Button>
        {choice.own && <OwnActions template={choice.own} onRenamed={onRenamed} onBack={onBack} />}
      </div>
    </div>
  )
}
