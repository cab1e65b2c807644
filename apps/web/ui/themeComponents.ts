import type { Components, Theme } from '@mui/material/styles';

const focusRing = { outline: '2px solid var(--purple-700)', outlineOffset: 2 };

const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        gap: 8,
        minWidth: 0,
        minHeight: '2.5rem',
        padding: '0 1rem',
        borderRadius: 8,
        whiteSpace: 'nowrap',
        '&:hover': { textDecoration: 'none' },
        '&.Mui-disabled': { border: '1px solid var(--line)', background: 'var(--quiet-tint)', color: 'var(--ink-3)' },
        variants: [
          { props: { size: 'small' }, style: { minHeight: '2rem', padding: '0 .75rem', fontSize: '.8125rem' } },
          { props: { size: 'large' }, style: { minHeight: '2.75rem' } },
          {
            props: { variant: 'outlined', color: 'inherit' },
            style: {
              borderColor: 'var(--line-2)',
              background: 'var(--surface)',
              '&:hover': { borderColor: 'var(--purple-400)', background: 'var(--purple-50)' },
            },
          },
          { props: { variant: 'outlined', color: 'primary' }, style: { borderColor: 'var(--purple-300)', background: 'var(--surface)' } },
          { props: { variant: 'text', color: 'primary' }, style: { '&:hover': { background: 'var(--purple-75)' } } },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: '2rem',
        height: '2rem',
        padding: 0,
        borderRadius: 8,
        color: 'var(--ink-2)',
        '&:hover': { background: 'var(--purple-75)', color: 'var(--purple-700)' },
        variants: [{ props: { size: 'large' }, style: { width: '2.5rem', height: '2.5rem' } }],
      },
    },
  },
};

const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 1 } },
  MuiBackdrop: { styleOverrides: { root: { variants: [{ props: { invisible: false }, style: { background: 'var(--scrim)' } }] } } },
  MuiDialog: {
    styleOverrides: {
      paper: { boxShadow: 'var(--shadow-2)', width: 'min(28rem, calc(100vw - 2rem))', maxWidth: 'none', margin: '1rem', padding: '1.5rem' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '0 0 1rem', font: '620 1.125rem/1.625rem var(--font)', letterSpacing: '-.012em' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: 4, margin: -4, font: 'var(--t-body)', overflowWrap: 'anywhere' } } },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '1.5rem 0 0', gap: 8, flexWrap: 'wrap' } },
    defaultProps: { disableSpacing: true },
  },
};

const navigation: Components<Theme> = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: '2.75rem', borderBlockEnd: '1px solid var(--line-2)' },
      indicator: { height: 2, borderRadius: '2px 2px 0 0' },
      list: { gap: 24 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: '2.75rem',
        minWidth: 0,
        padding: '0 1px',
        font: '540 .875rem/1.25rem var(--font)',
        textTransform: 'none',
        color: 'var(--ink-2)',
        '&:hover': { color: 'var(--ink)' },
        '&.Mui-selected': { fontWeight: 620 },
        '&.Mui-focusVisible': { outlineOffset: -2 },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: '2rem', height: '1.25rem', padding: 0, marginInlineEnd: '.5rem' },
      switchBase: {
        padding: 2,
        '&.Mui-checked': { transform: 'translateX(.75rem)', color: 'var(--surface)' },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, background: 'var(--purple-700)' },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing,
      },
      thumb: { width: '1rem', height: '1rem', boxShadow: 'none' },
      track: { opacity: 1, borderRadius: 999, background: 'var(--control)' },
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginInline: 0, minHeight: '1.5rem' }, label: { font: 'var(--t-label)' } } },
  MuiTable: { styleOverrides: { root: { font: 'var(--t-table)' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { height: '2.875rem', padding: '0 .5rem', font: 'var(--t-table)', borderColor: 'var(--line)' },
      head: { height: '2.75rem', borderColor: 'var(--line-2)', color: 'var(--ink-3)', font: '560 .75rem/1.125rem var(--font)' },
    },
  },
};

export const themeComponents: Components<Theme> = { ...buttons, ...surfaces, ...navigation };
