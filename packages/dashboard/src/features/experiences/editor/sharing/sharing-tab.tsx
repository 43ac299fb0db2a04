import { linkPath, type Page } from '@taplet/contract'
import { Suspense } from 'react'
import { useLinkUrl, usePublicUrl } from '../../../../lib/api/instance.ts'
import { useText } from '../../../../lib/text.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'
import { type Library, viewOf } from '../../../../entities/experience/library.ts'
import { LinkCard } from '../../../../entities/link/link-card.tsx'
import type { Refusal } from '../refusal.ts'
import type { ExperienceDocument } from '../../../../entities/experience/experience-document.ts'
import type { Details } from '../state/update-details.ts'
import { LinkPreview } from './link-preview.tsx'
import { PictureField } from './picture-field.tsx'
import { pictureUrl } from '../../../../entities/media/picture-url.ts'
import { useNoteShared } from '../../../../entities/onboarding/queries.ts'
import styles from './sharing.module.css'

const BeingFound = lazyComponent(async () => (await import('./being-found.tsx')).BeingFound)
const Badge = lazyComponent(async () => (await import('./badge.tsx')).Badge)
const Embedding = lazyComponent(async () => (await import('./embedding.tsx')).Embedding)

interface SharingTabProps {
  page: Page
  document: ExperienceDocument
  library: Library | undefined
  refusal: Refusal | undefined
  onChange: (changes: Partial<Details>) => void
}

const NO_MEDIA = {}

/** The picture of a shared link: the chosen one, the cover, or the generated one once visitors can open the app. */
function sharedPicture(page: Page, document: ExperienceDocument, library?: Library) {
  const { socialImageUrl, coverImageUrl, experienceItems } = document
  const chosen = socialImageUrl || coverImageUrl
  // Any name other than the current one redirects to the current picture.
  if (!chosen && page.active && !page.takedown) return `/assets/covers/${page.fullPagePath}/r${page.revision}.jpg`
  const grounds = experienceItems.map((itemId) => viewOf(library, itemId)?.viewMetadata.backgroundMedia.url ?? '')
  const url = [chosen, ...grounds].find((one) => one !== '') ?? ''
  return pictureUrl(url, library?.media ?? NO_MEDIA)
}

/** Explains why the address above differs from the address bar: a phone cannot open this computer's localhost. */
function ForOthers({ publicUrl }: { publicUrl: string }) {
  const t = useText()
  const { host } = new URL(publicUrl)
  if (host === location.host) return null
  return <p className={styles.others}>{t('experienceEditor:sharing.forOthers', { host, here: location.host })}</p>
}

/** How the app appears elsewhere: its pictures, a shared link, its link and code. */
export function SharingTab({ page, document, library, refusal, onChange }: SharingTabProps) {
  const t = useText()
  const publicUrl = usePublicUrl()
  const linkUrl = useLinkUrl()
  const noteShared = useNoteShared()
  const media = library?.media ?? NO_MEDIA
  const errorOf = (field: keyof Details) => (refusal?.field === field ? refusal.message : undefined)
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card title={t('experienceEditor:sharing.images')}>
          <div className={styles.fields}>
            <PictureField
              label={t('experienceEditor:sharing.cover')}
              hint={t('experienceEditor:sharing.coverHint')}
              error={errorOf('coverImageUrl')}
              value={document.coverImageUrl}
              media={media}
              onChange={(coverImageUrl) => onChange({ coverImageUrl })}
            />
            <PictureField
              label={t('experienceEditor:sharing.social')}
              hint={t('experienceEditor:sharing.socialHint')}
              error={errorOf('socialImageUrl')}
              value={document.socialImageUrl}
              media={media}
              onChange={(socialImageUrl) => onChange({ socialImageUrl })}
            />
          </div>
        </Card>
        <Suspense fallback={null}>
          <BeingFound isFindable={document.isFindable} onChange={(isFindable) => onChange({ isFindable })} />
        </Suspense>
        <LinkCard
          url={linkUrl + linkPath(page.tagId)}
          name={page.pageName}
          fileName={page.rootPageId}
          experienceId={page.experienceId}
          onShared={noteShared}
        />
        <ForOthers publicUrl={publicUrl} />
        <Suspense fallback={null}>
          <Embedding
            page={page}
            mayBeEmbedded={document.mayBeEmbedded}
            onChange={(mayBeEmbedded) => onChange({ mayBeEmbedded })}
          />
          <Badge hasBadge={document.hasBadge} onChange={(hasBadge) => onChange({ hasBadge })} />
        </Suspense>
      </div>
      <Card title={t('experienceEditor:sharing.previewTitle')}>
        <LinkPreview
          name={document.pageName.trim() || t('experiences:editor.unnamed')}
          description={document.description.trim()}
          host={new URL(publicUrl).host}
          picture={sharedPicture(page, document, library)}
        />
      </Card>
    </div>
  )
}
