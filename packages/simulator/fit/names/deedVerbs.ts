import { HANDS_OVER, HANDS_OVER_TOGETHER, SERVICE_OF_VERB, SERVICE_TOGETHER } from '../mail/offerVerbs.ts';
import { IRREGULAR_PASTS } from './irregularPasts.ts';

/** What senders do besides the work that is for sale: thinking, asking, selling and living. */
const NO_DEED = new Set(
  `am is are was were be been being has have had do did does done would could can may might should shall must will not never
  want need know see saw think thought hope wish like love believe feel felt guess doubt worry care mean meant understand suppose expect prefer
  work worked help let make use used charge ask asked wonder wondered notice noticed look looked call come came go went get got take
  took start started begin began keep kept try tried stop promise guarantee say said tell told hear heard speak spoke talk talked meet met
  live serve cover reply save cost spend spent pay paid share show bring send sent find found give gave put set have lose lost win won
  grow grew join left leave run ran read wrote write buy happen learn add include offer provide agree apologize apologise split reckon bet
  bill invoice accept handle manage own reach contact email follow sit stand stay specialize specialise focus partner realise realize
  what which who whose when where why how whether than then for with from into about
  and or the our your it them this that you they he she there all both each quickly recently actually really still ever once too so`.split(
    /\s+/,
  ),
);

/** Work by verbs that are mostly spoken, two words with a blank, and by verbs whose noun does not end in -ing. */
const SPOKEN: ReadonlyMap<string, string> = new Map(
  `fetch collection, carry delivery, pick up collection, take away removal, take off removal, take down removal, take out removal, look after care,
  take care management, haul off removal, haul away removal, cart off removal, cart away removal, clear away removal, get rid removal, drop off delivery,
  look over inspections, go through reviews, go over reviews, set up setup, clean up cleanup, clear out clearance, clear up clearance, type up typing,
  shoot photography, type in entry, work out calculation, hire out hire, rent out rental, rent rental, hire hire, lease leasing, implement implementation, develop development, integrate integration,
  configure configuration, customize customization, evaluate evaluation, predict prediction, extract extraction, destroy destruction, promote promotion, generate generation`
    .split(/,\s+/)
    .map((entry) => {
      const last = entry.lastIndexOf(' ');
      return [entry.slice(0, last), entry.slice(last + 1)] as const;
    }),
);
const PARTICLE = /^(?:in|out|up|off|over|down|away|through|after|back)$/;
/** "Take care of", "get rid of". */
const WITH_OF = /^(?:take care|get rid)$/;

/** Going somewhere is a part of the work, and the place is not what is sold: "I go round playgrounds". */
const MOTION = /^(?:come|go|stop|swing|drop|drive|walk|pop|turn|show|nip|head|travel|call)$/;
export const isMotion = (verb: string): boolean => MOTION.test(verb);

/** "Dig" and "strip" double their last letter, and so does a longer verb that is stressed at its end. */
const DOUBLES = /^(?:[^aeiou]*|qu)[aeiou][bdgmnprtz]$|(?:[bdmr]mit|[^f]fer|cur|pel|trol|gram)$/;

/** The work that a verb of the sender says, in the form a name ends in; null if it says none or is in the past. */
function toWork(verb: string): string | null {
  // After "we" a verb has no ending: in "we built a thing that finds", somebody else does that.
  if (verb.length < 3 || NO_DEED.has(verb) || !/^[a-z]+$/.test(verb) || /(?:ed|ly|ing|[^su]s)$/.test(verb)) return null;
  const known = SERVICE_OF_VERB.get(verb);
  if (known !== undefined) return known;
  // What these hand over is the offer, and what was done once is none: "I made a little app".
  if (HANDS_OVER.has(verb) || IRREGULAR_PASTS.has(verb)) return null;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  if (verb.endsWith('ic')) return `${verb}king`;
  return DOUBLES.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** The work of a verb whose particle stands behind its object: "take the muck off". */
export const readSplit = (verb: string, particle: string): string | null => SPOKEN.get(`${verb} ${particle}`) ?? null;

/** What a verb, with the word behind it, says is done; `end` is where its object begins. `work` is null if it is no work of its own. */
export function readDeed(words: readonly string[], at: number): { work: string | null; end: number } {
  const [verb = '', next = ''] = words.slice(at, at + 2);
  const together = SPOKEN.get(`${verb} ${next}`);
  if (together !== undefined) return { work: together, end: WITH_OF.test(`${verb} ${next}`) && words[at + 2] === 'of' ? at + 3 : at + 2 };
  // Checks that are carried out are not delivered.
  if (HANDS_OVER_TOGETHER.has(`${verb} ${next}`)) return { work: null, end: at + 2 };
  return { work: SPOKEN.get(verb) ?? toWork(verb), end: PARTICLE.test(next) ? at + 2 : at + 1 };
}

/** The work of a verb of two words with a hyphen, and where its object begins: "we flame-proof drapes"; null if there is none. */
export function readHyphened(words: readonly string[], at: number, text: string): { work: string; end: number } | null {
  const [first = '', second = ''] = words.slice(at, at + 2);
  if (first === '' || second === '' || !text.toLowerCase().includes(`${first}-${second}`)) return null;
  const known = SERVICE_TOGETHER.get(`${first} ${second}`);
  const work = toWork(second);
  if (known !== undefined) return { work: known, end: at + 2 };
  return work === null ? null : { work: first === 're' && !work.startsWith('e') ? `re${work}` : `${first}-${work}`, end: at + 2 };
}

const SAYS_DEED = /(?:^|[,;:.] ?|\band )(?:we|i) (?:also |just |only |simply )?([a-z]+)(?: ([a-z]+))?(?!.*\?)/i;

/** Whether a text says plainly what the sender does: "While you sleep, we wash your vans." */
export function saysDeed(text: string): boolean {
  const [, verb = '', next = ''] = SAYS_DEED.exec(text.trim()) ?? [];
  return verb !== '' && readDeed([verb.toLowerCase(), next.toLowerCase()], 0).work !== null;
}
