import { Suspense } from 'react';
import type { MenuProps } from './popups/MenuFrame.tsx';
import { lazyPart } from './lazyPart.ts';

const MenuFrame = lazyPart(async () => ({ default: (await import('./popups/MenuFrame.tsx')).MenuFrame }));

/**
 * Actions on the item next to its button. The screen supplies the button, with `aria-haspopup="menu"` and `aria-expanded`: a list of a
 * thousand rows has one menu.
 */
export function Menu(props: MenuProps) {
  return props.anchor === null ? null : (
    <Suspense>
      <MenuFrame {...props} />
    </Suspense>
  );
}
