import { useParams } from 'react-router'
import { SharedReport } from '../../features/analytics/sharing/shared-report.tsx'
import { addTexts } from '../../lib/text.ts'
import { analytics } from '../../text/en/visits/analytics.ts'
import { analyticsSharing } from '../../text/en/visits/analytics-sharing.ts'

addTexts('analytics', analytics)
addTexts('analyticsSharing', analyticsSharing)

/** /info/analytics/:shareId: a shared report, for anyone with the link. */
export function SharedAnalytics() {
  const { shareId = '' } = useParams()
  return <SharedReport shareId={shareId} />
}
