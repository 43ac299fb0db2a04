import type { ViewerAssets } from '../assets/assets.ts'
import type { Language } from '@taplet/messages'
import { drawing } from './drawing.ts'
import { renderPlainPage } from './plain-page.tsx'
import { messages } from './messages/messages.ts'

const art = drawing('resting')

/** Keeps what the page promises. Coming back to it is a reason to look again, as phones tell sleeping pages nothing. */
export const offlineScript = `addEventListener('online',()=>location.reload());document.onvisibilitychange=()=>{document.hidden||navigator.onLine&&location.reload()}`

/** What the service worker shows for an app that was never opened here; it draws the second way once for each that was. */
export const renderOffline = ({ assets, language }: { assets: ViewerAssets; language: Language }): string =>
  renderPlainPage({
    language,
    title: messages(language)('noNetworkAppNew'),
    lede: messages(language)('opensSoonNetworkAgain'),
    art,
    isNight: true,
    ways: [
      { label: messages(language)('tryAgain'), href: '' },
      { label: '{name}', href: '/sw/kept' },
    ],
    css: assets.pageCss,
    script: offlineScript,
  })
