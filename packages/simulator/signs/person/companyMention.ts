import { withBody } from '../../edits/edit.ts';
import { replaceRanges } from '../../edits/textOps.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { findCompany } from '../../reading/mentions/findMentions.ts';
import { findSignatureLines } from '../../reading/sections/findSigned.ts';
import type { Span } from '../../reading/span.ts';
import { textOf } from '../../reading/textOf.ts';
import { isCourtesy } from '../prose/fillerSentences.ts';
import { saysNothingOfReader } from '../prose/flattery.ts';
import { REPROACHES } from '../prose/guilt.ts';
import { judgesAnybody } from './idlePraise.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

const depthFacts = [
  'woodpecker-advanced-personalization',
  'lavender-personalization',
  'gangly-500-personalization',
  'hunting-dynasty-combined',
];

/** Questions that can also mention the company. */
const ASKED: readonly (readonly [RegExp, (company: string, written: string) => string])[] = [
  [
    /(?<=\b(?:worth a (?:quick |closer )?(?:look|try|test)|worth (?:exploring|testing|trying)|(?:look like|do the same|work|be useful|be helpful|make sense))) for you(?=\?)/iu,
    (company) => ` for ${company}`,
  ],
  [
    /(?<=(?:^|[.!?]\s+|\n)worth (?:a (?:quick |closer )?(?:look|try|test)|exploring|testing|trying))(?=\?)/iu,
    (company) => ` for ${company}`,
  ],
  [
    /(?<=\b(?:is (?:this|that|it)|are (?:these|those)) something )you(?:'re|\u2019re| are)(?= (?:working on|looking at|thinking about|tracking|planning)\b[^,?!.\n]{0,40}\?)/iu,
    (company) => `${company} is`,
  ],
  [/(?<=\bis (?:this|that|it) on )your(?= (?:radar|list|roadmap|agenda)\b)/iu, (company) => `${company}'s`],
  [
    /(?<=\bwho (?:handles|owns|runs|manages|looks after|is in charge of) [^.?!,\n]{3,40})(?<! (?:at|for|with) [^.?!\n]{1,30})(?=\?)/iu,
    (company) => ` at ${company}`,
  ],
];

/** Names the company where the text already refers to it. */
function mentionCompany(draft: EmailDraft): string {
  const { raw } = draft.body;
  const { company } = draft.lead;
  if (
    company === null ||
    raw.includes(company) ||
    /\bhomeowners?\b|\byour (?:house|home|garden|yard|lawn|gutters?|farm|flock|sheep|horses?|family)\b/i.test(raw)
  )
    return raw;
  const prose = raw.slice(draft.prose.start, draft.prose.end);
  const put = (start: number, end: number, by: string) =>
    replaceRanges(raw, [{ start: draft.prose.start + start, end: draft.prose.start + end, by }]);
  const general =
    /\byour (?:company|firm|organi[sz]ation)\b(?!['\u2019-]|\s+(?:name|logo|website|profile|page|size|culture|card|email|address)\b)/i.exec(
      prose,
    );
  if (general !== null) return put(general.index, general.index + general[0].length, company);
  const team =
    /\byour (?:(?:sales|marketing|finance|operations|support|engineering|product|logistics|hr|it|legal|security|data|dispatch|planning) )?team(?=[.?!,]|\s+(?:is|are|has|have|can|could|would|will|plan|plans|spend|spends|use|uses|handle|handles|run|runs)\b)/i.exec(
      prose,
    );
  if (team !== null) return put(team.index + team[0].length, team.index + team[0].length, ` at ${company}`);
  // "Clinics like yours" are similar companies; "a shed like yours" is not a company.
  const alike =
    /(?<=\b(?:compan(?:y|ies)|firms?|business(?:es)?|agenc(?:y|ies)|brands?|manufacturers?|retailers?|distributors?|carriers?|clinics?|practices?|hotels?|shops?|stores?|restaurants?|schools?)\s+like\s+)yours\b(?![\u2019'])/iu.exec(
      prose,
    );
  if (alike !== null) return put(alike.index, alike.index + alike[0].length, company);
  const side = /\b(?:on your (?:side|end)|at your end)(?=[?.,])/i.exec(prose);
  if (side !== null) return put(side.index, side.index + side[0].length, `at ${company}`);
  for (const [pattern, by] of ASKED) {
    const asked = pattern.exec(prose);
    if (asked !== null) return put(asked.index, asked.index + asked[0].length, by(company, asked[0]));
  }
  const habit = /(?<=\b(?:when|how often|how) )do you(?= \p{Ll}+\b(?![^.?!\n]*\byou(?:r|rs|rself)?\b)[^.?!\n]*\?)/iu.exec(prose);
  return habit === null ? raw : put(habit.index, habit.index + habit[0].length, `does ${company}`);
}

const SIGNS_OFF = 0.9;
/** A line that is only a name: "Edith Marlow". */
const NAME_LINE = /^\p{Lu}[\p{L}.'\u2019-]*(?: \p{Lu}[\p{L}.'\u2019-]*){0,3}$/u;

/** Whether the words are in a line that is a sender's name, wherever the text ends. */
const isSigned = ({ readings, body }: EmailDraft, at: number): boolean =>
  readings.some(
    (one) =>
      at >= one.start &&
      at < one.end &&
      chanceOf(one, 'sign_off') >= SIGNS_OFF &&
      NAME_LINE.test(body.raw.slice(one.start, one.end).trim()),
  );

/** Both features of the sign ask for them. */
const mentions = new WeakMap<EmailDraft, readonly Span[]>();

function findMentions(draft: EmailDraft): readonly Span[] {
  const found = mentions.get(draft) ?? findUnsigned(draft);
  mentions.set(draft, found);
  return found;
}

/** A signed name is the sender's own, even if the reader's company shares it. */
function findUnsigned(draft: EmailDraft): Span[] {
  const found = findCompany(draft, draft.body);
  if (found.length === 0) return found;
  const { start: from, end } = findSignatureLines(draft);
  // Without a sign-off, the sender's name is the first line below the text.
  const signed = Math.min(from, draft.prose.end);
  return found.filter(({ start }) => (start < signed || start >= end) && !isSigned(draft, start));
}

/** The mentions, if all stand in praise or a wish that fits anybody, in blame or in a scare. */
function findIdle(draft: EmailDraft): readonly Span[] {
  const found = findMentions(draft);
  const { body, sentences } = draft;
  const isIdle = ({ start, end }: Span): boolean =>
    sentences.some((one) => {
      if (one.start > start || start >= one.end) return false;
      const text = textOf(body, one);
      const rest = `${body.raw.slice(one.start, start)} ${body.raw.slice(end, one.end)}`;
      return saysNothingOfReader(text) || REPROACHES.test(text) || judgesAnybody(rest) || isCourtesy(rest);
    });
  return found.length > 0 && draft.language === 'en' && found.every(isIdle) ? found : [];
}

export const companyMention: Sign<{
  features: 'companyMentions' | 'idleMention';
  columns: 'companyMention';
  edits: 'mention_company';
  senses: 'present' | 'absent';
}> = {
  label: 'Company in the body',
  features: {
    companyMentions: { reader: { find: findMentions } },
    /** 0 or 1: the company is named only where anybody is praised, wished well or frightened. */
    idleMention: { reader: { find: findIdle, read: (draft) => Math.min(1, findIdle(draft).length) } },
  },
  columns: {
    companyMention: bodyColumn({
      features: ['companyMentions', 'idleMention'],
      curve: () => (mentions, idle) => (idle > 0 ? 0 : present(mentions)),
      effects: {
        reply: { oddsRatio: 1.15, sd: 0.1, facts: depthFacts, grade: 'vendor', reason: 'One mention of the company against none.' },
      },
      contrast: flag('companyMentions'),
    }),
  },
  shownBy: ['companyMentions'],
  evidence: { against: () => [] },
  sense: ({ isFor }) => (isFor ? 'present' : 'absent'),
  sentences: {
    present: {
      claim: { about: 'company_mention', states: 'present' },
      titles: ['The body names their company', 'It mentions their company'],
      what: ['The body names the reader’s company.', 'The text names the reader’s company.'],
      why: ['People notice their own company’s name.', 'Emails that name the company get slightly more replies.'],
      names: ['naming their company in the body'],
      takeaways: ['Keep one mention of their company.'],
    },
    absent: {
      claim: { about: 'company_mention', states: 'absent' },
      titles: ['The body does not name their company'],
      what: ['The body never names the reader’s company.'],
      why: ['People notice their own company’s name.', 'Emails that name the company get slightly more replies.'],
      names: ['not naming their company in the body'],
      takeaways: ['Name their company once in the body.'],
    },
  },
  reasons: { for: ({ quote }) => `Mentions ${quote}`, against: () => 'Does not mention their company' },
  edits: {
    mention_company: {
      when: ({ companyMentions }) => companyMentions === 0,
      apply: (draft) => withBody(draft, mentionCompany(draft)),
      advice: ['Mention {{company}} once in the body', 'Name the reader’s company in the text'],
    },
  },
};
