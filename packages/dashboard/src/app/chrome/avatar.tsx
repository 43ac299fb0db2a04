import styles from './side-nav.module.css'

/** First letters of the first and the last name; of the address when there is no name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0], '']
  return ((first[0] ?? '') + (last[0] ?? '')).toUpperCase()
}

/** The person's picture, or their initials. */
export function Avatar({ name, picture }: { name: string; picture?: string | undefined }) {
  return <span className={styles['face']}>{picture ? <img src={picture} alt="" /> : initials(name)}</span>
}
