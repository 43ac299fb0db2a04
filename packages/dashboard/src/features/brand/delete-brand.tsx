import type { Brand } from '@taplet/contract'
import { useState } from 'react'
import { useDeleteBrand } from '../../entities/brand/queries.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../ui/toasts/toast.tsx'

/** Deletes a brand, once it is said what stays. */
export function DeleteBrand({ brand, onDeleted }: { brand: Brand; onDeleted: () => void }) {
  const t = useText()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteBrand()
  const handleConfirm = () =>
    remove.mutate(brand, {
      onSuccess: () => {
        onDeleted()
        toast.done(t('brand:deleted'))
      },
      onError: ({ message }) => toast.failed(message),
    })
  return (
    <>
      <Button kind="plain" danger onClick={() => setIsAsking(true)}>
        {t('brand:delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('brand:deleteTitle', { name: brand.name })}
        consequences={[t('brand:deleteStays')]}
        confirmLabel={t('brand:delete')}
        cancelLabel={t('cancel')}
        busy={remove.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={handleConfirm}
      />
    </>
  )
}
