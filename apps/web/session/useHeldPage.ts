import { useEffect } from 'react';
import { holdPage } from '../api/sessionToken.ts';

/** Keeps a form on the page if a background call finds that the session has ended; the form's own call reports it. */
export function useHeldPage(isHeld: boolean): void {
  useEffect(() => (isHeld ? holdPage() : undefined), [isHeld]);
}
