import type { MaskedSentence } from './maskOffer.ts';
import { isOfPeople } from './nameStated.ts';
import { NO_NAME } from './nameService.ts';
import { SERVICE_OF_VERB } from './offerVerbs.ts';
import { NOT_IN_A_NAME, toSingular, writeOut } from './offerWords.ts';

const WHOLE = /^(?:we|i)\s+([a-z]+)\s+(?:up\s+|out\s+)?((?:[a-z-]+\s+){0,2}[a-z-]+s)[.!]?$/i;
/** Verbs that say what comes of the work or what anybody does, not what the work is called. */
const NO_WORK =
  /^(?:help|save|cut|reduce|lower|increase|raise|boost|improve|grow|drive|turn|get|give|take|bring|keep|put|let|show|tell|ask|find|need|want|see|meet|love|like|hate|know|use|have|had|work|support|serve|cover|do|win|lose|spend|pay|charge|send|write|call|visit|hear|talk|speak|solve|fix|end|stop|start|change|understand|believe|offer|provide|sell|make|build|supply|rent|run|are|were|can|will|guarantee|promise|answer|ship|deliver|hire|handle|own|employ|connect|reach|generate|create|transform|accept|take|fill|lead|deserve|share|count|eliminate|remember|notice|saw|met|found|got|did|made|took|gave|won|cut|saved)$/i;
const isDoubled = (verb: string): boolean => /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb);
/** `restriping` for `restripe`. */
export const toGerund = (verb: string): string =>
  /[^eoy]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : isDoubled(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;

/** "We split packs." is pack splitting: a sentence that says nothing else states the whole trade, even if no trade's word is known. */
export function nameWhole(sentences: readonly MaskedSentence[]): string | null {
  for (const sentence of sentences.filter(({ isOffer, mayName }) => isOffer && mayName)) {
    const [, verb = '', object = ''] = WHOLE.exec(sentence.text.trim()) ?? [];
    const named = object.toLowerCase().split(/[\s-]+/);
    const at = sentence.words.length - named.length;
    const last = named.at(-1) ?? '';
    const isName = named.every((word) => !NOT_IN_A_NAME.has(word) && !NO_NAME.test(word)) && toSingular(last) !== last && !isOfPeople(last);
    const isKept = at > 0 && sentence.stems.slice(at).every((stem) => stem !== '');
    if (verb === '' || NO_WORK.test(verb) || verb.endsWith('ed') || !isName || !isKept) continue;
    const service = SERVICE_OF_VERB.get(verb.toLowerCase()) ?? toGerund(verb.toLowerCase());
    return `${writeOut(sentence, at, sentence.words.length).replace(/\S+$/, toSingular)} ${service}`;
  }
  return null;
}
