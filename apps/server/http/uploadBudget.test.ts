import { describe, expect, it } from 'vitest';
import { createUploadBudget } from './uploadBudget.ts';

describe('the budget of uploads', () => {
  it('is shared by all requests up to its last byte', () => {
    const budget = createUploadBudget(100);
    const [first, second] = [budget.open(), budget.open()];
    first.take(60);
    second.take(40);
    expect(() => second.take(1)).toThrow(expect.objectContaining({ code: 'overloaded', retryAfterSeconds: 2 }));
  });

  it('is free again once a request has returned its share, and only once', () => {
    const budget = createUploadBudget(100);
    const [first, second] = [budget.open(), budget.open()];
    first.take(100);
    first.giveBack();
    first.giveBack();
    second.take(100);
    expect(() => first.take(1)).toThrow(expect.objectContaining({ code: 'overloaded' }));
  });
});
