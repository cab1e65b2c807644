import { useEffect } from 'react';
import { holdPage } from '../api/sessionToken.ts';

/** Keeps a form on the page where a call in the background learns that the session has ended; the form's own call says so. */
export function useHeldPage(isHeld: boolean): void {
  useEffect(() => (isHeld ? holdPage() : undefined), [isHeld]);
}
