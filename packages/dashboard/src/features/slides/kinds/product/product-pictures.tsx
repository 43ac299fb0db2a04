import { MAX_PRODUCT_IMAGES, type ProductInput } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import styles from '../kind-frame.module.css'

type Pictures = ProductInput['images']

interface ProductPicturesProps {
  images: Pictures
  onAdd: () => void
  onChange: (images: Pictures) => void
}

/** The pictures of a product with their alt texts. */
export function ProductPictures({ images, onAdd, onChange }: ProductPicturesProps) {
  const t = useText()
  return (
    <Card title={t('slideKinds:product.pictures')}>
      <ul className={styles.pictures}>
        {images.map(({ url, altText }, index) => (
          <li key={url} className={styles.picture}>
            <img className={styles.thumb} src={url} alt="" />
            <TextField
              label={t('slideKinds:product.altText', { place: index + 1 })}
              value={altText}
              maxLength={200}
              onChange={(event) =>
                onChange(images.map((one, at) => (at === index ? { ...one, altText: event.target.value } : one)))
              }
            />
            <IconButton
              icon="trash"
              label={t('slideKinds:product.removePicture', { place: index + 1 })}
              onClick={() => onChange(images.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      {images.length < MAX_PRODUCT_IMAGES && (
        <Button icon="image" onClick={onAdd}>
          {t('slideKinds:product.addPicture')}
        </Button>
      )}
    </Card>
  )
}
