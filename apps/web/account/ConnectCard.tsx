import { Link } from 'react-router';
import { paths } from '../ui/paths.ts';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './ConnectCard.module.css';

const links = [
  { to: paths.apiKeys, title: 'API keys', words: 'For programs that act for you: assistants, scripts, Zapier, Make, n8n.' },
  { to: paths.webhooks, title: 'Webhooks', words: 'Notify your own systems when a campaign is completed.' },
];

/** Links to everything that connects the account with other programs. */
export function ConnectCard() {
  return (
    <Card isPadded aria-labelledby="connect-title" className={styles.card}>
      <h2 id="connect-title">Connect</h2>
      <ul className={styles.links}>
        {links.map(({ to, title, words }) => (
          <li key={to}>
            <Link to={to}>
              <b>{title}</b>
              <span>{words}</span>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
