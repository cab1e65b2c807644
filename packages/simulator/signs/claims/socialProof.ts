import type { EmailDraft } from '../../reading/draft.ts';
import { plainSentences, roleReader } from '../../reading/roleReader.ts';
import type { Span } from '../../reading/span.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import { provesPlainly } from './provesPlainly.ts';
import type { Sign } from '../sign.ts';

/** Figures that mention no other customer: stock or terms. */
const OF_STOCK = String.raw`^(?=[\s\S]*\d)(?![\s\S]*(?:\b(?:customers?|clients?|users?|members?|subscribers?|others?|people|compan(?:y|ies)|firms?|teams?|shops?|stores?|hotels?|schools?|practices?|clinics?|plants?|sites?|farms?|brands?|bakeries|restaurants?|caf[e\u00e9]s?|breweries|vineyards?|carriers?|contractors?|agenc(?:y|ies)|hospitals?|councils?|depots?|owners?|managers?|drivers?|they|their|he|she|his|her|used|uses?|using|trust\w*|chose|switched|installed|mounted|cut|went|fell|dropp\w+|saved|grew|won|found|told|says?|said|quote[sd]?|rated|review\w*|stars?|for (?:an?|the|two|three|four|five|\d+) [a-z]+|at [A-Z]\w+|in [A-Z]\w+)\b|(?<=[\p{Ll}\p{N},;:)][ \t])(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|(?:January|February|March|April|May|June|July|August|September|October|November|December|I)\b)\p{Lu}[\p{L}'\u2019&-]+))`;
/** How common a problem is: "On average 30% of the contacts go stale within a year". What customers got or use is proof. */
const OF_PROBLEM = String.raw`^\s*(?:(?:[Oo]n average|[Tt]ypically|[Uu]sually|[Ii]n most \p{Ll}+|[Ss]tudies (?:show|find)(?: that)?|[Rr]esearch (?:shows|finds)(?: that)?|[Ee]very year|[Ee]ach year),? )?(?:[Aa]bout |[Aa]round |[Rr]oughly |[Nn]early |[Aa]lmost |[Uu]p to |[Oo]ver |[Mm]ore than )?(?:\d[\d.,]*\s?(?:%|percent)|[Oo]ne in \p{Ll}+|[Aa] (?:third|quarter|fifth)|[Hh]alf) of (?:all |the |most |your |a )?(?!(?:our|my|them|us)\b)(?![\s\S]*(?:\b(?:[Oo]ur|[Ww]e|[Uu]s|my|I|use|uses|using|used|trust\w*|chose|choose|switched|recommend\w*|reorder\w*|renew\w*|stay with|customers?|clients?|members?|this way|with it|sav(?:e|es|ed)|gain\w*|improv\w*)\b|[\p{Ll}\p{N},] (?!(?:CRM|ERP|HR|IT|AI|PDF|CSV|USA|US|UK|EU)s?\b)\p{Lu}[\p{L}'\u2019&-]+))`;

const OTHER = new RegExp(`${OF_STOCK}|${OF_PROBLEM}`, 'u');
const SOURCE = { role: 'proof', stock: 'socialProof', except: OTHER } as const;

/** Whether a sentence speaks of stock, terms or a common problem, whatever its figures are. */
export const isOtherThanProof = (sentence: string): boolean => OTHER.test(sentence);

/** Sentences that are proof in plain words. */
export const findPlainProof = (draft: EmailDraft): Span[] => plainSentences(draft, SOURCE, provesPlainly);

export const socialProof: Sign<{ features: 'socialProof'; columns: 'socialProof'; senses: 'present' | 'absent' }> = {
  label: 'Social proof',
  features: {
    socialProof: {
      reader: roleReader(SOURCE),
      isEnglishOnly: true,
      quotesSentence: true,
    },
  },
  columns: {
    socialProof: bodyColumn({
      features: ['socialProof'],
      curve: () => present,
      effects: {
        reply: {
          oddsRatio: 1.15,
          sd: 0.12,
          facts: ['gong-social-proof'],
          grade: 'observational',
          reason: 'A published 41% more replies for proof that fits, shrunk.',
        },
      },
      contrast: flag('socialProof'),
    }),
  },
  shownBy: ['socialProof'],
  evidence: {
    for: (draft, spansOf) => {
      const plain = findPlainProof(draft);
      return plain.length > 0 ? plain : spansOf('socialProof');
    },
    against: () => [],
  },
  sense: ({ isFor }) => (isFor ? 'present' : 'absent'),
  sentences: {
    present: {
      claim: { about: 'proof', states: 'present' },
      titles: ['Proof', 'It backs up the offer'],
      what: ['“<quote>” backs up the offer.', 'The email offers proof: “<quote>”.'],
      why: ['People trust their peers more than a stranger.', 'An example from a similar company makes the offer concrete.'],
      names: ['the proof'],
      takeaways: ['Keep one example that fits the reader.'],
    },
    absent: {
      claim: { about: 'proof', states: 'absent' },
      titles: ['No proof', 'Nothing backs up the offer'],
      what: ['The email names no customer, peer or result.', 'The email does not say who else uses what you offer.'],
      why: [
        'People trust a claim more when a company they know backs it up.',
        'One example from their industry would make it easier to believe.',
      ],
      names: ['the missing proof', 'not naming a customer'],
      takeaways: ['Name one customer like the reader, if you have one.', 'Add one honest example from the reader’s industry.'],
    },
  },
  reasons: { for: ({ quote }) => `Proof: “${quote}”`, against: () => 'Names no customer' },
  edits: {},
};
