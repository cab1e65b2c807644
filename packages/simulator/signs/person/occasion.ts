import type { EmailDraft } from '../../reading/draft.ts';
import { plainSentences, roleReader } from '../../reading/roleReader.ts';
import type { Span } from '../../reading/span.ts';
import { rememberLines } from '../../reading/text/remember.ts';
import { bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import { WISH } from '../prose/fillerSentences.ts';
import { saysNothingOfReader } from '../prose/flattery.ts';
import { blamesPlainly } from '../prose/guilt.ts';
import { isAnyPuff } from '../prose/puffs.ts';
import { tellsOfUnnamedOthers } from '../claims/emptyProof.ts';
import { provesPlainly } from '../claims/provesPlainly.ts';
import { claimsContact } from './referral.ts';
import { CONGRATULATES_ANYBODY, TELLS_GENERALLY, tellsOfReader } from './tellsOfEvent.ts';
import type { Sign } from '../sign.ts';

const EMPTY = new RegExp(`${WISH.source}|${CONGRATULATES_ANYBODY.source}|${TELLS_GENERALLY.source}`, 'iu');
const isEmpty = rememberLines((sentence) => EMPTY.test(sentence) || isAnyPuff(sentence.trim()));

/** What the sender only supposes is no reason to write. */
const GUESSES = /\b(?:(?:an?|my|our|just a|wild|educated) (?:\p{L}+ )?guess|guessing|my hunch)\b/iu;
const isGuess = rememberLines((sentence) => GUESSES.test(sentence));

const SOURCE = {
  role: 'observation',
  stock: 'occasion',
  except: rememberLines((sentence) =>
    [isEmpty, isGuess, saysNothingOfReader, tellsOfUnnamedOthers, claimsContact, blamesPlainly].some((holds) => holds(sentence)),
  ),
} as const;

/** A rule or a habit holds at any time: "By law one in fifty of your employees needs a certificate". */
const ALWAYS_HOLDS =
  /^\W*(?:(?:by|under(?: the)?|according to(?: the)?) (?:\p{L}+ )?(?:laws?|rules?|regulations?|code|act)\b|legally\b|(?:most|many|usually|typically|normally|often|sooner or later|every (?:year|month|week|day|spring|summer|autumn|fall|winter)|each (?:year|month|week|day))\b)(?![^.!?]*\b(?:20\d\d|this (?:year|month|week|spring|summer|fall|autumn|winter)|last (?:year|month|week)|next (?:year|month|week)|new|now|since|from \p{Lu}\p{Ll}+)\b)/iu;

/** Sentences that report in plain words something that happened or is about to happen. */
export const findPlainEvents = (draft: EmailDraft): Span[] =>
  plainSentences(draft, SOURCE, (text) => tellsOfReader(text) && !provesPlainly(text) && !ALWAYS_HOLDS.test(text));

export const occasion: Sign<{ features: 'occasion'; columns: 'occasion'; senses: 'present' | 'absent' }> = {
  label: 'A reason to write now',
  features: {
    /** Reasons to write to this reader: a fact about them or their company, or something they did. */
    occasion: { reader: roleReader(SOURCE), isEnglishOnly: true, quotesSentence: true },
  },
  columns: {
    occasion: bodyColumn({
      features: ['occasion'],
      curve: () => present,
      effects: {
        reply: {
          oddsRatio: (10.01 / 4.39) ** 0.1,
          sd: 0.1,
          facts: ['digitalbloom-hook', 'gong-problem-first'],
          grade: 'vendor',
          reason:
            'A recent event as the reason to write. The published gap has no stated method and other sources disagree, so a tenth of it is used.',
        },
      },
      contrast: flag('occasion'),
    }),
  },
  shownBy: ['occasion'],
  evidence: {
    for: (draft, spansOf) => {
      const plain = findPlainEvents(draft);
      return plain.length > 0 ? plain : spansOf('occasion');
    },
    against: () => [],
  },
  sense: ({ isFor }) => (isFor ? 'present' : 'absent'),
  sentences: {
    present: {
      claim: { about: 'occasion', states: 'present' },
      titles: ['It has a reason to write now'],
      what: ['“<quote>” gives a reason to write now.', 'The email says why it comes now: “<quote>”.'],
      why: ['With a reason to write now, it reads less like a mass email.'],
      names: ['the reason to write now'],
      takeaways: ['Keep the reason to write while it is fresh.'],
    },
    absent: {
      claim: { about: 'occasion', states: 'absent' },
      titles: ['No reason to write now'],
      what: ['The email does not say why you are writing now.'],
      why: ['Without a reason, the email could have come at any time.'],
      names: ['the missing reason to write now'],
      takeaways: ['Say why you are writing now, such as a post, a job ad or a launch.'],
    },
  },
  reasons: { for: ({ quote }) => `A reason to write now: “${quote}”`, against: () => 'No reason to write now' },
  edits: {},
};
