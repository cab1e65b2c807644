import { Suspense } from 'react';
import type { MenuProps } from './popups/MenuFrame.tsx';
import { lazyPart } from './lazyPart.ts';

const MenuFrame = lazyPart(async () => ({ default: (await import('./popups/MenuFrame.tsx')).MenuFrame }));

/**
 * Things to do with what its button is next to. The button is the screen's own, with `aria-haspopup="menu"` and `aria-expanded`:
 * a list of a thousand rows has one menu.
 */
export function Menu(props: MenuProps) {
  return props.anchor === null ? null : (
    <Suspense>
      <MenuFrame {...props} />
    </Suspense>
  );
}
