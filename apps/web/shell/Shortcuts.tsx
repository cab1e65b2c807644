import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../ui/paths.ts';
import { useLaunchDrawer } from '../session/useLaunchDrawer.tsx';
import { useShortcutKeys } from './useShortcutKeys.ts';
import { lazyPart } from '../ui/lazyPart.ts';

const ShortcutHelp = lazyPart(async () => ({ default: (await import('./ShortcutHelp.tsx')).ShortcutHelp }));

function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
  search?.focus();
  return search !== null;
}

/** Single keys for the most common actions: n, g c, / and ?. */
export function Shortcuts() {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const navigate = useNavigate();
  const { open } = useLaunchDrawer();
  useShortcutKeys({
    n: () => open(),
    'g c': () => void navigate(paths.campaigns),
    '/': focusSearch,
    '?': () => setIsHelpOpen(true),
  });
  if (!isHelpOpen) return null;
  return (
    <Suspense>
      <ShortcutHelp onClose={() => setIsHelpOpen(false)} />
    </Suspense>
  );
}
