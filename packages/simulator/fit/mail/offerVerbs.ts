/** Names for services by verb: someone who insures drones offers drone insurance. */
export const SERVICE_OF_VERB: ReadonlyMap<string, string> = new Map(
  `insure insurance, clean cleaning, wash washing, translate translation, repair repair, inspect inspections, train training, audit audits,
  test testing, recover recovery, calibrate calibration, manage management, screen screening, maintain maintenance, paint painting,
  finance financing, print printing, remove removal, sharpen sharpening, transcribe transcription, edit editing, photograph photography, store storage,
  deliver delivery, haul hauling, schedule scheduling, automate automation, forecast forecasting, monitor monitoring, track tracking, write writing,
  ghostwrite ghostwriting, recruit recruiting, redesign redesign, digitize digitization, shred shredding, recycle recycling,
  migrate migration, restore restoration, refurbish refurbishment, resurface resurfacing, map mapping,
  appraise appraisals, survey surveys, record recording, model modeling, moderate moderation, optimize optimization, enrich enrichment, verify verification,
  route routing, dispatch dispatching, coach coaching, process processing, reconcile reconciliation, prepare preparation,
  localize localization, label labeling, annotate annotation, animate animation, brew brewing, mill milling, coat coating, seal sealing, pump pumping, design design,
  register registration, install installation, shred shredding, sweep sweeping, pump pumping, mow mowing, tutor tutoring, trim trimming,
  prune pruning, polish polishing, assemble assembly, certify certification, rebuild rebuilding,
  replace replacement, service service, certify certification, digitise digitization, scan scanning, host hosting, transport transport,
  sterilize sterilization, refill refilling, rewire rewiring, landscape landscaping, mend repair, reupholster reupholstery,
  crate crating, ghost-write ghostwriting, proofread proofreading, subtitle subtitling, caption captioning, source sourcing, vet vetting, fabricate fabrication,
  pave paving, insulate insulation, demolish demolition, dismantle dismantling, disinfect disinfection, decommission decommissioning, benchmark benchmarking,
  resell resale, splice splicing, shear shearing, galvanize galvanizing, anodize anodizing, excavate excavation, fumigate fumigation, waterproof waterproofing,
  rebrand rebranding, validate validation, archive archiving, launder laundering, blend blending, place placement, file filing, tow towing, tune tuning, pre-cut cutting, weld welding, back backup,
  reline relining, reseal resealing, trace tracing, graze grazing, draft drafting, type typing, collect collection, analyse analysis, analyze analysis,
  assess assessments, tune tuning, shear shearing, plow plowing, plough ploughing, engrave engraving, cut cutting, sterilise sterilization, truck transport,
  embroider embroidery, regrind regrinding, retread retreading, relabel relabeling, descale descaling, dredge dredging, refinish refinishing, varnish varnishing,
  thatch thatching, glaze glazing, bind binding, catalog cataloging, catalogue cataloging, teach lessons, inoculate inoculation, exterminate extermination, groom grooming,
  license licensing, licence licensing, repaint repainting, settle settlement, retouch retouching, livestream livestreaming, negotiate negotiation,
  drill drilling, seed seeding, rebind rebinding, match matching, detect detection, fell felling, grind grinding, plaster plastering, tile tiling,
  frame framing, dye dyeing, laminate lamination, sandblast sandblasting, lubricate lubrication, winterize winterization, recondition reconditioning,
  remanufacture remanufacturing, overhaul overhauls, retrofit retrofits, soundproof soundproofing, relocate relocation, warehouse warehousing,
  unload unloading, notarize notarization, dub dubbing, index indexing, rehang rehanging, reroof reroofing, repave repaving, restring restringing,
  plan planning, check checks, count counts, clear clearing, cure curing, engrave engraving, quarry quarrying, decontaminate decontamination,
  renew renewals, rework reworking, simulate simulation, interpret interpreting, invoice invoicing, visualise visualization, visualize visualization,
  freeze freezing, grit gritting, unblock unblocking, dispose disposal, valet valeting, desilt desilting, aerate aeration, repoint repointing,
  respray respraying, gild gilding, hone honing, rewind rewinding, upholster upholstery, alter alterations, microchip microchipping, vaccinate vaccination,
  jet jetting, rig rigging, bale baling, iron ironing, render rendering, degrease degreasing,
  defrost defrosting, lime liming, treat treatment, move moving, rack racking, scaffold scaffolding, fix repair, renovate renovation, claim claims, auction auctions,
  stain staining, spray spraying, plate plating, etch etching, illustrate illustration, narrate narration, tint tinting,
  deburr deburring, sanitize sanitization, sanitise sanitization, blast blasting, patrol patrols, guard guarding, mentor mentoring, typeset typesetting,
  optimise optimization, weed weeding, temper tempering, harden hardening, bottle bottling, lobby lobbying, mediate mediation, inventory inventories`
    .split(/,\s+/)
    .map((pair) => {
      const [verb = '', noun = ''] = pair.split(' ');
      return [verb, noun] as const;
    }),
);

/** Verbs whose object is the offer itself. */
export const HANDS_OVER = new Set(
  'do run handle sell sells rent rents lease leases supply supplies make makes manufacture manufactures build builds provide provides offer offers stock stocks import imports host hosts lay lays produce produces breed breeds bake bakes cook cooks roast roasts publish publishes ship ships bring send grow deliver lend broker staff fit install installs issue weave knit spin distill synthesize synthesise extrude cast forge bind distribute cultivate carve sew stitch pack commission arrange organize organise book carve compose formulate'.split(
    ' ',
  ),
);

/** The same for verbs of two words. */
export const HANDS_OVER_TOGETHER = new Set(['carry out', 'set up', 'put up', 'hire out', 'rent out', 'look after', 'hand make']);

/** Services by verbs of two words, hyphens counting as spaces. */
export const SERVICE_TOGETHER: ReadonlyMap<string, string> = new Map(
  'freeze dry freeze-drying, pressure wash pressure washing, jet wash jet washing, deep clean deep cleaning, dry clean dry cleaning, steam clean steam cleaning, power wash power washing, shot blast shot blasting, sand blast sandblasting, powder coat powder coating, spray paint spray painting, laser cut laser cutting, dry line dry lining'
    .split(', ')
    .map((entry) => {
      const [first = '', second = '', ...service] = entry.split(' ');
      return [`${first} ${second}`, service.join(' ')] as const;
    }),
);

/** Participles that do not end in -ed. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['found', 'detect'],
  ['written', 'write'],
  ['rebuilt', 'rebuild'],
  ['ground', 'grind'],
  ['bound', 'bind'],
  ['rebound', 'rebind'],
  ['shorn', 'shear'],
  ['cut', 'cut'],
  ['swept', 'sweep'],
  ['mown', 'mow'],
]);

const VOWEL = /[aeiou]/;

const isKnown = (verb: string): boolean => SERVICE_OF_VERB.has(verb) || HANDS_OVER.has(verb);

/** `clean` for "our robot cleans"; the word itself if it is not such a form of a known verb. */
export function toPlainVerb(word: string): string {
  const forms = [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')];
  return word.endsWith('s') ? (forms.find((form) => form !== word && isKnown(form)) ?? word) : word;
}

/** `match` for "invoices are matched"; null if it is not such a form of a verb with a service. */
export function toDoneVerb(word: string): string | null {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (!word.endsWith('ed')) return null;
  const stem = word.slice(0, -2);
  const forms = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
  return forms.find((form) => SERVICE_OF_VERB.has(form)) ?? null;
}

/** `manufacture` for `manufacturing`; the word itself if it is not such a form of a known verb. */
export function toBaseVerb(word: string): string {
  if (!word.endsWith('ing')) return word;
  const stem = word.slice(0, -3);
  const isDouble = stem.length > 3 && stem.at(-1) === stem.at(-2) && !VOWEL.test(stem.at(-1) ?? '');
  const forms = [stem, `${stem}e`, isDouble ? stem.slice(0, -1) : stem];
  return forms.find(isKnown) ?? word;
}

/** Verbs above that also say what a sender did today or who they are: "I run operations here", "We send this to you because". */
const NO_OFFER = new Set('do run send bring book check file plan match place type set'.split(' '));
/** "We've been doing snow plowing since 2008". */
const HAS_BEEN = /\b(?:we|i)(?:'ve| have) been ([a-z-]+ing)\b(?!.*\?)/i;
const OF_YEARS =
  /\b(?:since|for (?:over |more than |almost |nearly |the (?:last|past) )?(?:\d+|[a-z]+) (?:years|decades|winters|seasons)|for decades|all over)\b/;
const SENDER_VERB =
  /(?:^\s*(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^,.!]{0,20}[,.!]\s*)?|\band )(?:we|i)\s+(?:also\s+)?([a-z-]+)(?:\s+([a-z]+))?/i;

/** People who are placed in jobs. */
const PLACED = /^(?:temps|staff|candidates|workers|contractors|people|[a-z]{3,}(?:ers|ists|nurses|clerks|chefs))$/;

/** Whether a sentence begins with the sender and a verb of selling or of a service, in the present, or says what they have done for years. */
export function isPlainOffer(text: string): boolean {
  const lower = text.toLowerCase().replaceAll('\u2019', "'");
  const since = toBaseVerb(HAS_BEEN.exec(lower)?.[1] ?? '');
  if (isKnown(since) && OF_YEARS.test(lower)) return true;
  const [, verb = '', next = ''] = SENDER_VERB.exec(lower) ?? [];
  if (HANDS_OVER_TOGETHER.has(`${verb} ${next}`)) return true;
  if (verb === 'place' && PLACED.test(next)) return true;
  return !NO_OFFER.has(verb) && (verb === 'put' || HANDS_OVER.has(verb) || SERVICE_OF_VERB.has(verb));
}
