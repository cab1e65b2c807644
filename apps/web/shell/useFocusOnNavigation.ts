import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** After a page change, reading and tabbing continue at the top of the new page. Back and forward keep the browser's position. */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (navigationType !== NavigationType.Pop && hash === '') window.scrollTo(0, 0);
  }, [pathname, hash, navigationType]);
  return main;
}
