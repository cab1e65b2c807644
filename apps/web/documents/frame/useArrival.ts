import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The router's key of the address a visit began with. */
const FIRST_KEY = 'default';

/**
 * Takes reading and tabbing to where a link led: the section its address names, else the page's heading. The browser cannot do so itself,
 * because the text arrives after the address. Back and forward keep their place where no section is named.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (section) {
      section.scrollIntoView();
      section.focus({ preventScroll: true });
      return;
    }
    // A replaced address is a filter of the same page.
    if (key === FIRST_KEY || navigationType !== NavigationType.Push) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, hash, key, navigationType]);
}
