import { EMAIL_KINDS, isOutsideKind, kindIndex, type EmailKind } from '../reader/kinds.ts';

/** Who works for a living: "a senior conservator", "another pair of hands". */
const WORKER = String.raw`(?:(?!(?:another|other|further|number|order|partner|supplier|customer|buyer|sponsor|speaker|tester|member|owner|quarter|paper|letter|investor|donor|matter|water|power|offer|answer|summer|winter|printer|trailer|computer|dinner|reader|caterer|venue|corner|cover|advisor|adviser|contractor|vendor|provider|subscriber|user)s?\b)[a-z]{2,}(?:er|or|ist|ian|ant|smith|wright|man|woman|maid|hand)s?|cooks?|chefs?|vets?|nurses?|mates?|hands|apprentices?|trainees?|guides?|clerks?|(?:extra|more|proper|skilled) (?:people|person))`;
const SOMEBODY = String.raw`(?:some(?:body|one)|any(?:body|one)|a person|people|one more|another)`;
const SEEKS = String.raw`(?:(?:we|I|they)(?:'re|'m|'d| are| am| would)?|(?:my|our|the) (?:[\w-]+ ){0,2}[\w-]+(?: is| would)?)(?: \w+ly| now| still| just| all)* (?:looking for|after|in need of|short of|seeking|hiring|recruiting|taking on|needs?|wants?|could (?:\w+ )?(?:use|do with)|have room for|like|love|replace)`;
const OWN_WORK = String.raw`(?:join(?:ing)? (?:us|me)\b(?! (?:for|on|at|in) )|(?:come|coming) in with us|(?:come|coming|move|moving) to (?:us|the (?:[\w-]+ )?(?:studio|workshop|yard|firm|practice|kitchen|bench))|work(?:ing)? (?:with|for|alongside) (?:us|me)\b|(?:come and|come to|to) work here|yourself (?:here|with us|at our)|(?:on|at|in|to) our (?:crew|team|bench|staff|board|kitchen)\b)`;
const POST = String.raw`(?:job|post|role|position|vacancy|opening|place at (?:our|the) [\w-]+|trusteeship|apprenticeship|bench|kitchen)`;
const MONEY = String.raw`(?:[£$€] ?\d[\d,.]*k?|\d[\d,.]* (?:euros?|dollars|pounds))`;
const DAY = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`;
const MONTH = String.raw`(?:Jan(?:uary)?|Feb(?:ruary)?|March|April|May|June|July|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)`;
/** The reader's own page, list or paper. */
const YOUR_PAGE = String.raw`(?:your|the|{{company}}['’]?s?) (?:[\w-]+ ){0,4}(?:pages?|blog|site|website|list|column|newsletter|magazine|directory)\b|\byour readers\b`;

type Act = readonly [weight: number, words: RegExp];
type Proposal = {
  kind: EmailKind;
  /** One of each must be said. */
  needs: readonly (readonly Act[])[];
  /** What else shows it. */
  helps: readonly Act[];
  least: number;
  never: RegExp;
};

/** What is proposed to the reader in each kind: who is to work for whom, to come where and when, to give whose work a place. */
const PROPOSALS: readonly Proposal[] = [
  {
    kind: 'recruiting',
    needs: [
      // The sender has work for a person.
      [
        [2, new RegExp(String.raw`\b${SEEKS} (?:an?|one|two|three|four|another|some|more|\d+|[a-z]+) ?(?:[\w-]+ ){0,4}?${WORKER}\b`, 'i')],
        [1, new RegExp(String.raw`\b${SEEKS} ${SOMEBODY}\b`, 'i')],
        [2, new RegExp(String.raw`\b(?:you|${SOMEBODY}|${WORKER})\b[^.?!\n]{0,60}\b${OWN_WORK}`, 'i')],
        [
          2,
          new RegExp(
            String.raw`\b(?:would|could|might|may|does|is) (?:the|this|a|such an?) (?:[\w-]+ )?${POST} (?:suit|interest|tempt|appeal|be)\b`,
            'i',
          ),
        ],
        [
          2,
          new RegExp(
            String.raw`\b(?:consider|interested in|drawn to|think(?:ing)? (?:of|about)|tempted by|up for|take on|talk about|discuss) (?:the|this|a|an|our) (?:[\w-]+ ){0,3}${POST}\b|\b${POST} is yours\b`,
            'i',
          ),
        ],
        [
          1,
          /\b(?:our|my|the|since|because|after|when|he|she) (?:(?!who|which|that|your|you|they)[\w-]+ ){1,5}?(?:(?:is|has|'s|was|will be|be) )?(?:retir(?:es|ing|ed)|leav(?:es|ing) us|stepp?(?:s|ing|ed) down|mov(?:es|ing|ed) (?:on|away|back|to)|(?:going|gone|went) (?:home|back|freelance|off)|gave up|off to have|gets married)\b/i,
        ],
      ],
      // The reader is asked whether they, or a person they know, would do it.
      [
        [
          1,
          new RegExp(
            String.raw`\b(?:you|it|that|the|this)\b[^.?!\n]{0,60}\b(?:suit(?:s|ed)? you|(?:ever )?consider|see yourself|think(?:ing)? (?:of|about|over)|be (?:up for|drawn|tempted|interested)|like to (?:work|come|join|try)|fancy|free from|interest you)\b[^.!\n]*|\b(?:any interest|interested)\?`,
            'i',
          ),
        ],
        [
          1,
          new RegExp(
            String.raw`\b(?:is there|know(?: of)?|think of|or|who) (?:an? |any ?)?(?:${SOMEBODY}|person|body|friend|colleague|classmate|one of (?:your|the)|who)\b`,
            'i',
          ),
        ],
      ],
    ],
    helps: [
      [
        1,
        new RegExp(
          String.raw`\b(?:it|we|I|I'll|I can|we'd|that|job) (?:pays?|paid)\b|\b(?:salary|wages?|unpaid|pay is|the pay)\b|${MONEY} (?:an hour|a year|a month|a week|per hour|p\.?a\.?|to start|basic|plus)|[£$€] ?\d{2,3}(?:,\d{3}|k)\b`,
          'i',
        ),
      ],
      [
        1,
        /\b(?:weeks? off|(?:days|holiday)s? (?:a|of) (?:week|holiday)|holidays|pension|health (?:cover|insurance|care)|live aboard|all found|(?:flat|room|house|cottage) (?:\w+ ){0,3}(?:above|over|goes|comes)|your (?:student )?loans|every other Friday|weekends? (?:in|off)|your own keys|and meals|four days|full[- ]time|part[- ]time|permanent)\b/i,
      ],
    ],
    least: 4,
    never:
      /\b(?:candidates?|job board|shortlist\w*|placements?|staffing|we (?:find|place|supply) (?:\w+ ){0,2}(?:people|staff|workers)|applicants?|(?:if|when|are|do) you(?:'re| are)? (?:\w+ )?(?:hiring|recruiting|short of|look(?:ing)? for (?:some|an? \w+er)|need (?:some(?:body|one)|staff)))\b/i,
  },
  {
    kind: 'event',
    needs: [
      [
        [
          1,
          new RegExp(
            String.raw`\b${DAY},? (?:the )?(?:\d|${MONTH})|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\b|\b${MONTH} (?:the )?\d{1,2}\b|\bon the (?:\d|first|second|third|last)`,
          ),
        ],
      ],
      [
        [
          2,
          /\b(?:would|will|could|can|do|won't|may) you (?:(?:like|care|want|be able|love) to )?(?:(?:come|be) (?:there|along|over|by|and|to|with|if|our|my)|come\b|join us|attend)|\bdo come\b|(?:^|[.!?\n,;] ?)(?:so |please |just )?come (?:along|over|and (?:see|join|meet|try)|to (?:the|our)|by|see|if|with|on)\b|\b(?:glad of|honou?red to have|delighted to (?:see|have|welcome)|lovely to (?:see|have)|love to (?:see|have)|pleased to (?:see|welcome)|like to invite|invite) (?:you|someone|somebody)\b|\byou(?:'re| are) (?:\w+ )?invited\b|\bput you down\b|\b(?:chair|seat|place)s? (?:left|for you)\b/i,
        ],
      ],
    ],
    helps: [
      [
        1,
        /\bhow many (?:of you|you (?:will|would) be|will you be|there will be)|\bfor the list\b|\bif you (?:can|could) (?:make it|come|be there)|\bdietary|\beat meat|\bneed parking|\bRSVP\b|\bif (?:the|that) (?:date|day|\w+day) (?:is|isn't|doesn't)/i,
      ],
      [
        1,
        /\b(?:we|I|the [\w' -]{2,30})(?:'re|'m| are| am| is| will| shall)? (?:be )?(?:(?:opening|holding|hosting|running|having|putting|throwing|celebrating|launching|firing|marking)|hold|host|meets?|open)\b|\bthere(?:'ll| will) be\b|\b(?:open day|open evening|meeting|supper|dinner|breakfast|lunch|party|drinks|talks?|demonstration|concert|gala|tasting|cook-off|day for)\b/i,
      ],
    ],
    least: 4,
    never: new RegExp(String.raw`\b(?:we|I) (?:cater|charge)\b|${MONEY} (?:a head|per head|per person|a place|per place|each)`, 'i'),
  },
  {
    kind: 'partnership',
    needs: [
      [
        // What one does for the other, the other does in return: "you put our cars in your brochure, we put your hall in ours".
        [
          3,
          /\byou(?:'d| would| could| can| might)? (\w{3,})s? (?:our|my|ours|mine)\b[^?!\n]{0,90}\b(?:we|I)(?:'d|'ll| would| could| can| will)? \1 (?:your|yours)\b/i,
        ],
        [
          3,
          /\b(?:we|I)(?:'d| would| could| can| might)? (\w{3,})s? (?:your|yours)\b[^?!\n]{0,90}\byou(?:'d|'ll| would| could| can| will)? \1 (?:our|my|ours|mine)\b/i,
        ],
        [
          2,
          /\beach other's?\b|\bbetween (?:the two of )?us\b|\beither of us\b|\bboth of us\b|\b(?:bid\w*|work\w*|sell\w*|run\w*|put in|tender\w*) (?:\w+ )?(?:together|as one|jointly)\b|\bsplit (?:it|the|what)\b|\bdown the middle\b|\bwhoever (?:brings|sends|finds)\b[^.?!\n]{0,40}\b(?:gets|keeps|takes)\b/i,
        ],
      ],
    ],
    helps: [
      [
        1,
        /\byour (?:guests|customers|clients|members|brides|pupils|students|patients|visitors|list|room|markets?|brochure|riders|diners|tenants)\b/i,
      ],
      [1, /\b(?:my|our) (?:guests|customers|clients|members|regulars|riders|brides|pupils|diners|visitors|markets?|list)\b/i],
    ],
    least: 3,
    never: new RegExp(YOUR_PAGE, 'i'),
  },
  {
    kind: 'link_building',
    needs: [
      [[1, new RegExp(YOUR_PAGE, 'i')]],
      [
        [
          2,
          /\blinks? (?:back )?to (?:us|it|our|my|ours)\b|\ba link (?:to|back|for|from|on)\b|\blink swap\b|\bmention(?:ing)? (?:us|our|my)\b|\b(?:like|want|able|care|want) to point to\b|\badd (?:us|ours|our|me)\b|\ba? ?good home (?:for|on)|\bsit (?:nicely|well|happily)\b|\bguest (?:post|slot|article|piece|column)\b|\buse it (?:on|in)\b|\ba (?:line|word|mention) (?:about|for|of) (?:us|me)\b|\bname and (?:web )?(?:site|address)|\bhundred words\b|\b\d{3,} words\b|\bfeature (?:us|it|our)\b/i,
        ],
      ],
    ],
    helps: [
      [
        1,
        /\b(?:we|I)(?:'ve| have)? (?:written|wrote|made|drawn|put together|published)\b|\bcould write\b|\bin return\b|\bswap\b|\bwe'd (?:list|mention|put)\b|\bwe (?:already )?have \S+ on ours\b/i,
      ],
    ],
    least: 3,
    never: new RegExp(String.raw`${MONEY}|\b(?:SEO|rank(?:s|ing|ings)?|backlinks? for you|our (?:clients|packages|customers))\b`, 'i'),
  },
];

/** How much likelier the kind is for each unit of weight beyond the least but one. */
const PER_WEIGHT = Math.E;
const MOST_WEIGHT = 4;
/** Chance of a kind that the reader rules out. */
const LEFT = 0.02;
/** Those who know the reader say the same things. */
const LEAST_KNOWN = 0.3;
/** From this probability on, the reader is not corrected, unless it takes the email for a sale. */
const SURELY_OTHER = 0.8;

const heaviest = (acts: readonly Act[], text: string): number =>
  acts.reduce((most, [weight, words]) => (weight > most && words.test(text) ? weight : most), 0);
const sumOf = (acts: readonly Act[], text: string): number =>
  acts.reduce((sum, [weight, words]) => sum + (words.test(text) ? weight : 0), 0);

/** How plainly a text proposes what a kind is about; 0 if not plainly. */
export function weighProposal({ needs, helps, least, never }: Proposal, text: string): number {
  if (needs.some((acts) => heaviest(acts, text) === 0) || never.test(text)) return 0;
  const weight = sumOf([...needs.flat(), ...helps], text);
  return weight < least ? 0 : Math.min(MOST_WEIGHT, weight);
}

/**
 * The probabilities of the kinds where the sentences plainly propose what one of them is about: a writer who first tells of their firm and its work
 * sounds like a seller, but a job is a job whatever is told of the firm.
 */
export function weighActs(chances: Float64Array, raw: string): Float64Array {
  const known = EMAIL_KINDS.reduce((sum, kind) => sum + (isOutsideKind(kind) ? (chances[kindIndex(kind)] ?? 0) : 0), 0);
  const isSure = EMAIL_KINDS.some((kind) => kind !== 'sales' && kind !== 'follow_up' && (chances[kindIndex(kind)] ?? 0) >= SURELY_OTHER);
  if (isSure || known >= LEAST_KNOWN) return chances;
  const text = raw.replaceAll('\u2019', "'");
  const weighed = Float64Array.from(chances);
  for (const proposal of PROPOSALS) {
    const index = kindIndex(proposal.kind);
    const weight = weighProposal(proposal, text);
    if (weight > 0) weighed[index] = ((chances[index] ?? 0) + LEFT) * PER_WEIGHT ** weight;
  }
  const total = weighed.reduce((sum, one) => sum + one, 0);
  return weighed.map((one) => one / total);
}
