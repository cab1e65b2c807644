import type { EmailDraft } from '../../reading/draft.ts';
import { FEATURE_READERS } from '../../reading/features/readers.ts';
import { emailOf, withBody, type Edit } from '../edit.ts';
import { capitalise, replaceRanges, tidy, type Cut } from '../textOps.ts';

/** The smart variable of the launch form: filled where a first name is known. */
const FIRST_NAME = '{{first_name}}';
/** A variable of the user's own file, to be written for each lead. */
export const SPECIFIC_LINE = '{{specific_line}}';

const nameOf = ({ name }: EmailDraft): string => name.firstName ?? FIRST_NAME;

/** The small word that led to a variable goes with it; it is looked for this far back. */
const LEAD_CHARACTERS = 40;
const LEADING_WORD = /\s*\b(?:at|for|with|in|from|of|like|to|the)\s+$/i;

function repair(draft: EmailDraft, part: 'subject' | 'body'): string {
  const { raw, variables } = draft[part];
  const { company, title } = draft.lead;
  const cuts = variables
    .filter(({ isFilled }) => !isFilled)
    .map(({ start, end }): Cut => {
      const written = raw.slice(start, end);
      const isGreeting = part === 'body' && draft.greeting !== undefined && start < draft.greeting.end;
      if (isGreeting) return { start, end, by: /^[ ,]/.test(written) ? ` ${nameOf(draft)},` : nameOf(draft) };
      if (/name/i.test(written) && !/company|business|account/i.test(written)) return { start, end, by: nameOf(draft) };
      if (/company|business|account|organi[sz]ation/i.test(written) && company !== null) return { start, end, by: company };
      if (/title|role|position/i.test(written) && title !== null) return { start, end, by: title };
      const from = Math.max(0, start - LEAD_CHARACTERS);
      const before = LEADING_WORD.exec(raw.slice(from, start));
      return { start: before === null ? start : from + before.index, end };
    });
  return cuts.length === 0 ? raw : tidy(replaceRanges(raw, cuts));
}

function correctName(draft: EmailDraft): string {
  const spans = FEATURE_READERS.wrongName.find(draft);
  return replaceRanges(
    draft.body.raw,
    spans.map(({ start, end }) => ({ start, end, by: nameOf(draft) })),
  );
}

const GREETING_ONLY = /^(\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)))\b[^,\n!:]{0,24}[,!:]?/i;

function greetByName(draft: EmailDraft): string {
  const { raw } = draft.body;
  if (draft.greeting === undefined) return `Hi ${nameOf(draft)},\n\n${raw.trimStart()}`;
  const line = raw.slice(draft.greeting.start, draft.greeting.end);
  const named = GREETING_ONLY.exec(line);
  if (named === null) return raw;
  return `${raw.slice(0, draft.greeting.start)}${named[1]?.trim()} ${nameOf(draft)},${raw.slice(draft.greeting.start + named[0].length)}`;
}

/** Names the company where the text already speaks of it, else in the closing question. */
function mentionCompany(draft: EmailDraft): string {
  const { raw } = draft.body;
  const { company } = draft.lead;
  if (company === null) return raw;
  const prose = raw.slice(draft.prose.start, draft.prose.end);
  const general = /\byour (?:company|business|firm|organi[sz]ation)\b/i.exec(prose);
  const put = (start: number, end: number, by: string) =>
    replaceRanges(raw, [{ start: draft.prose.start + start, end: draft.prose.start + end, by }]);
  if (general !== null) return put(general.index, general.index + general[0].length, company);
  const team = /\byour (?:[a-z]+ )?team\b(?!')/i.exec(prose);
  if (team !== null) return put(team.index + team[0].length, team.index + team[0].length, ` at ${company}`);
  const question = draft.sentences.findLast(({ isQuestion, start }) => isQuestion && start >= draft.prose.start);
  if (
    question === undefined ||
    /\d|\b(?:call|chat|meet|talk|speak|minutes|free|at|for|day|week|[a-z]+day)\b/i.test(raw.slice(question.start, question.end))
  )
    return raw;
  const mark = raw.slice(0, question.end).search(/\?[^?]*$/);
  return mark < question.start ? raw : replaceRanges(raw, [{ start: mark, end: mark, by: ` for ${company}` }]);
}

function addSpecificLine(draft: EmailDraft): string {
  const { raw } = draft.body;
  const at = draft.greeting?.end ?? 0;
  const before = raw.slice(0, at).trimEnd();
  return `${before}${before === '' ? '' : '\n\n'}${SPECIFIC_LINE}\n\n${capitalise(raw.slice(at).trimStart())}`;
}

export const personEdits: readonly Edit[] = [
  {
    id: 'repair_variables',
    stage: 'reply',
    fixes: ['broken_variables'],
    when: ({ brokenVariables }) => (brokenVariables ?? 0) > 0,
    apply: (draft) => ({ ...withBody(draft, repair(draft, 'body')), subject: repair(draft, 'subject') || emailOf(draft).subject }),
  },
  {
    id: 'correct_greeting_name',
    stage: 'reply',
    fixes: ['wrong_name'],
    when: ({ wrongName }) => (wrongName ?? 0) > 0,
    apply: (draft) => withBody(draft, correctName(draft)),
  },
  {
    id: 'greet_by_first_name',
    stage: 'reply',
    fixes: ['name_use'],
    when: ({ firstNameUses, wrongName, brokenVariables }) => firstNameUses === 0 && !wrongName && !brokenVariables,
    apply: (draft) => withBody(draft, greetByName(draft)),
  },
  {
    id: 'mention_company',
    stage: 'reply',
    fixes: ['company_mention'],
    when: ({ companyMentions }) => companyMentions === 0,
    apply: (draft) => withBody(draft, mentionCompany(draft)),
  },
  {
    id: 'add_specific_line',
    stage: 'reply',
    fixes: ['personal_detail'],
    when: ({ ownWords, titleMentions }) => (ownWords ?? 0) + (titleMentions ?? 0) < 2,
    apply: (draft) => withBody(draft, addSpecificLine(draft)),
  },
];
