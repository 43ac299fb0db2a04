import { MAX_VARIANTS, type Product } from '@taplet/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../lib/api/api.ts'
import { currentOf } from '../../../../lib/api/current-of.ts'
import { newId } from '../../../../lib/new-id.ts'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextArea } from '../../../../ui/fields/text-area.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { mediaLookupQuery } from '../../../../entities/slide/queries.ts'
import { currencyOptions } from './currency-options.ts'
import { itemSlide } from '../../../../entities/slide/item-slide.ts'
import styles from '../kind-frame.module.css'
import type { KindEditorProps } from '../kind-editor-props.ts'
import { KindFrame } from '../kind-frame.tsx'
import { toShown } from '../../../../entities/product/to-shown.ts'
import { ProductPictures } from './product-pictures.tsx'
import { ProductSelling } from './product-selling.tsx'
import { productsQuery, useSaveProduct } from '../../../../entities/product/queries.ts'
import { useUpdateItem } from '../queries.ts'
import { digitsOf, typePrice } from '../../../../entities/product/typed-price.ts'
import { anotherVariant, EXAMPLE_PRICE, type Problem, readTyped, toTyped, type TypedVariant } from './typed-product.ts'
import { VariantFields } from './variant-fields.tsx'

/** The whole form of a product, with a preview of what visitors will see. */
export function ProductForm(props: KindEditorProps & { product: Product }) {
  const { item, product, beside, isLive, MediaPicker, PayoutNote } = props
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const [base, setBase] = useState(product)
  const [typed, setTyped] = useState(() => toTyped(product))
  const [isTried, setIsTried] = useState(false)
  const [picking, setPicking] = useState<{ variantId?: string }>()
  const { data: media = {} } = useQuery(mediaLookupQuery(api))
  const save = useSaveProduct()
  const rename = useUpdateItem(item)
  const { input, problems } = readTyped(typed)
  const isUnsaved = JSON.stringify(typed) !== JSON.stringify(toTyped(base))
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))
  const changeVariant = (variantId: string, part: Partial<TypedVariant>) =>
    setTyped((before) => ({
      ...before,
      variants: before.variants.map((one) => (one.variantId === variantId ? { ...one, ...part } : one)),
    }))
  const example = typePrice(EXAMPLE_PRICE, digitsOf(typed.currency))
  const sayProblem = (problem: Problem | undefined) =>
    isTried && problem ? t(`slideKinds:product.${problem}`, { example }) : undefined

  function show(next: Product): void {
    setBase(next)
    setTyped(toTyped(next))
    setIsTried(false)
  }

  async function handleSave(): Promise<boolean> {
    setIsTried(true)
    if (Object.keys(problems).length > 0) {
      toast.failed(t('slideKinds:product.invalid'))
      return false
    }
    try {
      const saved = await save.mutateAsync({ ...input, productId: base.productId, revision: base.revision })
      show(saved)
      // In the library the slide has the name of what it shows.
      if (item.itemName === base.name && saved.name !== base.name) await rename.mutateAsync({ itemName: saved.name })
      toast.done(t('slideKinds:saved'))
      return true
    } catch (error) {
      // A conflict is also shown above the form.
      if (error instanceof Error) toast.failed(t('slideKinds:failed', { message: error.message }))
      return false
    }
  }

  const newer = currentOf<Product>(save.error)
  function handleTakeNewer(): void {
    if (newer) show(newer)
    save.reset()
    void client.invalidateQueries({ queryKey: productsQuery(api).queryKey })
  }

  function handleChoose(url: string): void {
    const { variantId } = picking ?? {}
    if (variantId !== undefined) changeVariant(variantId, { imageUrl: url })
    else if (url && !typed.images.some((one) => one.url === url))
      change({ images: [...typed.images, { url, altText: '' }] })
    setPicking(undefined)
  }

  const isOnly = typed.variants.length === 1
  return (
    <KindFrame
      title={base.name}
      subtitle={t('slideKinds:product.used', { count: base.usedIn.length })}
      isUnsaved={isUnsaved}
      isSaving={save.isPending}
      isLive={isLive}
      conflict={newer && { onTakeNewer: handleTakeNewer }}
      onSave={handleSave}
      shown={itemSlide(item)}
      beside={beside}
      live={input.active ? { products: { [base.productId]: toShown(input) } } : {}}
      media={media}
    >
      <Card title={t('slideKinds:product.title')}>
        <div className={styles.fields}>
          <TextField
            label={t('slideKinds:product.name')}
            error={sayProblem(problems['name'])}
            value={typed.name}
            maxLength={80}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextArea
            label={t('slideKinds:product.description')}
            value={typed.description}
            maxLength={1000}
            onChange={(event) => change({ description: event.target.value })}
          />
          <TextField
            label={t('slideKinds:product.buyUrl')}
            hint={t('slideKinds:product.buyHint')}
            error={sayProblem(problems['buyUrl'])}
            placeholder={t('slideKinds:product.buyExample')}
            icon="link"
            type="url"
            value={typed.buyUrl}
            onChange={(event) => change({ buyUrl: event.target.value })}
          />
          <SwitchField
            label={t('slideKinds:product.active')}
            hint={t('slideKinds:product.activeHint')}
            checked={typed.active}
            onChange={(active) => change({ active })}
          />
        </div>
      </Card>
      <ProductSelling
        {...{ typed, isUnsaved, PayoutNote }}
        problem={sayProblem(problems['deliveryPrice'])}
        onChange={change}
      />
      <ProductPictures images={typed.images} onAdd={() => setPicking({})} onChange={(images) => change({ images })} />
      <Card title={t('slideKinds:product.variants')}>
        <ul className={styles.variants}>
          {typed.variants.map((variant, index) => (
            <VariantFields
              key={variant.variantId}
              {...{ variant, isOnly, problems, sayProblem }}
              place={index + 1}
              held={product.held?.[variant.variantId] ?? 0}
              onPicture={() => setPicking({ variantId: variant.variantId })}
              onChange={(part) => changeVariant(variant.variantId, part)}
              onRemove={() =>
                change({ variants: typed.variants.filter(({ variantId }) => variantId !== variant.variantId) })
              }
            />
          ))}
        </ul>
        <div className={styles.fields}>
          {typed.variants.length < MAX_VARIANTS && (
            <div>
              <Button
                icon="plus"
                onClick={() =>
                  change({ variants: [...typed.variants, anotherVariant(newId(), typed.variants.at(-1))] })
                }
              >
                {t('slideKinds:product.addVariant')}
              </Button>
            </div>
          )}
          <SelectField
            label={t('slideKinds:product.currency')}
            value={typed.currency}
            options={currencyOptions(typed.currency)}
            onChange={(currency) => change({ currency })}
          />
        </div>
      </Card>
      {picking && (
        <MediaPicker
          kind="IMAGE"
          value={typed.variants.find(({ variantId }) => variantId === picking.variantId)?.imageUrl ?? ''}
          onChoose={handleChoose}
          onClose={() => setPicking(undefined)}
        />
      )}
    </KindFrame>
  )
}
