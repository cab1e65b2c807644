import { describe, expect, it } from 'vitest';
import { insightsText } from './insightsText.ts';

describe('an insight page as text', () => {
  const note = { text: 'Roofing services', problem: 'It only names a field.', advice: 'Say more.' };

  it('has the notes on weak wording after everything else that the page says', () => {
    expect(insightsText('reply', 'Roofs', { groups: [], notes: [note] })).toMatch(
      /Roofs\n\nAlso worth changing\n- “Roofing services”: It only names a field\. Say more\.\n\nAll of this is simulated\.$/,
    );
    expect(insightsText('reply', 'Roofs', { groups: [], notes: [] })).not.toContain('Also worth changing');
  });
});
