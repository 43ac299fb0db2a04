import type { ExperienceItem } from '@taplet/contract'
import type { Product } from '@taplet/contract/kinds'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useKinds } from '../../../lib/kinds.ts'
import { newId } from '../../../lib/new-id.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { slideKinds } from '../../../text/en/slide-kinds.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { currencyOptions } from './currencies.ts'
import styles from './kind-frame.module.css'
import { productsQuery, useSaveProduct } from '../../../entities/product/queries.ts'
import { useCreateItem } from './queries.ts'
import { typedAddress } from './typed-address.ts'
import { digitsOf, parsePrice, typePrice } from '../../../entities/product/typed-price.ts'

export type NewKind = 'website' | 'product'

interface NewItemDialogProps {
  kind: NewKind
  onMade: (item: ExperienceItem) => void
  onClose: () => void
}

addTexts('slideKinds', slideKinds)

// The dialog opens for this field.
const focusOn = (input: HTMLInputElement | null) => input?.focus()
const NEW = 'new'
const EXAMPLE = 1850 // in the smallest unit

interface FormProps {
  kind: NewKind
  isBusy: boolean
  onClose: () => void
  onSubmit: () => void
  children: ReactNode
}

function FormDialog({ kind, isBusy, onClose, onSubmit, children }: FormProps) {
  const t = useText()
  return (
    <Dialog
      open
      title={t(`slideKinds:make.${kind}Title`)}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="pri" type="submit" form="new-item" busy={isBusy}>
            {t('slideKinds:make.create')}
          </Button>
        </>
      }
    >
      <form
        id="new-item"
        noValidate
        className={styles['fields']}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}

function NewWebsite({ kind, onMade, onClose }: NewItemDialogProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [isTried, setIsTried] = useState(false)
  const create = useCreateItem()
  const websiteUrl = typedAddress(typed)
  const invalid = isTried && websiteUrl === undefined ? t('slideKinds:website.invalid') : undefined
  return (
    <FormDialog
      {...{ kind, onClose }}
      isBusy={create.isPending || create.isSuccess}
      onSubmit={() => {
        setIsTried(true)
        if (websiteUrl === undefined) return
        const itemName = new URL(websiteUrl).hostname.replace(/^www\./, '').slice(0, 80)
        create.mutate({ itemName, itemType: 'EXTERNAL_WEBSITE', websiteUrl }, { onSuccess: onMade })
      }}
    >
      <TextField
        label={t('slideKinds:website.address')}
        hint={t('slideKinds:website.hint')}
        error={invalid ?? create.error?.message}
        placeholder={t('slideKinds:website.example')}
        icon="globe"
        type="url"
        inputMode="url"
        autoComplete="off"
        ref={focusOn}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  )
}

interface NewProductFieldsProps {
  typed: { name: string; price: string; currency: string }
  problems: { name?: string | undefined; price?: string | undefined }
  onChange: (change: Partial<NewProductFieldsProps['typed']>) => void
}

function NewProductFields({ typed, problems, onChange }: NewProductFieldsProps) {
  const t = useText()
  return (
    <>
      <TextField
        label={t('slideKinds:make.productName')}
        placeholder={t('slideKinds:make.productExample')}
        error={problems.name}
        maxLength={80}
        ref={focusOn}
        value={typed.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label={t('slideKinds:product.price')}
        error={problems.price}
        inputMode="decimal"
        value={typed.price}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      <SelectField
        label={t('slideKinds:product.currency')}
        value={typed.currency}
        options={currencyOptions(typed.currency)}
        onChange={(currency) => onChange({ currency })}
      />
    </>
  )
}

/** What the fields of a new product say, and what is wrong with them. */
function useNewProduct({ name, price: typed, currency }: NewProductFieldsProps['typed']) {
  const t = useText()
  const digits = digitsOf(currency)
  const price = parsePrice(typed, digits)
  const isNamed = /[^\s\p{Cf}]/u.test(name)
  const example = typePrice(EXAMPLE, digits)
  const problems: NewProductFieldsProps['problems'] = {
    ...(!isNamed && { name: t('slideKinds:product.nameEmpty') }),
    ...(price === undefined && { price: t('slideKinds:product.priceInvalid', { example }) }),
  }
  return { price, isNamed, problems }
}

function NewProduct({ kind, onMade, onClose }: NewItemDialogProps) {
  const t = useText()
  const { data: products = [] } = useQuery(productsQuery(useKinds()))
  const [chosen, setChosen] = useState(NEW)
  const [typed, setTyped] = useState({ name: '', price: '', currency: 'EUR' })
  const [isTried, setIsTried] = useState(false)
  const save = useSaveProduct()
  const create = useCreateItem()
  const { price, isNamed, problems: wrong } = useNewProduct(typed)
  const failed = save.error?.message ?? create.error?.message
  const problems = isTried && Object.keys(wrong).length > 0 ? wrong : { name: failed }
  const show = ({ productId, name }: Pick<Product, 'productId' | 'name'>) =>
    create.mutate({ itemName: name, itemType: 'PRODUCT', productId }, { onSuccess: onMade })

  function handleSubmit(): void {
    setIsTried(true)
    const known = products.find(({ productId }) => productId === chosen)
    if (known) return show(known)
    // Made already, and the slide was refused: the same again rather than a second one.
    if (save.data) return show(save.data)
    if (!isNamed || price === undefined) return
    const variant = { variantId: newId(), name: '', colour: '', price, fullPrice: null, stock: null, imageUrl: '' }
    const { currency } = typed
    const rest = {
      description: '',
      images: [],
      buyUrl: '',
      sellHere: false,
      isSent: false,
      deliveryPrice: 0,
      active: true,
      variants: [variant],
    }
    save.mutate({ ...rest, name: typed.name.trim(), currency }, { onSuccess: show })
  }

  return (
    <FormDialog
      {...{ kind, onClose }}
      isBusy={save.isPending || create.isPending || create.isSuccess}
      onSubmit={handleSubmit}
    >
      {products.length > 0 && (
        <SelectField
          label={t('slideKinds:make.which')}
          value={chosen}
          options={[
            { value: NEW, label: t('slideKinds:make.newProduct') },
            ...products.map(({ productId, name }) => ({ value: productId, label: name })),
          ]}
          error={chosen === NEW ? undefined : failed}
          onChange={setChosen}
        />
      )}
      {chosen === NEW && (
        <NewProductFields
          {...{ typed, problems }}
          onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
        />
      )}
    </FormDialog>
  )
}

const dialogs: { [K in NewKind]: (props: NewItemDialogProps) => ReactNode } = {
  product: NewProduct,
  website: NewWebsite,
}

/** Makes a slide that shows a website or a product. */
export function NewItemDialog(props: NewItemDialogProps) {
  const Shown = dialogs[props.kind]
  return <Shown {...props} />
}
