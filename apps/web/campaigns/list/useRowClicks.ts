import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';

export const campaignAddress = (campaignId: string): string => `/app/campaigns/${encodeURIComponent(campaignId)}`;

const isForNewTab = (event: MouseEvent): boolean => event.metaKey || event.ctrlKey || event.shiftKey;

/**
 * One listener for a table whose rows carry `data-address`: a plain click on a row, or on a link in it, opens the row's address in the
 * app. A click with Ctrl, Cmd or Shift on a link is the browser's; elsewhere in the row it opens a new tab.
 */
export function useRowClicks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const address = target?.closest<HTMLElement>('[data-address]')?.dataset['address'];
      if (address === undefined || event.defaultPrevented) return;
      const isOnLink = target?.closest('a') !== null;
      if (isForNewTab(event)) {
        if (!isOnLink) window.open(address, '_blank', 'noopener');
        return;
      }
      // A person who marks text in a row does not mean to leave.
      if (!isOnLink && window.getSelection()?.type === 'Range') return;
      event.preventDefault();
      void navigate(address);
    },
    [navigate],
  );
}
