import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { parseDetailState, withDetailState, type DetailState } from './detailUrl.ts';

/** Tab, bucket, filter and lead in the address. A new tab, and a thread opened on a phone, are steps that Back undoes. */
export function useDetailState() {
  const [params, setParams] = useSearchParams();
  const isPhone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const state = useMemo(() => parseDetailState(params), [params]);
  const apply = (next: Partial<DetailState>) => {
    const isStep = next.tab !== undefined || (isPhone && typeof next.lead === 'string');
    setParams((current) => withDetailState(current, next), { replace: !isStep, preventScrollReset: true });
  };
  const latestApply = useRef(apply);
  useEffect(() => {
    latestApply.current = apply;
  });
  // Stays the same function, so that what does not show the address need not be drawn again.
  const change = useCallback((next: Partial<DetailState>) => latestApply.current(next), []);
  const hrefOf = useCallback((lead: string) => `?${withDetailState(params, { lead })}`, [params]);
  return { state, change, hrefOf };
}
