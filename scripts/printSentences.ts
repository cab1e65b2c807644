/**
 * Prints every sentence template of the insights, filled with six different emails, for reading through: `npx tsx scripts/printSentences.ts > sentences.txt`.
 */
import { expandPhrase, pickPhrase } from '../packages/simulator/replies/expandPhrase.ts';
import { STAGE_PHRASES } from '../packages/simulator/narrative/phrases/summary.ts';
import type { SensePhrases } from '../packages/simulator/signs/sign.ts';
import { ALL_SIGNS } from '../packages/simulator/signs/signs.ts';

const quotes = [
  'Book here: https://cal.example/erin',
  'We are the leading platform',
  'RE:',
  '{{city}}',
  'Do you have 15 minutes on Tuesday',
  '40%',
];
const subjects = [
  'dock slots',
  'Quick question',
  'RE: your yard',
  '7 ideas for {{company}}',
  'AMAZING OFFER!!!',
  'Payroll corrections in June',
];
const names = [
  'the short subject',
  'the plain wording',
  'asking for interest, not a meeting',
  'the proof from others',
  'a body of 48 words',
  'the calm tone',
];
const changes = [
  'Ask for interest instead of a meeting',
  'Cut “synergy” and words like it',
  'Leave out the 98 leads who rarely decide on this',
  'Send it as plain text',
  'Use plainer words',
  'Drop “RE:” and start with “Dock slots”',
];

/** Six sets of facts: small and large lists, one lead, both stages. */
const VALUES = quotes.map((quote, index): ReadonlyMap<string, string> => {
  const leads = [1, 2, 40, 260, 3000, 80][index] ?? 1;
  const touched = leads === 1 ? 'the lead' : index % 2 === 0 ? `all ${leads} leads` : `${Math.ceil(leads / 2)} of ${leads} leads`;
  const isOpen = index % 2 === 0;
  const placementCause = ['4 links', 'HTML layout', 'spammy wording', 'an attachment', '3 links and HTML layout', 'images'][index] ?? '';
  return new Map(
    Object.entries({
      quote,
      quote2: quotes[(index + 1) % quotes.length] ?? '',
      subject: subjects[index] ?? '',
      after: subjects[0] ?? '',
      question: 'Is this worth a look for you?',
      mark: '!!!',
      target: String(80 + index),
      words: String(30 + 40 * index),
      subjectWords: String(1 + 2 * index),
      grade: String(4 + 2 * index),
      asks: String(2 + index),
      contacts: String(2 + 3 * index),
      leads: String(leads),
      touched,
      Touched: touched.charAt(0).toUpperCase() + touched.slice(1),
      placementCause,
      PlacementCause: placementCause.charAt(0).toUpperCase() + placementCause.slice(1),
      act: isOpen ? 'open' : 'reply',
      actOften: isOpen ? 'open more' : 'reply more',
      stageNoun: isOpen ? 'opens' : 'replies',
      bucket: '45',
      change: changes[index] ?? '',
      keep: names[index] ?? '',
      before: '2.1',
      after100: '2.6',
      lost: '1.6',
      lift: '28',
      worth: '0.4',
      n: String(Math.floor(leads / 3)),
      total: String(leads),
      expected: 'about 4.5 in 100 (1.8 to 11)',
    }),
  );
});

const fill = (template: string): string[] =>
  VALUES.map((fields) => {
    const phrase = pickPhrase([template], fields, () => 0.5);
    return phrase === undefined ? '(not said)' : expandPhrase(phrase, fields, () => 0.5);
  });

const print = (place: string, templates: readonly string[]): void => {
  for (const template of templates) {
    const filled = [...new Set(fill(template))];
    process.stdout.write(
      `${place}\n  ${template}\n${filled.length === 1 && filled[0] === template ? '' : filled.map((text) => `    ${text}\n`).join('')}`,
    );
  }
};

for (const { id, sentences, edits } of ALL_SIGNS) {
  for (const [sense, phrases] of Object.entries<SensePhrases>(sentences)) {
    const { titles, what, why, names: nouns, takeaways } = phrases;
    const claim = phrases.claim === undefined ? '' : ` (${phrases.claim.about}: ${phrases.claim.states})`;
    for (const [kind, list] of Object.entries({ titles, what, why, names: nouns, takeaways }))
      print(`${id}, ${sense}${claim}, ${kind}`, list);
  }
  for (const [edit, { advice }] of Object.entries<{ advice: readonly string[] }>(edits)) print(`${id}, edit ${edit}`, advice);
}
for (const [stage, phrases] of Object.entries(STAGE_PHRASES))
  for (const [kind, list] of Object.entries<readonly string[]>(phrases)) print(`narrative, ${stage}, ${kind}`, list);
