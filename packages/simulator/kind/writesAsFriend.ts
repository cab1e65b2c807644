import type { Email } from '../lead.ts';

const RELATIVE =
  '(?:Mum|Mom|Mummy|Mam|Ma|Dad|Daddy|Nana?|Gran|Granny|Grandma|Grandpa|Gramps|Grandad|Granddad|(?:Aunt|Auntie|Aunty|Uncle)(?: \\p{Lu}\\p{Ll}+)?)';
const RELATION = String.raw`(?:mum|mom|mother|dad|father|parents|sister|brother|husband|wife|son|daughter|nephew|niece|cousin|gran|granny|grandma|grandpa|grandad|aunt|uncle)`;
const FAMILY_DAY = String.raw`(?:wedding|christening|funeral|baptism|bar mitzvah|reunion|(?:engagement|leaving|birthday|garden) party|baby shower|\p{L}+ieth|(?:\d+0th|\d+(?:st|nd|rd|th) birthday))`;

/** What people say to friends and relatives and to nobody else, each sign with its weight. */
const SIGNS: readonly (readonly [number, RegExp])[] = [
  // "Dad is 80 on the 9th", "at Granny's": named as only their own family does.
  [
    2,
    new RegExp(
      String.raw`(?<!\b(?:[Yy]our|[Tt]he|[Aa]n?|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|\p{Lu}\p{Ll}+) )\b${RELATIVE}(?! (?:of|from|and Pop)\b|[&-])\b`,
      'u',
    ),
  ],
  [2, /\b(?:mum|mom|dad|gran|nana|ma)(?: is|['\u2019]s| says| wants| asks| keeps| made| has)\b/],
  [1, new RegExp(String.raw`\b(?:my|our) (?:\p{L}+ )?${RELATION}\b`, 'iu')],
  [
    2,
    /\b(?:(?:lots|heaps|loads) of love|all (?:my|our) love|much love|big hugs?|(?:give|send) (?:them |her |him )?my love)\b|\n\s*\p{L}+ x\s*$|\bx[xo]+\b/iu,
  ],
  [
    2,
    /(?:^|[.!?\n] *)(?:(?:All love|Love|Kisses|Hugs)(?: to (?:you|all|the|your|everyone|everybody|\p{Lu}\p{Ll}+)\b| from \p{Lu}\p{Ll}+)|Love you\b|(?:My )?[Dd]arling (?=\p{Lu}))/u,
  ],
  [2, /(?:^|\n)\s*(?:with (?:lots of |all my )?)?love,?(?: from)?\s*\n|(?:^|\n)\s*love (?:from )?\p{L}+\s*$/iu],
  [
    1,
    /\b(?:[Ss]ay (?:hello|hi)|[Bb]est|[Gg]reetings|[Rr]egards) to (?:your (?:mum|mom|dad|wife|husband|family|parents|girls|boys)|the (?:kids|girls|boys|children|family|whole family)|everyone|everybody|\p{Lu}\p{Ll}+)\b|\b[Kk]ids say hi\b/u,
  ],
  [1, /\b(?:(?:lovely|so good|good|great|nice|wonderful) to (?:see|bump into|run into|catch up with)|(?:bumped|ran) into) you\b/i],
  [
    2,
    new RegExp(
      String.raw`\byou\b[^.?!\n]{0,40}\b(?:at|since|after|before) (?:\p{L}+['\u2019]s |the |our |my |his |her |their )?${FAMILY_DAY}\b`,
      'iu',
    ),
  ],
  [
    2,
    /\b(?:sat (?:behind|next to|beside|in front of) (?:me|us|you)|(?:at|in|from) (?:primary |high |secondary )?school together|shared (?:a|that|the) (?:flat|room|house|desk)|do you (?:still )?remember (?:when|how|the (?:time|summer|night|day))|remember when we|the old days|old times|your old (?:friend|mate|neighbou?r|flatmate|roommate)|miss(?:ed|ing)? you\b|been (?:far )?too long|since (?:we were|our) (?:kids|children|school|students?|school days|student days))\b/i,
  ],
  [
    1,
    /\b(?:the (?:kids|girls|boys|twins|little ones?|children) (?:are|is|were|keep|still|have|would|can|miss|ask|love|talk)|(?:for|with|to|and|about|bring) the (?:kids|girls|boys|twins)|how (?:are|is) (?:the (?:kids|girls|boys|twins|baby)|your (?:mum|mom|dad|mother|father|wife|husband|parents|sister|brother)))\b/i,
  ],
  [
    1,
    /\b(?:a (?:pint|proper walk|walk together|long walk)|the pub|the puppy|stay (?:with (?:you|us)|the night|over)|half[- ]term|my divorce|spare (?:room|bed)|sleep on (?:the|your) sofa|(?:come|came|pop|be) (?:over|round|home) (?:for|on|at)|(?:for|to) (?:supper|tea|Sunday lunch)|hear your voice|cheer me up|(?:in|from|out of) hospital|on the ward|the christening|(?:our|the|your) (?:shed|attic|loft|garage|cottage|allotment)|moving house|engaged|pregnant|godmother|godfather)\b/i,
  ],
  [
    1,
    /\b(?:see you (?:on |at |next |this )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|see you (?:at|there|at the weekend|tonight|soon)|thinking of you|(?:are|will) you (?:be )?(?:around|about|home|in town) (?:over|at|on|this|next|in)|are you ever (?:here|back|in|over|around))\b/i,
  ],
];
const LEAST_WEIGHT = 3;
/** Friends seldom name a sum. */
const LEAST_WITH_MONEY = 5;
const MONEY =
  /[£$€]\s?\d|\b\d{2,} (?:all in|plus|pounds|euros|dollars|quid|bucks)\b|\b(?:thousand|hundred|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|five) (?:pounds|euros|dollars)\b/i;

/** What no friend writes: a firm's offer, its customers, a way out of a list. */
const OF_A_FIRM =
  /https?:|\bwww\.|\bunsubscribe\b|\bour (?:software|tool|services?|products?|platform|customers?|clients|prices|guests|range|shop|studio|team of|menu|members)\b|\b(?<!\b(?:shall|should|can|could|may|do|did) )(?:we|I)(?:['\u2019]ve| have)? (?:also |now |currently |only )?(?:run|offer|provide|supply|sell|do (?:\p{L}+ ){1,3}on the side|specialis\w+|specializ\w+|work with|rent out|cater|represent|charge|cook(?:ed)? for|install|been putting in)\b|\bby trade\b|\blook at your (?:page|site|website)|\byour (?:page|website|blog|site|announcement|ad|advert|listing)\b|\b(?:we|I) (?:help|save) (?:\p{L}+ )?(?:companies|firms|teams|people|businesses|families|owners|parents|couples|small)\b|\bfree (?:trial|demo|quote|sample|consultation)\b|\b\d+ ?% (?:off|less|more|of)\b|\bI(?:['\u2019]m| am) (?:an? (?:\p{L}+ )?(?:consultant|agent|photographer|coach|adviser|advisor|broker|founder|recruiter|journalist|reporter)|(?:the )?(?:founder|owner|director|manager|head) (?:of|at))\b|\b(?:donat\w+|sponsor\w*|fundrais\w+|charity|application|apply|CV|r\u00e9sum\u00e9|vacancy|invoice|per (?:month|year|person|head|seat))\b/iu;

/** Whether an email's plain words are a friend's or a relative's, whatever a reader takes it for. */
export const writesAsFriend = ({ subject, body }: Pick<Email, 'subject' | 'body'>): boolean =>
  !OF_A_FIRM.test(body) && weighFriendship(`${subject}\n${body}`) >= (MONEY.test(body) ? LEAST_WITH_MONEY : LEAST_WEIGHT);

export const weighFriendship = (text: string): number =>
  SIGNS.reduce((sum, [weight, pattern]) => sum + (pattern.test(text) ? weight : 0), 0);
