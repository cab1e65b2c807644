import { withBody } from '../../edits/edit.ts';
import { replaceRanges } from '../../edits/textOps.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { findCompany } from '../../reading/mentions/findMentions.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import type { Sign } from '../sign.ts';

const depthFacts = [
  'woodpecker-advanced-personalization',
  'lavender-personalization',
  'gangly-500-personalization',
  'hunting-dynasty-combined',
];

/** Names the company where the text already speaks of it. */
function mentionCompany(draft: EmailDraft): string {
  const { raw } = draft.body;
  const { company } = draft.lead;
  if (company === null) return raw;
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
  return team === null ? raw : put(team.index + team[0].length, team.index + team[0].length, ` at ${company}`);
}

export const companyMention: Sign<{
  features: 'companyMentions';
  columns: 'companyMention';
  edits: 'mention_company';
  senses: 'present' | 'absent';
}> = {
  label: 'Mention of the company',
  features: { companyMentions: { reader: { find: (draft) => findCompany(draft, draft.body) } } },
  columns: {
    companyMention: bodyColumn({
      features: ['companyMentions'],
      curve: () => present,
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
      titles: ['It speaks of their company', '“<quote>” appears in the body', 'The company is named'],
      what: [
        'The body names “<quote>”.',
        '<Touched> read their own company’s name, such as “<quote>”, in the text.',
        'The text says “<quote>” rather than “your company”.',
      ],
      why: [
        'It shows that the mail was written with somebody in mind.',
        'One mention is enough to set it apart from a mailing.',
        'What is said about the own company is read more closely.',
      ],
      names: ['the mention of their company', '“<quote>” by name'],
      takeaways: ['Keep naming the company once.', 'Leave the mention of the company where it is.'],
    },
    absent: {
      titles: ['Their company is never mentioned', 'It could go to any company', 'No word about where they work'],
      what: [
        'The body names no company but yours.',
        'Nothing in the body says where the reader works.',
        'Swap the recipient and not a word of the body would change.',
      ],
      why: [
        'Readers take it for what it is: the same text for everybody.',
        'A single mention would tell them that somebody looked.',
        'Mail that fits everyone is answered by few.',
      ],
      names: ['the missing company name', 'a body that names no one'],
      takeaways: ['Name the company once in the body.', 'Let one sentence say why this company.'],
    },
  },
  reasons: { for: ({ quote }) => `Mentions ${quote}`, against: () => 'Their company is not mentioned' },
  edits: {
    mention_company: {
      when: ({ companyMentions }) => companyMentions === 0,
      apply: (draft) => withBody(draft, mentionCompany(draft)),
      advice: [
        'Mention {{company}} once in the body',
        'Name the reader’s company in the text',
        'Say {{company}} where the text stays general',
      ],
    },
  },
};
