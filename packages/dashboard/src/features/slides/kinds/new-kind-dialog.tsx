import type { KindType } from '@taplet/slides/schema'
import type { ComponentType } from 'react'
import type { NewItemDialogProps } from './new-item-dialog.tsx'
import { NewProductDialog } from './product/new-product-dialog.tsx'
import { NewWebsiteDialog } from './website/new-website-dialog.tsx'

const dialogs: { [T in KindType]: ComponentType<NewItemDialogProps> } = {
  EXTERNAL_WEBSITE: NewWebsiteDialog,
  PRODUCT: NewProductDialog,
}

/** Creates a slide that shows something in place of widgets, with the dialog of its kind. */
export function NewKindDialog({ type, ...props }: NewItemDialogProps & { type: KindType }) {
  const Shown = dialogs[type]
  return <Shown {...props} />
}
