import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../lib/api/api.ts'
import { useText } from '../../../../lib/text.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { EditorSkeleton } from '../../editor/editor-skeleton.tsx'
import type { KindEditorProps } from '../kind-editor-props.ts'
import { ProductForm } from './product-form.tsx'
import { productsQuery } from '../../../../entities/product/queries.ts'
import { useUpdateItem } from '../queries.ts'

/** The editor of a slide's product; if that was deleted, a choice of another one. */
export function ProductEditor(props: KindEditorProps) {
  const { item } = props
  const t = useText()
  const products = useQuery(productsQuery(useApi()))
  const update = useUpdateItem(item)
  const { data, isError, error, isFetching, refetch } = products
  const product = data?.find(({ productId }) => productId === item.productId)
  if (product) return <ProductForm key={product.productId} {...props} product={product} />
  if (isError)
    return (
      <ErrorState
        title={t('slideKinds:product.loadFailed')}
        sentence={error.message}
        retry={{ label: t('retry'), onRetry: () => void refetch(), busy: isFetching }}
      />
    )
  if (!data) return <EditorSkeleton />
  return (
    <EmptyState
      drawing="lost"
      title={t('slideKinds:product.gone')}
      sentence={t('slideKinds:product.goneSentence')}
      action={
        data.length > 0 && (
          <SelectField
            label={t('slideKinds:product.choose')}
            value=""
            options={data.map(({ productId, name }) => ({ value: productId, label: name }))}
            onChange={(productId) =>
              update.mutate(
                { itemName: item.itemName, productId },
                { onError: ({ message }) => toast.failed(t('slideKinds:failed', { message })) },
              )
            }
          />
        )
      }
    />
  )
}
