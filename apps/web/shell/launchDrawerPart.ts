import { lazyPart } from '../ui/lazyPart.ts';

/** The drawer, whose code is fetched when a person comes close to opening it. */
export const LaunchDrawer = lazyPart(async () => ({ default: (await import('../launch/LaunchDrawer.tsx')).LaunchDrawer }));
