import styles from './ShortcutList.module.css';

const shortcuts = [
  { keys: ['n'], effect: 'New campaign' },
  { keys: ['g', 'c'], effect: 'Go to campaigns' },
  { keys: ['/'], effect: 'Search' },
  { keys: ['j', 'k'], effect: 'Next and previous reply in the inbox' },
  { keys: ['?'], effect: 'Show this list' },
];

export function ShortcutList() {
  return (
    <dl className={styles.list}>
      {shortcuts.map(({ keys, effect }) => (
        <div key={effect}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  );
}
