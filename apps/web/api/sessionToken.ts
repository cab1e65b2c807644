const STORAGE_KEY = 'coldcast.token';

let notice: string | null = null;
const listeners = new Set<() => void>();

function announce() {
  for (const listener of listeners) listener();
}

/** Used if the browser has storage switched off; the session then lasts as long as the page. */
let tokenInMemory: string | null = null;

export function readToken(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? tokenInMemory;
  } catch {
    return tokenInMemory;
  }
}

export function storeToken(token: string): void {
  tokenInMemory = token;
  notice = null;
  try {
    localStorage.setItem(STORAGE_KEY, token);
  } catch {
    // Storage is off; the token stays in memory.
  }
  announce();
}

/** Ends the session in this browser; the reason, if any, is shown on the login page. */
export function clearToken(reason: string | null = null): void {
  tokenInMemory = null;
  notice = reason;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
  announce();
}

let holds = 0;
let held: { token: string | null; reason: string } | null = null;

/** Ends the session because the server no longer knows it: immediately, or once no form holds the page open. */
export function endSession(reason: string): void {
  if (holds === 0) clearToken(reason);
  else held = { token: readToken(), reason };
}

/** Keeps the page and its form if a background call finds that the session has ended. Returns a function that releases it. */
export function holdPage(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
    if (holds > 0 || held === null) return;
    const { token, reason } = held;
    held = null;
    // A newer session is not the one that ended.
    if (readToken() === token) clearToken(reason);
  };
}

export const readSignOutNotice = (): string | null => notice;

/** Calls the listener when the session begins or ends, here or in another tab. */
export function subscribeToToken(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    tokenInMemory = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
