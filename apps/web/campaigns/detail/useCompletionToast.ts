import { useEffect, useRef } from 'react';
import { useToast } from '../../ui/Toasts.tsx';

/** Announces once that the watched run has ended. */
export function useCompletionToast(hasEnded: boolean, campaignName: string | undefined): void {
  const toast = useToast();
  const isSaid = useRef(false);
  useEffect(() => {
    if (!hasEnded || isSaid.current || campaignName === undefined) return;
    isSaid.current = true;
    toast(`Campaign completed: ${campaignName}`);
  }, [hasEnded, campaignName, toast]);
}
