import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The router's key for the first address of a visit. */
const FIRST_KEY = 'default';

/**
 * Moves reading and tabbing to where a link led: the section in its address, otherwise the page's heading. The browser cannot do this
 * itself, because the text loads later. Back and forward keep their position if the address names no section.
 */
export function useScrollToSection(): void {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (section) {
      section.scrollIntoView();
      section.focus({ preventScroll: true });
      return;
    }
    // A replaced address is a filter on the same page.
    if (key === FIRST_KEY || navigationType !== NavigationType.Push) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, hash, key, navigationType]);
}
