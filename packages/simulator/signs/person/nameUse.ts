import { greetingLine } from '../evidence.ts';
import { withBody } from '../../edits/edit.ts';
import { capitalise, hasMarkup } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { presenceReader } from '../../reading/featureReader.ts';
import { findFirstName } from '../../reading/mentions/findMentions.ts';
import { subjectColumn, bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import { nameOf } from './nameOf.ts';
import type { Sign } from '../sign.ts';

const firstNameFacts = ['lavender-firstname-subject', 'mailchimp-fname-1', 'warmysender-ab-firstname', 'calfano-2016', 'websm-formatting'];

/** A closing that fits only "Dear". */
const FORMAL_CLOSING = /(?<=^[ \t]*)yours (?:sincerely|faithfully|truly)\b/im;

/** A greeting that begins the first sentence: "Hi do you need forklifts?" */
const INLINE = /^\s*(hi|hello|hey)[ \t]+(?=(?:do|are|is|we|I|my|our|just|can|could|would|did|have|this|need|looking)\b)/iu;
/** A letter to anybody: with a name, it greets as people do. */
const TO_ANYBODY =
  /^\s*(?:dear|respected|hello)\s+(?:sir\s*(?:or|and|\/|,|&)?\s*(?:madam|ma'am)?|madam|sirs|business owner|friend|colleague|customer|all)\b/i;

/** A letter to nobody, which has no greeting word. */
const TO_WHOM = /^\s*to whom(?:soever)? it may concern\b[ \t]*[,:.]?\s*/i;

/** A generic greeting: only those are replaced with a name. */
const GENERIC =
  /^(\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)))(?:\s+(?:there|all|everyone|team|folks|friend|sirs?|madam|sir,? (?:or|and) madam|sir ?\/ ?madam|business owner|colleagues?))?\s*([,!:.]|$)/i;

/** "Hello my dear friend Lia": no stranger is that. */
const TOO_CLOSE =
  /^(\s*(?:hi|hello|hey|good (?:morning|afternoon|evening|day)))[ \t]+(?:my )?(?:dear(?:est)?|beloved|esteemed|respected)(?: (?:friend|brother|sister|sir|madam))?[ \t]+(?=\p{Lu}|\{\{)/iu;
/** What nobody calls a stranger by first name besides. */
const TITLE = String.raw`(?:dear(?:est)?|friend|brother|sister|sirs?|madam|ma['\u2019]?am|mam|customer|respected|esteemed|ji)`;
/** "Dear friend Lia", "Respected Lia", "Hello Dear Lia Sir/Mam": the name alone greets as people do. */
const TITLED = new RegExp(
  String.raw`^(\s*)(dear|respected|hello|hi|hey)((?:[ \t\/&.]+(?:(?:or|and)[ \t]+)?${TITLE}(?![\p{L}]))*)[ \t]+(\{\{[^{}\n]*\}\}|[\p{L}'\u2019-]+(?: [\p{L}'\u2019-]+)??)((?:[ \t\/&.]+(?:(?:or|and)[ \t]+)?${TITLE}(?![\p{L}]))*)(?=[ \t]*(?:[,:!\n]))`,
  'iu',
);
const IS_TITLE = new RegExp(`^(?:${TITLE}|mrs?|ms|miss|mx|dr|prof)$`, 'iu');
export function withoutFriend(raw: string): string {
  const [line, blanks, greets, before, name, after] = TITLED.exec(raw) ?? [];
  if (line === undefined || greets === undefined || name === undefined) return raw;
  const isRespected = /^respected/iu.test(greets);
  const isName = !/^\p{Ll}/u.test(name) && !name.split(' ').some((word) => IS_TITLE.test(word));
  if (!isName || (!isRespected && before === '' && after === '')) return raw;
  return `${blanks}${isRespected ? 'Dear' : greets} ${name}${raw.slice(line.length)}`;
}

/** "Dear Mr/Mrs Lia": a form that nobody filled in. */
const MR_OR_MRS =
  /^(\s*(?:dear|hello|hi|respected)[ \t]+)(?:mr|mrs|ms|miss|sir)\b\.?[ \t]*(?:\/|or)[ \t]*(?:mr|mrs|ms|miss|madam)\b\.?(?:[ \t]*\/[ \t]*(?:mrs|ms|miss)\b\.?)?(?:[ \t]+[\p{Lu}{][^,:\n]{0,40}?)?(?=[ \t]*(?:[,:!]|\n))/iu;
export const withoutTitles = (raw: string, name: string): string => raw.replace(MR_OR_MRS, (_, greets: string) => `${greets}${name}`);

/** The body with the reader's name in place of "Dear Sir or Madam", and without "my dear friend" before it; unchanged under any other greeting. */
export const greetSomebody = (draft: EmailDraft): string =>
  TO_ANYBODY.test(draft.body.raw) || TO_WHOM.test(draft.body.raw) ? greetByName(draft) : draft.body.raw.replace(TOO_CLOSE, '$1 ');

function greetByName(draft: EmailDraft): string {
  const { raw } = draft.body;
  if (TO_WHOM.test(raw) && !hasMarkup(draft)) return `Hi ${nameOf(draft)},\n\n${capitalise(raw.replace(TO_WHOM, ''))}`;
  const inline = INLINE.exec(raw);
  if (inline !== null && !hasMarkup(draft))
    return `${capitalise(inline[1] ?? 'Hi')} ${nameOf(draft)},\n\n${capitalise(raw.slice(inline[0].length))}`;
  if (draft.greeting === undefined)
    return hasMarkup(draft) || /^\s*(?:\p{L}+\s*)?,\s*\n/u.test(raw) ? raw : `Hi ${nameOf(draft)},\n\n${raw.trimStart()}`;
  const line = raw.slice(draft.greeting.start, draft.greeting.end);
  const named = GENERIC.exec(line);
  if (named === null) return raw;
  const isLetter = TO_ANYBODY.test(line);
  const rest = raw.slice(draft.greeting.start + named[0].length);
  return `${raw.slice(0, draft.greeting.start)}${isLetter ? 'Hi' : named[1]?.trim()} ${nameOf(draft)},${isLetter ? rest.replace(FORMAL_CLOSING, 'Kind regards') : rest}`;
}

export const nameUse: Sign<{
  features: 'firstNameUses' | 'subjectFirstName';
  columns: 'nameUse' | 'subjectFirstName';
  edits: 'greet_by_first_name';
  senses: 'present' | 'absent';
}> = {
  label: 'First name',
  features: {
    firstNameUses: { reader: { find: (draft) => findFirstName(draft, draft.body) } },
    /** 0 or 1: the lead's first name, or its placeholder. */
    subjectFirstName: { reader: presenceReader({ find: (draft) => findFirstName(draft, draft.subject) }) },
  },
  columns: {
    nameUse: bodyColumn({
      features: ['firstNameUses'],
      curve: () => present,
      effects: {
        reply: {
          oddsRatio: 1.04,
          sd: 0.08,
          facts: ['reyes-2024-short', 'websm-formatting'],
          grade: 'assumption',
          reason: 'A greeting by name is usual, so leaving it out hurts a little.',
        },
      },
      contrast: flag('firstNameUses'),
    }),
    subjectFirstName: subjectColumn({
      features: ['subjectFirstName'],
      curve: () => present,
      effects: {
        open: {
          oddsRatio: 1,
          sd: 0.12,
          facts: firstNameFacts,
          grade: 'trial',
          reason: 'Trials point both ways, so the mean effect is none, with a spread.',
        },
        reply: {
          oddsRatio: 1,
          sd: 0.12,
          facts: firstNameFacts,
          grade: 'observational',
          reason: 'One vendor finds 12% fewer replies, others more opens.',
        },
      },
      contrast: flag('subjectFirstName'),
    }),
  },
  shownBy: ['firstNameUses', 'subjectFirstName'],
  evidence: { for: greetingLine, against: greetingLine },
  sense: ({ isFor }) => (isFor ? 'present' : 'absent'),
  sentences: {
    present: {
      claim: { about: 'first_name', states: 'present' },
      titles: ['It uses their first name', 'Their first name is in the text'],
      what: ['Readers see their own first name.'],
      why: ['People expect their name and notice when it is missing.'],
      names: ['using the first name'],
      takeaways: ['Keep using their first name.'],
    },
    absent: {
      claim: { about: 'first_name', states: 'absent' },
      titles: ['It does not use their first name', 'No first name'],
      what: ['Readers do not see their first name anywhere.'],
      why: ['Without a name, the first line reads like a mass email.', 'People notice a missing name before they read on.'],
      names: ['the missing first name'],
      takeaways: ['Greet people by first name.', 'Add the first name to the greeting.'],
    },
  },
  reasons: { for: null, against: () => 'Not greeted by name' },
  edits: {
    greet_by_first_name: {
      alsoFixes: ['courtesy'],
      when: ({ firstNameUses, wrongName, brokenVariables }) => firstNameUses === 0 && !wrongName && !brokenVariables,
      apply: (draft) => withBody(draft, greetByName(draft)),
      advice: ['Greet people by first name', 'Add a greeting with {{first_name}}'],
    },
  },
};
