import { ALL_SIGNS } from '../../../packages/simulator/signs/signs.ts';
import type { SensePhrases } from '../../../packages/simulator/signs/sign.ts';
import type { Claim } from '../../../packages/simulator/signs/claim.ts';

/** A template with fewer fixed letters would match any text. */
const MIN_LETTERS = 10;

/** A template as a pattern: `[a|b|]` is a choice, `<field>` stands for any words; spaces around omitted choices are collapsed. */
function toPattern(template: string): string {
  const words = template.replace(/[.*+?^${}()\\]/g, '\\$&').replaceAll(/<[^>]+>/g, '.+?');
  return words.replaceAll('[', '(?:').replaceAll(']', ')').replaceAll(/\s+/g, '\\s*').replace(/\\\.$/, '');
}

type Form = 'whole' | 'start' | 'advice' | 'keep';
const FORMS: Readonly<Record<Form, (pattern: string) => string>> = {
  whole: (pattern) => `^${pattern}[.!?]?$`,
  start: (pattern) => `^${pattern}(?:[.!?”]|$)`,
  advice: (pattern) => `(?:^|: )${pattern}(?: \\(|[.!?]|$)`,
  keep: (pattern) => `^Keep ${pattern}:`,
};

type Known = { pattern: RegExp; claim: Claim };

const toKnown = (templates: readonly string[], form: Form, claim: Claim): Known[] =>
  templates
    .filter((template) => template.replaceAll(/<[^>]+>|\[[^\]]*\]|\P{L}/gu, '').length >= MIN_LETTERS)
    .map((template) => ({ pattern: new RegExp(FORMS[form](toPattern(template)), 'iu'), claim }));

const known: readonly Known[] = ALL_SIGNS.flatMap(({ sentences }) =>
  Object.values<SensePhrases>(sentences).flatMap(({ claim, titles, what, names, takeaways }) =>
    claim === undefined
      ? []
      : [
          ...toKnown(titles, 'whole', claim),
          ...toKnown(what, 'start', claim),
          ...toKnown(takeaways, 'advice', claim),
          ...toKnown(names, 'keep', claim),
        ],
  ),
);

/** The claims in a printed line, found by the sentences of every sign, on any screen. */
export const claimsIn = (line: string): Claim[] => known.flatMap(({ pattern, claim }) => (pattern.test(line) ? [claim] : []));

/** Sentences of a text; quotations stay whole. */
export const sentencesIn = (text: string): string[] =>
  (text.match(/(?:“[^”]*”|[^.!?“]|[.!?](?!\s|$))+[.!?]?/g) ?? []).map((one) => one.trim()).filter((one) => one !== '');
