import type { Tag } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CodePicture } from '../parts/code-picture.tsx'
import { withoutScheme } from '../../../entities/link/link-paths.ts'
import { nameOf } from '../../../entities/link/name-of.ts'
import type { Known } from '../parts/use-known.ts'
import { TagPicture } from '../tag-type/tag-picture.tsx'
import styles from './editor.module.css'
import type { LinkTools } from './use-link-tools.tsx'
import { useLinkField } from './use-link-field.ts'

interface PreviewCardProps {
  /** Undefined while it is new. */
  link: Tag | undefined
  known: Known
  /** The text in the code. */
  text: string
  short: string
  tools: LinkTools
}

const CODE = 196 // px

/** The code as it will be printed, with its actions. */
export function PreviewCard({ link, known, text, short, tools }: PreviewCardProps) {
  const t = useText()
  const { value: designId } = useLinkField('qrDesignId')
  const { value: isTag } = useLinkField('isTag')
  const { value: type } = useLinkField('tagSubType')
  return (
    <Card title={t('linkForm:preview')}>
      <div className={styles.preview}>
        <div className={styles.code} data-draft={!link}>
          <CodePicture
            text={text}
            design={known.designById.get(designId ?? '')}
            size={CODE}
            label={t('links:codeOf', { name: nameOf(link, t) })}
          />
          {isTag && <TagPicture type={type} size={88} label={t(`links:looks.${type}`)} />}
        </div>
        {link ? (
          <>
            <p className={styles.url} data-testid="short-link">
              {withoutScheme(short)}
            </p>
            <div className={styles.row}>
              <Button small kind="soft" icon="copy" onClick={() => tools.copy(link)}>
                {t('linkForm:copy')}
              </Button>
              <ButtonLink small external newTab icon="open" to={text}>
                {t('linkForm:open')}
              </ButtonLink>
              <Button small icon="download" onClick={() => tools.ask('download')}>
                {t('linkForm:download')}
              </Button>
              <Button small icon="nfc" onClick={() => tools.ask('nfc')}>
                {t('linkForm:nfc')}
              </Button>
            </div>
          </>
        ) : (
          <p className={styles.hint}>{t('linkForm:previewNote')}</p>
        )}
      </div>
    </Card>
  )
}
