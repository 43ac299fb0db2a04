import { linkPath, type TagSubType } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { loginPath } from '../../../lib/login-path.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { editLinkPath } from '../../../entities/link/link-paths.ts'
import styles from './registration.module.css'

export interface FoundTag {
  state: 'UNKNOWN' | 'UNCLAIMED' | 'DISABLED' | 'CLAIMED' | 'MINE'
  tagSubType: TagSubType | null
  tagName: string
}

interface TagStateProps {
  tagId: string
  tag: FoundTag
  isSignedIn: boolean
  onOther: () => void
}

/** Returns here after sign-in, with the tag (spec D8). */
const signIn = (tagId: string) =>
  loginPath({ pathname: '/info/tagRegistration', search: `?tagId=${encodeURIComponent(tagId)}`, hash: '' })

/** The state of a tag, and what can be done about it. */
export function TagState({ tagId, tag: { state }, isSignedIn, onOther }: TagStateProps) {
  const t = useText()
  const other = (
    <Button wide onClick={onOther}>
      {t('tagRegistration:other')}
    </Button>
  )
  if (state === 'MINE')
    return (
      <div className={styles.stack}>
        <ButtonLink kind="pri" wide to={editLinkPath(tagId)}>
          {t('tagRegistration:edit')}
        </ButtonLink>
        <ButtonLink wide external newTab icon="open" to={linkPath(tagId)}>
          {t('tagRegistration:test')}
        </ButtonLink>
        {other}
      </div>
    )
  if (state === 'UNCLAIMED' || (state === 'CLAIMED' && !isSignedIn))
    return (
      <div className={styles.stack}>
        <ButtonLink kind="pri" wide to={signIn(tagId)}>
          {t('tagRegistration:signIn')}
        </ButtonLink>
        {state === 'UNCLAIMED' && (
          <ButtonLink wide to={signIn(tagId).replace('/login', '/signup')}>
            {t('tagRegistration:signUp')}
          </ButtonLink>
        )}
        {other}
      </div>
    )
  return <div className={styles.stack}>{other}</div>
}
