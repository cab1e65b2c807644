import type { EmailDraft } from '../../reading/draft.ts';
import type { Feature, Span } from '../../reading/features.ts';
import { FEATURE_READERS } from '../../reading/features/readers.ts';
import { emailOf, withBody, type Edit } from '../edit.ts';
import { proseSentences, recapitalise, replaceRanges, tidy, touches, withoutSentences, type Cut } from '../textOps.ts';

const inBody = (draft: EmailDraft, features: readonly Feature[]): Span[] =>
  features.flatMap((feature) => FEATURE_READERS[feature].find(draft)).filter(({ part }) => part === 'body');

/** Cuts the sentences that hold a feature; an ask stays. */
function cutSentences(draft: EmailDraft, features: readonly Feature[], least = 2) {
  const spans = inBody(draft, features);
  const asks = inBody(draft, ['asks']);
  const body = withoutSentences(draft, (sentence) => touches(sentence, spans) && !touches(sentence, asks), least);
  return body === null ? emailOf(draft) : withBody(draft, body);
}

/** Praise in front of a noun: without it the sentence still stands. */
const ADJECTIVE =
  /^(?:revolutionary|groundbreaking|ground breaking|amazing|incredible|unbelievable|extraordinary|phenomenal|unmatched|unparalleled|unrivall?ed|unprecedented|world[- ]class|best[- ]in[- ]class|industry[- ]leading|market[- ]leading|award[- ]winning|one of a kind|cutting[- ]edge|state[- ]of[- ]the[- ]art|next[- ]gen(?:eration)?|end[- ]to[- ]end|all[- ]in[- ]one|innovative|robust|seamless|seamlessly|frictionless|scalable|holistic|turnkey|disruptive|synergistic|actionable|impactful|bespoke|effortlessly|data[- ]driven|ai[- ]powered|ai[- ]driven|game[- ]changing|massive|massively|huge|hugely|instantly|truly unique)$/i;

/** Takes praise out of its sentence, with the comma that lists it; other hype goes with its sentence where enough remains. */
function dropHype(draft: EmailDraft) {
  const spans = inBody(draft, ['hype', 'buzzwords']);
  const { raw } = draft.body;
  const isAdjective = ({ start, end }: Span) => ADJECTIVE.test(raw.slice(start, end).trim());
  const loud = spans.filter((span) => !isAdjective(span));
  const asks = inBody(draft, ['asks']);
  const sentences = proseSentences(draft);
  const gone = sentences.filter((sentence) => touches(sentence, loud) && !touches(sentence, asks));
  const cuts: Cut[] = spans
    .filter(isAdjective)
    .map(({ start, end }) => ({ start, end: end + (/^,\s*/.exec(raw.slice(end, end + 40))?.[0].length ?? 0) }));
  const bodyCuts = sentences.length - gone.length < 2 ? cuts : [...gone, ...cuts.filter((cut) => !touches(cut, gone))];
  if (bodyCuts.length === 0) return emailOf(draft);
  const text = tidy(replaceRanges(raw, bodyCuts))
    .replace(/\ba (?=[aeiou])/g, 'an ')
    .replace(/\ban (?=[^aeiouAEIOUhH\s])/g, 'a ');
  return withBody(draft, recapitalise(text));
}

function calmCapitals(draft: EmailDraft): string {
  const cuts = inBody(draft, ['capsWords']).map(({ start, end }) => ({ start, end, by: draft.body.raw.slice(start, end).toLowerCase() }));
  return recapitalise(replaceRanges(draft.body.raw, cuts));
}

/** Exclamation marks of the prose become stops, those of the greeting commas. */
function dropExclamations(draft: EmailDraft): string {
  const { raw } = draft.body;
  const greetingEnd = draft.greeting?.end ?? 0;
  return raw.replace(/[!\uff01?]+/g, (marks, at: number) =>
    marks.includes('?') ? (/[!\uff01]/.test(marks) ? '?' : marks) : at < greetingEnd ? ',' : '.',
  );
}

const OPT_OUT = 'If this is not for you, tell me and I will not write again.';

export const toneEdits: readonly Edit[] = [
  {
    id: 'drop_guilt',
    stage: 'reply',
    fixes: ['guilt'],
    when: ({ guilt }) => (guilt ?? 0) > 0,
    apply: (draft) => cutSentences(draft, ['guilt']),
  },
  {
    id: 'drop_hype',
    stage: 'reply',
    fixes: ['hype', 'stacked_devices'],
    when: ({ hype, buzzwords }) => (hype ?? 0) + (buzzwords ?? 0) > 0,
    apply: dropHype,
  },
  {
    id: 'drop_spam_phrases',
    stage: 'open',
    fixes: ['placement'],
    when: ({ spamPhrases }) => (spamPhrases ?? 0) > 0,
    apply: (draft) => cutSentences(draft, ['spamPhrases']),
  },
  {
    id: 'calm_body_capitals',
    stage: 'reply',
    fixes: ['loudness', 'placement'],
    when: ({ capsWords }) => (capsWords ?? 0) > 0,
    apply: (draft) => withBody(draft, calmCapitals(draft)),
  },
  {
    id: 'drop_exclamations',
    stage: 'reply',
    fixes: ['loudness', 'placement'],
    when: ({ exclamations }) => (exclamations ?? 0) > 0,
    apply: (draft) => withBody(draft, dropExclamations(draft)),
  },
  {
    id: 'drop_body_emoji',
    stage: 'reply',
    fixes: ['loudness'],
    when: ({ emoji }) => (emoji ?? 0) > 0,
    apply: (draft) => withBody(draft, tidy(replaceRanges(draft.body.raw, inBody(draft, ['emoji'])))),
  },
  {
    id: 'drop_number_claims',
    stage: 'reply',
    fixes: ['number_claims', 'stacked_devices'],
    when: ({ numberClaims }) => (numberClaims ?? 0) > 0,
    apply: (draft) => cutSentences(draft, ['numberClaims'], 3),
  },
  {
    id: 'add_opt_out_line',
    stage: 'reply',
    fixes: ['opt_out_line'],
    when: ({ optOutLine }) => optOutLine === 0,
    apply: (draft) => withBody(draft, `${draft.body.raw.trimEnd()}\n\n${OPT_OUT}`),
  },
];
