import type { ExploreGroup, FeaturedExperience } from '@taplet/contract'
import { useText } from '../../lib/text.ts'
import { FeaturedCard } from './featured-card.tsx'
import styles from './featured-groups.module.css'
import { PickOfTheWeek } from './pick-of-the-week.tsx'

interface FeaturedGroupsProps {
  experiences: readonly FeaturedExperience[]
  groups: readonly ExploreGroup[]
}

const PHONE_WIDTH = 200 // px

/** The first app, large; then each group as a row, and last the apps in no group. */
export function FeaturedGroups({ experiences, groups }: FeaturedGroupsProps) {
  const t = useText()
  const byId = new Map(experiences.map((one) => [one.experienceId, one]))
  const rows = groups.map(({ groupId, name, experienceIds }) => ({
    groupId,
    name,
    members: experienceIds.flatMap((id) => byId.get(id) ?? []),
  }))
  const pick = rows[0]?.members[0] ?? experiences[0]
  const grouped = new Set(groups.flatMap(({ experienceIds }) => experienceIds))
  const rest = experiences.filter((one) => one !== pick && !grouped.has(one.experienceId))
  return (
    <div className={styles.rows} data-grouped={groups.length > 0}>
      {pick && <PickOfTheWeek experience={pick} />}
      {rows.map(({ groupId, name, members }) => (
        <GroupRow key={groupId} id={groupId} name={name} members={members.filter((one) => one !== pick)} />
      ))}
      {groups.length > 0 ? <GroupRow id="" name={t('explore:more')} members={rest} /> : rest.map(card)}
    </div>
  )
}

const card = (experience: FeaturedExperience) => (
  <FeaturedCard key={experience.experienceId} experience={experience} width={PHONE_WIDTH} />
)

function GroupRow({ id, name, members }: { id: string; name: string; members: readonly FeaturedExperience[] }) {
  if (members.length === 0) return null
  const heading = `group-${id}`
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <div className={styles.row}>{members.map(card)}</div>
    </section>
  )
}
