import type { Language } from '@taplet/messages'
import type { ViewerAssets } from '../assets/assets.ts'

export interface PageOptions {
  assets: ViewerAssets
  language: Language
}
