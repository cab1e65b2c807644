import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import '@fontsource-variable/inter/opsz.css';
import './tokens.css';
import './ground.css';
import { theme } from './theme.ts';

/** The server fills the placeholder; the content policy allows inline style elements only with this nonce. */
function readNonce(): string | undefined {
  const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content');
  return nonce && nonce !== '__CSP_NONCE__' ? nonce : undefined;
}

// Prepended, so that a component's own stylesheet wins over the library's.
const cache = createCache({ key: 'cc', prepend: true, nonce: readNonce() });

export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
