import { IS_TIME } from './readRequest.ts';

const WORD = String.raw`(?:\p{L}|\d|\.(?=\d)|['"\u2019\u201D/-])+`;
const SIDE = String.raw`(?:an? |the )?(?!or\b)${WORD}(?: (?!or\b)${WORD}){0,2}?`;
/** What people have or want of a thing. */
const TAKES = String.raw`(?:like|want|prefer|need|use|cut|drink|take|run|wear|stock|carry|burn|have|fit|play|sell|grow|keep|buy|order|print on|rather have)(?: to (?:try|have))?`;
/** "which thickness you cut most (2 mm or 3 mm)", "whether you use red or blue", "which do you want, the small or the large?" */
const PREFERENCE = new RegExp(
  String.raw`\b(?:which|what|whether|if)\b(?:[^.?!\n]|\.(?=\d))*?(?:[(:,\u2013\u2014] ?|\byou(?:['\u2019]d| would)? ${TAKES} )(${SIDE}(?:, ${SIDE})*,? or ${SIDE})(?=[)?!,;:\n]|\.(?!\d)|$| (?:in|on|at|for|most|and (?:I|we|it))\b)`,
  'iu',
);
/** Who decides, how it is told, or where it goes is no choice between things. */
const NO_THING =
  /\b(?:you|your|me|us|my|I|we|not|no|so|email|phone|text|call|yes|now|later|today|tomorrow|more|less|home|office|work|somebody|someone|else|other|any\w*|something|is|are|do|does|would|should|can)\b/i;

/** Things that an email lets its reader choose from, where it sends one of them: "2 mm", "3 mm"; empty if it names none. */
export function readPreferences(prose: string): readonly string[] {
  const sides = PREFERENCE.exec(prose)?.[1]?.split(/,? or |, /i) ?? [];
  return sides.some((side) => NO_THING.test(side) || IS_TIME.test(side)) ? [] : sides;
}
