import { describe, expect, it } from 'vitest';
import { findProviders } from './providers.ts';
import { maskText } from '../testing/maskText.ts';

describe('findProviders', () => {
  it('takes a trade for the sender’s own if the email speaks of it only so', () => {
    expect(findProviders(maskText(['offer', 'We cook lunches in our kitchen and bring them to offices.']))).toContain('restaurant');
    expect(findProviders(maskText(['offer', 'We wash linen in our laundry and bring it back.']))).toContain('cleaning');
  });

  it('takes it for the reader’s if the email speaks of the reader’s own work', () => {
    const told = maskText(['problem', 'Your menu changes weekly and your waiters write the dishes by hand.'], ['offer', 'We print menus.']);
    expect(findProviders(told)).not.toContain('restaurant');
  });
});
