import type { LeadInList } from '../../lead.ts';
import { isOutsideKind, type EmailKind } from '../../reader/kinds.ts';
import { readSenderCues } from '../../kind/senderCues.ts';
import { isForeign } from '../foreign/readForeign.ts';
import { saysThanks } from '../../kind/saysThanks.ts';
import { addressReader } from './addressReader.ts';
import { readForm, type EmailForm } from './readForm.ts';
import { isPermission, movesMeeting } from './readMeeting.ts';
import { readPlainForm } from './readPlainForm.ts';
import { readQuestion } from './readQuestion.ts';

/** Words about raising capital; without them, the email asks for a donation. */
const INVESTS =
  /\b(?:invest\w*|(?:seed|angel|funding|bridge|series [a-z]) round|(?:pre-?)?seed|series [a-d]\b|valuation|equity|stake in|deck|venture|convertible|[AM]RR|data room|cap table|term sheet)\b|\b(?:an?|our|[$€£]\S+) bridge\b/i;
const SAFE = /\bSAFE\b/;
/** Both firms and charities raise money; those who ask for a gift say so. */
const RAISES = /\b(?:raising|shares|angels?)\b/i;
const ASKS_FOR_GIFT =
  /\b(?:donat\w+|gave us|gifts?|give (?:now|today|what|anything)|(?:can|could) (?:you )?(?:give|spare)|treatment|marathon|\d+k for|running (?:a|the)|shelter|rescue)\b/i;
const seeksInvestors = (text: string): boolean =>
  INVESTS.test(text) || SAFE.test(text) || (RAISES.test(text) && !ASKS_FOR_GIFT.test(text) && !CHARITABLE.test(text));

/** Forms that stocks in other languages do not distinguish. */
const FOREIGN_FORMS: Partial<Record<EmailForm, EmailForm>> = { referring: 'asking', sending: 'proposing' };

/** Forms of emails that can be answered with yes. */
const ANSWERED_YES: ReadonlySet<EmailForm> = new Set(['inviting', 'requesting', 'proposing', 'sending', 'calling']);

/** Titles of people who may invest in a company. */
const INVESTORS = /\b(?:invest\w*|angel|venture|capital|fund|partner|founder|co-?founder|owner|proprietor|board|chair\w*|advis\w+)\b/i;

/** Someone who neither runs a company nor is an investor by title does not talk about funds and stages. */
const isNoInvestor = (title: string | null, tags: ReadonlySet<string>): boolean =>
  title !== null && title !== '' && !tags.has('exec') && !INVESTORS.test(title);

/** The input for settling tags: `isFirst` means that no other email of its sequence came before. */
export type SettledEmail = { lead: LeadInList; kind: EmailKind | null; isFirst: boolean };

/** "Would you consider giving £1,000?" */
const ASKS_FOR_MONEY =
  /\b(?:would|could|can|will|may) (?:you|we|your \w+)\b[^.?!]*\b(?:giv(?:e|ing)|donat(?:e|ing)|contribut(?:e|ing)|chip(?:ping)? in|sponsor(?:ing)?|pay(?:ing)? for)\b[^?!\n]*(?:[£$€]\s?\d|\d (?:euros?|dollars|pounds))[^?!\n]*\?/i;
/** "I'm asking six firms for £500 each", from a charity. */
const ASKS_FIRMS =
  /\basking\b[^.?!\n]*\bfor (?:about )?[£$€]\s?\d[\d,.]*k?\b|\basking (?:\p{L}+ ){0,2}(?:firms|businesses|companies|shops|employers|traders) (?:\p{L}+ )?to (?:take|give|pay|help|adopt|cover|fund|sponsor|support)\b/iu;
/** "Would you buy one for us?": no seller asks that. */
const ASKS_TO_BUY_FOR =
  /\b(?:would|could|can|will) (?:you|your \w+) (?:\w+ )?(?:buy|pay for|chip in for) (?:[\w-]+ ){0,4}for (?:us|them|(?:the|our|these) (?:children|kids|pupils|residents|animals|families)|an? (?:child|family|kid|pupil))\b[^.?!]*\?/i;
/** "Would you fund ten of them?", for people in need. */
const ASKS_TO_FUND =
  /\b(?:would|could|can|will|might) (?:you|your \w+) (?:\w+ )?(?:fund|sponsor|donate|give|cover|chip in|help (?:us|buy|pay|fill))\b[^.?!]*\?/i;
const IN_NEED =
  /\b(?:children|kids|famil(?:y|ies)|students|pupils|patients|veterans|seniors|elderly|homeless|hungry|neighbors|animals|dogs|cats|shelter|pantry|drive|backpacks|toys|meals|coats)\b/i;
const CHARITABLE =
  /\b(?:volunteers?|charit\w+|raffles?|hospice|orphan\w*|lifeboat|givers?|donors?|donations?|foundation|non-?profit|food bank|choir|scouts|youth club|parish|church|animal shelter|refugees?|amateur (?:\p{L}+ )?club)\b/iu;

/** Whoever asks for secrets may pretend to be somebody the reader knows. */
const MAY_BE_FAKED: ReadonlySet<EmailKind> = new Set(['scam', 'internal', 'personal']);
/** "When are the interviews?", "When might I hear from you?" */
const ASKS_FOR_INTERVIEW =
  /\b(?:when|what (?:date|week)|which (?:day|week)|how soon)\b[^.?!]*\b(?:interview\w*|hear (?:from you|back)|decide|decision|let (?:me|us|applicants) know|invite)\b[^.!]*\?|\blet me know when\b[^.?!]*\binterview/i;

/** A text offered in return or for the page, as what a sentence asks the reader to add. */
const TEXT = String.raw`(?:(?:an?|my|our|one|this|the) )?(?:[\p{L}-]+ ){0,2}(?:guest|article|post|piece|draft|column)\b`;
/** A link is asked for, whatever is offered in return: "Any chance you could add it to your page? Happy to write a guest post." */
const ASKS_FOR_LINK = new RegExp(
  String.raw`(?:^|[.!?\n])(?!\W*(?:can|could|may|might|shall|should) (?:I|we)\b)[^.!?\n]*\b(?:add|link|includ|list|mention|featur|point)(?:e|ing)?(?: (?:to|readers to|people to))? (?!${TEXT})[^.!?\n]*\?`,
  'iu',
);

/** Adds the tags that a kind implies and drops those that mean something else in that kind. */
export function settleKindTags(tags: Set<string>, { lead, kind, isFirst }: SettledEmail): void {
  const { body } = lead.email;
  // Someone who has written before may say so in the subject.
  const isKnown = kind === 'personal' || kind === 'internal' || kind === 'customer';
  const hasCue = readSenderCues(lead.email);
  if (isKnown || kind === 'follow_up' || hasCue('wroteBefore')) tags.delete('fakeReply');
  if (hasCue('press') && !hasCue('offersOwn')) tags.add('press');
  if (kind !== null && !isOutsideKind(kind)) tags.add('cold');
  // Nobody is annoyed by a friend's exclamation marks.
  if (isKnown || kind === 'scam' || kind === 'not_a_message' || tags.has('joy')) tags.delete('loud');
  const told = `${lead.email.subject}\n${body}`;
  if (kind === 'personal') tags.add('friend');
  // A seller who condoles still sells, and a customer's loss is not what the email is about.
  if (kind !== 'personal') for (const tag of ['grief', 'memorial']) tags.delete(tag);
  if (kind !== 'personal' && kind !== null) tags.delete('joy');
  // A bill or a notice speaks of money and accounts like a scam does.
  if (kind !== null && !MAY_BE_FAKED.has(kind)) tags.delete('secret');
  if (kind === 'job_application' && ASKS_FOR_INTERVIEW.test(body)) tags.add('askInterview');
  if (!tags.has('todo')) tags.delete('deadline');
  if (
    (tags.has('spares') ||
      ASKS_TO_BUY_FOR.test(body) ||
      (ASKS_TO_FUND.test(body) && (IN_NEED.test(body) || CHARITABLE.test(body))) ||
      ((ASKS_FOR_MONEY.test(body) || ASKS_FIRMS.test(body)) && (CHARITABLE.test(body) || IN_NEED.test(body)))) &&
    (kind === 'sales' || kind === null)
  )
    tags.add('donor');
  if (kind !== 'fundraising') tags.delete('sponsor');
  if (kind === 'fundraising' && isFirst && (tags.has('sponsor') || !seeksInvestors(told))) tags.add('donor');
  // A gift has nothing to do with somebody's job.
  if (tags.has('donor')) tags.delete('far');
  if (kind === 'fundraising' && !tags.has('donor') && isNoInvestor(lead.title, tags)) tags.add('far');
  if (kind === 'event' && !tags.has('deskless')) tags.delete('far');
  // Podcast guests are invited as people, not as buyers.
  if (tags.has('podcast')) tags.delete('far');
  if (ASKS_FOR_LINK.test(body)) tags.delete('guest');
  // Someone who is paid does not ask for a price.
  if ((tags.has('pays') || tags.has('purchases')) && kind !== 'recruiting') tags.add('nocost');
}

/** Kinds whose emails are answered by form if nothing else is known about them. */
const BY_FORM: ReadonlySet<EmailKind | null> = new Set([null, 'internal', 'personal', 'customer']);

const UNASKED: ReadonlySet<EmailForm> = new Set(['asking', 'telling']);
/** Sellers' requests that yes answers, in any form. */
const SELLERS_YES = ['sends', 'proposes', 'meeting'] as const;

/** Requests for permission or help in German, French or Spanish. */
const MAY_IT_BE =
  /(?<!\p{L})(?:wäre es möglich|würden Sie|würdest du|möchten Sie|möchtest du|wollen Sie|(?:hätten|haben) Sie (?:\p{L}+ ){0,3}(?:Lust|Zeit|Interesse)|(?:hättest|hast) du (?:\p{L}+ ){0,3}(?:Lust|Zeit|Interesse)|auriez-vous|avez-vous (?:\p{L}+ ){0,2}(?:temps|moment)|(?:tiene|tienes|tendría|tendrías) (?:\p{L}+ ){0,2}(?:tiempo|hueco|rato)|ist es möglich|dürfte[n]? (?:ich|wir)|darf ich|können wir|könnten wir|passt (?:das|es|dir|Ihnen)|geht das|serait-il possible|accepteriez-vous|accepterais-tu|voulez-vous|voudriez-vous|souhaitez-vous|souhaiteriez-vous|seriez-vous|aimeriez-vous|veux-tu|serais-tu|est-ce possible|puis-je|pouvons-nous|pourrions-nous|sería posible|aceptaría|quiere|quieres|querría|le gustaría|te gustaría|estaría|es posible|podemos|podríamos|puedo|podría|le (?:va|viene) bien|te (?:va|viene) bien)(?!\p{L})[^?]*\?/iu;

/** Adds the form of an email and the tags it implies; `prose` is its text above the signature. */
export function settleFormTags(
  tags: Set<string>,
  { lead, kind, ask, prose, language }: { lead: LeadInList; kind: EmailKind | null; ask: string | null; prose: string; language: string },
): void {
  const { body } = lead.email;
  if (tags.has('callback')) tags.delete('todo');
  if (tags.has('moved') && !movesMeeting(body)) tags.delete('moved');
  // A colleague's request to one person is answered by its form, not like a reminder to everyone.
  if (kind === 'internal' && !tags.has('broadcast')) tags.delete('deadline');
  const formRead = readForm(tags, { ask, body: prose });
  // "Could Harborline be a drop-off point?" asks the reader.
  const addressed = addressReader(prose, lead.company);
  const readAsPlain = readPlainForm(addressed);
  // A passing request among friends is a statement, not a question.
  const isInPassing = kind === 'personal' && readAsPlain === 'requesting' && !prose.includes('?');
  const isThanks = language === 'en' && saysThanks({ subject: lead.email.subject, body: prose });
  if (isThanks) {
    tags.add('thanking');
    for (const tag of ['todo', 'invite', 'favor']) tags.delete(tag);
  }
  const plain = isInPassing || isThanks ? 'telling' : readAsPlain;
  // An email of an unlikely kind is answered by its form, too.
  const isUnsure = !tags.has('likely');
  if (isUnsure) tags.delete('friend');
  const isPlain = !isForeign(language) && (BY_FORM.has(kind) || isUnsure);
  const isAllowed = isForeign(language) && formRead === 'asking' && MAY_IT_BE.test(body);
  const isSold = kind === 'sales' || kind === 'follow_up';
  const isPlainInvitation = isSold && language === 'en' && formRead === 'inviting';
  const isProposal = isAllowed || (!isPlain && formRead === 'asking' && isPermission(body));
  const form = isPlain || isPlainInvitation || isThanks ? plain : isProposal ? 'proposing' : formRead;
  tags.add(isForeign(language) ? (FOREIGN_FORMS[form] ?? form) : form);
  if (language === 'en') for (const tag of readQuestion(addressed)) tags.add(tag);
  // A friend's question is about the two of them.
  if (kind === 'personal' && form === 'asking' && !tags.has('wh')) tags.add('ofReader');
  if (form !== 'telling') tags.add('asks');
  // Nobody says yes to a seller who asks nothing, or only asks about the situation.
  const isUnasked = tags.has('cold') && language === 'en' && UNASKED.has(plain) && !SELLERS_YES.some((tag) => ask === tag);
  if (ANSWERED_YES.has(form) && !isUnasked) tags.add('yes');
  if (isPlain && form === 'inviting' && kind !== null) tags.add('invite');
}
