import { memo } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Takeaways } from '../../ui/Takeaways.tsx';
import styles from './EmailTips.module.css';

const TIPS = [
  '25 to 50 words read well on a phone.',
  'Short sentences and one question.',
  'Ask for interest before you ask for a meeting.',
  'A line that fits only this reader beats a longer pitch.',
];

/** Never changes, so it is drawn once. */
export const EmailTips = memo(function EmailTips() {
  return (
    <Card as="details" tone="quiet" className={styles.tips}>
      <summary>
        <Icon name="bulb" />
        Tips for a first email
        <span className={styles.chevron}>
          <Icon name="down" isSmall />
        </span>
      </summary>
      <div className={styles.list}>
        <Takeaways items={TIPS} />
      </div>
    </Card>
  );
});
