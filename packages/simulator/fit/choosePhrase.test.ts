import { describe, expect, it } from 'vitest';
import { choosePhrase } from './choosePhrase.ts';
import { maskOffers } from './testing/maskText.ts';
import { meetCues } from './weighNeeds.ts';

function choose(text: string, category: { id: string; label: string } | null, subject = ''): string | null {
  const sentences = maskOffers(text);
  return choosePhrase(sentences, meetCues(sentences), { category, subject });
}

const containers = { id: 'modular_buildings', label: 'modular buildings' };

describe('choosePhrase', () => {
  it('prefers the email’s own words if they are about the category', () => {
    expect(choose('We sell used shipping containers from our depot.', containers)).toBe('used shipping containers');
  });

  it('prefers the known thing if the words found are about something else', () => {
    expect(choose('We deliver glossy leaflets about our portable cabins.', containers)).toBe('portable cabins');
  });

  it('names a thing even if its category is unknown', () => {
    expect(choose('We hire out scissor lifts by the day.', null)).toBe('scissor lifts');
  });
});
