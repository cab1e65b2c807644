import type { LeadReasons } from '@coldcast/contract/insights';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { findChangedLines } from '../../../packages/simulator/advice/version/changedLines.ts';
import { adviceOf, findContradictions, type Statement } from '../../../packages/simulator/advice/claims/statements.ts';
import { adviseDraft, type DraftReason } from '../../../packages/simulator/adviseDraft.ts';
import { explain, explainLead, type Explanation } from '../../../packages/simulator/explain.ts';
import { toRow } from '../../../packages/simulator/explain/rows.ts';
import { phrasesAt } from '../../../packages/simulator/advice/claims/readClaims.ts';
import type { Email } from '../../../packages/simulator/lead.ts';
import { buildCampaign, buildList } from '../../../packages/simulator/testing/buildLead.ts';
import type { Claim } from '../../../packages/simulator/signs/claim.ts';
import type { SensePhrases } from '../../../packages/simulator/signs/sign.ts';
import { ALL_SIGNS } from '../../../packages/simulator/signs/signs.ts';
import { SIDES } from '../../../packages/simulator/testing/claimSides.ts';
import { twentyEmails } from '../../../packages/simulator/testing/twentyEmails.ts';
import { answerInsights } from '../../../scripts/testing/answerInsights.ts';
import { campaignKey } from '../api/queryKeys.ts';
import { LeadReasonsPanel } from '../campaigns/leads/LeadReasonsPanel.tsx';
import { LeadScope } from '../campaigns/leads/useLeadReasons.ts';
import { ReportInsights } from '../campaigns/report/ReportInsights.tsx';
import { OpenInsights } from '../campaigns/summary/OpenInsights.tsx';
import { ReplyInsights } from '../campaigns/summary/ReplyInsights.tsx';
import { ReasonItem } from '../launch/forecast/DraftReasons.tsx';
import { LaunchDrawerProvider } from '../session/useLaunchDrawer.tsx';
import { claimsIn, sentencesIn } from '../testing/printedClaims.ts';
import { ToastProvider } from '../ui/Toasts.tsx';
import { InsightView } from './InsightView.tsx';

const [LEADS, ID, LEAD_ID, BUCKET] = [6, 'campaign', 'campaign-0', '40-50'] as const;
const campaign = buildCampaign({ leadCount: LEADS });

function runToEnd<Answer>(work: Generator<undefined, Answer>): Answer {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** One screen as a user reads it: its blocks of text, and what its cards say helped or hurt. */
type Screen = { name: string; lines: string[]; cards: { isFor: boolean; lines: string[] }[] };
type Printed = { email: Email; explanation: Explanation; drawer: readonly DraftReason[]; screens: Screen[]; why: Statement[] };

const BLOCKS = 'h2, h3, h4, p, li, blockquote';
const textOf = (node: Element): string => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

function toScreen(name: string, client: QueryClient, element: ReactNode): Screen {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ToastProvider>
          <LaunchDrawerProvider>
            <LeadScope value={{ campaignId: ID, bucket: BUCKET }}>{element}</LeadScope>
          </LaunchDrawerProvider>
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const linesOf = (within: ParentNode) => [...within.querySelectorAll(BLOCKS)].map(textOf).flatMap((text) => [text, ...sentencesIn(text)]);
  const cards = [...page.querySelectorAll('article')].map((card) => ({
    isFor: /positive/i.test(textOf(card).slice(0, 200)),
    lines: /mixed|neutral/i.test(textOf(card).slice(0, 200)) ? [] : linesOf(card),
  }));
  return { name, lines: [...new Set(linesOf(page))], cards };
}

const ACTS = { canUse: true, isDisabled: false, onUse: () => undefined };

/** All screens about a campaign with one email. */
function print(written: Email): Printed {
  const email = { subject: written.subject, body: written.body.replaceAll('Dana', '{{first_name}}') };
  const fill = ({ subject, body }: Email) => ({ subject, body: body.replaceAll('{{first_name}}', 'Dana') });
  const leads = buildList(LEADS, (index) => ({
    email: fill(email),
    company: 'Harlow Yards',
    title: index % 2 === 0 ? 'Operations Manager' : 'Dispatcher',
  }));
  const [first] = leads;
  if (first === undefined) throw new Error('an empty list');
  const explanation = explain(campaign, leads, { counts: { total: LEADS, opened: 3, replied: 1, interested: 0 } });
  const drawer = runToEnd(adviseDraft(campaign, leads, { template: { email, fill, fillsCompany: true } }));
  const reasons = explainLead(campaign, first);
  const { open, reply } = answerInsights(explanation, 1);
  const client = new QueryClient();
  client.setQueryData(['insights', ID, 'open'], open.data);
  client.setQueryData(['insights', ID, 'reply'], reply.data);
  const toWire = (one: typeof reasons.open): LeadReasons['open'] => one.map(({ factorId, effect, text }) => ({ factorId, effect, text }));
  const answer = { openRate: 0.4, replyRate: 0.04, open: toWire(reasons.open), reply: toWire(reasons.reply), languageModel: null };
  client.setQueryData([...campaignKey(ID), 'reasons', LEAD_ID, BUCKET], answer);
  const toPage = (page: 'open' | 'negative-open' | 'reply') => {
    const { insight, negativeInsight } = (page === 'reply' ? reply : open).data;
    const state = { kind: 'loaded', insight, negativeInsight, rewrite: null } as const;
    return toScreen(page, client, <InsightView page={page} campaignId={ID} campaignName="Docks" state={state} />);
  };
  const { persona, reading } = toRow(campaign, first);
  return {
    email,
    explanation,
    drawer,
    why: [...reasons.open, ...reasons.reply].flatMap(({ factorId, effect }) => {
      const isFor = effect === 'for';
      const claim = phrasesAt(factorId, { isFor, polarity: isFor ? 'positive' : 'negative', values: reading.values, persona })?.claim;
      return claim === undefined ? [] : [claim, adviceOf(claim, isFor)];
    }),
    screens: [
      toPage('open'),
      toPage('negative-open'),
      toPage('reply'),
      toScreen(
        'campaign page',
        client,
        <>
          <OpenInsights campaignId={ID} basePath="" />
          <ReplyInsights campaignId={ID} hasReplies basePath="" />
        </>,
      ),
      toScreen('report', client, <ReportInsights campaignId={ID} />),
      toScreen('why a lead', client, <LeadReasonsPanel leadId={LEAD_ID} />),
      toScreen(
        'drawer',
        client,
        <ul>
          {drawer.map((reason) => (
            <ReasonItem key={reason.factorId} reason={reason} {...ACTS} />
          ))}
        </ul>,
      ),
    ],
  };
}

const emails = new Map(
  [...SIDES.flatMap(([, there, not]) => [there, not]), ...twentyEmails.slice(0, 10)].map((email) => [JSON.stringify(email), email]),
);
let all: Printed[];
beforeAll(() => {
  all = [...emails.values()].map(print);
}, 240_000);

const claimsByTitle = new Map(
  ALL_SIGNS.flatMap(({ sentences }) =>
    Object.values<SensePhrases>(sentences).flatMap(({ titles, claim }) =>
      claim === undefined ? [] : titles.map((title): [string, Claim[]] => [title, [claim]]),
    ),
  ),
);

/** The advice in a sentence or takeaway, without its effect. */
const adviceIn = (text: string): string =>
  text
    .replace(/^(?:About [\d.]+ (?:opens|replies) in 100 are lost to [^:]*: |The mix of leads costs[^:]*: )/, '')
    .replace(/(?:, and (?:opens|replies|about)[^“]*|, which brings[^“]*| \((?:about|as it stands|the mix)[^“]*|\.)$/, '')
    .toLowerCase();

const named = ({ email }: Printed, what: string): string => `${email.subject} | ${email.body.slice(0, 160)} | ${what}`;
const negativeSpans = ({ explanation: { open, reply }, email }: Printed): { factorId: string; text: string }[] => {
  const lines = new Set([email.subject, ...email.body.split('\n')].map((line) => line.trim().toLowerCase()));
  return [open, reply]
    .flatMap(({ negative }) => negative.factors)
    .filter(({ polarity }) => polarity === 'negative')
    .flatMap(({ factorId, evidence }) => evidence.map(({ text }) => ({ factorId, text: text.trim().toLowerCase() })))
    .filter(({ text }) => text.length > 3 && text.split(' ').length < 5 && !lines.has(text));
};

describe('what the screens print', () => {
  it('quotes on a card about many leads what they share, not one lead’s company', () => {
    for (const { explanation } of all)
      for (const { factorId, evidence } of [explanation.open, explanation.reply].flatMap(({ positive, negative }) => [
        ...positive.factors,
        ...negative.factors,
      ]))
        expect(evidence.map(({ text }) => text).join(' | '), factorId).not.toMatch(/Harlow Yards|Dana/);
  });

  it('covers at least forty different emails, and makes claims about them', () => {
    expect(emails.size).toBeGreaterThanOrEqual(40);
    // Parsed from the text alone, the claims behind the titles of the cards are complete.
    for (const { explanation, screens } of all) {
      const printed = new Set(screens.flatMap(({ lines }) => lines.flatMap(claimsIn)).map((claim) => JSON.stringify(claim)));
      for (const { title } of [explanation.open, explanation.reply].flatMap(({ positive, negative }) => [
        ...positive.factors,
        ...negative.factors,
      ]))
        for (const claim of claimsByTitle.get(title) ?? []) expect(printed, title).toContain(JSON.stringify(claim));
    }
    const topics = new Set(all.flatMap(({ screens }) => screens.flatMap(({ lines }) => lines.flatMap(claimsIn))).map(({ about }) => about));
    expect(topics.size).toBeGreaterThan(15);
  });

  it('contradicts itself neither on one screen nor between two', () => {
    for (const one of all) {
      const statements = one.screens.flatMap(({ lines, cards }): Statement[] => [
        ...lines.flatMap(claimsIn),
        ...cards.flatMap(({ isFor, lines: own }) => own.flatMap(claimsIn).map((claim) => adviceOf(claim, isFor))),
      ]);
      const once = [...new Map([...statements, ...one.why].map((statement) => [JSON.stringify(statement), statement])).values()];
      const found = findContradictions(once);
      expect(found, named(one, JSON.stringify(found))).toEqual([]);
    }
  });

  it('suggests nothing that another card blames', () => {
    for (const one of all) {
      const { explanation, drawer, email } = one;
      const spans = negativeSpans(one);
      const offers = [
        ...[explanation.open, explanation.reply]
          .flatMap(({ positive, negative }) => [...positive.factors, ...negative.factors])
          .flatMap(({ factorId, recommendations }) =>
            recommendations.flatMap(({ editedEmail }) => (editedEmail === null ? [] : [{ factorId, to: editedEmail }])),
          ),
        ...drawer.flatMap(({ factorId, fix }) => (fix === null || fix.email === null ? [] : [{ factorId, to: fix.email }])),
      ];
      const before = `${email.subject}\n${email.body}`.toLowerCase();
      for (const { factorId, to } of offers) {
        const { removed, added } = findChangedLines(email, to);
        const old = removed.join('\n').toLowerCase();
        for (const line of added)
          for (const { factorId: blaming, text } of spans) {
            if (blaming === factorId || !line.toLowerCase().includes(text)) continue;
            // A line that is only reworded keeps everything its change is not about.
            expect(old.includes(text) || before.includes(line.toLowerCase()), named(one, `${factorId}: ${line} | ${text}`)).toBe(true);
          }
      }
    }
  });

  it('says what works or costs most, then what to change, in four sentences, and prints no worth of zero', () => {
    for (const one of all)
      for (const { narrative, keyTakeaways } of [one.explanation.open, one.explanation.reply].flatMap(({ positive, negative }) => [
        positive,
        negative,
      ])) {
        const sentences = sentencesIn(narrative);
        expect(sentences.length, narrative).toBeLessThanOrEqual(4);
        // The page of what works begins with that, and the other one with what costs most.
        const rest = /^(?:What works|What (?:also )?costs (?:opens|replies)|\u201c)/.test(narrative) ? sentences.slice(1) : sentences;
        // A page that suggests nothing says the count before that.
        expect(rest[narrative.includes('no edit to suggest') && /^\d/.test(rest[0] ?? '') ? rest.length - 1 : 0], narrative).toMatch(
          /in 100|% more|no edit to suggest|Our better version|not about their work|only points out|gives no advice|goes to \d+/,
        );
        expect(keyTakeaways.length).toBeLessThanOrEqual(3);
        expect(new Set(keyTakeaways).size).toBe(keyTakeaways.length);
        for (const takeaway of keyTakeaways) expect(sentences).not.toContain(takeaway);
        const told = adviceIn(rest[0] ?? '');
        // One order everywhere: what the narrative tells first is the first takeaway, too, if it is one.
        const at = keyTakeaways.map(adviceIn).indexOf(told);
        if (!narrative.includes('not about their work')) expect(at, narrative).toBeLessThanOrEqual(0);
      }
    for (const { screens } of all)
      for (const { lines, name } of screens)
        for (const line of lines)
          expect(line, name).not.toMatch(/\b0\.0 (?:points|in 100|opens|replies)|\(-?0\.0 to|No change to suggest|\d %/);
  });
});
