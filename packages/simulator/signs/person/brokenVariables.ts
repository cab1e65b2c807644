import { emailOf, withBody } from '../../edits/edit.ts';
import { replaceRanges, type Cut } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { toSpans } from '../../reading/featureReader.ts';
import { nameOf } from './nameOf.ts';
import type { Sign } from '../sign.ts';

/** The preposition before a variable is removed with it; it is searched this many characters back. */
const LEAD_CHARACTERS = 40;
const LEADING_WORD = /\s*\b(?:at|for|with|in|from|of|like|to|the)\s+$/i;

function repair(draft: EmailDraft, part: 'subject' | 'body'): string {
  const { raw, variables } = draft[part];
  const { company, title } = draft.lead;
  const cuts = variables
    .filter(({ isFilled }) => !isFilled)
    .flatMap(({ start, end }): Cut | readonly Cut[] => {
      const written = raw.slice(start, end);
      const isGreeting = part === 'body' && draft.greeting !== undefined && start < draft.greeting.end;
      if (isGreeting) return { start, end, by: /^[ ,]/.test(written) ? ` ${nameOf(draft)},` : nameOf(draft) };
      // The sender's own name is unknown here.
      if (
        /\b(?:my|your|sender)[\s_-]?(?:\w+[\s_-])?name|signature|phone|e-?mail/i.test(written) ||
        (part === 'body' && start >= draft.prose.end)
      )
        return [];
      if (/name/i.test(written) && !/company|business|account/i.test(written)) return { start, end, by: nameOf(draft) };
      if (/company|business|account|organi[sz]ation/i.test(written) && company !== null) return { start, end, by: company };
      if (/title|role|position/i.test(written) && title !== null) return { start, end, by: title };
      const from = Math.max(0, start - LEAD_CHARACTERS);
      const before = LEADING_WORD.exec(raw.slice(from, start));
      return { start: before === null ? start : from + before.index, end };
    });
  return replaceRanges(raw, cuts).trim();
}

/** A placeholder of another tool: plain double braces are a variable of the list, those with a filter or a default are not. */
const IS_FOREIGN = /^(?!\{\{[^|{}]*\}\})[[{%<*$]/;
/** What a placeholder falls back on: `{{ first_name | default: "there" }}`. */
const FALLBACK = /\s*\|[^|{}]*(?=\}\})/;
const IS_FIRST_NAME = /^\W*(?:(?:contact|lead|prospect|recipient)[\s_-]?)?(?:first|f)?[\s_-]?name\W*$/i;
const IS_COMPANY = /^\W*(?:(?:your|their|lead|prospect|recipient)[\s_-]?)?(?:company|organi[sz]ation|account)(?:[\s_-]?name)?\W*$/i;

/**
 * Replaces placeholders of other tools with what they stand for: the name and the company of the lead, or their variables in a template.
 */
function translate(draft: EmailDraft, part: 'subject' | 'body'): string {
  const { raw, variables } = draft[part];
  const { company } = draft.lead;
  const cuts = variables.flatMap(({ start, end, isFilled }): Cut | readonly Cut[] => {
    const full = raw.slice(start, end);
    const written = full.startsWith('{{') ? full.replace(FALLBACK, '') : full;
    if (isFilled || !IS_FOREIGN.test(full) || (part === 'body' && start >= draft.prose.end)) return [];
    if (IS_FIRST_NAME.test(written)) return { start, end, by: nameOf(draft) };
    return IS_COMPANY.test(written) && company !== null ? { start, end, by: company } : [];
  });
  return replaceRanges(raw, cuts);
}

/** Its effect is part of the column `wrongPerson`, which it shares with `wrong_name`. */
export const brokenVariables: Sign<{ features: 'brokenVariables'; edits: 'repair_variables' | 'write_variables'; senses: 'present' }> = {
  label: 'Broken variable',
  features: {
    /** Unfilled or broken variables in subject or body; a `first_name` placeholder left on purpose counts as filled. */
    brokenVariables: {
      reader: {
        find: ({ subject, body }) =>
          [subject, body].flatMap(({ part, variables }) =>
            toSpans(
              part,
              variables.filter((variable) => !variable.isFilled),
            ),
          ),
      },
    },
  },
  columns: {},
  shownBy: ['brokenVariables'],
  sense: ({ isFor }) => (isFor ? null : 'present'),
  sentences: {
    present: {
      claim: { about: 'raw_variable', states: 'present' },
      titles: ['Something was not filled in'],
      what: [
        'The email says <single> where a value should be.',
        '<Touched> would see <single> instead of a value.',
        'The email says <several> where values should be.',
        '<Touched> would see <several> instead of values.',
        'The email says <some>, among other placeholders, where values should be.',
      ],
      why: ['It shows readers that this is a mass email.', 'Readers see at once that this is a mass email. Complaints rise too.'],
      names: ['what was not filled in'],
      takeaways: [
        'Fill in or remove <single> before you send.',
        'Fill in or remove <several> before you send.',
        'Fill in or remove placeholders such as <some> before you send.',
      ],
    },
  },
  reasons: { for: null, against: ({ quote }) => `“${quote}” was not filled` },
  edits: {
    write_variables: {
      // The column of both.
      alsoFixes: ['wrong_name'],
      when: ({ brokenVariables }) => (brokenVariables ?? 0) > 0,
      apply: (draft) => ({ ...withBody(draft, translate(draft, 'body')), subject: translate(draft, 'subject') }),
      isRepair: true,
      // The percent signs of "%NAME%" are not a figure.
      mayChange: ['changed_name', 'lost_variable', 'lost_offer'],
      advice: ['Replace <replaced> with <by>', 'Replace the other tool’s placeholders with variables of your list'],
    },
    repair_variables: {
      alsoFixes: ['wrong_name'],
      when: ({ brokenVariables }) => (brokenVariables ?? 0) > 0,
      apply: (draft) => ({ ...withBody(draft, repair(draft, 'body')), subject: repair(draft, 'subject') || emailOf(draft).subject }),
      needsLead: true,
      isRepair: true,
      mayChange: ['lost_variable', 'changed_name'],
      advice: ['Replace <replaced> with the lead’s own value', 'Fill in or remove <quotes>'],
    },
  },
};
