import { toBodySpan, wholeSentences } from '../evidence.ts';
import { withBodyOrSame } from '../../edits/edit.ts';
import type { EmailDraft, BodySentence } from '../../reading/draft.ts';
import { toSpans, joinSpans } from '../../reading/featureReader.ts';
import type { PhraseMatch } from '../../reading/phrases/findPhrases.ts';
import type { Span } from '../../reading/span.ts';
import { isScareTalk } from '../../reading/scares.ts';
import { textOf } from '../../reading/textOf.ts';
import { cut, rememberLines } from '../../reading/text/remember.ts';
import { chanceOf } from '../../reader/readSentences.ts';
import type { Role } from '../../reader/roles.ts';
import { listDemands } from '../asks/listDemands.ts';
import { feignsCloseness } from '../person/pretendsContact.ts';
import { blamesPlainly } from './guilt.ts';
import { isCourtesy, isFiller } from './fillerSentences.ts';
import { bodyColumn } from '../column.ts';
import { ladder } from '../contrasts.ts';
import { inEnglish } from './inEnglish.ts';
import { introduceLater } from './introduceLater.ts';
import { turnToYou } from './turnToYou.ts';
import type { Sign } from '../sign.ts';

/** "Yours," and "Thanking you," close a letter and speak of nobody. */
function isInSignOff({ body: { visible }, prose }: EmailDraft, { start }: PhraseMatch): boolean {
  return start >= prose.end && !visible.slice(prose.end, start).trim().includes('\n');
}

const of = (draft: EmailDraft, stock: PhraseMatch['stock']): PhraseMatch[] =>
  draft.bodyPhrases.filter((match) => match.stock === stock && !isInSignOff(draft, match));

/** "US" is a country, not us. */
const selfWords = (draft: EmailDraft): PhraseMatch[] =>
  of(draft, 'self').filter((match) => draft.body.visible.slice(match.start, match.end) !== 'US');

/** How often the text mentions its writer and its reader. */
export const countPersons = (draft: EmailDraft): { self: number; you: number } => ({
  self: selfWords(draft).length,
  you: of(draft, 'you').length,
});

/** Like `self` of `countPersons`, without sentences that are really about the reader or someone else. */
export const countSelfTalk = (draft: EmailDraft): number =>
  selfWords(draft).filter(
    ({ start }) =>
      !draft.readings.some((one) => one.start <= start && start < one.end && NOT_OF_SELF.some((role) => chanceOf(one, role) >= 0.3)),
  ).length;

/** Words that a stock phrase about the reader contains. */
const MAY_BE_STOCK = /\b(?:hope|hoping|trust|how are you|hesitate|feel free|forward to|awaiting|your time|busy)\b/i;

/** Stock phrases that every email could hold: "I hope you are well" is not about the reader. */
const isStock = rememberLines((sentence) => isCourtesy(sentence) || (MAY_BE_STOCK.test(sentence) && isFiller(sentence)));
const stockSentences = ({ body, sentences }: EmailDraft): BodySentence[] => sentences.filter((one) => isStock(textOf(body, one)));

/** As many of one as of the other. */
const EVEN = 0.5;
const shareOf = ({ length: you }: readonly PhraseMatch[], { length: self }: readonly PhraseMatch[]): number | null =>
  you + self === 0 ? null : you / (you + self);

/** What frightens the reader, blames them or feigns closeness says "you" and knows nothing of them. */
const isAtReader = rememberLines((sentence) => isScareTalk(sentence) || feignsCloseness(sentence) || blamesPlainly(sentence));

function readYouShare(draft: EmailDraft): number | null {
  const pressed = draft.sentences.filter(({ start, end }) => isAtReader(cut(draft.body.raw, start, end)));
  const stock = [...stockSentences(draft), ...pressed];
  const isMeant = (match: PhraseMatch): boolean => !stock.some(({ start, end }) => start <= match.start && match.start < end);
  const [you, self] = [of(draft, 'you'), selfWords(draft)].map((matches) => matches.filter(isMeant));
  if (you === undefined || self === undefined) return null;
  const share = shareOf(you, self);
  if (share === null || share <= EVEN) return share;
  // "Your contracts and your login" that are to be sent say nothing about the reader.
  const demands = listDemands(draft);
  if (demands.length === 0) return share;
  const asking = draft.sentences.filter((one) => demands.some(({ start, end }) => start < one.end && one.start < end));
  const isElsewhere = ({ start }: PhraseMatch): boolean => !asking.some((one) => one.start <= start && start < one.end);
  return Math.max(EVEN, shareOf(you.filter(isElsewhere), self) ?? EVEN);
}

/** Sentences about the reader, proof and requests are not self-talk, even if they begin with "we". */
const NOT_OF_SELF: readonly Role[] = [
  'observation',
  'problem',
  'proof',
  'reference',
  'question',
  'ask_interest',
  'ask_meeting',
  'ask_referral',
];

/** An introduction, whatever else the sentence says. */
const INTRODUCES =
  /^(?:my name(?:['\u2019]s| is)\b|this is \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'\u2019-]+)? (?:from|with|at|of)\b|(?:please )?(?:allow|let|permit) me (?:to )?(?:introduce|present)\b|(?:(?:I|we)(?:['\u2019]m|['\u2019]re| am| are|['\u2019]d like| would like| want| wanted)? )?(?:just )?(?:(?:writing|reaching out|contacting you|getting in touch|e-?mailing)(?: to you)?(?: today)? )?(?:to )?(?:(?:take|use) (?:this|the) (?:opportunity|chance|moment) (?:and|to) )?(?:briefly |quickly |formally )?introduce (?:myself|ourselves|our|my)\b)/iu;
/** The sender and what they do; what they saw, read or heard is about the reader. */
const OPENS_WITH_SELF =
  /^(?:(?:I|we) (?:am|are|run|own|work|make|sell|supply|do|offer|help|provide|manufacture|represent|specialise|specialize|have|install|design|build|collect|hire|deliver|rent)\b|(?:I|we)['\u2019](?:m|re)\b(?! (?:sure|sorry|guessing|not sure|aware|hoping))|our (?:company|firm|team|business)\b)(?![^.!?]*\byour?\b)/iu;

/** The first sentence that says something, if it is about the sender; a stock phrase says nothing. */
function selfOpening(draft: EmailDraft): Span[] {
  const stock = stockSentences(draft);
  const textOf = ({ start, end }: BodySentence): string => draft.body.raw.slice(start, end).trim();
  const first = wholeSentences(draft).find((one) => INTRODUCES.test(textOf(one)) || !stock.some(({ start }) => one.start === start));
  return first !== undefined && [INTRODUCES, OPENS_WITH_SELF].some((pattern) => pattern.test(textOf(first))) ? toBodySpan(first) : [];
}

/** Whether the first sentence that says something states something about the reader. */
export function opensWithReader(draft: EmailDraft): boolean {
  const stock = stockSentences(draft);
  const first = wholeSentences(draft).find(({ start }) => !stock.some((one) => one.start === start));
  return first !== undefined && !first.isQuestion && /\byour?\b/i.test(draft.body.raw.slice(first.start, first.end));
}

export const opensWithSelf = (draft: EmailDraft): boolean => selfOpening(draft).length > 0;

export const youAndWe: Sign<{
  features: 'youShare';
  columns: 'youShare';
  edits: 'turn_we_to_you' | 'introduce_later';
  senses: 'higher' | 'lower';
}> = {
  label: '“You” versus “we”',
  features: {
    /** you / (you + I and we), 0 to 1; null without either. */
    youShare: {
      reader: { find: (draft) => joinSpans(toSpans('body', [...of(draft, 'you'), ...selfWords(draft)])), read: readYouShare },
      isEnglishOnly: true,
    },
  },
  columns: {
    youShare: bodyColumn({
      features: ['youShare'],
      curve: () => (share) => share,
      effects: {
        reply: {
          oddsRatio: 1.05,
          sd: 0.08,
          facts: ['gong-pitch', 'gong-problem-first'],
          grade: 'assumption',
          reason: 'Two thirds "you" against one third: about the reader instead of the sender.',
        },
      },
      contrast: { to: ladder('youShare', [2 / 3]), from: ladder('youShare', [1 / 3]) },
    }),
  },
  shownBy: ['youShare'],
  evidence: { for: () => [], against: selfOpening },
  sense: ({ isFor }) => (isFor ? 'higher' : 'lower'),
  sentences: {
    higher: {
      claim: { about: 'self_talk', states: 'absent' },
      titles: ['More “you” than “we”', 'It says “you” more often than “we”'],
      what: ['The text says “you” more often than “we” or “I”.'],
      why: ['In our model, emails that address the reader get slightly more replies. This is our assumption.'],
      names: ['writing “you” more often than “we”'],
      takeaways: ['Keep writing “you” more often than “we”.'],
    },
    lower: {
      claim: { about: 'self_talk', states: 'present' },
      titles: ['More “we” than “you”', 'It says “we” or “I” more often than “you”'],
      what: [
        'The email says “we” or “I” more often than “you”.',
        'The email says “we” or “I” more often than “you”. The first thing it tells readers is “<quote>”.',
      ],
      why: [
        'Readers look for something about themselves in the first lines.',
        'People care about what you do only when they see what it changes for them.',
      ],
      names: ['saying more about yourself than about the reader'],
      takeaways: [
        'Open with the reader’s situation instead of “<quote>”, and say who you are after that.',
        'Say less about yourself, and more about what the reader gets.',
      ],
    },
  },
  reasons: { for: () => 'Says “you” more often than “we”', against: () => 'Talks more about you than about the reader' },
  edits: {
    turn_we_to_you: {
      when: ({ youShare }) => youShare !== null && youShare < 0.5,
      apply: (draft) => inEnglish(draft, turnToYou),
      advice: ['Write “you” instead of “we” and “I” where the meaning stays the same', 'Write it from the reader’s point of view'],
    },
    introduce_later: {
      when: () => true,
      apply: (draft) => withBodyOrSame(draft, introduceLater(draft)),
      isTidy: true,
      mayChange: ['lost_opening'],
      advice: ['Begin with what the email is about, and say who you are after that'],
    },
  },
};
