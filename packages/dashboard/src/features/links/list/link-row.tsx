import type { LinkHealth, LinkScans, QrDesign, Tag } from '@taplet/contract'
import { memo } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SelectBox } from '../../../ui/list/selecting/select-box.tsx'
import { WhenNear } from '../../../ui/list/when-near.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { CodePicture } from '../parts/code-picture.tsx'
import { DestinationLine } from '../parts/destination-line.tsx'
import { analyticsPath, codeUrl, editLinkPath, shortUrl, withoutScheme } from '../../../entities/link/link-paths.ts'
import { nameOf } from '../../../entities/link/name-of.ts'
import type { Known } from '../parts/use-known.ts'
import { TagPicture } from '../tag-look/tag-picture.tsx'
import { HealthMark } from './health-mark.tsx'
import { LinkChips } from './link-chips.tsx'
import { type LinkAction, linkActions } from './link-actions.ts'
import styles from './link-row.module.css'
import { ScanFacts } from './scan-facts.tsx'
import { SmallSwitch } from '../parts/small-switch.tsx'

export interface LinkRowProps {
  link: Tag
  scans: LinkScans | undefined
  health: LinkHealth | undefined
  design: QrDesign | undefined
  known: Known
  publicUrl: string
  isSelecting: boolean
  isSelected: boolean
  /** Without it, the row cannot be ticked. */
  onToggle?: (id: string, isRange: boolean) => void
  onAction: (action: LinkAction, link: Tag) => void
}

const CODE = 64 // px

/** A link in the list: its code, where it leads, how often it is scanned, and how it is. */
export const LinkRow = memo(function LinkRow(props: LinkRowProps) {
  const { link, scans, health, design, known, publicUrl, isSelecting, isSelected, onToggle, onAction } = props
  const t = useText()
  const name = nameOf(link, t)
  return (
    <article className={styles['row']} data-selected={isSelected} data-off={!link.active}>
      <div className={styles['code']}>
        <WhenNear style={{ width: CODE, height: CODE }}>
          <CodePicture
            text={codeUrl(publicUrl, link)}
            design={design}
            size={CODE}
            label={t('links:codeOf', { name })}
          />
        </WhenNear>
        {link.tagSubType && (
          <span className={styles['tag']}>
            <TagPicture type={link.tagSubType} size={34} label={t(`links:looks.${link.tagSubType}`)} />
          </span>
        )}
      </div>
      <div className={styles['words']}>
        <div className={styles['title']}>
          <h2>
            <Link to={editLinkPath(link.tagId)}>{name}</Link>
          </h2>
          <LinkChips link={link} />
        </div>
        <DestinationLine destination={link} known={known} />
        <p className={styles['short']}>
          <span>{withoutScheme(shortUrl(publicUrl, link))}</span>
          <span className={styles['above']}>
            <IconButton small icon="copy" label={t('links:copyOf', { name })} onClick={() => onAction('copy', link)} />
          </span>
        </p>
      </div>
      <ScanFacts scans={scans} linkName={name} to={analyticsPath(link.tagId)} />
      <div className={styles['health']}>
        <HealthMark link={link} health={health} />
      </div>
      <div className={styles['end']}>
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
    </article>
  )
})
