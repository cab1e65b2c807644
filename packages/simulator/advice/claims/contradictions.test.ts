import { describe, expect, it } from 'vitest';
import { adviseDraft, type DraftReason } from '../../adviseDraft.ts';
import { explain, type Explanation } from '../../explain.ts';
import type { Email } from '../../lead.ts';
import type { Claim } from '../../signs/claim.ts';
import { ALL_SIGNS } from '../../signs/signs.ts';
import type { SensePhrases } from '../../signs/sign.ts';
import { buildCampaign, buildList } from '../../testing/buildLead.ts';
import { SIDES } from '../../testing/claimSides.ts';
import { toRow, type LeadRow } from '../../explain/rows.ts';
import { holds } from './claims.ts';
import { adviceOf, findContradictions, type Statement } from './statements.ts';
import { findBetterVersion, type BetterSearch } from '../version/findBetterVersion.ts';
import { findChangedLines } from '../version/changedLines.ts';
import { claimFactsOf, claimFactsOfEmail } from './readClaims.ts';

const LEADS = 10;
const campaign = buildCampaign({ leadCount: LEADS });

function runToEnd<Answer>(work: Generator<undefined, Answer>): Answer {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Everything the screens say about one email: the three pages, the campaign page and the report are built from the explanation. */
type Said = { email: Email; explanation: Explanation; drawer: readonly DraftReason[]; better: BetterSearch; row: LeadRow };

function readAll(written: Email): Said {
  const email = { subject: written.subject, body: written.body.replaceAll('Dana', '{{first_name}}') };
  const fill = ({ subject, body }: Email) => ({ subject, body: body.replaceAll('{{first_name}}', 'Dana') });
  const leads = buildList(LEADS, (index) => ({
    email: fill(email),
    company: 'Harlow Yards',
    title: index % 2 === 0 ? 'Operations Manager' : 'Dispatcher',
  }));
  const [first] = leads;
  if (first === undefined) throw new Error('an empty list');
  return {
    email,
    row: toRow(campaign, first),
    explanation: explain(campaign, leads, { counts: { total: LEADS, opened: 4, replied: 1, interested: 0 } }),
    drawer: runToEnd(adviseDraft(campaign, leads, { template: { email, fill, fillsCompany: true } })),
    better: runToEnd(findBetterVersion(campaign, leads, { template: email })),
  };
}

const claimsByTitle = new Map(
  ALL_SIGNS.flatMap(({ sentences }): (readonly [string, Claim])[] =>
    Object.values<SensePhrases>(sentences).flatMap(({ titles, claim }) =>
      claim === undefined ? [] : titles.map((title) => [title, claim] as const),
    ),
  ),
);

const cardsOf = ({ open, reply }: Explanation) =>
  [open, reply].flatMap(({ positive, negative }) => [...positive.factors, ...negative.factors]);

/** Everything the cards and the drawer state, with their advice. */
function statementsOf({ explanation, drawer }: Said): Statement[] {
  const ofCards = cardsOf(explanation).flatMap(({ title, polarity, contribution }): Statement[] => {
    const claim = polarity === 'mixed' ? undefined : claimsByTitle.get(title);
    return claim === undefined ? [] : [claim, adviceOf(claim, contribution > 0)];
  });
  const ofDrawer = drawer.flatMap(({ title }): Statement[] => {
    const claim = claimsByTitle.get(title);
    return claim === undefined ? [] : [claim, adviceOf(claim, false)];
  });
  return [...ofCards, ...ofDrawer];
}

/**
 * Passages of the email that a card blames, long enough to be meaningful; a whole line is blamed only for what it lacks or for its length.
 */
function blamedIn({ explanation, email }: Said): string[] {
  const lines = new Set([email.subject, ...email.body.split('\n')].map((line) => line.trim().toLowerCase()));
  return cardsOf(explanation)
    .filter(({ polarity }) => polarity === 'negative')
    .flatMap(({ evidence }) => evidence.map(({ text }) => text.trim().toLowerCase()))
    .filter((text) => text.length > 3 && text.split(' ').length < 5 && !lines.has(text));
}

/** What the drawer and the better version propose to write. */
const proposedIn = ({ email, drawer, better }: Said): string[] => [
  ...drawer.flatMap(({ fix }) => (fix?.email ? findChangedLines(email, fix.email).added : [])),
  ...(better.version?.changes.flatMap(({ lines }) => lines.added) ?? []),
];

/** Emails whose first fix would keep or add something that another reason blames. */
const FAMILIES: readonly Email[] = [
  { subject: 'RE: Your Yahoo! dock store - 3-5% more slots GUARANTEED', body: withSlots('Our software books dock slots.') },
  { subject: 'Re: our conversation about your website', body: withSlots('We build websites for yards.') },
  { subject: 'Fwd: Your invoice', body: withSlots('We print bulletins for yards.') },
  { subject: '50% OFF all dock gates - LAST CHANCE!!!', body: withSlots('We sell dock gates to yards.') },
  { subject: 'AMAZING offer for {{company}}!!!', body: withSlots('We sell dock gates to yards.') },
  { subject: "Saving Dr. Weber's yard 6.5 hrs a week on dock logs", body: withSlots('We keep dock logs.') },
  { subject: 'Need cash? Sell your dock gates to us this week', body: withSlots('We buy dock gates.') },
];
function withSlots(offer: string): string {
  return `Hi Dana,\n\n${offer} Trucks wait an hour at most gates.\n\nIs this worth a look?\n\nBest,\nErin`;
}

describe('a suggested text', () => {
  const told = FAMILIES.map(readAll);

  it('has no subject words that another reason of the same email blames', () => {
    for (const said of told)
      for (const { fix } of said.drawer) {
        if (fix === null || fix.email === null || fix.email.subject === said.email.subject) continue;
        // A discount is a term of the offer, and stays.
        const subject = fix.email.subject.replace(/\b\d+% off\b/i, '');
        expect(subject, said.email.subject).not.toMatch(/^(?:re|fwd?):|guaranteed|!|\bamazing\b|last chance|\boff\b/i);
        expect(fix.email.subject, said.email.subject).not.toMatch(/our conversation|your invoice|\bDr$|^need cash$/i);
      }
  });

  it('comes only with factors that cost something, and each fault is on one card', () => {
    for (const { drawer, email } of told) {
      expect(
        drawer.every(({ deltaPoints }) => Math.abs(deltaPoints) >= 0.05),
        email.subject,
      ).toBe(true);
      const ids = drawer.map(({ factorId }) => factorId);
      expect(ids.includes('wrong_name') && ids.includes('name_use'), email.subject).toBe(false);
    }
  });
});

describe('what all screens say about an email', () => {
  // One plain email is the counterexample for many topics: it is read once.
  const sides = SIDES.flatMap(([about, there, not]) => [there, not].map((email) => [JSON.stringify(email), { about, email }] as const));
  const told = [...new Map(sides).values()].map(({ about, email }) => ({ about, said: readAll(email) }));

  it('never states and denies the same thing, on either side of every predicate', () => {
    for (const { about, said } of told) expect(findContradictions(statementsOf(said)), about).toEqual([]);
  });

  it('says nothing twice: no takeaway repeats a sentence of the narrative, and no effect reads as zero', () => {
    for (const { about, said } of told)
      for (const side of [
        said.explanation.open.positive,
        said.explanation.open.negative,
        said.explanation.reply.positive,
        said.explanation.reply.negative,
      ]) {
        for (const takeaway of side.keyTakeaways) expect(side.narrative, about).not.toContain(takeaway);
        expect(`${side.narrative} ${side.keyTakeaways.join(' ')}`, about).not.toMatch(
          /about (?:0\.0|0%)|from about (\S+) to \1 in 100|, or you lose/,
        );
      }
  });

  it('proposes no new words that a card blames', () => {
    for (const { about, said } of told) {
      const before = `${said.email.subject}\n${said.email.body}`.toLowerCase();
      const blamed = blamedIn(said);
      for (const line of proposedIn(said)) {
        const brought = blamed.filter((words) => line.toLowerCase().includes(words) && !before.includes(line.toLowerCase()));
        // A line that is only reworded keeps everything its change is not about.
        const isReworded = brought.every((words) => before.includes(words));
        expect(brought.length === 0 || isReworded, `${about}: ${line} | ${brought.join(', ')}`).toBe(true);
      }
    }
  });

  it('praises nothing that the better version removes', () => {
    for (const { about, said } of told) {
      const { explanation, better, row } = said;
      if (better.version === null) continue;
      const praised = cardsOf(explanation).flatMap(({ title, polarity }) =>
        polarity === 'positive' ? (claimsByTitle.get(title) ?? []) : [],
      );
      const email = { subject: better.version.email.subject, body: better.version.email.body };
      const filled = { ...email, body: email.body.replaceAll('{{first_name}}', 'Dana').replaceAll('{{company}}', 'Harlow Yards') };
      const [before, after] = [claimFactsOf(row), claimFactsOfEmail(row, filled)];
      expect(
        praised.filter((claim) => holds(claim, before) && !holds(claim, after)),
        about,
      ).toEqual([]);
    }
  });
});
