import type { ReactNode } from 'react';
import { Icon } from './icons/Icon.tsx';

/** An address that is safe in a link: http, https or a path of our own; otherwise undefined. */
export function toSafeHref(address: string | undefined): string | undefined {
  if (!address) return undefined;
  try {
    const { protocol } = new URL(address, window.location.origin);
    return protocol === 'https:' || protocol === 'http:' ? address : undefined;
  } catch {
    return undefined;
  }
}

type ExternalLinkProps = { href: string | undefined; children: ReactNode; className?: string; iconClassName?: string };

/** A link that opens in a new tab and says so. */
export function ExternalLink({ href, children, className, iconClassName }: ExternalLinkProps) {
  return (
    <a href={toSafeHref(href)} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className={iconClassName}>
        <Icon name="external" isSmall />
      </span>{' '}
      <span className="sr">(opens in new tab)</span>
    </a>
  );
}
