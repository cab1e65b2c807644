import type { ContextModel } from './context.ts';
export const CONTEXT_MODEL: ContextModel = { corpus: '', units: [], own: [], bias: [], cuts: [], weights: '' };
