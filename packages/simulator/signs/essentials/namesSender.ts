import { SIGN_OFFS } from '../../reading/sections/signOffs.ts';
import type { UsedSentence } from './readUses.ts';

/** A name inside a sentence, of one word. */
const NAME_INSIDE = /(?<=[\p{Ll},] )(?!I\b)\p{Lu}[\p{L}\d&'\u2019-]+/gu;

/** "Fieldly is a platform for field teams." */
const OPENS_WITH_NAME =
  /^(?!(?:It|This|That|There|He|She|They|What|Who|Which|We|You)\b)\p{Lu}[\p{L}\d&'\u2019.-]+(?= (?:is an?|has been|provides|offers|helps)\b)/u;
/** Whether a sentence has a name that the rest of the email lacks: the reader would not learn who writes. */
export function holdsOnlyName(
  { text }: Pick<UsedSentence, 'text'>,
  kept: readonly UsedSentence[],
  others: readonly (string | null)[],
): boolean {
  const rest = [...kept.map((one) => one.text), ...others].join('\n');
  return [...(text.match(NAME_INSIDE) ?? []), ...(OPENS_WITH_NAME.exec(text) ?? [])].some(
    (name) => !OF_JOB.test(name) && !rest.includes(name),
  );
}
/** Where the sender is: no name that a signature lacks. */
export const PLACE = /\b(?:in|near|around|out of|across) (?:the )?(?:\p{Lu}[\p{L}'\u2019-]+ ?){1,3}/gu;
/** Names the sender's firm: "Lakeshore Staffing is a staffing agency", "I'm with Vale Boilers". */
export const namesSender = (text: string): boolean =>
  /^\W*(?!(?:It|This|That|There|He|She|They|What|Who|Which)\b)(?:At )?(?:\p{Lu}[\p{L}\d&'\u2019.-]*,? (?:(?:and|of|the|&) )?){1,5}(?:(?:is|are) (?:an?|the|one of)|has (?:been|\p{L}+ed)|provides?|offers?|helps?|serves?|speciali[sz]es?|supplies|makes?)\b/u.test(
    text,
  ) ||
  /\b(?:I(?:['\u2019]m| am)|we(?:['\u2019]re| are)|my name(?:['\u2019]s| is)|this is|here is|introduc(?:e|ing)|reach(?:ing)? out (?:from|to introduce)|writ(?:e|ing)(?: to you)? from|on behalf of)\b[^.!?]{0,60}?\p{Lu}\p{L}/u.test(
    text,
  );
const SIGN_OFF = new RegExp(`^(?:${SIGN_OFFS.join('|')})[\\s,!.]*$`, 'iu');
/** Whether the lines below the text name more than a person and a job. */
export function signsFirm(below: string): boolean {
  const names = below.split('\n').filter((line) => (line.match(/\p{Lu}[\p{L}'\u2019.-]*/gu) ?? []).some((word) => !OF_JOB.test(word)));
  const lines = names.filter((line) => !/,\s*$/.test(line) && !SIGN_OFF.test(line.trim()));
  return lines.length > 1 || lines.some((line) => /[,|-] *\p{Lu}.* \p{Lu}/u.test(line));
}

/** A word of a job: whoever signs need not say it. */
const OF_JOB =
  /^(?:Account|Area|Associate|Business|Chief|Client|Commercial|Country|Customer|Development|Director|Executive|Founder|General|Global|Growth|Head|Key|Lead|Manager|Marketing|Officer|Partner(?:ships?)?|President|Regional|Relations?|Rep|Representative|Sales|Senior|Success|Vice|[ABS]DR|AE|C[EFOT]O|VP)s?$/u;
