import type { Language } from '@taplet/messages'
import { messages } from '../messages/messages.ts'
import { renderDraft } from './render-draft.tsx'
import type { TwinAssets } from './twin-assets.ts'
import type { TwinState } from './twin-state.tsx'

interface RenderPreviewOptions {
  language: Language
  state: TwinState
  assets: TwinAssets
}

/** The page behind a preview link: an app with all that is not live yet. */
export const renderPreview = ({ language, ...options }: RenderPreviewOptions): string =>
  renderDraft({ ...options, language, news: { preview: messages(language)('preview') }, editor: 'preview' })
