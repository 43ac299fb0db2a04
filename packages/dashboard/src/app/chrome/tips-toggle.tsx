import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { IconButton } from '../../ui/icon-button.tsx'

/** Opens and closes the tips panel. */
export function TipsToggle() {
  const t = useText()
  const { showingTips, change } = useSettings()
  return (
    <IconButton
      icon="tips"
      label={showingTips ? t('chrome:tips.hide') : t('chrome:tips.show')}
      pressed={showingTips}
      hintSide="right"
      onClick={() => change({ showingTips: !showingTips })}
    />
  )
}
