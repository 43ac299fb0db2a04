import { FREE_LIMITS, type LimitedKind, tierOf } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../entities/account/queries.ts'
import { pagesQuery } from '../../entities/experience/queries.ts'
import { nameOf } from '../../entities/link/name-of.ts'
import { linksQuery } from '../../entities/link/queries.ts'
import { PlanOffer } from '../../entities/plan/plan-offer.tsx'
import { keptQuery } from '../../entities/plan/queries.ts'
import { designsQuery } from '../../entities/qr-design/queries.ts'
import { itemsQuery } from '../../entities/slide/queries.ts'
import styles from '../../features/plans/kept/kept.module.css'
import { KeptGroup } from '../../features/plans/kept/kept-group.tsx'
import { useApi } from '../../lib/api/api.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { plans } from '../../text/en/account/plans.ts'
import { links as linkTexts } from '../../text/en/links/links.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'

addTexts('plans', plans)
addTexts('links', linkTexts)

const FEATURES = { experience: 'experiences', experienceItem: 'slides', link: 'links', qrDesign: 'qrDesigns' } as const
const ACCOUNT = '/app/account#subscription'
const KINDS = ['experience', 'experienceItem', 'link', 'qrDesign'] as const

/** All things of each kind by name, and what stays editable; undefined until all are there. */
function useThings() {
  const t = useText()
  const api = useApi()
  const queries = [
    useQuery(pagesQuery(api)),
    useQuery(itemsQuery(api)),
    useQuery(linksQuery(api)),
    useQuery(designsQuery(api)),
    useQuery(keptQuery(api)),
    useQuery(accountQuery(api)),
  ] as const
  const [pages, items, links, designs, kept, account] = queries
  const isFailed = queries.some((query) => query.isError)
  const retry = () => void Promise.all(queries.filter((query) => query.isError).map((query) => query.refetch()))
  if (!pages.data || !items.data || !links.data || !designs.data || !kept.data || !account.data)
    return { data: undefined, isFailed, retry }
  const things: Record<LimitedKind, { id: string; name: string }[]> = {
    experience: pages.data.map((one) => ({ id: one.experienceId, name: one.pageName })),
    experienceItem: items.data.map((one) => ({ id: one.experienceItemId, name: one.itemName })),
    link: links.data.filter((one) => !one.isDefault).map((one) => ({ id: one.tagId, name: nameOf(one, t) })),
    qrDesign: designs.data.map((one) => ({ id: one.qrDesignId, name: one.qrDesignName })),
  }
  return { data: { things, kept: kept.data, isFree: tierOf(account.data.accessLevel) === 'FREE' }, isFailed, retry }
}

/** /app/account/keep: what stays editable where there is more than the Free plan holds. */
export function Keep() {
  const t = useText()
  const { data, isFailed, retry } = useThings()
  const header = (
    <>
      <title>{t('plans:kept.title')}</title>
      <PageHeader title={t('plans:kept.title')} back={{ to: ACCOUNT, label: t('plans:kept.back') }} />
    </>
  )
  if (!data && isFailed)
    return (
      <>
        {header}
        <main>
          <ErrorState
            title={t('plans:kept.errorTitle')}
            sentence={t('plans:kept.error')}
            safe={t('plans:kept.errorSafe')}
            retry={{ label: t('retry'), onRetry: retry, busy: false }}
          />
        </main>
      </>
    )
  if (!data)
    return (
      <>
        {header}
        <Loader label={t('plans:kept.loading')} />
      </>
    )
  const over = KINDS.filter((kind) => data.things[kind].length > FREE_LIMITS[kind])
  const [first] = over
  return (
    <>
      {header}
      <main className={styles.main}>
        {first === undefined ? (
          <EmptyState
            title={t('plans:kept.fitsTitle')}
            sentence={t('plans:kept.fits')}
            action={
              <ButtonLink kind="pri" to={ACCOUNT}>
                {t('plans:kept.back')}
              </ButtonLink>
            }
          />
        ) : (
          <>
            <p className={styles.lede}>{data.isFree ? t('plans:kept.free') : t('plans:kept.ahead')}</p>
            {data.isFree && <PlanOffer featureId={FEATURES[first]} />}
            <div className={styles.groups}>
              {over.map((kind) => (
                <KeptGroup key={kind} kind={kind} things={data.things[kind]} kept={data.kept[kind]} />
              ))}
            </div>
          </>
        )}
      </main>
    </>
  )
}
