import { toSecondPerson } from './verbForms.ts';

/** What a reply can repeat of a question for how things are done, as `[name, words]`. */
type Words = readonly (readonly [string, string])[];

/** "How do you let parents know when a bus is late?", from the verb on. */
const DONE =
  /^[Hh]ow (?:do|does) (?:you|your (?:front |back )?\p{L}+) (?:(?:currently|now|usually|normally|generally|typically|mostly|actually|still) )*(\p{Ll}[^,?]*)$/u;
/** "What happens when a bus is late?", "What do you do if a bus is late?" */
const HAPPENS =
  /^what (?:happens|(?:do|does) (?:you|your \p{L}+) (?:(?:currently|now|usually|normally) )*do)\b(?: (?:there|now|today|currently))?(?=,? (?:(?:at|in|on|with|to) [^,?]{2,30}? )?(?:when|whenever|if|once)\b)/iu;
const EVENT = /,? \b(?:when|whenever|if|once) ([^?]+)$/iu;
const NOW = / (?:today|now|currently|at the moment|these days|right now|at present|as things stand|so far|this year|already)$/iu;
/** Nobody repeats these of themselves. */
const NOT_SAID = /\b(?:I|me|my|we|us|you|yours|yourself|yourselves|anyone|anybody|ever|else)\b/iu;
/** "How do you do about snow?", "How are you handling returns?": the verb says nothing. */
const EMPTY =
  /^(?:do (?:about|with|for|on|in)\b|do$|go about|get on|cope|fare|manage|handle|deal with|approach|tackle|address|are\b|compare|sound)/iu;
/** When or where it is done is not said again. */
const ASIDE = /^(\p{L}+ [^,]*?) (?:in between|between|before|after|during|throughout|while|until) [^,]+$/iu;
const MOST_WORDS = 8;
const FEW_WORDS = 4;
const countWords = (text: string): number => text.split(' ').length;
const ofReader = (text: string): string =>
  text
    .replace(/\byour\b/giu, 'our')
    .replace(/\s+/g, ' ')
    .trim();

const eventOf = (text: string): string | null => {
  const event = ofReader((EVENT.exec(text)?.[1] ?? '').replace(NOW, ''));
  return event === '' || NOT_SAID.test(event) || /[,;:]| (?:or|and) \p{L}+ /u.test(event) || countWords(event) > MOST_WORDS ? null : event;
};

/** Whether a question asks what is done if something happens. */
export const asksWhatHappens = (question: string): boolean => HAPPENS.test(question);

/** What a question asks to be done, as `done` ("let parents know"), and when, as `happens` ("a bus is late"); neither if it cannot be repeated. */
export function readPractice(question: string): Words {
  const event = eventOf(question);
  const whole = ofReader((DONE.exec(question.replace(EVENT, ''))?.[1] ?? '').replace(NOW, ''));
  const done = countWords(whole) > FEW_WORDS ? whole.replace(ASIDE, '$1') : whole;
  return [
    ...(done === '' || NOT_SAID.test(done) || EMPTY.test(done) || countWords(done) > MOST_WORDS ? [] : [['done', done] as const]),
    ...(event === null ? [] : [['happens', event] as const]),
  ];
}

/** "Who tests the water?" */
const WHO =
  /^(?:[Ww]ho|[Ww]hich \p{L}+) (?:(?:currently|now|usually|normally|actually) )*(\p{Ll}+s) ((?:after |for |out |up |off |down |over )?(?:the|your|those|these|new|all) [^,?]{2,40})$/u;

/** What somebody is asked to do it for, as they and others say it: "test the water", "tests the water". */
export function readDeed(question: string): Words {
  const [, verb, object] = WHO.exec(question.replace(NOW, '')) ?? [];
  if (verb === undefined || object === undefined || /^(?:is|has|was)$/.test(verb)) return [];
  const thing = ofReader(object.replace(/ (?:at|on|in|for|when|during) .*$/u, ''));
  return NOT_SAID.test(thing) || countWords(thing) > MOST_WORDS
    ? []
    : [['iDo', `${toSecondPerson(verb)} ${thing}`] as const, ['theyDo', `${verb} ${thing}`] as const];
}
