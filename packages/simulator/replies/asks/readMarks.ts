import type { Email } from '../../lead.ts';
import type { EmailDraft } from '../../reading/draft.ts';
import { readLoudness } from './readLoudness.ts';
import { TOPIC_MARKS } from './topicMarks.ts';
import { FEATURE_SOURCES } from '../../signs/features.ts';

/** Offers a choice, so that neither yes nor no answers it. */
const EITHER = /\w[^?]*[ ,]or (?!not\b|maybe\b|so\b|more\b|less\b|anything\b|something\b|know\b|similar\b|any\b|two\b)\w+/i;
/** The last question of a text, or nothing. */
const lastQuestionOf = (text: string): string => text.match(/[^.?!\n]+\?/g)?.at(-1) ?? '';

/** Words of condolence. */
const CONDOLES =
  /\b(?:condolences|(?:deepest|heartfelt|sincere|our|my) sympath(?:y|ies)|sorry for your loss|\w+['’]s passing\b|(?:our|my) (?:thoughts|prayers|hearts) (?:are with|go out to) (?:you|your|all)|thinking of you (?:all|and your))\b|\bsorry\b[^]*\byour (?:dad|father|mom|mum|mother|husband|wife|brother|sister|son|daughter|grand\w+|uncle|aunt|partner|family)\b|\byour (?:dad|father|mom|mum|mother|husband|wife|brother|sister|son|daughter|grand\w+|uncle|aunt|partner)\b[^]*\b(?:so|very|deeply) sorry\b/i;

/** A complaint names what went wrong and the order, delivery or service it concerns. */
const WENT_WRONG =
  /\b(?:wrong(?:ly)?|missing|quoted\b[^?!]*\b(?:bill|invoice|charged)|(?<=\bordered [^.?!]{0,60})(?:but|and) (?:got|received)|broken|broke|damaged|incorrect|too late|complain\w*|disappoint\w*|cracked|scratched|torn|leak(?:s|ing|ed)|dented|faulty|defective|unhappy|not working|does(?:n't| not) work|still waiting|(?:has not|hasn't|did not|didn't) (?:come|arrived?|turned up)|(?:never|not) (?:come|came|arrived?|showed|shown)|charged (?:me |us )?twice|charged [^.?!]*\bagain|overcharged|billed twice|double[- ]charged|unacceptable|refund|replacement|rude|inedible|filthy|dirty|came cold|ice cold|ruined|worst)\b/i;
const DEALINGS =
  /\b(?:that|which) (?:came|arrived) (?:today|yesterday|this morning|on \w+day)\b|\bplease (?:credit|refund|replace|send (?:new|the right|a new))\b|\b(?:we|I) (?:had |\w+ )?(?:ordered|bought|received|got|paid|booked|stayed|ate|dined|had (?:dinner|lunch|breakfast|a room|an appointment)|was charged|were charged|was billed|were billed|am still|are still)\b|\b(?:I|we) (?:was|were) quoted\b|\byou (?:have )?(?:sent|delivered|shipped|charged|billed) (?:us|me|\d+)\b|\b(?:our|my) (?:\w+ )?(?:order|delivery|shipment|pallets?|goods|invoice|booking|account|card|package|parcel|subscription)\b|\byour (?:\w+ )?(?:driver|delivery|invoice|app|staff|crew|technician|software|waiter|waitress|courier|place|restaurant|hotel|shop|store|clinic|service)\b/i;
const APOLOGIZES = /\b(?:sorry|apolog\w*)\b/i;
/** An apology comes in the first words of an email. */
const FIRST_WORDS = 140;
/** What a tenant complains about. */
const OUT_OF_ORDER =
  /\bno (?:hot water|heating|power|electricity|water)\b|\b(?:boiler|heating|shower|toilet|roof|lift|fridge|cooker|lock)(?:['’]s| is| has| are)? (?:gone|broken|leaking|down|packed up|stopped)\b/i;
/** Neighbors complain about what reaches them. */
const DISTURBED =
  /\b(?:I|we) live (?:at|next|behind|opposite|across|above|below|near|beside|in the)\b|\bneighbou?rs?\b|\bcan(?:no|['’])t sleep\b|\blike to sleep\b/i;
const DISTURBS =
  /\b(?:noise|noisy|loud|smell\w*|smoke|parks?|parked|parking|blocks?|blocking|leaves|rats|lights?|dust|engines?|running|barks?)\b[^]*\byour (?:[\w-]+ ){0,2}(?:yard|building|loading bay|roof|trucks?|staff|customers|dog|garden|hedge|fence|car park|workshop|kitchen|bins?|company|fans?|music|tree)\b|\byour (?:[\w-]+ ){0,2}(?:yard|building|loading bay|roof|trucks?|staff|customers|dog|garden|hedge|fence|car park|workshop|kitchen|bins?|fans?|music|tree)\b[^]*\b(?:noise|noisy|loud|smell\w*|smoke|parks?|parked|blocks?|blocking|rats|dust|running|barks?|sleep)\b/i;
const isDisturbed = ({ subject, body }: Email): boolean => DISTURBED.test(body) && DISTURBS.test(`${subject}\n${body}`);
const OWN_DEALINGS =
  /\b(?:we|I) (?:had |have |\w+ )?(?:ordered|bought|received|got|paid|booked|stayed|ate|was|were)\b|\byou (?:have )?(?:sent|charged|billed)\b/i;
const complains = ({ subject, body }: Email): boolean =>
  WENT_WRONG.test(`${subject}\n${body}`) &&
  DEALINGS.test(body) &&
  !APOLOGIZES.test(body.slice(0, FIRST_WORDS)) &&
  // Someone who apologizes and bought nothing is the supplier.
  (OWN_DEALINGS.test(body) || !APOLOGIZES.test(body));
/** A link without its protocol: "survey.example/h". */
const BARE_LINK = /(?<![@\w./-])(?:[a-z0-9-]+\.)+[a-z]{2,}\/\w/i;
/** Topics that a subject names as clearly as a body. */
const IN_SUBJECTS: ReadonlySet<string> = new Set(['breakup', 'delayed', 'unpaid']);
const SHORT = 40;

/** Notable features of an email besides its meaning, as tags. */
export function readMarks(draft: EmailDraft): string[] {
  const { body, lead, language } = draft;
  const { subject } = lead.email;
  const tags = TOPIC_MARKS.filter(([tag, pattern]) => pattern.test(lead.email.body) || (IN_SUBJECTS.has(tag) && pattern.test(subject))).map(
    ([tag]) => tag,
  );
  if (EITHER.test(lastQuestionOf(lead.email.body))) tags.push('either');
  if (
    isDisturbed(lead.email) ||
    complains(lead.email) ||
    (OUT_OF_ORDER.test(body.visible) &&
      /\?|\bplease\b/i.test(body.visible) &&
      /\b(?:flat|tenant|room|unit)\b|\bagain\b|\bsince\b/i.test(lead.email.body))
  )
    tags.push('complaint');
  if (CONDOLES.test(`${lead.email.subject}\n${lead.email.body}`)) tags.push('grief');
  if (body.words.length <= SHORT) tags.push('short');
  if (language !== 'en') return tags;
  tags.push(...readLoudness(draft));
  const isThere = (feature: 'wrongName' | 'brokenVariables' | 'fakeReply'): boolean =>
    FEATURE_SOURCES[feature].reader.find(draft).length > 0;
  if (isThere('wrongName')) tags.push('wrongName');
  if (isThere('brokenVariables')) tags.push('broken');
  if (isThere('fakeReply')) tags.push('fakeReply');
  if (body.links.length > 0 || BARE_LINK.test(lead.email.body)) tags.push('linked');
  return tags;
}
