import type { LeadInList } from '../../lead.ts';
import { JOB_FUNCTIONS, type JobFunction, type Persona, type Seniority } from '../../persona/persona.ts';
import { readerColumn, utilityColumn, type Column, type ModelInput } from '../column.ts';
import type { Sign } from '../sign.ts';

const seniorityFacts = [
  'belkins-seniority-open',
  'belkins-seniority-reply',
  'sales-co-clevel-total',
  'sales-co-clevel-positive',
  'title-founder-cfo-cto-vs-manager',
];

const SENIOR: ReadonlySet<Seniority> = new Set(['c_level', 'vp', 'director']);

/** A director by that word; a head of something or a principal may be either. */
const DIRECTS = /dire[ck]|dyrekt/i;
/** Of a building site, or of all schools of a district; who directs a craft or a troupe need not lead a company. */
const EITHER =
  /\bsuperintendent\b|\b(?:art|creative|casting|music|choral|choir|film|stage|photography|funeral|activities|camp|worship|youth) director\b|\bdirector of (?:photography|music|activities|worship)\b/i;

/** Whether a lead is an executive in anybody's words; null if that is unclear. */
export function isExecutive({ lead, persona }: { lead: LeadInList; persona: Persona }): boolean | null {
  const { seniority: level } = persona;
  if (level === null || EITHER.test(lead.title ?? '')) return null;
  if (level === 'director') return DIRECTS.test(lead.title ?? '') || null;
  return SENIOR.has(level);
}

/** Titles that say in so many words that somebody leads a company or a part of it; the owner of a shop may also work at its till. */
const LEADS = /\b(?:chief|c[efotimrhp]o|managing|vice|[es]?vp|president|directors?)\b/i;
/** Titles of people who answer to somebody else; a general manager or a controller may not. */
const ANSWERS_TO_OTHERS =
  /^(?!.*\b(?:general|group|senior|area)\b).*\b(?:managers?|supervisors?|co-?ordinators?|officers?|fore(?:man|woman))\b/i;

/** Whether a lead is plainly an executive (true), plainly none (false), or neither is plain (null): what a mix is made of. */
export function isPlainlyExecutive(row: { lead: LeadInList; persona: Persona }): boolean | null {
  const is = isExecutive(row);
  const title = row.lead.title ?? '';
  if (is === true) return LEADS.test(title) || null;
  if (is === null) return null;
  return row.persona.seniority === 'individual' || ANSWERS_TO_OTHERS.test(title) ? false : null;
}

/** The lead's own level, whichever way it counts; null if unknown. */
function sayLevel({ lead, persona }: { lead: LeadInList; persona: Persona }): string | null {
  if (persona.seniority === null) return null;
  if (!SENIOR.has(persona.seniority)) return 'Not an executive';
  return lead.title === null ? 'Senior' : `Senior: ${lead.title}`;
}

type FunctionColumn = `jobFunction.${JobFunction}`;

/** One switch for each function. */
const functionColumns: Readonly<Record<FunctionColumn, Column>> = Object.assign(
  {},
  ...JOB_FUNCTIONS.map((jobFunction) => ({
    [`jobFunction.${jobFunction}`]: utilityColumn({
      read: ({ persona }) => persona.jobFunction && Number(persona.jobFunction === jobFunction),
      effects: {
        reply: {
          logOdds: 0,
          sd: 0.15,
          unit: 'log odds against the mean function',
          grade: 'assumption',
          reason: 'No figure by function can be cited, so the mean effect is none, with a spread.',
        },
      },
    }),
  })),
);

const unknownShare = ({ persona }: ModelInput): number =>
  [persona.seniority, persona.companySize, persona.industry].filter((fact) => fact === null).length / 3;

export const seniority: Sign<{ columns: 'seniority' | FunctionColumn | 'unknownPersona'; senses: 'higher' | 'lower' | 'mixed' }> = {
  label: 'Seniority and role',
  features: {},
  columns: {
    seniority: readerColumn<Seniority>('recipient', {
      bends: {
        c_level: { at: 1, unit: 'share of the way from entry level to C-level', reason: 'The highest level.' },
        vp: {
          at: 0.75,
          unit: 'share of the way from entry level to C-level',
          facts: ['sales-co-clevel-positive'],
          reason: 'Between director and C-level.',
        },
        director: {
          at: 0.5,
          unit: 'share of the way from entry level to C-level',
          facts: ['sales-co-clevel-positive'],
          reason: 'Halfway.',
        },
        manager: { at: 0.3, unit: 'share of the way from entry level to C-level', reason: 'Less than halfway.' },
        individual: { at: 0, unit: 'share of the way from entry level to C-level', reason: 'The lowest level.' },
      },
      curve:
        ({ ...rungs }) =>
        ({ persona }) =>
          persona.seniority && rungs[persona.seniority],
      effects: {
        open: {
          oddsRatio: 0.75,
          sd: 0.15,
          facts: seniorityFacts,
          grade: 'observational',
          reason: 'C-level against entry level. The published 30% against 50% is shrunk.',
        },
        reply: {
          oddsRatio: 0.95,
          sd: 0.2,
          facts: seniorityFacts,
          grade: 'observational',
          reason: 'C-level against entry level, including the effect on opens. Sources conflict.',
        },
        positive: {
          oddsRatio: 1.4,
          sd: 0.25,
          facts: seniorityFacts,
          grade: 'observational',
          reason: 'The positive share of C-level replies against others, shrunk from threefold.',
        },
      },
      contrast: { to: [{ persona: { seniority: 'c_level' } }], from: [{ persona: { seniority: 'individual' } }] },
    }),
    ...functionColumns,
    unknownPersona: utilityColumn({
      read: unknownShare,
      effects: {
        reply: {
          logOdds: 0,
          sd: 0.25,
          unit: 'log odds where title, size and industry are all unknown; a third for each',
          grade: 'assumption',
          reason: 'An unknown recipient counts as average. The real mix of such a list may differ.',
        },
      },
    }),
  },
  shownBy: [],
  isOfReaders: true,
  segments: ['seniority', 'function'],
  // Executives open less, but those who open reply slightly more: the sentences are about opens.
  sense: ({ isFor, polarity, persona }) => {
    // A mix that gains opens is no reason to write two versions.
    if (polarity === 'mixed') return isFor ? null : 'mixed';
    if (persona.seniority === null || SENIOR.has(persona.seniority) === isFor) return null;
    return isFor ? 'higher' : 'lower';
  },
  sentences: {
    higher: {
      titles: ['Mostly below executive level'],
      what: ['Most leads on the list are not executives.'],
      why: ['Executives get the most email, and they <act> less often than others.'],
      names: ['the seniority of the list'],
      takeaways: ['Keep people below executive level on the list.'],
    },
    lower: {
      titles: ['Senior people <act> less'],
      what: ['Many leads on the list are senior.'],
      why: ['Senior people <actOnStrangers> less often. Those who reply are more often interested.', 'Their inboxes are the fullest.'],
      names: ['the many senior people'],
      takeaways: ['Write a separate version for senior people.'],
    },
    mixed: {
      titles: ['Mixed seniority'],
      what: ['Some leads are senior, others are not.'],
      why: ['They <act> at different rates. The average hides both.'],
      names: ['the mix of seniority'],
      takeaways: ['Write one version for senior people, one for everyone else.'],
    },
  },
  reasons: { for: sayLevel, against: sayLevel },
  edits: {},
};
