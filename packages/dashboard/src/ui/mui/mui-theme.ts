import { createTheme } from '@mui/material/styles'
import { themeComponents } from './theme-components.ts'

/**
 * One MUI theme for both colour schemes: every colour is a variable of tokens.css, so that switching is one attribute
 * and a dark island inside a light page works. Nothing here may look like default MUI.
 */
export const muiTheme = createTheme({
  // tokens.css sets the colour scheme; MUI would set light for the whole page once its first component renders.
  cssVariables: { nativeColor: true, cssVarPrefix: 'm', disableCssColorScheme: true },
  palette: {
    primary: {
      main: 'var(--blue-ink)',
      light: 'var(--blue)',
      dark: 'var(--blue-press)',
      contrastText: 'var(--on-blue)',
    },
    secondary: {
      main: 'var(--green-ink)',
      light: 'var(--green)',
      dark: 'var(--green-ink)',
      contrastText: 'var(--paper)',
    },
    error: { main: 'var(--red-ink)', light: 'var(--red)', dark: 'var(--red-ink)', contrastText: 'var(--paper)' },
    warning: {
      main: 'var(--amber-ink)',
      light: 'var(--amber)',
      dark: 'var(--amber-ink)',
      contrastText: 'var(--paper)',
    },
    info: { main: 'var(--blue-ink)', light: 'var(--blue)', dark: 'var(--blue-press)', contrastText: 'var(--on-blue)' },
    success: {
      main: 'var(--green-ink)',
      light: 'var(--green)',
      dark: 'var(--green-ink)',
      contrastText: 'var(--paper)',
    },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-3)' },
    background: { default: 'var(--ground)', paper: 'var(--paper)' },
    divider: 'var(--line)',
  },
  shape: { borderRadius: 12 },
  typography: { fontFamily: 'var(--sans)', fontSize: 15, button: { textTransform: 'none' } },
  transitions: {
    duration: {
      shortest: 150,
      shorter: 150,
      short: 200,
      standard: 200,
      complex: 250,
      enteringScreen: 250,
      leavingScreen: 150,
    },
  },
  components: themeComponents,
})
