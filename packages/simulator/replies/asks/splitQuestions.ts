import { toBaseVerb } from '../../fit/mail/offerVerbs.ts';
import { toSecondPerson, toThirdPerson } from './verbForms.ts';
import { choiceLast } from './nameChoice.ts';
import { TEAM } from './situationForms.ts';
import { splitProse } from '../splitProse.ts';

/** Words before the question itself. */
const LEAD_IN =
  /^(?:\W*(?:so|and|but|or|also|yes or no|just (?:curious|wondering)|curious|(?:a |one |my )?(?:quick|simple|short|honest|only) (?:question|one)|one question|out of (?:curiosity|interest)|(?:may|can|could|might) I (?:just |quickly )?ask(?=:? (?:you )?(?:who|what|which|when|where|how|do|does|did|is|are|have|has)\b)(?: you)?|if so|if yes|if not|roughly|about|approximately|currently|right now|at the moment|today)\b[\s,:\u2013-]*)+/i;
/** "When you replace them, do the old ones get wiped?" */
const CONDITION =
  /^(?:when|if|once|whenever) [^,]{3,60}, (?=(?:who|what|which|how|do|does|did|is|are|can|could|would|will|may|shall|should)\b)/i;
/** "May I ask one thing: do you charge for it?" */
const ANNOUNCED = /^[^:]{3,60}: (?=(?:who|what|which|when|where|how|do|does|is|are|have|has)\b)/i;
/** A clause that begins with a question word or an auxiliary verb, after other words. */
const STARTS_LATER =
  /(?:[:;\u2013\u2014]\s+|\s-\s+|,\s+)(?=(?:and |or |but |so )?(?:who|what|which|when|where|how|do|does|did|is|are|was|were|have|has|can|could|would|will|may|shall|should|might|want|mind)\b)/iu;
/** Where a second question begins: "Who do you use and are you happy with them?" */
const SECOND =
  /,? and (?:(?:roughly|about|also|if so|if not),? )*(?=(?:(?:for|with|on|in|at|from|by) )?(?:who|what|which|when|where|how|why)\b|(?:do|does|did|is|are|was|were|have|has|can|could|would|will|may|shall|should) (?:you|your|they|their|it|its|that|this|these|those|there|the|any\w*|some\w*|one of|people|we|our|I|my)\b|(?:would|could|might) an? |(?:if|whether) you(?:['\u2019]ll| will)\b)/iu;
/** "Where should it go, how many do you need, and who decides?": each of several. */
const SERIES =
  /, (?=(?:(?:roughly|about|also) )*(?:(?:who|what|which|when|where|how)\b|(?:do|does|are|is|have|would|could|can) (?:you|your|they|it|that|this)\b))/iu;
/** "Who keeps the log, and how do they check it?": whoever does it is the reader, or one of the reader's people. */
const ASKS_WHO = /^(?:(?:and|so|roughly) )*who\b/i;
const OF_THEM = /^((?:how|when|where|what|with what|how often) (?:do|are|have)) they\b/i;
const OF_ONE = /^((?:how|when|where|what|with what|how often)) does s?he\b/i;
const ofHouse = (clause: string): string => clause.replace(OF_THEM, '$1 you').replace(OF_ONE, '$1 do you');
/** "Are you happy with them, or would you look at a quote?" asks how things are, and then for something. */
const OR_WOULD =
  /,? or (?=(?:would|could|might) you\b(?! (?:rather|sooner|prefer|say|like to (?:see|have) .* instead|instead))|(?:shall|should|could|can|may) (?:I|we)\b)/iu;
/** "Could we come by, or if somebody else handles it, who should I talk to?" asks for something, and otherwise for a name. */
const OR_WHO =
  /,? (?:or|and|but|otherwise),? (?=(?:(?:if|is there|should I|would I|who|whom|would|could|can)\b)[^?]*\b(?:who|whom|(?:some|any)(?:one|body) else|another (?:person|colleague)|(?:right|better|best) person|colleague)\b)/iu;
const ASKS_FOR_SOMETHING =
  /^(?:could|can|may|might|shall|should|would|want|worth|open|interested|is (?:it|this|that) (?:worth|something))\b(?!.*\b(?:right|best) (?:person|contact)\b)(?! you (?:be the|know|point|tell|introduce|put|direct)\b)/i;
const OF_STATE = /^(?:do|does|are|is|have|has)\b(?! [^,]*\b(?:person|contact|one to)\b)/i;
/** "Shall I close your file?", "or has something changed?": what stands beside the question, for whoever says no. */
const OTHERWISE =
  /,? or (?:else )?(?:(?:(?:should|shall|can|may|do|will) I|(?:is it|would it be) (?:better|best|time) (?:if|for me|that)) (?:\p{L}+ )*?(?:take|close|leave|stop|assume|drop|cross|forget|park|bin|cancel|delete|remove|move on|let it)\b|(?:has|have|did) (?:something|anything|things|priorities|(?:your |the )?plans?)\b[^?]*\b(?:chang|mov|come up|gone|happen)|(?:is|am|have) I (?:\p{L}+ )*?(?:too late|wasting|missed)).*$/iu;
/** "How do you handle it, do your people buy their own, or do you order it?" asks the second in the words of the first. */
const ASKS_OPENLY =
  /^(?:how|what|who|where|which)\b(?![^,]*\b(?:address|send|ship|post|mail|deliver)\b)[^,]*, (?=(?:do|does|are|is|have|has|did) )(?!is (?:it|that|this) (?:still )?(?:you|yourself|some(?:one|body)|your (?:team|boss|manager|colleague)|a colleague)\b|are you the\b)/i;

/** Asked for effect: nobody answers these. */
const RHETORICAL =
  /^(?:did you know|(?:may|can|could|might) I (?:just |quickly )?ask (?:you )?(?:an?|one|two|three|a few|some)\w* (?:\w+ )?(?:things?|questions?)\b|what if|ever |have you ever|tired of|struggling|want to (?!see|try|talk|meet|come)|looking (?:for|to)|ready to|why |sound familiar|imagine|isn['\u2019]t |aren['\u2019]t |don['\u2019]t you|wouldn['\u2019]t )/i;
const STARTS =
  /^(?:(?:with|from|by|for|at|on|in|to) )?(?:who|whom|whose|what|which|when|where|how)\b|^(?:do|does|did|is|are|was|were|have|has|had|can|could|would|will|may|shall|should|might|got|any)\b/i;

/** "When's the contract up?" */
const CONTRACTED = /\b(who|what|when|where|how)['\u2019]s\b/gi;

/** "Do you know how many you get?" */
const KNOWS =
  /^(?:please )?(?:(?:do|would|can|could) you (?:happen to |perhaps |please |kindly |also |just )*(?:know|tell (?:me|us)|say|confirm|let (?:me|us) know)|(?:(?:do|would) you )?mind (?:telling|sharing|saying)(?: (?:me|us|with (?:me|us)))?) (?:roughly |about |by [^,?]{3,20}? )?(?=(?:who|what|which|when|where|how)\b)/i;

const LET_KNOW = /^(?:please )?(?:let (?:me|us) know|tell (?:me|us)) (?:if|whether) you(?:['\u2019]d| would) /i;

/** "Let us know whether you will bring somebody." */
const TELL_WHETHER =
  /^(?:(?:please|kindly|could you|can you|would you|also) )*(?:(?:let (?:me|us) know|tell (?:me|us)) (?:by [^,?]{3,25}? )?)?(?:if|whether) you(?:['\u2019]ll| will| plan to| are going to) (?=bring|be bringing)/i;

/** "Who is covering the weekends?" */
const WHO_IS_DOING = /^who (?:is|are) (?:currently |now |usually |normally )?(\p{L}{2,}ing)\b(?! to\b)/iu;
const baseOf = (verb: string): string => {
  const known = toBaseVerb(verb);
  return known === verb ? verb.replace(/(?:([^aeiou])(?=\1))?ing$/, '').replace(/([^aeiousl])\1$/, '$1') : known;
};

/** "how your team tracks them" */
const HOW_TEAM = new RegExp(String.raw`^how (your (?:own )?${TEAM}) ((?!do|does|are|is)\p{Ll}+)\b`, 'iu');

/** "Is there a day somebody is there?", "When is somebody in?": what is asked is the day. */
const WHO_IS_IN = String.raw`(?:some(?:one|body)|any(?:one|body)|you|your \p{L}+|people)`;
const ASKS_FOR_DAY = new RegExp(
  String.raw`^(?:is|are) there (?:an?|any|one) (?:(?!time\b)\p{L}+ )?(?:week)?days? (?:of the week )?(?:when |that |on which |where )?(?=${WHO_IS_IN}\b)|^when (?=(?:is|are|will) ${WHO_IS_IN} (?:be )?(?:usually |normally |always )?(?:there|around|on site|home|in(?= to\b|$))\b)`,
  'iu',
);

const tidy = (clause: string): string =>
  clause
    .replace(/\byou (?:folks|guys|all)\b/i, 'you')
    .replace(TELL_WHETHER, 'will you ')
    .replace(CONTRACTED, '$1 is')
    .replace(WHO_IS_DOING, (_, verb: string) => `who ${toThirdPerson(baseOf(verb.toLowerCase()))}`)
    .replace(KNOWS, '')
    .replace(LET_KNOW, 'would you ')
    .replace(/^(?:for|with|on|in|at|from|by) (?=how (?:many|much|often)\b)/i, '')
    .replace(/^(what|when|where|who|how) (you|they) /i, '$1 do $2 ')
    .replace(/^(what|when|where|how) you['\u2019]re /i, '$1 are you ')
    .replace(HOW_TEAM, (_, team: string, verb: string) => `how does ${team} ${toSecondPerson(verb)}`)
    .replace(LEAD_IN, '')
    .replace(/\?*\s*$/, '')
    .replace(/,? yes or no$/i, '')
    .trim()
    .replace(ASKS_FOR_DAY, 'which day ');

/** The clauses of a sentence that ask, without what leads to them. */
function toClauses(sentence: string): readonly string[] {
  const plain = choiceLast(sentence.replace(/\s+/g, ' ').trim().replace(LEAD_IN, ''))
    .replace(CONDITION, '')
    .replace(ANNOUNCED, '')
    .replace(OTHERWISE, '');
  const parts = plain.split(STARTS_LATER);
  const start = parts.findIndex((part, index) => index > 0 && STARTS.test(part));
  // All that is asked, and not only its first clause.
  const later = STARTS.test(plain) || start < 0 ? plain : parts.slice(start).join(', ');
  const listed = later.replace(ASKS_OPENLY, '');
  const [head = '', ...further] = (/ or /i.test(listed) ? listed : later).split(SECOND);
  const clauses = [...(further.length > 0 ? head.split(SERIES) : [head]), ...further].map((clause, index, all) =>
    all.slice(0, index).some((before) => ASKS_WHO.test(before)) ? ofHouse(clause) : clause,
  );
  return clauses
    .flatMap((clause) =>
      OF_STATE.test(clause) ? clause.split(OR_WOULD) : ASKS_FOR_SOMETHING.test(clause) ? clause.split(OR_WHO) : [clause],
    )
    .map((clause) => tidy(clause.replace(CONDITION, '')));
}

/** "I wondered when your contract ends and whether you would let us quote": questions in the form of a statement. */
const WONDERS =
  /\b(?:wonder(?:ed|ing)?|(?:curious|keen|interested|love|like|good) (?:to (?:know|hear|learn|see|understand) )?(?:about )?(?=(?:who|how|what|which) (?:you|your|the|many|much|often|\p{L}+s)\b(?! (?:think|feel|say|would|could|might|can|will|want|like)\b))) ?((?:if|whether|when|who|how|what|which)\b[^.?!\n]+)/iu;
/** "Let me know when your policy renews and I'll note it." */
const STATES =
  /\b(?:(?:let (?:me|us) know|tell (?:me|us)|(?:like|love|curious|interested|good|help) to know)) (?:roughly |about )?((?:which (?:day |date |time |one )?(?:suits|works|would (?:suit|work)|is (?:best|better|good))\b|when (?:your|the|you)|who (?!to\b|I\b|(?:does|do|handles?|runs?|deals? with|looks? after|is (?:responsible|in charge)|decides? on|buys?) (?:this|that|it|these|them|for)\b)|how (?:many|much|often|old|big) (?!(?:of )?(?:you|them|it|this|that|I|we)\b|(?:and|or|by|for|if|so|then|to|in|at|on|please|would|will|should|are|is)\b|(?:people|persons?|guests?|seats?|places)\b)(?=\p{L})|where (?:to (?:send|post|mail|ship|drop)|(?:I|we) (?:should|can|could|may) \p{L}+|(?:it|they|this|that|the \p{L}+) (?:should|can|could|needs?|goes?|would|has|have))\b|how (?:you|your) (?!(?:feel|felt|like|think|would|want|can|could|might|get on|found|find)\b))[^.?!\n]*)/iu;
const THEN = /,? (?:(?:and|so|then|for|if) (?:that )?(?:I|we)\b|(?:I|we)(?:['\u2019](?:ll|d)| will| can| would| could)\b).*$/i;
function toIndirect(sentence: string): readonly string[] {
  const asked = WONDERS.exec(sentence)?.[1] ?? STATES.exec(sentence)?.[1]?.replace(THEN, '') ?? '';
  return asked
    .split(/,? and (?=(?:if|whether|when|who|how|what|which)\b)/iu)
    .map((part) =>
      part
        .replace(/^(?:if|whether) (you|we|they|it)['\u2019]d\b/i, 'would $1')
        .replace(/^(?:if|whether) (you|we|I|it|that|this|there) (would|could|can|might|are|is|have|do)\b/i, '$2 $1'),
    )
    .map(tidy)
    .filter((part) => part !== '');
}

/** A line that is phrased as a question, whose writer left out the mark. */
const UNMARKED =
  /^(?:(?:please|and|also) )*(?:let (?:me|us) know|tell (?:me|us))\b[^.?!\n]*\b(?:if|whether) you(?:['\u2019]ll| will) (?:be )?bring[^.?!\n]*\.?$|^(?:(?:and|also|so|but),? )?(?!when (?:you|i|we|a|an|the|your)\b)(?:(?:do|are|have|can|could|shall|may|would|want|how (?:many|much|often|far|long|old|big)|who|when|which) (?:you|i|we|a|an|the|your|to|is|are|do)\b[^.?!\n]*$|(?:can|could|would) you (?:also |just |please )*(?:tell (?:me|us)|let (?:me|us) know|confirm) (?:roughly |about )?(?:who|what|which|when|where|how)\b[^.?!\n]*\.?$)/i;

/**
 * The questions of a text in order, each as its clauses without marks and lead-in: "Who do you use and are you happy with them?" has two.
 * Questions for effect are left out.
 */
export function splitQuestions(prose: string): (readonly string[])[] {
  return splitProse(prose)
    .map((sentence) => sentence.trim())
    .flatMap((sentence) => {
      if (/\?["')\]]*$/.test(sentence) || UNMARKED.test(sentence)) return [toClauses(sentence)];
      return WONDERS.test(sentence) || STATES.test(sentence) ? [toIndirect(sentence)] : [];
    })
    .map((clauses) => clauses.filter((clause) => clause !== '' && !RHETORICAL.test(clause)))
    .filter((clauses) => clauses.length > 0)
    .map((clauses, index, all) => (ASKS_WHO.test(all[index - 1]?.[0] ?? '') ? clauses.map(ofHouse) : clauses));
}

/** Before the first sentence: "Hi Ana," */
const GREETING = /^\s*[^?!.\n]{0,40},\s*\n+/u;
/**
 * The clauses of a question that only opens an email: statements follow it, and then whatever the sender wants to know. Empty if it opens with
 * none, or asks nothing else.
 */
export function readHook(prose: string): readonly string[] {
  const [first = '', ...others] = splitProse(prose.replace(GREETING, ''))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  const next = others.findIndex((sentence) => splitQuestions(sentence).length > 0);
  return next > 0 ? (splitQuestions(first)[0] ?? []) : [];
}
