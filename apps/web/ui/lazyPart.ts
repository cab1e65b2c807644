import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Waits before a part of the page is requested again. */
const PAUSES_MS = [500, 1500, 4000];

/** Loads a part of the page, and retries if the network or a busy server refuses. */
export async function loadPart<Part>(load: () => Promise<Part>, pausesMs: readonly number[] = PAUSES_MS): Promise<Part> {
  for (const pauseMs of pausesMs) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return load();
}

/** Something whose code can be fetched before it is shown. */
export type Prefetched = { prefetch: () => void };

/** A component whose code is fetched when it is first shown, unless it was prefetched. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> & Prefetched {
  // A failure matters only when the part is shown, which asks again.
  const prefetch = () => void load().catch(() => undefined);
  return Object.assign(
    lazy(() => loadPart(load)),
    { prefetch },
  );
}
