import './api/withoutEval.ts';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/queryClient.ts';
import { App } from './App.tsx';
import { prefetchScreen } from './prefetchScreen.ts';

const show = (screen: ReactNode) => {
  const root = document.querySelector('#root');
  if (root) createRoot(root).render(<StrictMode>{screen}</StrictMode>);
};

// The gallery of screen states exists only in development; the build omits it.
if (import.meta.env.DEV && window.location.pathname.startsWith('/gallery')) {
  const { Gallery, prepareGallery } = await import('./gallery/Gallery.tsx');
  show(<Gallery scenario={prepareGallery(window.location.pathname)} />);
} else {
  const client = createQueryClient();
  prefetchScreen(client, window.location);
  show(<App client={client} />);
}
