import { countOf } from '../../packages/simulator/countOf.ts';
import { SEGMENT_SENTENCES } from '../../packages/simulator/explain/segments.ts';
import { STAGE_PHRASES } from '../../packages/simulator/narrative/phrases/summary.ts';
import { reach } from '../../packages/simulator/narrative/facts.ts';
import { toText } from '../../packages/simulator/narrative/voice.ts';
import { BOTH_WAYS, PARTLY } from '../../packages/simulator/narrative/writeFactor.ts';
import { expandPhrase, pickPhrase } from '../../packages/simulator/replies/expandPhrase.ts';
import { FOLLOW_UP_FINDINGS } from '../../packages/simulator/sequence/stepFindings.ts';
import type { SensePhrases } from '../../packages/simulator/signs/sign.ts';
import { ALL_SIGNS } from '../../packages/simulator/signs/signs.ts';
import { COMPOSED_SENTENCES } from './composedSentences.ts';
import { sampleFacts } from './sampleFacts.ts';

/** One sentence template of the engine, with six sets of facts; a sentence composed in code has no template. */
export type RenderedSentence = { place: string; template: string; filled: readonly string[] };

type Facts = readonly ReadonlyMap<string, string>[];

const fill = (template: string, facts: Facts): string[] =>
  facts.map((fields) => {
    const phrase = pickPhrase([template], fields, () => 0.5);
    return phrase === undefined ? '(not said)' : toText(expandPhrase(phrase, fields, () => 0.5));
  });

/** Names occur inside sentences. */
const asName = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const render = (place: string, templates: readonly string[], facts: Facts): RenderedSentence[] =>
  templates.map((template) => {
    const filled = fill(template, facts).map((text) => (place.endsWith(', names') ? asName(text) : text));
    return { place, template, filled: [...new Set(filled)] };
  });

/** Every sentence of the insights: sign by sign, then follow-ups, narratives, groups of leads, and sentences composed in code. */
export function renderSentences(): RenderedSentence[] {
  const ofSigns = ALL_SIGNS.flatMap(({ id, sentences, edits }) => {
    const facts = sampleFacts(id, { reach, countOf });
    const told = Object.entries<SensePhrases>(sentences).flatMap(([sense, { titles, what, why, names, takeaways, claim }]) => {
      const stated = claim === undefined ? '' : ` (${claim.about}: ${claim.states})`;
      return Object.entries({ titles, what, why, names, takeaways }).flatMap(([kind, list]) =>
        render(`${id}, ${sense}${stated}, ${kind}`, list, facts),
      );
    });
    const advised = Object.entries<{ advice: readonly string[] }>(edits).flatMap(([edit, { advice }]) =>
      render(`${id}, edit ${edit}`, advice, facts),
    );
    return [...told, ...advised];
  });
  const facts = sampleFacts('narrative', { reach, countOf });
  const ofNarratives = Object.entries(STAGE_PHRASES).flatMap(([stage, phrases]) =>
    Object.entries<readonly string[]>(phrases).flatMap(([kind, list]) => render(`narrative, ${stage}, ${kind}`, list, facts)),
  );
  const ofFollowUps = FOLLOW_UP_FINDINGS.flatMap(({ id, label, what, why, takeaway }) =>
    Object.entries({ label, what, why, takeaway }).flatMap(([kind, text]) => render(`follow-up, ${id}, ${kind}`, [text], facts)),
  );
  const ofGroups = facts.map((fields, index) => new Map([...fields, ['n', String(10 + 21 * index)]]));
  const ofLists = [
    ...render('narrative, part of the list', PARTLY, facts),
    ...render('narrative, helps and hurts', BOTH_WAYS, facts),
    ...render('group of leads', SEGMENT_SENTENCES, ofGroups),
  ];
  const composed = COMPOSED_SENTENCES.map((one) => ({ ...one, template: '(composed)' }));
  return [...ofSigns, ...ofFollowUps, ...ofNarratives, ...ofLists, ...composed];
}
