/** Where plans are compared and changed. */
export const PLANS_PATH = '/app/billing?tab=plans';
