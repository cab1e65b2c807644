import { alarms, PEOPLE } from './alarm.ts';
import { mayScare } from './scareWords.ts';
import { rememberLines } from './text/remember.ts';

/** The reader, who is spoken to, or a name that the sentence begins with: their firm. */
const YOU = /\byou(?:r|rs|['\u2019](?:re|ll|d|ve))?\b|\{\{/iu;
const NAMED_FIRST =
  /^\W*(?!(?:We|I|Our|My|They|It|This|That|These|Those|There|Most|Many|Some)\b)(?:\p{Lu}[\p{L}\d&.'\u2019-]* ){1,5}(?:could|may|might|can|will|is|are)\b/u;
/** "One spark and": it takes no more than that. */
const ONE_STEP = /\b(?:one|a single) (?:[\p{L}'\u2019-]+ ){1,6}?(?:and\b|away\b)/iu;

/** That people die or are maimed. */
const HARMS_PEOPLE = new RegExp(
  String.raw`\bkill(?:s|ing)? (?:off )?${PEOPLE}\b|\b(?:${PEOPLE}|you|who)(?: \p{L}+ing)? (?:(?:will|could|may|might|can|would|is going to|are going to|has to|have to|is|are|gets?|be) )*(?:die|dies|dying|be killed|killed|crushed|electrocuted|maimed|paraly[sz]ed|burn(?:ed|t)? alive)\b|\bburn(?:s|ed|t)? to death\b|\b(?:be|get|gets|is|are) (?:crushed|electrocuted|maimed) (?:to death|by|under)\b`,
  'iu',
);
/** Pictures of a catastrophe. */
const PICTURES =
  /\bburn(?:ed|t)? alive\b|\bticking (?:time )?bomb\b|\btime bomb\b|\b(?:disaster|accident|tragedy|catastrophe|lawsuit) (?:just )?waiting to happen\b|\brussian roulette\b|\bgambl\w+ with (?:your|their|people['\u2019]s|human)? ?(?:lives|life|safety|career|future)\b|\bonly a (?:matter|question) of time\b|\bsitting ducks?\b|\bpowder kegs?\b|\bdeath traps?\b|\b(?:matter|question) of when,? (?:and )?not if\b|\bnot (?:a (?:matter|question) of )?if,? (?:but|it['\u2019]?s) (?:a (?:matter|question) of )?when\b/iu;

const YOURS = String.raw`(?:career|job|business|company|firm|license|licence|practice|reputation|life|lives|family|livelihood|home|freedom|savings|future)`;
const BAD_END = String.raw`(?:over|finished|gone|dead|history|ruined|doomed|destroyed|toast|done for)`;
/** What nobody wants to happen to themselves or their firm, said without measure. */
const RUIN = new RegExp(
  String.raw`\b(?:(?:go(?:es|ing)?|sent?|send you|off|straight) to (?:jail|prison)|(?:end(?:s|ing)? up|land(?:s|ing)?(?: you)?|put(?:s|ting)? you|rot(?:ting)?) in (?:jail|prison|court)|(?:face|facing|looking at|risk(?:ing)?|means?) (?:\d+ years (?:in|of) )?(?:jail|prison|criminal charges|manslaughter)|behind bars|criminally (?:negligent|liable)|criminal (?:charges|negligence|record)|(?:breaking|violating) (?:the|\p{L}+) laws?|operating illegally|front[- ]page news|(?:on|make|makes|hit|hits) the front page|on (?:the|tonight['\u2019]s|tomorrow['\u2019]s) (?:(?:evening|local|nightly|morning|late|national) )?news|(?:next|tomorrow['\u2019]s) headlines?|(?:make|be|in) the headlines|${YOURS} (?:is|are|will be|would be|could be|may be|might be) (?:\p{L}+ )?${BAD_END}|you(?: are|['\u2019]re| will be| could be) (?:finished|doomed|ruined|done for|toast)|(?:end|ends|ending|cost|costs|destroy|destroys|ruin|ruins|wreck|wrecks) (?:you )?your (?:whole |entire )?${YOURS}|los(?:e|es|ing|t) (?:it all|everything|(?:your|their|its) ${YOURS}|every \p{L}+)|risk(?:ing)? (?:it all|everything|your ${YOURS})|burn(?:s|ing)? (?:down|to the ground)|go(?:es|ing)? (?:bankrupt|under|out of business)|(?:put|puts|putting|drive|drives|run|runs) you out of business|(?:be|get|gets|getting) (?:sued|hacked|robbed|arrested|prosecuted|bankrupt|shut down|held liable|held responsible)|blood\b[^.!?]{0,15}\bon (?:your|their|its) hands|on your conscience|dark web(?! (?:scan|monitor|check|report|search|sweep|assess)\p{L}*)|throw(?:ing)? (?:your |good )?money away|flush(?:ing)? (?:your )?money|wak(?:e|es|ing) up to|(?:everything|it all|all of it)(?: (?:could|may|might|can|will))? be gone|(?:the )?next (?:victim|headline)|lights? out for your|(?:hackers?|thieves|burglars|criminals)(?: (?:are|is|may be|could be|have|has))(?: \p{L}+)? (?:in|inside|reading|watching|stealing|broken into)|(?:tell|explain (?:it |that |this )?to|face|say to|look)(?: in the eye)? (?:the|his|her|their|your) (?:\p{L}+['\u2019]s )?(?:famil(?:y|ies)|wife|husband|parents?|mother|widow|kids|children))\b`,
  'iu',
);
/** "One virus and Harlow is FINISHED." */
const NAME_RUINED = /\p{Lu}\p{L}+ (?:is|will be|could be) (?:finished|FINISHED|doomed|DOOMED|ruined|RUINED|history|HISTORY)\b/u;
/** What may come, or is said to be so. */
const LOOMS =
  /\b(?:will|could|can|may|might|would|are|is|be|going to|have|has|looking at|faces?|facing|if|next|one|you know)\b|(?<!\b(?:we|I))['\u2019](?:re|ll|s|ve)\b/iu;

/** What makes a question about it a scare: there is only one answer. */
const PUSHES =
  /\b(?:(?:do|would|will|can) you really|are you (?:really )?(?:prepared|ready|willing|going) to|can you (?:really )?(?:afford|live with|sleep)|do you (?:really )?want to|(?:would|will) you (?:risk|gamble|bet)|(?:do|did) you (?:even )?(?:know|realize|realise)|what (?:would|will) you (?:tell|say to)|how (?:would|will) you (?:explain|feel|sleep)|who will|(?:will|would) you be the one|(?:and|or) that you (?:can|could|will|may|might)|what (?:happens|if))\b/iu;
const PUSHES_ALONE =
  /\b(?:do you really want to|can you really afford (?:not )?to|can (?:you|your [\p{L}-]+|\{\{\w+\}\}|(?:[\p{L}\d&'\u2019.-]+ ){0,3}[\p{L}\d&'\u2019.-]+) (?:really )?afford (?:not to|to (?:ignore|wait|lose|risk|take (?:that|this|the|such a) (?:risk|chance)))|(?:can|could|how (?:can|do|could)) you (?:really |even |still )?sleep (?:at night|well|knowing)|would you really (?:want|risk|like) )\b/iu;
const SOON = /\b(?:tonight|tomorrow(?: morning)?|next week|in the morning|any (?:day|minute|moment)(?: now)?|before you know it)\b/iu;

const WARNS =
  /\bfailure to (?:comply|act|respond|reply|pay)\b|\bfines? of up to\b|\byou(?:['\u2019]re| are) (?:probably |surely |already |literally )*(?:losing (?:customers|clients|money|sales|business|revenue)|throwing (?:your )?money away)\b|\bdon['\u2019]?t (?:be|become|end up) (?:one of (?:them|those)|the next|another|like (?:them|those))\b/iu;

/** What does not happen, is made good, or is somebody's success: "so nobody gets hurt", "we pay if it burns down", "your launch on the front page". */
const SPARES =
  /\b(?:never|nobody|no[ -]one|avoid\w*|prevent\w*|protect\w*|(?:without|instead of|rather than) (?:\p{L}+ ){0,2}$|so (?:that )?(?:you|they|it)(?:['\u2019]re| are| do| will| can)?(?:n['\u2019]t| not)|(?:keep|keeps|keeping|stop|stops|stopping|save|saves|saved|saving)\b[^.!?]{0,30}\bfrom|(?:won['\u2019]?t|don['\u2019]?t|doesn['\u2019]?t|cannot|can['\u2019]?t|will not|does not|do not) (?!be\b|become\b|end\b|wait\b|let\b))/iu;
const MADE_GOOD =
  /\b(?:we|I|it|our \p{L}+|(?:the|this|your) (?:policy|cover|plan|insurance))(?:['\u2019]ll| will| can| would)? (?:pays?|covers?|rebuilds?|replaces?|restores?|repairs?|handles?|helps?|defends?|represents?|brings?|gets?|puts?|insures?)\b|\b(?:launch|coverage|press release|publicity|feature[ds]?)\b/iu;
/** What would happen to the sender. */
const OURS = /\b(?:we|I|our \p{L}+)(?: \p{L}+)? $/iu;
/** A figure, a date or a place with a name: what the reader can check. */
const MEASURED =
  /\d|\b(?:in|on|last|this) (?:january|february|march|april|may|june|july|august|september|october|november|december|mon|tues|wednes|thurs|fri|satur|sun|week|month|year|spring|summer|fall|autumn|winter)/iu;

const isAimed = (sentence: string): boolean => YOU.test(sentence) || NAMED_FIRST.test(sentence);
/** Quoted words are not the sender's. */
const unquoted = (sentence: string): string => sentence.replaceAll(/["\u201c][^"\u201c\u201d\n]*["\u201d]/gu, ' ');

/** What stands before the words of a scare; undefined without any. */
function beforeScare(sentence: string): string | undefined {
  const found = [PICTURES, HARMS_PEOPLE, RUIN, NAME_RUINED].map((form) => form.exec(sentence)).find((match) => match !== null);
  // What spares somebody stands in the same clause: "If you can't answer that, you are breaking the law".
  return found === null || found === undefined ? undefined : (sentence.slice(0, found.index).split(/[,;:]/).at(-1) ?? '');
}

function statesScare(sentence: string): boolean {
  if (WARNS.test(sentence)) return YOU.test(sentence) || /\bdon['\u2019]?t\b|\bfailure to\b/iu.test(sentence);
  const before = beforeScare(sentence);
  if (before === undefined || SPARES.test(before) || OURS.test(before) || MADE_GOOD.test(sentence)) return false;
  if (PICTURES.test(sentence)) return true;
  if (HARMS_PEOPLE.test(sentence)) return !MEASURED.test(sentence) || YOU.test(sentence);
  return ONE_STEP.test(sentence) || SOON.test(sentence) || (RUIN.test(sentence) && isAimed(sentence) && LOOMS.test(sentence));
}

const asksScare = (sentence: string): boolean =>
  PUSHES_ALONE.test(sentence) ||
  PICTURES.test(sentence) ||
  ((PUSHES.test(sentence) || SOON.test(sentence)) && (HARMS_PEOPLE.test(sentence) || RUIN.test(sentence)));

const IS_QUESTION = /\?["'\u201d\u2019!)\s]*$/u;

/**
 * Whether a sentence or a subject frightens its reader without measure: death, prison, ruin or disgrace, as a statement or as a question with a
 * single answer. A trouble told with a figure, a date or a place is none, and neither is one that the sender prevents or makes good.
 */
export const isScareTalk = rememberLines((written: string): boolean => {
  const sentence = unquoted(written);
  if (!mayScare(sentence.toLowerCase())) return false;
  return (IS_QUESTION.test(sentence) ? asksScare(sentence) : statesScare(sentence)) || alarms(sentence);
});
