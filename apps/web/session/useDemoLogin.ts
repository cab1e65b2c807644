import { useEffect, useRef } from 'react';
import { useConfig } from './useConfig.ts';
import type { Credentials } from './useSession.tsx';

/** Time to see the fields being filled before the demo account signs in. */
const DEMO_LOGIN_MS = 500;

type DemoLogin = {
  isWanted: boolean;
  onFill: (credentials: Credentials) => void;
  onEnter: (credentials: Credentials) => void;
  /** Called if this installation has no demo account or cannot be reached. */
  onFail: () => void;
};

/** Fills in the demo account and signs it in after half a second. */
export function useDemoLogin({ isWanted, ...actions }: DemoLogin): void {
  const { data: config, isError } = useConfig();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const demo = config?.demo;
  const isImpossible = isError || demo === null;
  useEffect(() => {
    if (!isWanted) return undefined;
    if (isImpossible) latest.current.onFail();
    if (!demo) return undefined;
    latest.current.onFill(demo);
    const timer = setTimeout(() => latest.current.onEnter(demo), DEMO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [isWanted, isImpossible, demo]);
}
