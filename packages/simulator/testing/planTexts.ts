import type { Factor, Recommendation, StageName } from '../explain.ts';
import type { Email } from '../lead.ts';
import type { ToldPlan } from './readPlan.ts';

/** Longer passages are blamed for their length or for what they lack. */
const MOST_BLAMED_WORDS = 6;

type Card = { stage: StageName; factor: Factor };

export const cardsOf = ({ explanation }: ToldPlan): Card[] =>
  (['open', 'reply'] as const).flatMap((stage) => {
    const { positive, negative } = explanation[stage];
    return [...positive.factors, ...negative.factors].map((factor) => ({ stage, factor }));
  });

export const against = (told: ToldPlan): Card[] => cardsOf(told).filter(({ factor }) => factor.contribution < 0);

export const ideasOf = (told: ToldPlan): Recommendation[] => cardsOf(told).flatMap(({ factor }) => factor.recommendations);

export const sidesOf = ({ explanation: { open, reply } }: ToldPlan) => [open.positive, open.negative, reply.positive, reply.negative];

export const flat = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

export type Blame = { words: string; by: string; isLoud: boolean };

/** Short passages that a card or a reason blames; a whole subject is blamed for its form. */
export function blamedIn(told: ToldPlan): Blame[] {
  const whole = new Set([told.email.subject, ...told.email.body.split('\n')].map(flat));
  return against(told)
    .filter(({ factor: { polarity } }) => polarity === 'negative')
    .flatMap(({ factor }) =>
      factor.evidence.map(({ text }) => ({ words: flat(text), by: factor.title, isLoud: /^[^\p{Ll}]+$/u.test(text) })),
    )
    .filter(({ words }) => words.length > 2 && words.split(' ').length <= MOST_BLAMED_WORDS && !whole.has(words));
}

type Proposal = { by: string; before: Email; after: Email };

/** Every text that the pages offer instead of the email. */
export function proposalsIn({ email, drawer, better, ...told }: ToldPlan): Proposal[] {
  return [
    ...drawer.flatMap(({ fix }) => (fix?.email ? [{ by: `drawer: ${fix.text}`, before: email, after: fix.email }] : [])),
    ...ideasOf({ email, drawer, better, ...told }).flatMap(({ editedEmail, text }) =>
      editedEmail?.original && editedEmail.isTemplate ? [{ by: `card: ${text}`, before: editedEmail.original, after: editedEmail }] : [],
    ),
    ...(better.version === null
      ? []
      : [
          {
            by: `better version: ${better.version.changes.map(({ text }) => text).join(' / ')} ${better.version.total.sentence}`,
            before: better.version.original,
            after: better.version.email,
          },
        ]),
  ];
}

/** Passages that a card praises. */
export const praisedIn = (told: ToldPlan) =>
  cardsOf(told)
    .filter(({ factor: { polarity } }) => polarity === 'positive')
    .flatMap(({ factor }) => factor.evidence.map(({ part, text }) => ({ part, words: text, by: factor.title })))
    .filter(({ words }) => words.length > 6);

const VARIABLE = /\[[A-Z][A-Z _]+\]|%[A-Z_]+%|<<[^<>\n]+>>/g;

/** The placeholders of an email that no list of the tests fills. */
export const findOpenVariables = ({ subject, body }: Email): string[] => [
  ...new Set([...`${subject}\n${body}`.matchAll(VARIABLE)].map(([text]) => text)),
];

/** The words of a text without marks. */
export const keyWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
