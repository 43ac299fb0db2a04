import { useText } from '../../lib/text.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { ImageLoader } from '../../ui/states/image-loader.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './avatar.module.css'

/** First letters of the first and the last word; words that begin with a plus or an emoji are skipped. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /^\p{L}/u.exec(word)?.[0] ?? [])
  return [letters[0], letters.length > 1 ? letters.at(-1) : undefined].join('').toLocaleUpperCase()
}

const BOX = { width: '100%', height: '100%' }

interface AvatarProps {
  name: string
  picture?: string | undefined
  isLarge?: boolean
}

/** The account's picture, or initials when there is none or it fails to load. */
export function Avatar({ name, picture, isLarge = false }: AvatarProps) {
  const t = useText()
  const letters = initials(name) || <Icon name="account" />
  return (
    <span className={classNames(styles.face, isLarge && styles.large)}>
      {picture ? (
        <ImageLoader
          src={picture}
          alt=""
          missingLabel={t('missingPicture')}
          fallback={<span className={styles.letters}>{letters}</span>}
          style={BOX}
        />
      ) : (
        letters
      )}
    </span>
  )
}
