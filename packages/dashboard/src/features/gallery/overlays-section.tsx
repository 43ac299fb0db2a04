import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { Sheet } from '../../ui/overlays/sheet/sheet.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import styles from './gallery.module.css'

type Open = 'dialog' | 'confirm' | 'sheet' | undefined

export function OverlaysSection() {
  const t = useText()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const sayRemoved = () =>
    toast.done(t('gallery:sample.toastUndo'), {
      label: t('undo'),
      onUndo: () => toast.say(t('gallery:sample.toastPlain')),
    })
  return (
    <>
      <div className={styles.row}>
        <Button onClick={() => setOpen('dialog')}>{t('gallery:sample.openDialog')}</Button>
        <Button danger onClick={() => setOpen('confirm')}>
          {t('gallery:sample.openConfirm')}
        </Button>
        <Button onClick={() => setOpen('sheet')}>{t('gallery:sample.openSheet')}</Button>
        <Menu
          trigger={(props) => <IconButton icon="more" label={t('gallery:sample.openMenu')} line {...props} />}
          actions={[
            { label: t('gallery:sample.edit'), icon: 'edit', onSelect: close },
            { label: t('gallery:sample.duplicate'), icon: 'copy', disabled: true, onSelect: close },
            { label: t('delete'), icon: 'trash', danger: true, startsGroup: true, onSelect: sayRemoved },
          ]}
        />
      </div>
      <div className={styles.row}>
        <Button kind="soft" small onClick={() => toast.done(t('gallery:sample.toastDone'))}>
          {t('gallery:sample.toastDone')}
        </Button>
        <Button kind="soft" small onClick={sayRemoved}>
          {t('gallery:sample.toastUndo')}
        </Button>
        <Button kind="soft" small onClick={() => toast.failed(t('gallery:sample.toastFailed'))}>
          {t('gallery:sample.failed')}
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        title={t('gallery:sample.dialogTitle')}
        closeLabel={t('close')}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button kind="pri" onClick={close}>
              {t('save')}
            </Button>
          </>
        }
      >
        <p>{t('gallery:sample.dialogText')}</p>
        <TextField label={t('gallery:sample.name')} defaultValue={t('gallery:sample.slide')} />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        danger
        title={t('gallery:sample.confirmTitle')}
        consequences={[t('gallery:sample.consequence1'), t('gallery:sample.consequence2')]}
        confirmLabel={t('gallery:sample.remove')}
        cancelLabel={t('cancel')}
        onConfirm={close}
        onCancel={close}
      />
      <Sheet
        open={open === 'sheet'}
        title={t('gallery:sample.slide')}
        doneLabel={t('done')}
        onClose={close}
        actions={<IconButton icon="copy" label={t('gallery:sample.duplicate')} />}
      >
        <TextField label={t('gallery:sample.name')} defaultValue={t('gallery:sample.slide')} />
      </Sheet>
    </>
  )
}
