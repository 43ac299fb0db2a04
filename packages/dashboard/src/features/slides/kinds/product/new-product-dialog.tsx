import type { Product } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { productsQuery, useSaveProduct } from '../../../../entities/product/queries.ts'
import { digitsOf, parsePrice } from '../../../../entities/product/typed-price.ts'
import { useApi } from '../../../../lib/api/api.ts'
import { newId } from '../../../../lib/new-id.ts'
import { useText } from '../../../../lib/text.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { NewItemDialog, type NewItemDialogProps } from '../new-item-dialog.tsx'
import { useCreateItem } from '../queries.ts'
import { type NewProduct, NewProductFields } from './new-product-fields.tsx'

const NEW = 'new'

/** Creates a slide that shows a new or existing product. */
export function NewProductDialog({ onMade, onClose }: NewItemDialogProps) {
  const t = useText()
  const { data: products = [] } = useQuery(productsQuery(useApi()))
  const save = useSaveProduct()
  const create = useCreateItem()
  const form = useForm<NewProduct>({
    defaultValues: { chosen: NEW, name: '', price: '', currency: 'EUR' },
    shouldFocusError: false,
  })
  const chosen = useWatch({ control: form.control, name: 'chosen' })
  const isNew = chosen === NEW
  const failed = save.error?.message ?? create.error?.message
  const show = ({ productId, name }: Pick<Product, 'productId' | 'name'>) =>
    create.mutate({ itemName: name, itemType: 'PRODUCT', productId }, { onSuccess: onMade })

  const submit = form.handleSubmit(({ name, price: typed, currency }) => {
    const known = products.find(({ productId }) => productId === chosen)
    if (known) return show(known)
    // The product was created and the slide refused: reuse it instead of creating a second one.
    if (save.data) return show(save.data)
    const price = parsePrice(typed, digitsOf(currency))
    if (price === undefined) return
    save.mutate({ name: name.trim(), currency, variants: [{ variantId: newId(), price }] }, { onSuccess: show })
  })

  return (
    <NewItemDialog
      word="product"
      isBusy={save.isPending || create.isPending || create.isSuccess}
      onClose={onClose}
      onSubmit={submit}
    >
      {products.length > 0 && (
        <SelectField
          label={t('slideKinds:make.which')}
          value={chosen}
          options={[
            { value: NEW, label: t('slideKinds:make.newProduct') },
            ...products.map(({ productId, name }) => ({ value: productId, label: name })),
          ]}
          error={isNew ? undefined : failed}
          onChange={(productId) => form.setValue('chosen', productId)}
        />
      )}
      {isNew && <NewProductFields {...{ form, failed }} />}
    </NewItemDialog>
  )
}
