import type { ThemeOptions } from '@mui/material/styles'

const floating = {
  background: 'var(--raised)',
  backgroundImage: 'none',
  color: 'var(--ink)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-l)',
  boxShadow: 'var(--sh-3)',
}

/** Styles of MUI components, using the variables of tokens.css. */
export const themeComponents: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { background: 'rgb(10 17 31 / 0.48)', backdropFilter: 'blur(2px)' } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        ...floating,
        borderRadius: 'var(--r-xl)',
        margin: 16,
        maxHeight: 'calc(100% - 32px)',
        width: 'min(520px, calc(100% - 32px))',
        maxWidth: 'none',
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { ...floating, borderRadius: 0 } } },
  MuiPopover: { styleOverrides: { paper: { ...floating, marginTop: 6 } } },
  MuiMenu: { styleOverrides: { list: { padding: 6, minWidth: 208, maxHeight: 'min(420px, 60vh)' } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 44,
        '@media (min-width: 600px)': { minHeight: 44 },
        borderRadius: 10,
        padding: '8px 12px',
        gap: 12,
        fontSize: 'var(--t-15)',
        fontWeight: 'var(--w-mid)',
        whiteSpace: 'normal',
        '&:hover': { background: 'var(--sunk)' },
        '&.Mui-focusVisible': { background: 'var(--sunk)', boxShadow: 'inset 0 0 0 2px var(--blue)' },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          background: 'var(--blue-soft)',
          color: 'var(--blue-ink)',
          fontWeight: 'var(--w-bold)',
        },
        '&.Mui-disabled': { opacity: 1, color: 'var(--ink-3)' },
      },
    },
  },
}
