import { useCallback, useMemo } from 'react';
import { useMediaMatch } from '../../ui/useMediaMatch.ts';
import { useAddressParams } from '../useAddressParams.ts';
import { parseDetailState, withDetailState, type DetailState } from './detailUrl.ts';

/** Tab, bucket, filter and lead in the address. Changing the tab, or opening a thread on a phone, is a step that Back undoes. */
export function useDetailState() {
  const [params, setParams] = useAddressParams();
  const isPhone = useMediaMatch('(max-width:37.4375em)');
  const state = useMemo(() => parseDetailState(params), [params]);
  const change = useCallback(
    (next: Partial<DetailState>) => {
      const isStep = next.tab !== undefined || (isPhone && typeof next.lead === 'string');
      setParams((current) => withDetailState(current, next), isStep);
    },
    [setParams, isPhone],
  );
  const hrefOf = useCallback((lead: string) => `?${withDetailState(params, { lead })}`, [params]);
  return { state, change, hrefOf };
}
