import { Menu } from '@base-ui/react/menu';
import { Link } from 'react-router';
import styles from './MenuFrame.module.css';
import { landmarkOf } from './landmarkOf.ts';

export type MenuItem = {
  label: string;
  /** A second line, such as why the item is disabled. */
  note?: string;
  isDisabled?: boolean;
  /** Whether it is the current choice, in a menu with one choice. */
  isChosen?: boolean;
} & ({ onChoose: () => void } | { to: string });

export type MenuProps = {
  /** The button it opens from; null while it is closed. */
  anchor: HTMLElement | null;
  /** Name of the menu, such as "More for Northwind". */
  label: string;
  items: readonly MenuItem[];
  /** Called on Escape, Tab and a press outside the menu. Items close it in their own `onChoose`. */
  onClose: () => void;
};

function Words({ label, note }: Pick<MenuItem, 'label' | 'note'>) {
  return (
    <>
      <span>{label}</span>
      {note ? <span className={styles.note}>{note}</span> : null}
    </>
  );
}

function Item(item: MenuItem) {
  const { label, note, isDisabled = false, isChosen = false } = item;
  const className = isChosen ? `${styles.item} ${styles.chosen}` : styles.item;
  if ('to' in item) {
    return (
      <Menu.LinkItem className={className} label={label} render={<Link to={item.to} />}>
        <Words label={label} note={note} />
      </Menu.LinkItem>
    );
  }
  return (
    <Menu.Item className={className} label={label} disabled={isDisabled} closeOnClick={false} onClick={item.onChoose}>
      <Words label={label} note={note} />
    </Menu.Item>
  );
}

export function MenuFrame({ anchor, label, items, onClose }: MenuProps) {
  if (anchor === null) return null;
  return (
    <Menu.Root open onOpenChange={(isWanted) => (isWanted ? undefined : onClose())}>
      <Menu.Portal container={landmarkOf(anchor)}>
        <Menu.Positioner className={styles.place} anchor={anchor} align="start" sideOffset={4} collisionPadding={8} positionMethod="fixed">
          <Menu.Popup className={styles.menu} aria-label={label} finalFocus={() => anchor} data-popup="">
            {items.map((item) => (
              <Item key={item.label} {...item} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
