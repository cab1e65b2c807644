import { expect, it } from 'vitest';
import { explain } from '../../explain.ts';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';

const email = {
  subject: 'LAST CHANCE!!! HALF PRICE GUTTER PACKAGES - ACT NOW!!!',
  body: 'HELLO Dana!!!\n\nWant the BEST gutters? We GUARANTEE no leaks or your MONEY BACK!!!\n\n100% risk free\n\nNormally $999 - TODAY ONLY just $499!!! Only 7 spots left!\n\nCLICK HERE NOW >>> http://bit.ly/gutters\n\nDon\u2019t miss out!!!',
};

it('a text under a card takes out some of what the card quotes, in any capitals', () => {
  const leads = buildList(12, () => ({ email, title: 'Owner' }));
  const { open, reply } = explain(buildCampaign({ leadCount: leads.length }), leads);
  const cards = [open.negative, reply.negative].flatMap(({ factors }) => factors);
  const kept = cards
    .filter(({ factorId, evidence }) => evidence.length > 0 && ['spam_phrases', 'pressure', 'hype', 'advert'].includes(factorId))
    .flatMap(({ evidence, recommendations }) =>
      recommendations.flatMap(({ editedEmail }) => {
        const after = editedEmail === null ? '' : `${editedEmail.subject}\n${editedEmail.body}`.toLowerCase();
        return evidence.every(({ text }) => after.includes(text.toLowerCase())) ? [editedEmail] : [];
      }),
    );
  expect(cards.length).toBeGreaterThan(0);
  expect(kept).toEqual([]);
});
