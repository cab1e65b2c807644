import { useEffect } from 'react';

/** Names the browser tab: "Billing · Coldcast". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Coldcast`;
  }, [title]);
}
