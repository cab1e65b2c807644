import { listGone } from '../advice/version/sayDifference.ts';
import { findChangedLines } from '../advice/version/changedLines.ts';
import { isSmall } from '../advice/plan/isWorthTelling.ts';
import { toQuote } from '../narrative/facts.ts';
import { cardsOf, flat, ideasOf, keyWords, sidesOf } from './planTexts.ts';
import type { ToldPlan } from './readPlan.ts';

const QUOTED = /“([^”]+)”/g;
/** Advice to take words out, with their quotations. */
const TAKES_OUT = /\b(?:[Dd]rop|[Ww]ithout|[Ll]eave out|[Cc]ut) ((?:“[^”]+”(?:, | and |, and )?)+)/g;

/** Words that some advice takes out, and that the better version keeps without saying that they stay. */
function keptInVersion(told: ToldPlan): string[] {
  const { version } = told.better;
  if (version === null) return [];
  const left = keyWords(`${version.email.subject}\n${version.email.body}`);
  const stays = [
    ...(/ (?:\(y|Y)ou still need to change (.*?)(?:\)|\. (?:This|Count) |$)/su.exec(version.total.sentence)?.[1] ?? '').matchAll(QUOTED),
  ].map(([, words = '']) => keyWords(words));
  const isDisclosed = (words: string) => / more(?:\)|\.|$)/.test(version.total.sentence) || stays.some((one) => words.includes(one));
  const advice = [
    ...ideasOf(told)
      .filter(({ editId }) => editId === null)
      .map(({ text }) => text),
    ...sidesOf(told).flatMap(({ narrative, keyTakeaways }) => [narrative, ...keyTakeaways]),
  ];
  return advice.flatMap((text) =>
    [...text.matchAll(TAKES_OUT)].flatMap(([, quotes = '']) =>
      [...quotes.matchAll(QUOTED)]
        .map(([, words = '']) => keyWords(words.replace(/\u2026$/, '')))
        .filter((words) => words !== '' && ` ${left} `.includes(` ${words} `) && !isDisclosed(words))
        .map((words) => `“${words}” | ${text}`),
    ),
  );
}

/** A label that names or counts the sentences that its text leaves out. */
const COUNTS = /\d+ (?:other )?sentences?|\bother sentence|Trim the body|Cut the body|Keep (?:only )?one|Keep a single/i;

/** Sentences that an offered text leaves out and its label does not name. */
const unnamedCuts = (told: ToldPlan): string[] =>
  [
    ...ideasOf(told).flatMap(({ text, editedEmail }) =>
      editedEmail?.original && editedEmail.isTemplate ? [{ text, before: editedEmail.original, after: editedEmail }] : [],
    ),
    ...told.drawer.flatMap(({ fix }) => (fix?.email ? [{ text: fix.text, before: told.email, after: fix.email }] : [])),
  ].flatMap(({ text, before, after }) => {
    const lines = findChangedLines(before, after);
    const gone = listGone(lines).filter((line) => line !== before.subject && keyWords(line) !== '');
    const unnamed = gone.filter((line) => !flat(text).includes(flat(toQuote(line).replace(/[.!?\u2026]+$/, ''))));
    return COUNTS.test(text) || unnamed.length <= (lines.added.length > 0 ? 1 : 0) ? [] : unnamed.map((line) => `${text} | ${line}`);
  });

/** Advice to leave leads out under a card that says that the list helps, or costs next to nothing. */
const unevenLists = (told: ToldPlan): string[] =>
  cardsOf(told)
    .filter(({ factor: { factorId } }) => factorId === 'fit')
    .flatMap(({ factor: { recommendations, deltaPoints } }) =>
      recommendations.flatMap(({ text, list }) => {
        if (list === undefined || 2 * list.kept <= list.leads) return [];
        return deltaPoints >= 0 || isSmall({ deltaPoints }, list.replies[0]) ? [`${text} (${deltaPoints.toFixed(2)})`] : [];
      }),
    );

/** A figure that advice promises for words whose tried text wins back less. */
const promisedTooMuch = (told: ToldPlan): string[] =>
  cardsOf(told).flatMap(({ factor: { recommendations, factorId } }) =>
    recommendations
      .filter(({ verification, editedEmail }) => editedEmail !== null && verification?.verified === false)
      .flatMap(({ text }) =>
        sidesOf(told)
          .flatMap(({ narrative, keyTakeaways }) => [narrative, ...keyTakeaways])
          .filter((said) => said.toLowerCase().includes(text.toLowerCase()) && /about [\d.]+ (?:replies|opens) in 100 are lost/i.test(said))
          .map((said) => `${factorId}: ${said}`),
      ),
  );

/** What the advice, its texts and the list say differently of one email, by kind. */
export const ADVICE_CONFLICTS = {
  keptInVersion,
  unnamedCuts,
  unevenLists,
  promisedTooMuch,
} as const satisfies Record<string, (told: ToldPlan) => string[]>;
