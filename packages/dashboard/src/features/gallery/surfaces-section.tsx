import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Badge, Chip, FilterPill } from '../../ui/layout/chip.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import styles from './gallery.module.css'

export function SurfacesSection() {
  const t = useText()
  const [isAll, setIsAll] = useState(true)
  return (
    <>
      <div className={styles.bar}>
        <PageHeader
          title={t('gallery:sample.slide')}
          subtitle={t('gallery:sample.slideOf')}
          status={
            <Chip tone="green" dot>
              {t('gallery:sample.live')}
            </Chip>
          }
          back={{ to: '/dev/ui', label: t('back') }}
          actions={<Button kind="pri">{t('gallery:sample.publish')}</Button>}
        />
      </div>
      <div className={styles.row}>
        <Chip>{t('gallery:sample.plain')}</Chip>
        <Chip tone="green" dot>
          {t('gallery:sample.live')}
        </Chip>
        <Chip tone="amber">{t('gallery:sample.waiting')}</Chip>
        <Chip tone="blue">{t('gallery:sample.chosen')}</Chip>
        <Chip tone="red" icon="warning">
          {t('gallery:sample.failed')}
        </Chip>
        <Badge selected>1</Badge>
        <Badge>2</Badge>
      </div>
      <div className={styles.row}>
        <FilterPill selected={isAll} onSelect={() => setIsAll(true)}>
          {t('gallery:sample.all')}
        </FilterPill>
        <FilterPill selected={!isAll} onSelect={() => setIsAll(false)}>
          {t('gallery:sample.food')}
        </FilterPill>
      </div>
      <Card
        title={t('gallery:sample.card')}
        action={
          <Button kind="plain" small>
            {t('gallery:sample.edit')}
          </Button>
        }
      >
        <p>{t('gallery:sample.cardText')}</p>
      </Card>
    </>
  )
}
