/** Sayings whose words say nothing about an offer. Hyphens count as spaces. */
const IDIOMS = `
come back, comes back, came back, road ahead, down the road, off the road, on the road, hit the road, drive home, drives home, on board, same boat, on the table, off the table, end of the day,
through the roof, hit the ground running, from the ground up, off the ground, ball park, lights on, in the pipeline, down the pipeline, on the fence, low hanging fruit, deep dive, big chair, take stock,
by the book, nine yards, drawing board, ball rolling, long shot, same page, ring a bell, rings a bell, wake up call, break the bank, cash cow, silver bullet, bottom line, rule of thumb, raise the bar, up in the air,
out of the blue, piece of cake, bread and butter, food for thought, sticky note, sticky notes, heads up, second to none, hard feelings, black out, foot the bill, on the house, bridge the gap, bridges the gap,
in the driver's seat, in the driving seat, back seat, keep track, in the loop, out of the loop, get the ball, in good hands, off your plate, on your plate, on my plate, spinning plates,
in the bag, on a budget, tip of the iceberg, in the long run, out of the box, think outside the box, game changer, on your radar, on the radar, under the radar, under the hood, tighten the belt, cut corners, the last straw,
red tape, smoke and mirrors, in the same breath, take a seat, piece of mind, at the wheel, pull the plug, plug the gap, plug and play, off the shelf, wear many hats, on the horizon,
paint a picture, paints a picture, pretty picture, big picture, full picture, see the light, green light, shop around, shopping around, cook the books, cherry on top, fresh eyes, keep an eye, eye to eye, blind eye,
skin in the game, part of the furniture, money on the table, leave money, ship has sailed, all hands, on deck, touch base, war room, war stories, growth architect, growth architects, growth hacker, growth hackers, putting out fires, put out fires, fighting fires, under fire, fire away, on fire,
nuts and bolts, in the dark, a shot in the dark, sitting duck, elephant in the room, cold feet, rain or shine, snowed under, flying blind, on autopilot, fly by, time flies, sharp end, cutting edge, bleeding edge,
free delivery, free shipping, next day delivery, delivery included, insurance included, our insurance covers, fully insured, with a dbs check, dbs checked, background checked, certificate included,
our response time, our response times, our delivery times, our lead times, our waiting times, our opening hours, our uptime, our error rate,
working day, working days, business day, business days, same day, next day, time of day, days a week, times a week
`;

const listRuns = (text: string): string[][] =>
  text
    .trim()
    .split(/,\s*/)
    .map((saying) => saying.trim().split(' '));

/** Sayings by their first word. */
const SAYINGS: ReadonlyMap<string, readonly (readonly string[])[]> = listRuns(IDIOMS).reduce((byFirst, saying) => {
  const [first = ''] = saying;
  return byFirst.set(first, [...(byFirst.get(first) ?? []), saying]);
}, new Map<string, string[][]>());

/** This many words after "without" or "no" name what is missing. */
const LACKED = 3;
const LACKS = new Set(['without', 'no', 'nor', 'neither']);
/** "No more broken dashboards" names what is solved; "no one" and "no matter" name nothing. */
const NO_LACK = new Set([
  'more',
  'longer',
  'one',
  'matter',
  'need',
  'show',
  'shows',
  'worries',
  'lost',
  'missed',
  'late',
  'wrong',
  'broken',
  'failed',
  'surprise',
]);

/** Marks what is missing: "no scaffolding, a day and a half" is about no scaffolds. */
function markLacked(words: readonly string[], clauses: readonly number[], isAside: boolean[]): void {
  words.forEach((word, at) => {
    if (!LACKS.has(word) || (word === 'no' && NO_LACK.has(words[at + 1] ?? ''))) return;
    for (let next = at + 1; next <= at + LACKED && clauses[next] === clauses[at]; next += 1) isAside[next] = true;
  });
}

/** What somebody who sells anything else has, too. */
const CREDENTIAL =
  /^(?:insurance|insured|indemnity|certificates?|certification|certified|accreditations?|accredited|licen[cs]ed?|licen[cs]es|dbs|warranty|warranties|guarantees?)$/;
const HOLDS = new Set('hold holds have has carry carries is are am full fully including includes'.split(' '));
/** At most this many words stand between having a credential and its name: "we hold ten million of public liability insurance". */
const HELD = 7;
/** After these, something else begins that a credential may be for. */
const NOT_HELD = new Set('for to that which who about if when you your need needs needed'.split(' '));

/** Marks what the sender has to show: who carries liability insurance sells none. */
function markHeld(words: readonly string[], clauses: readonly number[], isAside: boolean[]): void {
  words.forEach((word, at) => {
    if (!CREDENTIAL.test(word)) return;
    for (let before = at - 1; before >= Math.max(0, at - HELD) && clauses[before] === clauses[at]; before -= 1) {
      if (NOT_HELD.has(words[before] ?? '')) return;
      if (HOLDS.has(words[before] ?? '')) return void isAside.fill(true, before + 1, at + 1);
    }
  });
}

/** Insurers and auditors ask for what is sold, and buy nothing themselves: "the report your insurer asks for". */
const DEMANDS = new Set(['insurer', 'insurers', "insurer's", 'auditor', 'auditors', "auditor's"]);
const DEMANDING =
  /^(?:ask|asks|asked|want|wants|wanted|need|needs|accept|accepts|will|may|require|requires|expect|expects|now|look|looks)$/;

function markDemanding(words: readonly string[], isAside: boolean[]): void {
  words.forEach((word, at) => {
    if (DEMANDS.has(word) && (/^(?:your|their|an|the)$/.test(words[at - 1] ?? '') || DEMANDING.test(words[at + 1] ?? '')))
      isAside[at] = true;
  });
}

/** How a sentence about the price or the whole begins, to which a service is added: "It's $1 a head, and we move your spreadsheet over". */
const OF_WHOLE = new Set(["it's", 'it', "that's", "they're"]);
/** What a further service is done for, or from how few on. */
const AS_EXTRA = /\b(?:from (?:one|a single|as few as)|for free|free of charge|at no (?:extra |further )?(?:cost|charge)|at cost)\b/;

/** Marks a service that comes with the offer: what is added to its price, or done to the reader's own for free or from one piece up. */
function markExtras(words: readonly string[], clauses: readonly number[], isAside: boolean[]): void {
  words.forEach((word, at) => {
    if (word !== 'we' && word !== 'i') return;
    const isAdded = OF_WHOLE.has(words[0] ?? '') && words[at - 1] === 'and';
    const end = words.findIndex((_, next) => next > at && clauses[next] !== clauses[at]);
    const clause = words.slice(at, end < 0 ? words.length : end);
    if (isAdded || (clause[2] === 'your' && AS_EXTRA.test(clause.join(' ')))) isAside.fill(true, at, at + clause.length);
  });
}

/** Marks the words of an email that say nothing about what it offers: sayings, and what is missing. `clauses` numbers the clause of each word. */
export function markAsides(words: readonly string[], clauses: readonly number[]): boolean[] {
  const isAside = words.map(() => false);
  words.forEach((word, at) => {
    for (const saying of SAYINGS.get(word) ?? [])
      if (saying.every((part, offset) => words[at + offset] === part)) isAside.fill(true, at, at + saying.length);
  });
  markLacked(words, clauses, isAside);
  markHeld(words, clauses, isAside);
  markDemanding(words, isAside);
  markExtras(words, clauses, isAside);
  return isAside;
}
