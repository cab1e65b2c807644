import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router';

type LinkProps = { to: string } & Omit<ComponentProps<'a'>, 'href'>;

/** Whether the app follows the link itself. A new tab or window, a download and whatever an own handler did are left to the browser. */
const isPlainClick = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** A link to a screen of the app. The router's own link brings what only its other modes need. */
export function Link({ to, onClick, target, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const path = useResolvedPath(to);
  const here = createPath(useLocation());
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event) || (target !== undefined && target !== '_self')) return;
    event.preventDefault();
    // The address that is already open gets no second place in the history.
    void navigate(to, { replace: createPath(path) === here });
  };
  return (
    <a {...rest} target={target} href={useHref(to)} onClick={follow}>
      {children}
    </a>
  );
}

/** A link that is marked while its screen is open, or a screen below it unless `end` is set. */
export function NavLink({ end = false, ...link }: LinkProps & { end?: boolean }) {
  const { pathname } = useResolvedPath(link.to);
  const here = useLocation().pathname;
  const isOpen = here === pathname || (!end && here.startsWith(`${pathname}/`));
  return <Link {...link} aria-current={isOpen ? 'page' : undefined} />;
}
