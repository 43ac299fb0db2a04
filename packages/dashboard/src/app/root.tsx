import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { appArea } from './areas/areas.ts'
import { Consent } from './consent.tsx'
import { createDeviceStorage } from '../lib/device/device-storage.ts'
import { applySafeArea } from '../lib/device/safe-area.ts'
import { useSettings } from '../lib/settings.ts'
import { useText } from '../lib/text.ts'
import { useIsPhone } from '../lib/device/use-is-phone.ts'
import { themeAttribute } from '../ui/theme.ts'
import { Toaster } from '../ui/toasts/toaster.tsx'

const BAR_COLOURS = { LIGHT: '#FFFFFF', MIDNIGHT: '#121B2D' } // --paper, for the browser's own bars

const AHEAD_AFTER = 4000 // ms; the first screen has settled

/** Wraps every screen: theme, direction, font sizes, safe areas, toasts. */
export function Root() {
  const t = useText()
  const { theme, direction, responsiveFontSizes } = useSettings()
  const isPhone = useIsPhone()
  // Effect: the document element, which React does not render.
  useEffect(() => {
    const { documentElement: html } = document
    html.dataset['theme'] = themeAttribute(theme)
    html.dir = direction
    html.dataset['fontSizes'] = responsiveFontSizes ? 'responsive' : 'fixed'
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLOURS[theme])
  }, [theme, direction, responsiveFontSizes])
  // Effect: the device's insets, which only CSS knows.
  useEffect(() => applySafeArea(createDeviceStorage('localStorage'), isPhone), [isPhone])
  // Effect: the browser's idle time. What opens later is then there at once, even if the network is gone.
  useEffect(() => {
    const fetchAhead = () => {
      import('../ui/overlays/all-panels.ts').catch(() => undefined)
      void appArea.fetch()
    }
    const timer = setTimeout(fetchAhead, AHEAD_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <Consent />
      <Toaster label={t('toasts')} />
    </>
  )
}
