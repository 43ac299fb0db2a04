import type { ReactNode } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../button.tsx'
import { Skeleton, Skeletons } from '../states/skeleton.tsx'
import styles from './brief-card.module.css'
import { Card } from '../layout/card.tsx'

interface BriefCardProps {
  title: string
  /** One link or button, at the right of the title. */
  action?: ReactNode
  /** The fields of a TanStack query that the card reads. */
  query: { data: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** Of the content while it is not there, in px, so that little below moves as answers come in. */
  height: number
  /** A sentence in place of the content, where there is none. */
  empty: string | false | undefined
  children: ReactNode
}

/** One answer on an overview; its card is as high while it loads or fails, and no higher than what it shows then. */
export function BriefCard({ title, action, query, height, empty, children }: BriefCardProps) {
  const t = useText()
  const { data, isError, isFetching, refetch } = query
  return (
    <Card title={title} action={action}>
      <div style={data === undefined ? { minHeight: height } : undefined}>
        {data !== undefined ? (
          empty ? (
            <p className={styles.empty}>{empty}</p>
          ) : (
            children
          )
        ) : isError ? (
          <div className={styles.empty} role="alert">
            <p>{t('somethingWrong')}</p>
            <Button small busy={isFetching} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </div>
        ) : (
          <Skeletons label={title}>
            <Skeleton height={height} radius={16} />
          </Skeletons>
        )}
      </div>
    </Card>
  )
}
