import type { Tag } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useIsPhone } from '../../../lib/device/use-is-phone.ts'
import { useLinkUrl } from '../../../lib/api/instance.ts'
import { CodePicture } from '../parts/code-picture.tsx'
import { destinationLabel, shownDestination } from '../parts/destination.ts'
import { codeUrl, editLinkPath, LINKS_PATH, shortUrl, withoutScheme } from '../../../entities/link/link-paths.ts'
import { nameOf } from '../../../entities/link/name-of.ts'
import type { DownloadDialogComponent } from '../parts/download-dialog.ts'
import type { Known } from '../parts/use-known.ts'
import { TagPicture } from '../tag-type/tag-picture.tsx'
import styles from './editor.module.css'
import { useLinkTools } from './use-link-tools.tsx'

interface ReadyProps {
  link: Tag
  known: Known
  DownloadDialog: DownloadDialogComponent
  onAnother: () => void
}

/** Shown after creating a link: its code, large, and the next steps. */
export function Ready({ link, known, DownloadDialog, onAnother }: ReadyProps) {
  const t = useText()
  const publicUrl = useLinkUrl()
  const isPhone = useIsPhone()
  const tools = useLinkTools(link, DownloadDialog)
  const name = nameOf(link, t)
  const text = codeUrl(publicUrl, link)
  const isTag = link.tagSubType !== null
  return (
    <div className={styles.ready}>
      <div className={styles.code}>
        <div className={styles.withTag}>
          <CodePicture
            text={text}
            design={known.designById.get(link.qrDesignId ?? '')}
            size={isPhone ? 220 : 264}
            label={t('links:codeOf', { name })}
          />
          {link.tagSubType && (
            <TagPicture type={link.tagSubType} size={136} label={t(`links:looks.${link.tagSubType}`)} />
          )}
        </div>
      </div>
      <h2>{t('linkForm:ready.title', { name })}</h2>
      <p>
        {t('linkForm:ready.sentence', { where: destinationLabel(shownDestination(link, known), t) })}{' '}
        {isTag && t('linkForm:ready.tag')}
      </p>
      <p className={styles.url} data-testid="short-link">
        {withoutScheme(shortUrl(publicUrl, link))}
      </p>
      <div className={styles.row}>
        <Button kind={isTag ? 'sec' : 'pri'} icon="download" onClick={() => tools.ask('download')}>
          {t('linkForm:download')}
        </Button>
        <Button kind={isTag ? 'pri' : 'sec'} icon="nfc" onClick={() => tools.ask('nfc')}>
          {t('linkForm:nfc')}
        </Button>
        <Button icon="copy" onClick={() => tools.copy(link)}>
          {t('linkForm:copy')}
        </Button>
        <ButtonLink external newTab icon="open" to={text}>
          {t('linkForm:open')}
        </ButtonLink>
      </div>
      <div className={styles.row}>
        <ButtonLink kind="plain" to={LINKS_PATH}>
          {t('linkForm:toList')}
        </ButtonLink>
        <ButtonLink kind="plain" to={editLinkPath(link.tagId)}>
          {t('linkForm:edit')}
        </ButtonLink>
        <Button kind="plain" onClick={onAnother}>
          {t('linkForm:another')}
        </Button>
      </div>
      {tools.dialog}
    </div>
  )
}
