/** Milliseconds the server's clock is ahead of this browser's; the Date header counts whole seconds. */
let offsetMs = 0;

export function noteServerDate(header: string | null): void {
  if (header === null) return;
  const serverMs = Date.parse(header);
  if (!Number.isNaN(serverMs)) offsetMs = serverMs - Date.now();
}

/** Now by the server's clock, in milliseconds. */
export const serverNow = (): number => Date.now() + offsetMs;
