import type { Language } from '@taplet/messages'
import { messages } from '../messages/messages.ts'
import { renderDraft } from './render-draft.tsx'
import type { TwinAssets } from './twin-assets.ts'
import type { TwinState } from './twin-state.tsx'

interface RenderTwinOptions {
  language: Language
  state: TwinState
  /** The address of the event stream. */
  eventsUrl: string
  isAway: boolean
  assets: TwinAssets
}

/** The page with which a phone follows an editor. */
export function renderTwin({ language, isAway, ...options }: RenderTwinOptions): string {
  const say = messages(language)
  const news = { here: say('editorHere'), away: say('editorAway'), lost: say('editorLost') }
  return renderDraft({ ...options, language, news, editor: isAway ? 'away' : 'here' })
}
