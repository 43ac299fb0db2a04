import { useText } from '../../../lib/text.ts'
import { TopBar } from '../../../ui/layout/page-header.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import { useEditorLayout } from '../../../editing/use-editor-layout.ts'
import styles from './designer.module.css'

const ROWS = ['pattern', 'frame', 'ball'] as const
const TILES = ['a', 'b', 'c', 'd'] as const

/** Skeleton of the designer. */
export function DesignerSkeleton() {
  const t = useText()
  const layout = useEditorLayout()
  const panel = (
    <div className={styles.left}>
      <Skeletons label={t('qrDesigns:loading')}>
        {ROWS.map((row) => (
          <div key={row} className={styles.bones}>
            {TILES.map((tile) => (
              <Skeleton key={tile} height={78} radius={12} />
            ))}
          </div>
        ))}
      </Skeletons>
    </div>
  )
  return (
    <div className={styles.designer} data-layout={layout}>
      <TopBar>
        <h1 className="visually-hidden">{t('qrDesigner:designer.title')}</h1>
      </TopBar>
      <div className={styles.body}>
        {layout === 'DESKTOP' && panel}
        <div className={styles.empty}>
          <Skeleton width="min(320px, 70%)" height={layout === 'PHONE' ? 170 : 380} radius={24} />
        </div>
        {layout === 'DESKTOP' ? <div className={styles.right} /> : panel}
      </div>
    </div>
  )
}
