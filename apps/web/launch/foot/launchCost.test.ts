import { describe, expect, it } from 'vitest';
import { free, growth } from '../../testing/samples.ts';
import { toLaunchCost, type CostQuestion } from './launchCost.ts';

const ask = (question: Partial<CostQuestion>) =>
  toLaunchCost({ subscription: growth, leadCount: 180, priority: 'auto', isNewAccount: false, ...question });

describe('toLaunchCost', () => {
  it('is unknown while the plan is', () => {
    expect(ask({ subscription: undefined })).toBeUndefined();
  });

  it('counts credits on the free plan and offers an upgrade', () => {
    expect(ask({ subscription: { ...free, creditBalance: 200 } })).toEqual({
      cost: 'Uses 180 of 200 credits',
      lane: 'Regular: up to 24 hours',
      note: null,
      canSwitchLane: false,
      offersUpgrade: true,
    });
  });

  it('shows the balance before there is a list', () => {
    expect(ask({ subscription: free, leadCount: 0 })).toMatchObject({ cost: '20 credits available', lane: null });
  });

  it('uses the priority lane if its credits are enough for the whole list', () => {
    expect(ask({ leadCount: 1119 })).toMatchObject({
      cost: 'Uses 1,119 of 1,119 priority credits',
      lane: 'Priority: ready within 1 hour',
      canSwitchLane: true,
    });
  });

  it('says why the priority lane is out of reach', () => {
    expect(ask({ leadCount: 1120 })).toEqual({
      cost: 'Mock credits: Unlimited',
      lane: 'Regular: up to 24 hours',
      note: 'Priority needs 1,120 credits, you have 1,119.',
      canSwitchLane: false,
      offersUpgrade: false,
    });
  });

  it('lets the priority lane be switched off and on again', () => {
    expect(ask({ priority: 'off' })).toMatchObject({ lane: 'Regular: up to 24 hours', note: null, canSwitchLane: true });
  });

  it('tells a new account that its credits are on their way, an older one that it has none', () => {
    expect(ask({ subscription: null, isNewAccount: true })).toMatchObject({ cost: 'Credits will be available soon' });
    expect(ask({ subscription: null })).toMatchObject({ cost: 'Needs 180 credits, you have 0', isShort: true });
  });
});
