import { useText } from '../../lib/text.ts'
import { ImageLoader } from '../../ui/states/image-loader.tsx'
import styles from './side-nav.module.css'

/** First letters of the first and the last name; of the address when there is no name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0], '']
  return ((first[0] ?? '') + (last[0] ?? '')).toUpperCase()
}

const BOX = { width: '100%', height: '100%' }

/** The person's picture, or their initials when there is none or it cannot be shown. */
export function Avatar({ name, picture }: { name: string; picture?: string | undefined }) {
  const t = useText()
  const letters = initials(name)
  return (
    <span className={styles['face']}>
      {picture ? (
        <ImageLoader
          src={picture}
          alt=""
          missingLabel={t('missingPicture')}
          fallback={<span className={styles['letters']}>{letters}</span>}
          style={BOX}
        />
      ) : (
        letters
      )}
    </span>
  )
}
