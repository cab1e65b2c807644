import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { parseDetailState, withDetailState, type DetailState } from './detailUrl.ts';

/** Tab, bucket, filter and lead in the address. A new tab, and a thread opened on a phone, are steps that Back undoes. */
export function useDetailState() {
  const [params, setParams] = useSearchParams();
  const isPhone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const state = useMemo(() => parseDetailState(params), [params]);
  const change = useCallback(
    (next: Partial<DetailState>) => {
      const isStep = next.tab !== undefined || (isPhone && typeof next.lead === 'string');
      setParams((current) => withDetailState(current, next), { replace: !isStep, preventScrollReset: true });
    },
    [setParams, isPhone],
  );
  const hrefOf = useCallback((lead: string) => `?${withDetailState(params, { lead })}`, [params]);
  return { state, change, hrefOf };
}
