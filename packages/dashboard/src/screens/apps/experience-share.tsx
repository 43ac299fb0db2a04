import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import { useLibrary } from '../../entities/experience/library.ts'
import { publishState } from '../../entities/experience/publish-state.ts'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { linksQuery } from '../../entities/link/queries.ts'
import { designsQuery } from '../../entities/qr-design/queries.ts'
import { ShareApp } from '../../features/experiences/share/share-app.tsx'
import { useApi } from '../../lib/api/api.ts'
import { useLinkUrl, usePublicUrl } from '../../lib/api/instance.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { share } from '../../text/en/apps/share.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { DownloadDialog } from '../links/download-dialog.tsx'

addTexts('share', share)

/** /app/experiences/{experienceId}/share: hands a live instant app out; the moment after publishing is here as well. */
export function ExperienceShare() {
  const t = useText()
  const api = useApi()
  const { experienceId = '' } = useParams()
  const { state } = useLocation()
  const { data: pages = [] } = useQuery(pagesQuery(api))
  const { data: links } = useQuery(linksQuery(api))
  const { data: designs } = useQuery(designsQuery(api))
  const { library } = useLibrary()
  const publicUrl = usePublicUrl()
  const linkUrl = useLinkUrl()
  const page = pages.find((one) => one.experienceId === experienceId)
  const back = `/app/experiences/${experienceId}`
  // What nobody can open is not handed out; the screen of the app says why.
  if (!page || publishState(page) !== 'live') return <Navigate to={back} replace />
  const designId = links?.find(({ tagId }) => tagId === page.tagId)?.qrDesignId
  return (
    <>
      <title>{`${t('share:title')}: ${page.pageName}`}</title>
      <PageHeader title={page.pageName} back={{ to: back, label: t('share:back') }} />
      <ShareApp
        page={page}
        {...{ library, publicUrl, linkUrl, DownloadDialog }}
        design={designs?.find(({ qrDesignId }) => qrDesignId === designId)}
        isFirst={isFirstPublishing(state)}
      />
    </>
  )
}

const isFirstPublishing = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFirst' in state && state.isFirst === true
