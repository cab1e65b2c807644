import type { Tone } from '@coldcast/rules/ratings';
import type { ReactNode } from 'react';
import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/iconDrawings.tsx';
import styles from './Notice.module.css';

type NoticeProps = {
  children: ReactNode;
  tone?: Tone;
  /** Bold first line. */
  title?: string;
  icon?: IconName;
  /** At most one button. */
  action?: ReactNode;
  role?: 'alert' | 'status' | 'note';
};

const iconOfTone: Record<Tone, IconName> = { good: 'check', fair: 'warn', poor: 'warn', quiet: 'info' };

/** A tinted message inside the page. */
export function Notice({ children, tone = 'quiet', title, icon = iconOfTone[tone], action, role = 'status' }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <Icon name={icon} />
      <div className={styles.words}>
        {title ? <b>{title}</b> : null}
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
