import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { cspNonce } from '../csp-nonce.ts'
import { muiTheme } from './mui-theme.ts'

/**
 * Wraps a MUI component in our theme. Each such component includes it, so that screens without one do not load MUI.
 * Also gives emotion's style elements the page's nonce, without which the content security policy refuses them (on its
 * default cache: a cache of our own would need one more package for this line).
 */
export function Themed({ children }: { children: ReactNode }) {
  const cache = useEmotionCache()
  const nonce = cspNonce()
  // oxlint-disable-next-line react/immutability -- emotion's own object; there is no other way to tell it
  if (cache && nonce) cache.sheet.nonce = nonce
  return <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>
}
