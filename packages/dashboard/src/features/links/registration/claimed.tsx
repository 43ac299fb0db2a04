import { linkPath, type Tag } from '@taplet/contract'
import { Suspense, useState } from 'react'
import { useLinkUrl } from '../../../lib/api/instance.ts'
import { useText } from '../../../lib/text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { codeUrl, editLinkPath, LINKS_PATH } from '../../../entities/link/link-paths.ts'
import styles from './registration.module.css'

const NfcDialog = lazyComponent(async () => (await import('../nfc/nfc-dialog.tsx')).NfcDialog, 'OVER')

/** The tag is claimed: try it, or continue. */
export function Claimed({ link }: { link: Tag }) {
  const t = useText()
  const publicUrl = useLinkUrl()
  const [isWriting, setIsWriting] = useState(false)
  return (
    <div className={styles.stack}>
      <ButtonLink kind="pri" wide external newTab icon="open" to={linkPath(link.tagId)}>
        {t('tagRegistration:test')}
      </ButtonLink>
      <ButtonLink wide to={editLinkPath(link.tagId)}>
        {t('tagRegistration:edit')}
      </ButtonLink>
      <Button wide icon="phone" onClick={() => setIsWriting(true)}>
        {t('tagRegistration:write')}
      </Button>
      <ButtonLink kind="plain" wide to={LINKS_PATH}>
        {t('tagRegistration:toList')}
      </ButtonLink>
      <Suspense fallback={null}>
        {isWriting && <NfcDialog link={link} url={codeUrl(publicUrl, link)} onClose={() => setIsWriting(false)} />}
      </Suspense>
    </div>
  )
}
