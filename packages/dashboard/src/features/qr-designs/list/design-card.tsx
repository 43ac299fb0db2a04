import type { QrDesign } from '@taplet/contract'
import { memo } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import card from '../../../ui/list/list-card.module.css'
import { classNames } from '../../../ui/class-names.ts'
import type { ListView } from '../../../ui/list/list-tools.tsx'
import { SelectBox } from '../../../ui/list/selecting/select-box.tsx'
import { WhenNear } from '../../../ui/list/when-near.tsx'
import { Menu, type MenuAction } from '../../../ui/overlays/menu.tsx'
import { DesignCode } from '../../../entities/qr-design/design-code.tsx'
import { GradeBadge } from './grade-badge.tsx'
import styles from './design-card.module.css'

export type CardAction = 'links' | 'download' | 'duplicate' | 'delete'

const sizes = { grid: { width: 172, height: 172 }, rows: { width: 56, height: 56 } } as const

interface DesignCardProps {
  design: QrDesign
  address: string
  view: ListView
  hasUnsaved: boolean
  isSelecting: boolean
  isSelected: boolean
  onToggle: (id: string, isRange: boolean) => void
  onAction: (action: CardAction, design: QrDesign) => void
}

/** A design in the list: its code, score, uses and actions. */
export const DesignCard = memo(function DesignCard(props: DesignCardProps) {
  const { design, address, view, hasUnsaved, isSelecting, isSelected, onToggle, onAction } = props
  const { qrDesignId, qrDesignName: name, check, usedByLinks, isReadOnly } = design
  const t = useText()
  const navigate = useNavigate()
  const path = `/app/qrDesigns/${qrDesignId}`
  const act = (action: CardAction) => () => onAction(action, design)
  const actions: MenuAction[] = [
    { label: t('qrDesigns:edit'), icon: 'edit', onSelect: () => void navigate(path) },
    { label: t('qrDesigns:useOnLinks'), icon: 'link', onSelect: act('links') },
    { label: t('qrDesigns:downloadOne'), icon: 'download', onSelect: act('download') },
    { label: t('qrDesigns:duplicate'), icon: 'copy', onSelect: act('duplicate') },
    { label: t('delete'), icon: 'trash', danger: true, startsGroup: true, onSelect: act('delete') },
  ]
  return (
    <article className={classNames(card['card'], styles.card)} data-view={view} data-selected={isSelected}>
      <div className={card['stage']}>
        <div className={styles.code} style={{ width: sizes[view].width }}>
          <WhenNear style={sizes[view]}>
            <DesignCode address={address} design={design} label="" />
          </WhenNear>
        </div>
      </div>
      {(hasUnsaved || isReadOnly) && (
        <span className={classNames(card['state'], styles.state)}>
          {hasUnsaved ? (
            <Chip tone="amber">{t('lists:unsavedEdits')}</Chip>
          ) : (
            <Chip icon="lock">{t('qrDesigns:readOnly')}</Chip>
          )}
        </span>
      )}
      <div className={classNames(card['foot'], styles.foot)}>
        <div className={classNames(card['words'], styles.words)}>
          <h2>
            <Link to={path}>{name}</Link>
          </h2>
          <p>{usedByLinks === 0 ? t('qrDesigns:notUsed') : t('qrDesigns:used', { count: usedByLinks })}</p>
          {check && <GradeBadge check={check} />}
        </div>
        <Menu
          trigger={(trigger) => <IconButton icon="more" label={t('qrDesigns:more', { name })} {...trigger} />}
          actions={actions}
        />
      </div>
      <SelectBox
        label={t('lists:selectOne', { name })}
        checked={isSelected}
        isOn={isSelecting}
        onToggle={(isRange) => onToggle(qrDesignId, isRange)}
      />
    </article>
  )
})
