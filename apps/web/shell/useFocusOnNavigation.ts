import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** After a change of page, reading and tabbing go on from the new page, at its top. Back and forward keep the browser's place. */
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
