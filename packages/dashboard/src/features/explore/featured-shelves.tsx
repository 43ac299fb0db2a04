import type { ExploreGroup, FeaturedExperience } from '@taplet/contract'
import { useText } from '../../lib/text.ts'
import { FeaturedCard } from './featured-card.tsx'
import styles from './featured-shelves.module.css'
import { PickOfTheWeek } from './pick-of-the-week.tsx'

interface FeaturedShelvesProps {
  experiences: readonly FeaturedExperience[]
  groups: readonly ExploreGroup[]
}

const PHONE_WIDTH = 200 // px

/** The first app, large; then each group as a shelf, and last the apps in no group. */
export function FeaturedShelves({ experiences, groups }: FeaturedShelvesProps) {
  const t = useText()
  const byId = new Map(experiences.map((one) => [one.experienceId, one]))
  const shelves = groups.map(({ groupId, name, experienceIds }) => ({
    groupId,
    name,
    members: experienceIds.flatMap((id) => byId.get(id) ?? []),
  }))
  const pick = shelves[0]?.members[0] ?? experiences[0]
  const grouped = new Set(groups.flatMap(({ experienceIds }) => experienceIds))
  const rest = experiences.filter((one) => one !== pick && !grouped.has(one.experienceId))
  return (
    <div className={styles.shelves} data-grouped={groups.length > 0}>
      {pick && <PickOfTheWeek experience={pick} />}
      {shelves.map(({ groupId, name, members }) => (
        <Shelf key={groupId} id={groupId} name={name} members={members.filter((one) => one !== pick)} />
      ))}
      {groups.length > 0 ? <Shelf id="" name={t('explore:more')} members={rest} /> : rest.map(card)}
    </div>
  )
}

const card = (experience: FeaturedExperience) => (
  <FeaturedCard key={experience.experienceId} experience={experience} width={PHONE_WIDTH} />
)

function Shelf({ id, name, members }: { id: string; name: string; members: readonly FeaturedExperience[] }) {
  if (members.length === 0) return null
  const heading = `shelf-${id}`
  return (
    <section className={styles.shelf} aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <div className={styles.row}>{members.map(card)}</div>
    </section>
  )
}
