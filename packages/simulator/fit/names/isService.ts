import { KNOWN_THINGS } from '../needs/category.ts';
import { SERVICE_OF_VERB } from '../mail/offerVerbs.ts';
import { isKindOfThing, toSingular } from '../mail/offerWords.ts';
import { listStems, toStem } from '../stems.ts';

/** Words for services that an email may also use for what happened. */
const VAGUE = new Set(['checks', 'counts', 'matching', 'planning', 'cutting', 'clearing', 'detection', 'grinding']);
/** Words for work that is done for somebody. */
export const SERVICES: ReadonlySet<string> = new Set([...SERVICE_OF_VERB.values()].filter((service) => !VAGUE.has(service)));
/** The stems of the verbs of a service. */
const VERBS_OF = new Map<string, string[]>();
for (const [verb, service] of SERVICE_OF_VERB) VERBS_OF.set(service, [...(VERBS_OF.get(service) ?? []), toStem(verb)]);
/** Known things by their stems. */
const KNOWN: ReadonlySet<string> = new Set(KNOWN_THINGS.map(({ key }) => key));
/** Work with no verb of its own. */
const CRAFT =
  /^(?:control|marketing|guarding|consulting|joinery|plumbing|forestry|archaeology|haulage|freight|photography|catering|decorating|glazing|masonry|upholstery|accountancy|conveyancing|drainage)$/;

/** Whether a word names work that is done for somebody, such as "recycling", or a kind of thing for sale. */
export const isService = (word: string): boolean => isKindOfThing(word) || SERVICES.has(word) || CRAFT.test(word);

/** The stems of the verbs of a service: who translates offers translation. */
export const listVerbStems = (service: string): readonly string[] => VERBS_OF.get(service) ?? [];

/** Whether words are a thing that people are known to sell. */
export const isKnownThing = (words: string): boolean => KNOWN.has(listStems(words).join(' '));

const KNOWN_NAMES: ReadonlySet<string> = new Set(KNOWN_THINGS.map(({ name }) => name));

/** Whether a word alone names a thing that people sell: "pallets" does, and "pallet" only begins such a name. */
export const isKnownName = (word: string): boolean => isKnownThing(word) && (toSingular(word) !== word || KNOWN_NAMES.has(word));
