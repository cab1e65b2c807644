import { createTheme } from '@mui/material/styles';
import { themeComponents } from './themeComponents.ts';

const font = '"Inter Variable", "Inter", system-ui, sans-serif';
const paperShadow = '0 0 0 1px rgb(76 29 149 / 0.05), 0 1px 2px rgb(76 29 149 / 0.06), 0 8px 24px rgb(76 29 149 / 0.08)';
const floatingShadow = '0 2px 6px rgb(76 29 149 / 0.08), 0 16px 48px rgb(76 29 149 / 0.16)';

/** MUI computes with these, so they stand here as plain values beside the custom properties of tokens.css. */
export const theme = createTheme({
  cssVariables: true,
  palette: {
    mode: 'light',
    primary: { main: '#6D28D9', dark: '#5B21B6', light: '#7C3AED', contrastText: '#FFFFFF' },
    secondary: { main: '#A78BFA', dark: '#7C3AED', light: '#C4B5FD', contrastText: '#1E1833' },
    success: { main: '#1B7F3B', dark: '#166B32', light: '#E9F6ED' },
    warning: { main: '#8A5A00', dark: '#7A4F00', light: '#FCF3DF' },
    error: { main: '#B42318', dark: '#A11F15', light: '#FDEEEC' },
    background: { default: '#FFFFFF', paper: '#FFFFFF' },
    text: { primary: '#1E1833', secondary: '#475467', disabled: '#5B6478' },
    divider: '#EBE6F5',
  },
  shape: { borderRadius: 12 },
  spacing: 8,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1100, xl: 1440 } },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 120,
      standard: 220,
      complex: 220,
      enteringScreen: 220,
      leavingScreen: 120,
    },
    easing: { easeInOut: 'cubic-bezier(.2,0,0,1)', easeOut: 'cubic-bezier(.2,0,0,1)', easeIn: 'cubic-bezier(.2,0,0,1)' },
  },
  typography: {
    fontFamily: font,
    h1: { font: 'var(--t-h1)', letterSpacing: '-.018em' },
    h2: { font: 'var(--t-h2)', letterSpacing: '-.008em' },
    h3: { font: 'var(--t-h3)', letterSpacing: '-.004em' },
    body1: { font: 'var(--t-body)' },
    body2: { font: 'var(--t-table)' },
    caption: { font: 'var(--t-small)' },
    button: { textTransform: 'none', fontWeight: 560, fontSize: '0.875rem', lineHeight: '1.25rem', letterSpacing: 0 },
  },
  shadows: ['none', ...Array.from({ length: 7 }, () => paperShadow), ...Array.from({ length: 17 }, () => floatingShadow)] as never,
  components: themeComponents,
});
