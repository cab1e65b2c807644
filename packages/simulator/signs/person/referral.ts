import { chanceOf, sureFrom } from '../../reader/readSentences.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import type { Span } from '../../reading/span.ts';
import { countPhrases, presenceReader, wholeText } from '../../reading/featureReader.ts';
import { roleReader } from '../../reading/roleReader.ts';
import { STRICT } from '../../reading/strengthOf.ts';
import { rememberLines } from '../../reading/text/remember.ts';
import { WEEKDAY } from '../../reading/text/timeWords.ts';
import { subjectColumn, bodyColumn, present } from '../column.ts';
import { flag } from '../contrasts.ts';
import { pretendsContact } from './pretendsContact.ts';
import type { Sign } from '../sign.ts';

/** Words of an acquaintance: somebody met, spoke, asked, bought or gave a name. */
const ACQUAINTED =
  /\b(?:met|meet|meeting|spoke|spoken|talked|chatted|introduc\w+|referr\w+|recommend\w+|suggest\w+|told (?:me|us)|(?:gave|given) (?:me|us)|pointed (?:me|us)|mentioned|asked|request\w*|bought|ordered|worked with|know each other)\b/
    .source;
/** What the sender sent, left or attached, whether the reader wanted it or not. */
const DEED =
  /\b(?:I|we)(?:['\u2019]ve| have)?(?: just| already| recently| also)? (?:sent|e-?mailed|posted|mailed|shipped|couriered|left|dropped|delivered|attached|enclosed|forwarded|wrote|called|rang|phoned)\b|\b(?:my|our) (?:(?:last|first|previous|earlier|short|quick|recent) )?(?:e-?mails?|notes?|messages?|letters?|voicemails?|brochures?|catalogs?|catalogues?|proposals?|quotes?|samples?)\b|\b(?:my|our) (?:last|first|previous|earlier) call\b|\b(?:find|see|is|are) (?:attached|enclosed)\b|\b(?:did|has|have) (?:it|they|you|the \w+)\b[^.!?\n]{0,30}\b(?:arrived?|get|got|receiv\w+)\b|\byou should have (?:received|got)\b|\b(?:tried|trying|attempted) (?:you\b|(?:to )?(?:reach|call|ring|phone|contact|catch|get hold of|get in touch|e-?mail)\w*)|\b(?:not|never|nothing|n['\u2019]t) (?:\w+ )?heard (?:back|from|anything)|\b(?:heard nothing|no (?:reply|answer|response)|without (?:a |an )?(?:reply|answer|response))\b/
    .source;
/** An email, a sample or a document of the sender's own is no acquaintance. */
const OWN_DEED = new RegExp(`^(?![^]*${ACQUAINTED})[^]*(?:${DEED})`, 'i');
/** That both met or spoke. */
const IN_TOUCH =
  /\b(?:(?:our|the|your) (?:\p{L}+ ){0,2}?(?:conversation|chat|call|talk|discussion|meeting|phone call)|(?:we|I) (?:\p{L}+ )?(?:met|spoke|talked|chatted)|(?:great|good|nice|lovely|pleasure|wonderful) (?:to (?:meet|talk|speak|chat|see)|meeting|talking|speaking|chatting|seeing)|(?:meeting|talking (?:to|with)|speaking (?:to|with)|chatting (?:to|with)) you|as (?:we )?(?:discussed|agreed|promised))\b/iu;
/** What the reader could check: a name, a date, or what was said. */
const CHECKABLE = new RegExp(
  String.raw`\d|(?<=[\p{Ll}\p{N},;] )(?!I\b|I['\u2019]|${WEEKDAY}\b)\p{Lu}\p{L}|\b(?:you|who|he|she) (?:said|told|mentioned|asked|suggested|recommended|introduced|gave)\b|\b(?:friend|colleague|boss|neighbou?r|brother|sister|wife|husband|uncle|aunt|cousin)\b`,
  'u',
);
/** Whether a sentence claims an earlier contact and gives nothing to know it by. */
export const claimsContact = (sentence: string): boolean =>
  pretendsContact(sentence) ||
  (IN_TOUCH.test(sentence) && !CHECKABLE.test(sentence) && sentence.trim().split(/\s+/).length <= MOST_BARE_WORDS);
/** A longer sentence tells where or how they met. */
const MOST_BARE_WORDS = 12;

/** Whether a subject mentions a contact; the reader's own name is nothing to know it by. */
function namesContact({ subject, subjectPhrases, lead: { firstName } }: EmailDraft): boolean {
  const said = firstName === null ? subject.raw : subject.raw.replaceAll(firstName, '');
  return countPhrases(subjectPhrases, 'referral') > 0 && !claimsContact(said.trim());
}

/** The sentences that certainly mention an acquaintance; of several, a doubtful one is not quoted. */
function findSureReference(draft: EmailDraft, spansOf: (feature: 'subjectReferral' | 'referral') => Span[]): Span[] {
  const sure = draft.readings.filter((one) => chanceOf(one, 'reference') > sureFrom('reference'));
  const found = [...spansOf('subjectReferral'), ...spansOf('referral')];
  const quoted = found.filter((span) => span.part === 'subject' || sure.some((one) => one.start < span.end && span.start < one.end));
  return quoted.length > 0 ? quoted : found;
}

export const referral: Sign<{ features: 'subjectReferral' | 'referral'; columns: 'subjectReferral' | 'referral'; senses: 'present' }> = {
  label: 'Shared contact',
  features: {
    /** 0 or 1: a mutual contact or an earlier meeting is mentioned. */
    subjectReferral: {
      reader: presenceReader({ find: (draft) => (namesContact(draft) ? wholeText(draft.subject) : []) }),
      isEnglishOnly: true,
    },
    /** Mentions of a mutual contact or an earlier meeting. */
    referral: {
      reader: roleReader({
        role: 'reference',
        stock: 'referral',
        gate: STRICT,
        except: rememberLines((sentence) => OWN_DEED.test(sentence) || claimsContact(sentence)),
      }),
      isEnglishOnly: true,
      quotesSentence: true,
    },
  },
  columns: {
    subjectReferral: subjectColumn({
      features: ['subjectReferral'],
      curve: () => present,
      effects: {
        open: {
          oddsRatio: 1.1,
          sd: 0.12,
          facts: ['salesloft-referred'],
          grade: 'vendor',
          reason: "Readers see a shared contact's name before opening. Nothing is published for opens alone.",
        },
        reply: {
          oddsRatio: 1.4,
          sd: 0.25,
          facts: ['salesloft-referred'],
          grade: 'vendor',
          reason: 'Real acquaintance explains most of the published sixfold effect. It is shrunk to less than a fifth in log odds.',
        },
      },
      contrast: flag('subjectReferral'),
    }),
    referral: bodyColumn({
      features: ['referral'],
      curve: () => present,
      effects: {
        reply: {
          oddsRatio: 1.4,
          sd: 0.25,
          facts: ['salesloft-referred'],
          grade: 'vendor',
          reason:
            'A shared contact or an earlier meeting. Published for subjects only, where real acquaintance explains much of it, so strongly shrunk.',
        },
      },
      contrast: flag('referral'),
    }),
  },
  shownBy: ['subjectReferral', 'referral'],
  evidence: { for: findSureReference },
  sense: ({ isFor }) => (isFor ? 'present' : null),
  sentences: {
    present: {
      claim: { about: 'reference', states: 'present' },
      titles: ['A shared contact or an earlier meeting'],
      what: ['“<quote>” mentions someone the reader knows, or an earlier meeting.'],
      why: ['A real connection brings more replies.'],
      names: ['the connection'],
      takeaways: ['Keep naming the connection, as long as it is real.'],
    },
  },
  reasons: { for: ({ quote }) => `A shared contact or an earlier meeting: “${quote}”`, against: null },
  edits: {},
};
