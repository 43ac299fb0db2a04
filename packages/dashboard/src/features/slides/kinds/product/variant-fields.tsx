import type { ReactNode } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import styles from '../kind-frame.module.css'
import type { Problem, Problems, TypedVariant } from './typed-product.ts'

interface VariantFieldsProps {
  variant: TypedVariant
  place: number
  /** Pieces that payments under way hold. */
  held: number
  isOnly: boolean
  problems: Problems
  sayProblem: (problem: Problem | undefined) => string | undefined
  /** Opens the media picker. */
  onPicture: () => void
  onChange: (change: Partial<TypedVariant>) => void
  onRemove: () => void
}

/** The colour field of a variant; optional. */
function ColourOfVariant({ value, onChange }: { value: string; onChange: (colour: string) => void }): ReactNode {
  const t = useText()
  if (value === '')
    return (
      <Button kind="plain" icon="drop" onClick={() => onChange('#9AD4B8')}>
        {t('slideKinds:product.addColour')}
      </Button>
    )
  return (
    <label className={styles.colour}>
      {t('slideKinds:product.colour')}
      <input type="color" value={value.slice(0, 7)} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}

/** A variant of a product: name, colour, picture, price, stock. */
export function VariantFields(props: VariantFieldsProps) {
  const { variant, place, held, isOnly, problems, sayProblem, onPicture, onChange, onRemove } = props
  const t = useText()
  const { variantId, name, colour, price, fullPrice, stock, imageUrl } = variant
  const called = name || t('slideKinds:product.variant', { place })
  const problem = (field: string) => sayProblem(problems[`${variantId}.${field}`])
  return (
    <li className={styles.variant}>
      {!isOnly && (
        <>
          <button
            type="button"
            className={styles.swatch}
            aria-label={t('slideKinds:product.variantPicture', { name: called })}
            onClick={onPicture}
          >
            {imageUrl ? <img src={imageUrl} alt="" /> : <Icon name="image" />}
          </button>
          <TextField
            label={t('slideKinds:product.variantName')}
            placeholder={t('slideKinds:product.variantExample')}
            error={problem('name')}
            value={name}
            maxLength={60}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <IconButton icon="trash" label={t('slideKinds:product.removeVariant', { name: called })} onClick={onRemove} />
        </>
      )}
      <div className={styles.numbers}>
        <TextField
          label={t('slideKinds:product.price')}
          error={problem('price')}
          inputMode="decimal"
          value={price}
          onChange={(event) => onChange({ price: event.target.value })}
        />
        <TextField
          label={t('slideKinds:product.fullPrice')}
          error={problem('fullPrice')}
          inputMode="decimal"
          value={fullPrice}
          onChange={(event) => onChange({ fullPrice: event.target.value })}
        />
        <TextField
          label={t('slideKinds:product.stock')}
          placeholder={t('slideKinds:product.unlimited')}
          hint={held > 0 ? t('slideKinds:product.held', { count: held }) : undefined}
          error={problem('stock')}
          inputMode="numeric"
          value={stock}
          onChange={(event) => onChange({ stock: event.target.value })}
        />
        {!isOnly && <ColourOfVariant value={colour} onChange={(next) => onChange({ colour: next })} />}
      </div>
    </li>
  )
}
