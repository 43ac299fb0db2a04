import type { ViewerAssets } from '../assets/assets.ts'
import type { Language } from '@taplet/messages'
import { drawing } from './drawing.ts'
import { renderPlainPage } from './plain-page.tsx'
import { messages } from './messages/messages.ts'

const art = drawing('resting')

/** Reloads when back online, as promised; also when it becomes visible, as phones send no events to sleeping pages. */
export const offlineScript = `addEventListener('online',()=>location.reload());document.onvisibilitychange=()=>{document.hidden||navigator.onLine&&location.reload()}`

/** Shown by the service worker for an app that was never opened here; it repeats the second link for each that was. */
export const renderOffline = ({ assets, language }: { assets: ViewerAssets; language: Language }): string =>
  renderPlainPage({
    language,
    title: messages(language)('offlineTitle'),
    lede: messages(language)('opensOnceOnline'),
    art,
    isNight: true,
    ways: [
      { label: messages(language)('tryAgain'), href: '' },
      { label: '{name}', href: '/sw/kept' },
    ],
    css: assets.pageCss,
    script: offlineScript,
  })
