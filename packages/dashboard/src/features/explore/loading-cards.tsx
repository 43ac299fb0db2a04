import { useText } from '../../lib/text.ts'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'

const CARDS = 6

/** Card skeletons, in the grid of the parent. */
export function LoadingCards({ className }: { className: string | undefined }) {
  return (
    <Skeletons label={useText()('explore:loading')}>
      <div className={className}>
        {Array.from({ length: CARDS }, (_, index) => (
          <Skeleton key={index} width={212} height={440} radius={32} />
        ))}
      </div>
    </Skeletons>
  )
}
