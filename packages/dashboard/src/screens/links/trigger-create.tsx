import { mayCreate, type Tag } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { accountQuery } from '../../entities/account/queries.ts'
import { linksQuery } from '../../entities/link/queries.ts'
import { FullPage } from '../../features/links/editor/full-notice.tsx'
import { LinkEditor } from '../../features/links/editor/link-editor.tsx'
import { Ready } from '../../features/links/editor/ready.tsx'
import { newValues, valuesOf } from '../../features/links/editor/state/link-values.ts'
import { LINKS_PATH } from '../../entities/link/link-paths.ts'
import { nameOf } from '../../entities/link/name-of.ts'
import { useKnown } from '../../features/links/parts/use-known.ts'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { linkForm } from '../../text/en/links/link-form.ts'
import { links as linkTexts } from '../../text/en/links/links.ts'
import { lists } from '../../text/en/lists.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { DownloadDialog } from './download-dialog.tsx'

addTexts('linkForm', linkForm)
addTexts('links', linkTexts)
addTexts('lists', lists)

/** /app/triggers/create and /app/tags/create: a new link; with ?tagId= an existing one (record 078). */
export function TriggerCreate() {
  const t = useText()
  const [params] = useSearchParams()
  const tagId = params.get('tagId')
  const query = useQuery(linksQuery(useApi()))
  const title = tagId === null ? <title>{t('linkForm:newTitle')}</title> : null
  if (query.data) {
    const link = query.data.find((one) => one.tagId === tagId)
    return (
      <>
        {title}
        {tagId === null ? <NewLink links={query.data} /> : link ? <OldLink key={tagId} link={link} /> : <GoneLink />}
      </>
    )
  }
  return (
    <main>
      {title}
      {query.isError ? (
        <ErrorState
          title={t('links:list.errorTitle')}
          sentence={t('links:list.error')}
          safe={t('links:list.errorSafe')}
          retry={{ label: t('retry'), onRetry: () => void query.refetch(), busy: query.isFetching }}
        />
      ) : (
        <Loader label={t('linkForm:loading')} isFullScreen />
      )}
    </main>
  )
}

function OldLink({ link }: { link: Tag }) {
  const t = useText()
  const known = useKnown()
  // The values on opening: a background refetch must not overwrite what is being typed.
  const [initial] = useState(() => valuesOf(link))
  return (
    <>
      <title>{nameOf(link, t)}</title>
      <LinkEditor
        link={link}
        initial={initial}
        known={known}
        DownloadDialog={DownloadDialog}
        onCreated={() => undefined}
      />
    </>
  )
}

function NewLink({ links }: { links: readonly Tag[] }) {
  const t = useText()
  const known = useKnown()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const { data: account } = useQuery(accountQuery(useApi()))
  const [made, setMade] = useState<Tag>()
  const [round, setRound] = useState(0)
  const only = known.pages.length === 1 ? (known.pages[0]?.experienceId ?? null) : null
  const experienceId = params.get('experienceId') ?? only
  const slideId = params.get('slideId')
  const qrDesignId = params.get('qrDesignId')
  const isTag = pathname.startsWith('/app/tags/')
  const initial = useMemo(
    () => newValues({ isTag, experienceId, slideId, qrDesignId }),
    [isTag, experienceId, slideId, qrDesignId],
  )
  const count = links.filter((link) => !link.isDefault).length
  const isFull = account !== undefined && !mayCreate('link', account.accessLevel, count)
  const header = <PageHeader title={t('linkForm:newTitle')} back={{ to: LINKS_PATH, label: t('linkForm:back') }} />
  if (made)
    return (
      <>
        {header}
        <main>
          <Ready
            link={made}
            known={known}
            DownloadDialog={DownloadDialog}
            onAnother={() => {
              setMade(undefined)
              setRound(round + 1)
            }}
          />
        </main>
      </>
    )
  if (isFull)
    return (
      <>
        {header}
        <main>
          <FullPage />
        </main>
      </>
    )
  return (
    <LinkEditor
      key={round}
      link={undefined}
      initial={initial}
      known={known}
      DownloadDialog={DownloadDialog}
      onCreated={setMade}
    />
  )
}

function GoneLink() {
  const t = useText()
  return (
    <main>
      <title>{t('linkForm:gone.title')}</title>
      <EmptyState
        drawing="lost"
        title={t('linkForm:gone.title')}
        sentence={t('linkForm:gone.sentence')}
        action={
          <ButtonLink kind="pri" to={LINKS_PATH}>
            {t('linkForm:back')}
          </ButtonLink>
        }
      />
    </main>
  )
}
