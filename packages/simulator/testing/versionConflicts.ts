import { isOfFault } from '../advice/version/faultEdits.ts';
import { withoutReplaced } from '../advice/plan/withoutReplaced.ts';
import { ADVICE_CONFLICTS } from './adviceConflicts.ts';
import { against, blamedIn, cardsOf, flat, keyWords } from './planTexts.ts';
import type { ToldPlan } from './readPlan.ts';

const QUOTED = /“([^”]+)”/g;
const keyOf = (text: string): string => keyWords(text.replace(/\u2026$/, ''));

/** Words that a better version says it leaves, and that no card or reason blames. */
function unblamedStays(told: ToldPlan): string[] {
  const stays =
    / (?:\(y|Y)ou still need to change (.*?)(?:\)|\. (?:This|Count) |$)/su.exec(told.better.version?.total.sentence ?? '')?.[1] ?? '';
  const blamed = against(told).flatMap(({ factor }) => factor.evidence.map(({ text }) => keyWords(text)));
  const causes = new Set(against(told).map(({ factor }) => factor.factorId));
  return [
    ...[...stays.matchAll(QUOTED)].map(([, words = '']) => words).filter((words) => !blamed.some((one) => one.includes(keyOf(words)))),
    ...(stays.includes('the request for time') && !causes.has('ask_kind') ? ['the request for time'] : []),
    ...(stays.includes('the booking link') && !causes.has('calendar_link') ? ['the booking link'] : []),
  ];
}

/** Words that cards blame and a better version leaves without saying so. */
function unsaidBlame(told: ToldPlan): string[] {
  const { version } = told.better;
  if (version === null || / more(?:\)|\.|$)/.test(version.total.sentence)) return [];
  const said = keyWords(version.total.sentence);
  const { subject, body } = withoutReplaced(version.email, version.slots);
  const left = `${subject}\n${body}`;
  return blamedIn(told)
    .filter(({ words, isLoud }) => (isLoud ? left.includes(words.toUpperCase()) : flat(left).includes(words)))
    .filter(({ words, isLoud }) => !isLoud && !said.includes(keyWords(words)))
    .filter(({ words }) =>
      told.explanation.reply.negative.factors.some(
        ({ factorId, evidence }) => OF_SALES_TALK.has(factorId) && evidence.some(({ text }) => flat(text) === words),
      ),
    )
    .map(({ words, by }) => `“${words}” (${by}) | ${version.total.sentence}`);
}
const OF_SALES_TALK = new Set(['hype', 'spam_phrases']);

/** A reason and a card of one fault that offer different texts, or only one of them a text; a shorter list is none. */
const twoTexts = (told: ToldPlan): string[] =>
  told.drawer.flatMap(({ stage, factorId, fix }) => {
    const card = cardsOf(told).find((one) => one.stage === stage && one.factor.factorId === factorId);
    const offered =
      card?.factor.recommendations.filter(({ editedEmail, isOfVersion }) => editedEmail !== null && isOfVersion !== true) ?? [];
    const [first] = offered;
    if (card === undefined || (fix?.email ?? null) === null)
      return card === undefined || first === undefined ? [] : [`${factorId}: only the card: ${first.text}`];
    // A version may show the email of one lead, with names in place of variables.
    const same = card.factor.recommendations.find(({ editedEmail, text }) =>
      editedEmail?.isTemplate === false
        ? text === fix?.text
        : editedEmail?.body === fix?.email?.body && editedEmail?.subject === fix?.email?.subject,
    );
    if (same === undefined) return [`${factorId}: drawer “${fix?.text ?? ''}”, card “${first?.text ?? 'none'}”`];
    return same.text === fix?.text && same.verification?.sentence === fix.verification.sentence
      ? []
      : [`${factorId}: ${fix?.text ?? ''} | ${same.text}`];
  });

/** A better version that the insights of the replies do not mention, nor what it leaves out. */
const hiddenVersion = (told: ToldPlan): string[] =>
  told.better.version === null
    ? []
    : [told.explanation.reply.positive, told.explanation.reply.negative]
        .map(({ narrative }) => narrative)
        .filter((text) => !/better version|the email says the same without/i.test(text));

/** Changes of a better version without which it would gain more, by its own figures; misspelled words and placeholders are mended anyway. */
function costlyChanges({ better: { version } }: ToldPlan): string[] {
  if (version === null) return [];
  const all = 2 ** version.changes.length - 1;
  const interestAt = (changes: number) => version.combinations.find((one) => one.changes === all - changes)?.interest ?? 0;
  return version.changes
    .filter(({ editId }) => !isOfFault({ id: editId }))
    .filter((_, place) => interestAt(2 ** place) > interestAt(0) * (1 + SAME_SHARE))
    .map(({ text }) => text);
}
const SAME_SHARE = 0.001;

/** What the better version, the drawer and the cards say differently of one email, by kind. */
export const VERSION_CONFLICTS = {
  unblamedStays,
  unsaidBlame,
  twoTexts,
  hiddenVersion,
  costlyChanges,
  ...ADVICE_CONFLICTS,
} as const satisfies Record<string, (told: ToldPlan) => string[]>;
