import type { LinkHealth, LinkScans, QrDesign, Tag } from '@taplet/contract'
import { memo, useRef } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SelectBox } from '../../../ui/list/selecting/select-box.tsx'
import { useNear } from '../../../ui/list/use-near.ts'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { CodePicture } from '../parts/code-picture.tsx'
import { DestinationLine } from '../parts/destination-line.tsx'
import { analyticsPath, codeUrl, editLinkPath, shortUrl, withoutScheme } from '../../../entities/link/link-paths.ts'
import { nameOf } from '../../../entities/link/name-of.ts'
import type { Known } from '../parts/use-known.ts'
import { TagPicture } from '../tag-type/tag-picture.tsx'
import { HealthMark } from './health-mark.tsx'
import { LinkChips } from './link-chips.tsx'
import { type LinkAction, linkActions } from './link-actions.ts'
import styles from './link-row.module.css'
import { ScanFacts } from './scan-facts.tsx'
import { SmallSwitch } from '../parts/small-switch.tsx'

export interface LinkRowProps {
  link: Tag
  /** Drawn whole at once, before it is known what is near the window. */
  isEarly?: boolean
  scans: LinkScans | undefined
  health: LinkHealth | undefined
  design: QrDesign | undefined
  known: Known
  publicUrl: string
  isSelecting: boolean
  isSelected: boolean
  /** Without it, the row cannot be selected. */
  onToggle?: (id: string, isRange: boolean) => void
  onAction: (action: LinkAction, link: Tag) => void
}

const CODE = 64 // px

/**
 * A link in the list. Far from the window only its name is there, to be found and read out; near, also its code,
 * destination, scans and health.
 */
export const LinkRow = memo(function LinkRow(props: LinkRowProps) {
  const { link, known, publicUrl, isSelected, isEarly = false, onAction } = props
  const t = useText()
  const box = useRef<HTMLElement>(null)
  const isNear = useNear(box, isEarly)
  const name = nameOf(link, t)
  return (
    <article ref={box} className={styles.row} data-selected={isSelected} data-off={!link.active} data-far={!isNear}>
      {isNear && <RowCode {...props} name={name} />}
      <div className={styles.words}>
        <div className={styles.title}>
          <h2>
            <Link to={editLinkPath(link.tagId)}>{name}</Link>
          </h2>
          {isNear && <LinkChips link={link} />}
        </div>
        {isNear && (
          <>
            <DestinationLine destination={link} known={known} />
            <p className={styles.short}>
              <span>{withoutScheme(shortUrl(publicUrl, link))}</span>
              <span className={styles.above}>
                <IconButton
                  small
                  icon="copy"
                  label={t('links:copyOf', { name })}
                  onClick={() => onAction('copy', link)}
                />
              </span>
            </p>
          </>
        )}
      </div>
      {isNear && <RowEnd {...props} name={name} />}
    </article>
  )
})

type RowPart = LinkRowProps & { name: string }

function RowCode({ link, design, publicUrl, name }: RowPart) {
  const t = useText()
  return (
    <div className={styles.code}>
      <CodePicture text={codeUrl(publicUrl, link)} design={design} size={CODE} label={t('links:codeOf', { name })} />
      {link.tagSubType && (
        <span className={styles.tag}>
          <TagPicture type={link.tagSubType} size={34} label={t(`links:looks.${link.tagSubType}`)} />
        </span>
      )}
    </div>
  )
}

function RowEnd({ link, scans, health, name, isSelecting, isSelected, onToggle, onAction }: RowPart) {
  const t = useText()
  return (
    <>
      <ScanFacts scans={scans} linkName={name} to={analyticsPath(link.tagId)} />
      <div className={styles.health}>
        <HealthMark link={link} health={health} />
      </div>
      <div className={styles.end}>
        <SmallSwitch
          label={t('links:switchOf', { name })}
          checked={link.active}
          disabled={link.isReadOnly}
          onChange={() => onAction('switch', link)}
        />
        <Menu
          actions={() => linkActions(link, t, onAction)}
          trigger={(trigger) => <IconButton {...trigger} icon="more" label={t('links:menuOf', { name })} />}
        />
      </div>
      {onToggle && (
        <SelectBox
          label={t('lists:selectOne', { name })}
          checked={isSelected}
          isOn={isSelecting}
          onToggle={(isRange) => onToggle(link.tagId, isRange)}
        />
      )}
    </>
  )
}
