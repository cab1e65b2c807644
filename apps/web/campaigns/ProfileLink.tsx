import { toSafeHref } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/icons/Icon.tsx';

/** Files may omit the scheme. */
const withScheme = (address: string): string => (/^https?:\/\//i.test(address) ? address : `https://${address}`);

type Props = { url: string; name: string | null; className?: string; isSmall?: boolean };

/** The lead's profile, in a new tab. */
export function ProfileLink({ url, name, className, isSmall = false }: Props) {
  const label = `LinkedIn profile${name === null ? '' : ` of ${name}`}, opens in new tab`;
  return (
    <a className={className} href={toSafeHref(withScheme(url))} target="_blank" rel="noopener noreferrer" aria-label={label}>
      <Icon name="profile" isSmall={isSmall} />
    </a>
  );
}
