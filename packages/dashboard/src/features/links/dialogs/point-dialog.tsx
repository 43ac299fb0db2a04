import type { LinkDestination, Tag } from '@taplet/contract'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DestinationFields } from '../parts/destination-fields.tsx'
import { destinationProblem, fromDestination, noDestination, toDestination } from '../parts/destination-value.ts'
import { nameOf } from '../../../entities/link/name-of.ts'
import type { Known } from '../parts/use-known.ts'

interface PointDialogProps {
  links: readonly Tag[]
  known: Known
  onClose: () => void
  onPoint: (links: readonly Tag[], to: LinkDestination) => void
}

/** Changes the destination of links; printed codes keep working. */
export function PointDialog({ links, known, onClose, onPoint }: PointDialogProps) {
  const t = useText()
  const [first] = links
  const [value, setValue] = useState(() => (first && links.length === 1 ? fromDestination(first) : noDestination))
  const [isTried, setIsTried] = useState(false)
  const problem = destinationProblem(value)
  const handlePoint = () => {
    setIsTried(true)
    if (!problem) onPoint(links, toDestination(value))
  }
  return (
    <Dialog
      open
      title={t('links:point.title', { count: links.length, name: nameOf(first, t) })}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="pri" onClick={handlePoint}>
            {t('links:point.action', { count: links.length })}
          </Button>
        </>
      }
    >
      <p>{t('links:point.lede')}</p>
      <DestinationFields
        value={value}
        known={known}
        error={isTried && problem ? t(problem) : undefined}
        onChange={setValue}
      />
    </Dialog>
  )
}
