import { useIsPhone } from '../../lib/device/use-is-phone.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { IconName } from '../../ui/icons/icon-shapes.tsx'

interface HeadActionProps {
  icon: IconName
  label: string
  isBusy?: boolean
  onAct: () => void
}

/** A button of the header; on phones icon only, so that the title keeps its place. */
export function HeadAction({ icon, label, isBusy = false, onAct }: HeadActionProps) {
  const isPhone = useIsPhone()
  if (isPhone) return <IconButton line icon={icon} label={label} disabled={isBusy} onClick={onAct} />
  return (
    <Button icon={icon} busy={isBusy} onClick={onAct}>
      {label}
    </Button>
  )
}
