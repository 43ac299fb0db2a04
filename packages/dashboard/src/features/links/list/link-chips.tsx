import type { Tag } from '@taplet/contract'
import { exactTime } from '../../../lib/timing/clock-time.ts'
import { useText } from '../../../lib/text.ts'
import { Chip } from '../../../ui/layout/chip.tsx'

/** Special properties of a link, as chips. */
export function LinkChips({ link }: { link: Tag }) {
  const t = useText()
  return (
    <>
      {link.isDefault && <Chip tone="blue">{t('links:chips.own')}</Chip>}
      {link.isReadOnly && <Chip icon="lock">{t('links:chips.readOnly')}</Chip>}
      {link.rules.length > 0 && <Chip>{t('links:chips.rules', { count: link.rules.length })}</Chip>}
      {link.hasPassword && <Chip icon="lock">{t('links:chips.password')}</Chip>}
      {link.expiresAt !== null && (
        <Chip icon="clock">{t('links:chips.until', { when: exactTime(link.expiresAt) })}</Chip>
      )}
    </>
  )
}
