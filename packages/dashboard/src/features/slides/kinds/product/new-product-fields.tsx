import { useEffect } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { digitsOf, parsePrice, typePrice } from '../../../../entities/product/typed-price.ts'
import { useText } from '../../../../lib/text.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { currencyOptions } from './currency-options.ts'
import { EXAMPLE_PRICE } from './typed-product.ts'

export interface NewProduct {
  /** The id of an existing product, or the word for a new one. */
  chosen: string
  name: string
  price: string
  currency: string
}

interface NewProductFieldsProps {
  form: UseFormReturn<NewProduct>
  failed: string | undefined
}

/** The fields of a new product. */
export function NewProductFields({ form, failed }: NewProductFieldsProps) {
  const { register, setFocus, setValue, control, formState } = form
  const { errors, isSubmitted } = formState
  const currency = useWatch({ control, name: 'currency' })
  const t = useText()
  // The dialog exists for this field, so it gets the focus.
  useEffect(() => setFocus('name'), [setFocus])

  function problemOfPrice(price: string, typed: NewProduct): string | true {
    const digits = digitsOf(typed.currency)
    const example = typePrice(EXAMPLE_PRICE, digits)
    return parsePrice(price, digits) !== undefined || t('slideKinds:product.priceInvalid', { example })
  }

  return (
    <>
      <TextField
        label={t('slideKinds:make.productName')}
        placeholder={t('slideKinds:make.productExample')}
        error={errors.name?.message ?? (errors.price ? undefined : failed)}
        maxLength={80}
        {...register('name', {
          validate: (name) => /[^\s\p{Cf}]/u.test(name) || t('slideKinds:product.nameEmpty'),
        })}
      />
      <TextField
        label={t('slideKinds:product.price')}
        error={errors.price?.message}
        inputMode="decimal"
        {...register('price', { validate: problemOfPrice })}
      />
      <SelectField
        label={t('slideKinds:product.currency')}
        value={currency}
        options={currencyOptions(currency)}
        onChange={(code) => {
          setValue('currency', code)
          // Another currency may have a different number of decimals.
          if (isSubmitted) void form.trigger('price')
        }}
      />
    </>
  )
}
