import type { MaskedSentence } from './maskedSentence.ts';
import { NO_NAME } from './nameService.ts';
import { isCalm, NOT_IN_A_NAME } from './offerWords.ts';
import { foldText } from './stems.ts';

const WORD = String.raw`[\p{L}][\p{L}'/-]*`;
const NAME = String.raw`((?:${WORD}\s+){0,2}?${WORD})`;
/** What follows a product name at the start of a sentence. */
const BEHIND = String.raw`(?=\s+(?:that|made|cut|built|for|at\s[$€£\d]|from\s[$€£\d\p{Lu}]|with\s(?:your|an?)|of\s[a-z]|in\s\d)\b|\s+at\s+[$€£]|,\s+(?:delivered|fitted|installed|hired|rented|printed|in stock|from\s[$€£\d]|\d))`;

/** Patterns that name goods without a verb of selling. */
const PLACES: readonly RegExp[] = [
  // "We have 400 tons of second-cut hay".
  String.raw`\b(?:we|i)\s+(?:have|hold|sell|stock|carry|grow|make|ship|keep)\s+(?:about\s+)?[\d,.]+\s+(?:tons?|tonnes?|pallets|cases|boxes|crates|kilos|pounds|liters|litres|gallons|loads|rolls|bales|meters|metres|acres)\s+of\s+${NAME}(?=[.,:;!?]|$|\s+(?:for|to|that|which|in|at|with|from|under|and|on|ready|by)\b)`,
  // "Porcelain slabs that look like marble".
  String.raw`^${NAME}${BEHIND}`,
  // "Our sensors measure CO2".
  String.raw`\b[Oo]ur\s+(${WORD}s)(?=\s+(?:measure|ring|find|replace|run|fit|last|hold|tell|show|keep|weigh|read|cut|take|survive|stay|stop|detect|count|track|work|sit|stick|turn|charge|lift|use|drain|block|cover|make|save|stand|watch|connect|cost|are)\b)`,
].map((place) => new RegExp(place, 'u'));

/** People are not goods. Some goods, such as sensors and containers, have the same endings as words for people. */
const PEOPLE =
  /(?:ers|ors|ists|ians|men|women|yees|ants|folk|owners|parents|guests|visitors|patients|students|pupils|nurses|agents|guards|chefs|cooks|guides|pilots|tutors|coaches|attorneys|clerks|techs|kids|friends|clients|members|tenants|couples|brides|families|teams|crews|shops|people|companies|businesses|firms|agencies|brands|stations|schools|records|numbers|prices|rates|terms|results|reports|stats|processes|values|offices|sites|pages|posts|hands|eyes|ideas|vans|trucks|cars|boats|buses|robots|dogs|hawks|falcons|words|books|plans|offers|costs|fees)$/i;
const DEVICES =
  /(?:sensors|detectors|filters|heaters|dryers|driers|chargers|lockers|scanners|printers|trailers|containers|coolers|boilers|chillers|freezers|trackers|monitors|meters|conveyors|compressors|inverters|planters|stickers|posters|covers|towers|drawers|shelters|speakers|washers|motors|rotors|doors|floors|mirrors|tractors|elevators|generators|batteries|blowers|feeders|fryers|burners|mixers|cutters|ladders|binders|folders|banners|rollers|burgers|crackers|flowers|powders|papers|letters|razors|displays|extinguishers|sprinklers|dampers|breakers|hydrants|transformers|routers|servers|computers|copiers|radiators|escalators|defibrillators|regulators|hoppers|grinders|reactors|condensers|exchangers|thermometers|gauges|plants)$/i;

/** Whether a plural noun is of people or something else that is not for sale. */
export const isOfPeople = (word: string): boolean => PEOPLE.test(word) && !DEVICES.test(word);
/** A sentence may begin with those it is for: "Fleets that wash with us". */
const CUSTOMERS =
  /^(?:fleets|hotels|schools|practices|stores|plants|farms|clinics|growers|museums|churches|factories|kitchens|banks|cities|landlords)$/i;
const ENDS_BADLY =
  /(?:ss|us|is)$|^(?:yours|hours|days|weeks|months|years|minutes|thousands|hundreds|dozens|lots|others|this|its|always|sometimes|perhaps|thanks|regards|cheers|s)$/i;
const DESCRIBES = /(?:ly|est)$|^(?:free|our|your|their|his|her|good|bad|real|many|most|some|few|other|such|these|those|both)$/i;
/** Goods with no plural form. */
const MASS =
  /(?:hay|straw|grain|sand|gravel|compost|mulch|salt|coffee|timber|lumber|steel|seed|feed|honey|oil|paper|film|tape|wire|yarn|fabric|glass|stone|turf|soil|concrete|fertilizer|lighting|flooring|furniture|software)$/i;

function toName(sentence: MaskedSentence, found: string, isAlone: boolean): string | null {
  const words = found.split(/\s+/);
  const last = words.at(-1) ?? '';
  const isThing = (/s$/i.test(last) || MASS.test(last)) && !ENDS_BADLY.test(last) && !isOfPeople(last);
  const isName = words.every(
    (word) => !NOT_IN_A_NAME.has(word.toLowerCase()) && !NO_NAME.test(word.toLowerCase()) && !DESCRIBES.test(word),
  );
  const list = foldText(found.replaceAll('-', ' ')).match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? [];
  const at = sentence.words.findIndex((_, start) => list.every((word, offset) => sentence.words[start + offset] === word));
  const isKept = at >= 0 && sentence.stems.slice(at, at + list.length).every((stem) => stem !== '');
  if (!isThing || !isName || !isKept || (isAlone && words.length < 2 && (!/s$/i.test(last) || CUSTOMERS.test(last)))) return null;
  return words
    .map((word, place) => (/^[A-Z]{2,}/.test(word) || (place > 0 && isCalm(sentence.text)) ? word : word.toLowerCase()))
    .join(' ');
}

/** Goods that a sentence of the offer begins with, counts, or introduces with "our"; null if there are none. */
export function nameStated(sentences: readonly MaskedSentence[]): string | null {
  for (const sentence of sentences.filter(({ mayName }) => mayName))
    for (const [index, place] of PLACES.entries()) {
      const found = place.exec(sentence.text.trim())?.[1];
      const name = found === undefined ? null : toName(sentence, found, index === 1);
      if (name !== null) return name;
    }
  return null;
}

const SERVICE =
  'bookkeeping|accounting|payroll|marketing|advertising|staffing|recruiting|recruitment|consulting|translation|catering|cleaning|landscaping|roofing|plumbing|printing|packaging|engineering|training|coaching|surveying|design|architecture|security|logistics|freight|trucking|tax|seo|pr|it support|web design|video production|photography|laundry|pest control|waste management|debt collection|market research|software development|app development|public relations|event planning';
const AS_A_FIRM = new RegExp(
  String.raw`\b(?:we are|we[’']re|i run|i own|i lead)\s+(?:a|an|the)\s+(?:[\p{L}-]+\s+){0,3}?((?:[\p{L}-]+\s+)?(?:${SERVICE}))\s+(?:agency|firm|company|service|services|studio|bureau|consultancy|business|shop|practice|provider)\b`,
  'iu',
);
const OF_A_FIRM =
  /^(?:small|local|family|boutique|independent|leading|young|new|little|specialist|national|regional|german|french|british|american|owned|run|based|certified|licensed|full-service|family-run|women-owned|veteran-owned|fast-growing|award-winning)\s+/i;

/** "We are a bookkeeping firm": the service in how the sender describes the firm; null if there is none. */
export function nameFirm(sentences: readonly MaskedSentence[]): string | null {
  for (const { text } of sentences) {
    const found = AS_A_FIRM.exec(text)?.[1]?.replace(OF_A_FIRM, '');
    if (found !== undefined)
      return found
        .split(/\s+/)
        .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
        .join(' ');
  }
  return null;
}
