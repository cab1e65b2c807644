import type { EmailDraft } from '../../reading/draft.ts';
import { complains } from '../../kind/complains.ts';
import { readLoudness } from './readLoudness.ts';
import { TOPIC_MARKS } from './topicMarks.ts';
import { FEATURE_SOURCES } from '../../signs/features.ts';
import { rememberTexts } from '../../reading/text/remember.ts';
import { questionsOf } from '../../reading/text/questionsOf.ts';

/** Offers a choice, so that neither yes nor no answers it. */
const EITHER =
  /\w[^?]*[ ,]or (?!(?:has|have|did) (?:anything|something|things|plans)\b|is there\b|are there\b|not\b|maybe\b|so\b|more\b|less\b|anything\b|something\b|know\b|similar\b|any\b|two\b|(?:is|would|will|might) (?:it|that|this) (?:be )?(?:too|an? (?:bad|bother|nuisance|problem)|asking|all)\b)\w+/i;
/** The last question of a text, or nothing. */
const lastQuestionOf = (text: string): string => questionsOf(text).at(-1) ?? '';

/** Words of condolence. */
const CONDOLES =
  /\b(?:condolences|(?:deepest|heartfelt|sincere|our|my) sympath(?:y|ies)|sorry for your loss|\w+['’]s passing\b|(?:our|my) (?:thoughts|prayers|hearts) (?:are with|go out to) (?:you|your|all)|thinking of you (?:all|and your))\b|\bsorry\b[^]*\byour (?:dad|father|mom|mum|mother|husband|wife|brother|sister|son|daughter|grand\w+|uncle|aunt|partner|family)\b|\byour (?:dad|father|mom|mum|mother|husband|wife|brother|sister|son|daughter|grand\w+|uncle|aunt|partner)\b[^]*\b(?:so|very|deeply) sorry\b/i;

/** A link without its protocol: "survey.example/h". */
const BARE_LINK = /(?<![@\w./-])(?:[a-z0-9-]+\.)+[a-z]{2,}\/\w/i;
/** Topics that a subject names as clearly as a body. */
const IN_SUBJECTS: ReadonlySet<string> = new Set(['breakup', 'delayed', 'unpaid', 'webinar', 'guest']);
const SHORT = 40;
/** Only what is longer has a short version. */
const LONG = 90;

const marksOf = rememberTexts((text): readonly boolean[] => TOPIC_MARKS.map(([, pattern]) => pattern.test(text)));
/** A scare alone, which counts less than a threat, is answered like any other exaggeration. */
const threatensIn = (draft: EmailDraft): boolean => (FEATURE_SOURCES.threat.reader.read?.(draft) ?? 0) >= 1;

/** Notable features of an email besides its meaning, as tags. */
export function readMarks(draft: EmailDraft): string[] {
  const { body, lead, language } = draft;
  const { subject } = lead.email;
  const [inBody, inSubject] = [marksOf(lead.email.body), marksOf(subject)];
  const tags = TOPIC_MARKS.filter(([tag], at) => inBody[at] === true || (IN_SUBJECTS.has(tag) && inSubject[at] === true)).map(
    ([tag]) => tag,
  );
  if (EITHER.test(lastQuestionOf(lead.email.body))) tags.push('either');
  if (complains(draft)) tags.push('complaint');
  if (CONDOLES.test(`${lead.email.subject}\n${lead.email.body}`)) tags.push('grief');
  if (body.words.length <= SHORT) tags.push('short');
  if (body.words.length > LONG) tags.push('long');
  if (language !== 'en') return tags;
  tags.push(...readLoudness(draft));
  const isThere = (feature: 'wrongName' | 'insult'): boolean => FEATURE_SOURCES[feature].reader.find(draft).length > 0;
  if (isThere('wrongName')) tags.push('wrongName');
  if (isThere('insult')) tags.push('insult');
  if (threatensIn(draft)) tags.push('threat');
  if (body.links.length > 0 || BARE_LINK.test(lead.email.body)) tags.push('linked');
  return tags;
}
