import type { MaskedSentence } from '../mail/maskedSentence.ts';
import { isCalm } from '../mail/offerWords.ts';

/** What people of a trade offer: a translator offers translation. */
const OFFERED_BY: ReadonlyMap<string, string> = new Map(
  `electrician electrical work, signwriter signwriting, gilder gilding, cooper cooperage, plasterer plastering, bricklayer bricklaying, machinist machining,
  steeplejack steeplejacking, chauffeur chauffeur services, potter pottery, physiotherapist physiotherapy, florist flowers, surveyor surveying,
  translator translation, photographer photography, bookkeeper bookkeeping, copywriter copywriting, illustrator illustration, interpreter interpreting,
  caterer catering, designer design, developer development, consultant consulting, coach coaching, trainer training, teacher lessons, tutor tutoring,
  therapist therapy, auditor audits, editor editing, proofreader proofreading, tuner tuning, cleaner cleaning, inspector inspections,
  recruiter recruiting, plumber plumbing, carpenter carpentry, roofer roofing, thatcher thatching, welder welding, upholsterer upholstery, gardener gardening,
  videographer videography, animator animation, ghostwriter ghostwriting, restorer restoration, appraiser appraisals, conservator conservation, tiler tiling,
  painter painting, calligrapher calligraphy, bookbinder bookbinding, stonemason stonemasonry, glazier glazing, engraver engraving, arborist tree care, vet vet services, falconer falconry, farrier shoeing, taxidermist taxidermy, beekeeper beekeeping, sweep sweeping,
  trimmer trimming, notary notary services, masseur massage, locksmith locksmithing, joiner joinery, cabinetmaker cabinetmaking, broker brokerage, forwarder forwarding, diver diving, haulier haulage, scaffolder scaffolding,
  landscaper landscaping, driller drilling, decorator decorating, fabricator fabrication, rigger rigging, valeter valeting, mover moving, laundry laundry, solicitor legal services, lawyer legal services, accountant accountancy, adviser advice, advisor advice, waller walling, chandler chandlery, fitter fitting, surgeon surgery, sharpener sharpening`
    .split(/,\s+/)
    .map((pair) => {
      const [person = '', ...offered] = pair.split(' ');
      return [person, offered.join(' ')] as const;
    }),
);
/** What somebody's work is called whose name ends like this: a physiotherapist offers physiotherapy. */
const OF_ENDING: readonly (readonly [RegExp, string])[] = [
  [/therapist$/, 'therapy'],
  [/grapher$/, 'graphy'],
  [/pathist$|path$/, 'pathy'],
  [/chiropodist$/, 'chiropody'],
  [/podiatrist$/, 'podiatry'],
  [/dietitian$|dietician$/, 'dietetics'],
];

/** What a person of a trade, in singular, offers; undefined if the word is for no such person. */
export function offeredBy(person: string): string | undefined {
  const ending = OF_ENDING.find(([pattern]) => pattern.test(person));
  return OFFERED_BY.get(person) ?? (ending === undefined ? undefined : person.replace(...ending));
}

/** Practices whose name alone says too little. */
const VAGUE = new Set(
  'surgeon broker forwarder mover fitter chandler waller trimmer sweep vet designer developer consultant adviser advisor solicitor lawyer coach trainer teacher tutor therapist auditor editor inspector recruiter painter'.split(
    ' ',
  ),
);
const PRAISE =
  /^(?:\d+|an?|the|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|small|certified|licensed|trained|qualified|professional|local|freelance|independent|experienced|senior|good|mobile|specialist|team|of|group|husband-and-wife|former|[a-z]+ed|ex-[a-z-]+|chartered|registered)$/i;
const PERSON = String.raw`((?:[\p{L}\d-]+\s+){0,5}?)((?:[\p{L}-]+\s+)?)([\p{L}]+)(?=\s*[.,:;!?(]|$|\s+(?:and|who|with|in|from|for|based|of|here|working|covering|serving|living|since)\b)`;
const AM = new RegExp(String.raw`\b(?:i am|i[’']m|we are|we[’']re)\s+${PERSON}`, 'iu');
/** "We're Tarrant Access, 22 scaffolders in Bolton". */
const AM_CALLED = new RegExp(String.raw`\b(?:I am|I[’']m|[Ww]e are|[Ww]e[’']re)\s+\p{Lu}[^,.;:!?]{1,40},\s+${PERSON}`, 'u');

/** "I am a certified yoga teacher": what someone of that trade offers; null if the sender names no trade. */
export function namePractice(sentences: readonly MaskedSentence[]): string | null {
  for (const { text } of sentences) {
    const called = AM_CALLED.exec(text);
    const [am = '', before = '', kind = '', person = ''] = called ?? AM.exec(text) ?? [];
    const one = person.toLowerCase().replace(/s$/, '');
    const offered = offeredBy(one) ?? offeredBy(person.toLowerCase());
    const words = `${before}${kind}`
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '');
    const first = words.findLastIndex((word) => PRAISE.test(word));
    const named = words.slice(first + 1);
    const isBare = words.length === 0 && !VAGUE.has(one);
    // "We are commercial divers": several need no article, nor does what stands behind a firm's name.
    const isSeveral = (one !== person.toLowerCase() && /^we/i.test(am)) || (called !== null && words.length > 0);
    // "Engineer surveyors" survey anything.
    if (
      offered === undefined ||
      named.some((word) => /(?:engineer|technician)$/i.test(word)) ||
      (first < 0 && !isBare && !isSeveral) ||
      named.length > 2 ||
      (named.length === 0 && VAGUE.has(one))
    )
      continue;
    const name = [...named, offered].join(' ');
    return isCalm(text) ? name : name.toLowerCase();
  }
  return null;
}
