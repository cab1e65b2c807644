import { expect, it } from 'vitest';
import { readPlan } from '../../testing/readPlan.ts';

const sentence =
  'I would be delighted to come and visit you at your offices to talk through how payroll runs today and to explain how our team of eighteen takes it over within one pay period, or you can visit our website, follow us on LinkedIn and download our brochure.';
const email = {
  subject: 'Payroll',
  body: `Hi {{first_name}},\n\nWe run payroll for dental practices and haulage firms across the North West, and we take it over within one pay period.\n\n${sentence}\n\nBest,\nJanet`,
};

it('a sentence that asks is told one thing, and is never told to go', () => {
  const told = readPlan(email, { titles: ['Finance Director', 'Practice Manager'], count: 12 });
  const sides = [told.explanation.open.negative, told.explanation.reply.negative];
  const orders = sides.flatMap(({ factors }) => factors.flatMap(({ recommendations }) => recommendations.map(({ text }) => text)));
  expect(orders.filter((text) => text.startsWith('Rewrite') || text.startsWith('Drop “I would be delighted')).length).toBe(0);
  // A question takes its place where it goes.
  expect(told.better.version?.email.body ?? sentence).toMatch(/visit|\?\n/);
});
