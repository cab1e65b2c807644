import { describe, expect, it } from 'vitest';
import {
  DETAILED_ACTIONS,
  FILTER_ACTIONS,
  isShownByFilter,
  LEAD_ACTIONS,
  REPLY_INTENTS,
  toLeadAction,
  toReplySentiment,
} from './leadActions.ts';

describe('toLeadAction', () => {
  it.each([
    ['reply', 'reply'],
    ['no_action', 'no_action'],
    ['archive', 'ignore'],
    ['delete', 'ignore'],
    ['remind_me_later', 'ignore'],
    ['forward_internally', 'internal_forward'],
    ['unsubscribe', 'unsubscribe'],
    ['report_spam', 'report_spam'],
    ['not_opened', 'not_opened'],
    ['classify_as_spam', 'classify_as_spam'],
  ] as const)('calls %s %s', (detailed, action) => {
    expect(toLeadAction(detailed)).toBe(action);
  });

  it('reaches every action of the rows', () => {
    const reached = new Set([...DETAILED_ACTIONS, 'not_opened' as const, 'classify_as_spam' as const].map(toLeadAction));
    expect([...reached].toSorted()).toEqual([...LEAD_ACTIONS].toSorted());
  });
});

describe('isShownByFilter', () => {
  it('shows ignored leads together with those that did nothing', () => {
    expect(LEAD_ACTIONS.filter((action) => isShownByFilter(action, 'ignore'))).toEqual(['ignore', 'no_action']);
  });

  it('shows exactly the chosen action for every other filter', () => {
    for (const filter of FILTER_ACTIONS.filter((each) => each !== 'ignore')) {
      expect(LEAD_ACTIONS.filter((action) => isShownByFilter(action, filter))).toEqual([filter]);
    }
  });
});

describe('toReplySentiment', () => {
  it('counts interest and questions as positive, refusals as negative, the rest as neutral', () => {
    const bySentiment = Object.groupBy(REPLY_INTENTS, toReplySentiment);
    expect(bySentiment).toEqual({
      positive: ['interested', 'question'],
      neutral: ['timing', 'referral', 'soft_objection'],
      negative: ['hard_objection', 'not_interested', 'opt_out'],
    });
  });
});
