import type { LinkScans, Page, Tag } from '@taplet/contract'
import { useQueries } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { addTexts, language, useText } from '../../../lib/text.ts'
import { overview } from '../../../text/en/apps/overview.ts'
import { links as linkTexts } from '../../../text/en/links/links.ts'
import { analyticsPath } from '../../../entities/link/link-paths.ts'
import { nameOf } from '../../../entities/link/name-of.ts'
import { linksQuery, linkStatsQuery } from '../../../entities/link/queries.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { BriefCard } from '../../../ui/brief/brief-card.tsx'
import { BriefRow, BriefRows } from '../../../ui/brief/brief-row.tsx'
import { EditedTime } from '../../../ui/list/edited-time.tsx'

addTexts('links', linkTexts)
addTexts('overview', overview)

const SHOWN = 3
const numbers = new Intl.NumberFormat(language)

function Note({ link, scans }: { link: Tag; scans: LinkScans | undefined }) {
  const t = useText()
  if (!link.active) return t('overview:links.off')
  const lastAt = scans?.lastAt
  return lastAt ? (
    <EditedTime at={lastAt} words={(when) => t('overview:links.last', { when })} />
  ) : (
    t('overview:links.never')
  )
}

/** The links to an app that are scanned most. */
export function LinksCard({ page: { experienceId } }: { page: Pick<Page, 'experienceId'> }) {
  const t = useText()
  const api = useApi()
  const [query, { data: stats, isPending }] = useQueries({ queries: [linksQuery(api), linkStatsQuery(api)] })
  const scansOf = ({ tagId }: Tag) => stats?.scans[tagId]
  const links = (query.data ?? [])
    .filter((link) => link.experienceId === experienceId)
    .toSorted((one, other) => (scansOf(other)?.total ?? 0) - (scansOf(one)?.total ?? 0))
  return (
    <BriefCard
      title={t('overview:links.title')}
      action={
        links.length > SHOWN ? (
          <ButtonLink small kind="plain" to="#links">
            {t('overview:links.more', { count: links.length })}
          </ButtonLink>
        ) : (
          <ButtonLink small kind="soft" icon="plus" to="#links/trigger/add_new">
            {t('overview:links.add')}
          </ButtonLink>
        )
      }
      // Their order depends on the scans.
      query={isPending ? { ...query, data: undefined } : query}
      height={171}
      empty={links.length === 0 && t('overview:links.none')}
    >
      <BriefRows>
        {links.slice(0, SHOWN).map((link) => {
          const count = scansOf(link)?.total
          return (
            <BriefRow
              key={link.tagId}
              icon={link.tagSubType === null ? 'link' : 'nfc'}
              title={nameOf(link, t)}
              note={<Note link={link} scans={scansOf(link)} />}
              value={count === undefined ? '–' : numbers.format(count)}
              unit={t(count === 1 ? 'overview:links.scans.one' : 'overview:links.scans.many')}
              to={analyticsPath(link.tagId)}
            />
          )
        })}
      </BriefRows>
    </BriefCard>
  )
}
