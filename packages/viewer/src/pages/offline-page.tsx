import type { ViewerAssets } from '../assets/assets.ts'
import { drawing } from './drawing.ts'
import { renderPlainPage } from './plain-page.tsx'

const art = drawing('resting')

/** Keeps what the page promises. Coming back to it is a reason to look again, as phones tell sleeping pages nothing. */
export const offlineScript = `addEventListener('online',()=>location.reload());document.onvisibilitychange=()=>{document.hidden||navigator.onLine&&location.reload()}`

/** What the service worker shows for an app that was never opened here; it draws the second way once for each that was. */
export const renderOffline = ({ assets }: { assets: ViewerAssets }): string =>
  renderPlainPage({
    title: 'No network, and this app is new here',
    lede: 'It opens as soon as there is a network again. An app that you have opened before opens without one.',
    art,
    isNight: true,
    ways: [
      { label: 'Try again', href: '' },
      { label: '{name}', href: '/sw/kept' },
    ],
    css: assets.pageCss,
    script: offlineScript,
  })
