import type { ThemeOptions } from '@mui/material/styles'

const floating = {
  background: 'var(--raised)',
  backgroundImage: 'none',
  color: 'var(--ink)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-l)',
  boxShadow: 'var(--sh-3)',
}

/** How MUI's pieces look here, in the words of tokens.css. */
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
  MuiSelect: {
    styleOverrides: {
      root: {
        height: 44,
        color: 'var(--ink)',
        borderRadius: 'var(--r-m)',
        background: 'var(--field)',
        fontSize: 'var(--t-15)',
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--control)',
          transition: 'border-color var(--fast), box-shadow var(--fast)',
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink-3)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: 'var(--blue)',
          boxShadow: 'var(--halo)',
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--red)' },
        '&.Mui-disabled': {
          background: 'var(--sunk)',
          '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line-2)' },
        },
      },
      select: {
        padding: '0 40px 0 12px',
        lineHeight: '42px',
        display: 'flex',
        alignItems: 'center',
        gap: 10,
        '&.Mui-disabled': { WebkitTextFillColor: 'var(--ink-3)' },
      },
      icon: { color: 'var(--ink-2)', right: 12, top: 'calc(50% - 10px)' },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: {
        height: 4,
        padding: '20px 0',
        color: 'var(--blue)',
        '&.Mui-disabled': { color: 'var(--line-2)' },
        '@media (pointer: coarse)': { padding: '20px 0' },
      },
      rail: { background: 'var(--line-2)', opacity: 1 },
      track: { border: 0 },
      thumb: {
        width: 20,
        height: 20,
        background: 'var(--paper)',
        border: '2px solid currentColor',
        boxShadow: 'var(--sh-2)',
        '&::before': { display: 'none' },
        '&:hover, &.Mui-active': { boxShadow: '0 0 0 6px color-mix(in srgb, var(--blue) 18%, transparent)' },
        '&.Mui-focusVisible': { boxShadow: 'var(--ring)' },
      },
      mark: { background: 'var(--line-2)', width: 4, height: 4, borderRadius: 4 },
    },
  },
}
