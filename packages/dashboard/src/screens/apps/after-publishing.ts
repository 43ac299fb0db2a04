import type { Page } from '@taplet/contract'
import type { NavigateFunction } from 'react-router'
import { sharePath } from '../../entities/experience/share-path.ts'
import { addTexts, text } from '../../lib/text.ts'
import { share } from '../../text/en/apps/share.ts'
import { toast } from '../../ui/toasts/toast.tsx'

addTexts('share', share)

/** What follows publishing: the first time the screen that hands the app out, later a message that leads there. */
export function afterPublishing({ experienceId }: Page, isFirst: boolean, navigate: NavigateFunction): void {
  const open = () => void navigate(sharePath(experienceId), { state: { isFirst } })
  if (isFirst) open()
  else toast.done(text('share:done'), { label: text('share:action'), onUndo: open })
}
