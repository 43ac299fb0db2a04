import type { QrDesign as Design, Tag } from '@taplet/contract'
import type { AppTheme } from '@taplet/slides/schema'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { accountQuery } from '../../entities/account/queries.ts'
import { linksQuery } from '../../entities/link/queries.ts'
import { MediaPicker } from '../../features/media/picker/media-picker.tsx'
import { blankDesign, blankName } from '../../features/qr-designs/blank-design.ts'
import { safeLook } from '../../features/qr-designs/start-look.ts'
import { brandColours } from '../../features/qr-designs/designer/panels/brand-colours.ts'
import { DesignerSkeleton } from '../../features/qr-designs/designer/designer-skeleton.tsx'
import { Designer } from '../../features/qr-designs/designer/designer.tsx'
import { clearNewDesignId, newDesignId } from '../../features/qr-designs/designer/state/new-design-id.ts'
import { looks } from '../../features/qr-designs/looks/looks.ts'
import { themeDesign } from '../../features/qr-designs/theme-design.ts'
import { useStartTheme } from './use-start-theme.ts'
import { designsQuery } from '../../entities/qr-design/queries.ts'
import { viewsQuery } from '../../entities/slide/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { useLinkUrl } from '../../lib/api/instance.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { lists } from '../../text/en/lists.ts'
import { qrDesigner } from '../../text/en/qr/qr-designer.ts'
import { qrDesigns } from '../../text/en/qr/qr-designs.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'

addTexts('lists', lists)
addTexts('qrDesigner', qrDesigner)
addTexts('qrDesigns', qrDesigns)

const CREATE = 'create'
const NO_LINKS: readonly Tag[] = []

/**
 * A new design named "Template N+1": of a ready-made look, else in the colours of an app or the brand, else the readable
 * twin of the defaults.
 */
function startDesign(
  id: string,
  designs: readonly Design[],
  lookId: string | null,
  theme: AppTheme | undefined,
): Design {
  const blank = blankDesign(id, blankName(designs))
  const look = looks.find((one) => one.id === lookId)
  return { ...blank, clientConfig: look?.clientConfig ?? (theme ? themeDesign(theme) : safeLook) }
}

interface ConnectedDesignerProps {
  id: string
  designs: readonly Design[]
  accountId: string
  /** Of the app that a new design is for, else of the brand. */
  theme: AppTheme | undefined
}

/** Provides the designer with its dependencies; its initial design stays, whatever is saved later. */
function ConnectedDesigner({ id, designs, accountId, theme }: ConnectedDesignerProps) {
  const api = useApi()
  const [search] = useSearchParams()
  const publicUrl = useLinkUrl()
  const { data: links = NO_LINKS } = useQuery(linksQuery(useApi()))
  const { data: views } = useQuery(viewsQuery(api))
  const latest = designs.find((one) => one.qrDesignId === id)
  const [saved] = useState(() => latest ?? startDesign(id, designs, search.get('look'), theme))
  const brand = useMemo(() => brandColours(designs, views ?? []), [designs, views])
  const handleMade = useCallback(() => clearNewDesignId(id), [id])
  return <Designer {...{ saved, latest, accountId, publicUrl, links, brand, MediaPicker }} onMade={handleMade} />
}

/** /app/qrDesigns/{id} and /app/qrDesigns/create: the QR designer. */
export function QrDesign() {
  const t = useText()
  const api = useApi()
  const { qrDesignId = '' } = useParams()
  const designs = useQuery(designsQuery(useApi()))
  const account = useQuery(accountQuery(api))
  const isNew = qrDesignId === CREATE
  const start = useStartTheme(isNew)
  const id = isNew ? newDesignId() : qrDesignId
  if (designs.data && account.data && start.isReady) {
    if (isNew || designs.data.some((one) => one.qrDesignId === id))
      return (
        <ConnectedDesigner
          key={id}
          id={id}
          designs={designs.data}
          accountId={account.data.accountId}
          theme={start.theme}
        />
      )
    return (
      <EmptyState
        drawing="lost"
        level={1}
        title={t('qrDesigner:designer.gone')}
        sentence={t('qrDesigner:designer.goneSentence')}
        action={<ButtonLink to="/app/qrDesigns">{t('qrDesigner:designer.back')}</ButtonLink>}
      />
    )
  }
  if (!designs.isError && !account.isError) return <DesignerSkeleton />
  const retry = () => {
    for (const query of [designs, account]) if (query.isError) void query.refetch()
  }
  return (
    <ErrorState
      title={t('qrDesigns:errorTitle')}
      sentence={t('qrDesigns:error')}
      safe={t('qrDesigns:errorSafe')}
      retry={{ label: t('retry'), onRetry: retry, busy: designs.isFetching || account.isFetching }}
    />
  )
}
