import { lazy, Suspense } from 'react';

const MenuFrame = lazy(async () => ({ default: (await import('./popups/MenuFrame.tsx')).MenuFrame }));

export type MenuItem = {
  label: string;
  /** A second line, such as why it cannot be chosen. */
  note?: string;
  isDisabled?: boolean;
  /** What is chosen now, in a menu of which one thing is. */
  isChosen?: boolean;
} & ({ onChoose: () => void } | { to: string });

export type MenuProps = {
  /** The button it hangs on; null while it is closed. */
  anchor: HTMLElement | null;
  /** Name of the menu, such as "More for Northwind". */
  label: string;
  items: readonly MenuItem[];
  /** Asked for by Escape, Tab and a press beside the menu. What is chosen closes it by its own `onChoose`. */
  onClose: () => void;
};

/**
 * Things to do with what its button stands beside. The button is the screen's own, with `aria-haspopup="menu"` and `aria-expanded`:
 * a list of a thousand rows has one menu.
 */
export function Menu(props: MenuProps) {
  return props.anchor === null ? null : (
    <Suspense>
      <MenuFrame {...props} />
    </Suspense>
  );
}
