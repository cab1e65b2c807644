import type { EmailKind } from '../reader/kinds.ts';
import { MONEY } from './money.ts';

/** Words that do something, and how plainly. */
export type Act = readonly [weight: number, words: RegExp];
export type Proposal = {
  kind: EmailKind;
  /** One of each must be said. What the fewest emails say comes first, so that the others are seldom looked for. */
  needs: readonly (readonly Act[])[];
  /** What else shows it. */
  helps: readonly Act[];
  least: number;
  never: RegExp;
};

/** Who works for a living: "a senior conservator", "another pair of hands". */
const WORKER = String.raw`(?:(?!(?:another|other|further|number|order|partner|supplier|customer|buyer|sponsor|speaker|tester|member|owner|quarter|paper|letter|investor|donor|matter|water|power|offer|answer|summer|winter|printer|trailer|computer|dinner|reader|caterer|venue|corner|cover|advisor|adviser|contractor|vendor|provider|subscriber|user|plant|want|person)s?\b)[a-z]{2,}(?:er|or|ist|ian|ant|smith|wright|man|woman|maid|hand|person)s?|cooks?|chefs?|vets?|nurses?|mates?|hands?|apprentices?|trainees?|guides?|clerks?|couple|(?:extra|more|proper|skilled|single|younger) (?:people|person|colleague))`;
const SOMEBODY = String.raw`(?:some(?:body|one)|any(?:body|one)|a person|people|one more|another)`;
const SEEKS = String.raw`(?:(?:we|I|they)(?:'re|'m|'d|'ve| are| am| would| have)?|(?:my|our|the) (?:[\w-]+ ){0,2}[\w-]+(?: is| would)?|what (?:we|I))(?: \w+ly| now| still| just| all| been)* (?:looks? for|looking for|after|in need of|short of|lack|seeking|hiring|recruiting|taking on|thinking of taking|needs?|wants?(?: is)?|could (?:\w+ )?(?:use|do with)|have room for|like|love|hoping for|lost)`;
const OWN_WORK = String.raw`(?:join(?:ing)? (?:us|me)\b(?! (?:for|on|at|in) )|(?:come|coming) (?:in with us|aboard)|(?:come|coming|move|moving) to (?:us|the (?:[\w-]+ )?(?:studio|workshop|yard|firm|practice|kitchen|bench))|work(?:ing)? (?:with|for|alongside) (?:us|me)\b|come (?:and|to|over and|over to) (?:\w+ ){1,2}(?:for|with|at|alongside) (?:us|me|our|him|her)\b|(?:come and|come to|to) work here|yourself (?:here|with us|at our)|(?:on|at|in|to) our (?:crew|team|bench|staff|board|kitchen)\b|(?:mornings?|days?) (?:\w+ ){0,3}with us\b|be the (?:second|third|fourth|fifth|sixth)|(?:give|offer) (?:\w+ )?(?:you )?(?:his|her|their) (?:job|place|post|seat))`;
const POST = String.raw`(?:job|post|role|position|vacancy|trusteeship|apprenticeship|bench|kitchen)`;
const DAY = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`;
const MONTH = String.raw`(?:Jan(?:uary)?|Feb(?:ruary)?|March|April|May|June|July|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)`;
/** A sentence of the sender's own house: nothing is supposed, and nothing is the reader's. */
const OF_OURS = String.raw`(?:^|[.?!\n])(?![^.?!\n]*\b(?:you|your|yours|if|when)\b)[^.?!\n]*`;
const LEAVES = String.raw`(?:retir(?:es|ing|ed)|leav(?:es|ing)\b|will leave|left us|stepp?(?:s|ing|ed) down|mov(?:es|ing|ed) (?:on|away|back|to)|(?:going|gone|went|goes|off|sails) (?:home|back|freelance|to)\b|is (?:off|gone)|off to|gave up|gone since|sails in|handed in (?:his|her|their) notice|broken (?:his|her)|hurt (?:his|her)|fell ill|(?:having|have|had) (?:a baby|twins)|wants to (?:stop|go)|asked to go|had enough|started their own|got a job|(?:empty|stood|headed by) (?:chair|desk|bench|still|nobody)|room for|a spot\b|cannot manage|can't do it all|past seventy|I'm sixty|over sixty)`;
/** A year's salary, or pay that something comes on top of: prices are given neither way. */
const SALARY = String.raw`(?:${MONEY}|\d{2,3}k)(?: ?(?:-|–|to) ?[£$€]?\d[\d,.]*k?)? ?,?(?:(?:gross )?(?:base|basic|pro rata|salary|OTE|p\.?a\.?|to start)\b|(?:a (?:week|month|year),? )?(?:plus|\+|and|with|including|incl\.?) (?:an? |the |your |\d+% )?(?:[\w-]+ )?(?:bonus|tips|stipend|equity|options|overtime|commission|allowance|pension|car|van)\b|,? ?equity\b)|(?:[£$€]? ?\d{2,3}k|[£$€] ?\d{2,3},\d{3})\b[^.?!\n]{0,40}\b(?:holidays?|vacation|PTO|(?:days|weeks) off|pension|hybrid|remote|days in|bonus|profit share)\b|\b(?:job|post|role|position|scale) (?:\w+ly )?(?:pays?|is|starts at) (?:about |around |up to )?${MONEY}|\b(?:base|basic|salary|wages?)(?: (?:is|of|from|between|range|around|up to|starts at))*:? ?${MONEY}`;
const BY_HOUR = String.raw`(?:${MONEY}) ?(?:an|per|the|by the|\/) ?(?:hour|hr|h|shift)\b`;
/** What is beside the pay, and which days and hours are worked. */
const TERMS = String.raw`(?:bonus|uncapped|tips|stipend|pension|401\(?k\)?|equity|options|relocation|sign-on|on-call|call-out|on call|overtime|hybrid|remote|home office|company (?:car|van)|car allowance|OTE|PTO|full[- ]time|part[- ]time|pro rata|permanent|notice period|(?:health|medical|dental)(?: care| cover| insurance| plan)?(?: is| are)? (?:paid|covered|included|cover|insurance|from)|benefits (?:start|from|on)|(?:weeks?|days?)(?:'| of)? (?:off|holidays?|leave|vacation|PTO|in (?:the office|\p{Lu}\w+)|at home|from home)|(?:three|four|five|\d)(?: and a half)? days\b|four-day|\d\d hours|no (?:evenings|nights|weekends|Saturdays|Sundays|travel\b(?! (?:fee|charge|cost)))|(?:one|every (?:second|third|fourth|other)) weekend|weekends? (?:off|in)|(?:day|night|early|late) shifts?|nights|days only|Monday to (?:Thurs|Fri)day|(?:we|and) (?:cover|pay|reimburse) (?:for )?(?:your|all|a) |house (?:if|included)|(?:truck|van|tools) (?:and \w+ )?(?:supplied|provided|included))`;
/** Whoever sells staff, software or insurance speaks of the reader's people and of what they pay. */
const OF_READERS_STAFF =
  /\b(?:you (?:only |then |will )?pay|our fee|my fee|all in|per (?:employee|head|seat|user|recruiter|hire)|candidates?|applicants?|shortlist\w*|placements?|staffing|temps|job board|your (?:people|staff|employees|workers|workforce|vacanc\w+|open (?:roles?|positions?)|hiring|recruit\w*|team)|we (?:place|supply|provide|find|send|recruit) (?:\w+ ){0,3}(?:people|staff|workers|\w+(?:ers|ists|ants|ses))|(?:if|when|are|do|where) you(?:'re| are)? (?:\w+ )?(?:hir(?:e|ing)|recruit(?:ing)?|short of|need (?:people|staff|someone|somebody))|{{company}} is (?:hiring|looking)|(?:do|would|will) you (?:need|have (?:any )?(?:gaps|open))|(?:a|free|our) quotes?|surcharge|bill rate|costs? [£$€]\d[\d,]*|sell (?:it|them)|vacancies|refer a friend)\b/i;
/** The people who come to the reader, whom a partner hopes for. */
const BUYERS =
  'clients?|customers?|buyers?|sellers?|members|guests|patients|tenants|students|leads?|business|work|jobs?|people|couples|owners|couple|someone|anyone';
/** What two trades may do for each other with the people who ask for the other's work. */
const HANDED = 'work|jobs?|referrals?|leads|enquiries|inquiries|overflow|customers|clients|patients';
const HANDS_OVER = 'pass|send|refer|hand|recommend|point|share|swap|put in a word for';
/** The reader's own page, list or paper. */
const PAGE = String.raw`(?:pages?|blog|site|website|list|column|newsletter|magazine|directory|podcast|article)`;
const YOUR_PAGE = String.raw`(?:your|the|{{company}}(?:'s)?|mine|my piece) (?:[\w-]+ ){0,4}${PAGE}\b|\byour (?:readers|piece)\b|\b${PAGE}s? (?:for|of) \w+|\b(?:tools|pages|places|links) (?:at|on) {{company}}|\b(?:your|the) (?:[\w-]+ ){0,3}(?:Chronicle|Herald|Times|Gazette|Courier)\b|\bDear Editor\b`;

/** What is proposed to the reader in each kind: who is to work for whom, to come where and when, to give whose work a place. */
export const PROPOSALS: readonly Proposal[] = [
  {
    kind: 'recruiting',
    needs: [
      // The reader is asked whether they, or a person they know, would do it.
      [
        [
          1,
          new RegExp(
            String.raw`\b(?:you|it|that|the|this)\b[^.?!\n]{0,60}\b(?:suit(?:s|ed)? you|(?:ever )?consider|see yourself|think(?:ing)? (?:of|about|over|it over)|be (?:up for|drawn|tempted|interested|(?:at all |any )?of (?:any )?interest|(?:open|willing) to)|like to (?:work|come|join|try|offer you)|fancy|free from|interest you|appeal|tempt you|speak to you|your sort of thing|something (?:for you|you)|talk you into|imagine|say yes)\b|\b(?:any interest|interested|you want it|might (?:it be )?you|are you one|what do you reckon|sound of it|(?:could|can) I tempt you|think it over|shall we talk|should we talk|want to come and try)\b|\bfancy (?:a|it|the)\b|\blet your name\b|\bhonest answer\b|\bthinking of\?`,
            'i',
          ),
        ],
        [
          1,
          new RegExp(
            String.raw`\b(?:is there|know(?: of)?|think of|or|who|whom|send me|tell) (?:an? |any ?)?(?:${SOMEBODY}|person|body|lad|mate|friend|colleague|classmate|pupil|one of (?:your|the)|who|should I)\b|\bfor a (?:friend|name)\b|\bsomeone from your\b|\byou'd (?:pick|recommend)\b`,
            'i',
          ),
        ],
      ],
      // The sender has work for a person.
      [
        [
          2,
          new RegExp(
            String.raw`\b${SEEKS} (?:in )?(?:an?|one|two|three|four|another|some|more|\d+|[a-z]+) ?(?:[\w-]+ ){0,4}?${WORKER}\b`,
            'i',
          ),
        ],
        [1, new RegExp(String.raw`\b${SEEKS} (?:to find |in )?${SOMEBODY}\b`, 'i')],
        [
          2,
          new RegExp(String.raw`\b(?:you|${SOMEBODY}|${WORKER})\b[^.?!\n]{0,60}\b${OWN_WORK}|\b(?:would|could|will) coming aboard\b`, 'i'),
        ],
        [
          2,
          new RegExp(
            String.raw`\b(?:would|could|might|may|does|is) (?:the|this|a|such an?) (?:[\w'-]+ )?${POST} (?:suit|interest|tempt|appeal|be (?:of|something|right))`,
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
        [1, new RegExp(OF_OURS + String.raw`\b${LEAVES}\b`, 'i')],
        [
          1,
          /\b(?:there is|there's|we have|for) (?:money|funding) for an? \w+|\bfind my own replacement\b|\bhand (?:over|the \w+) (?:by|to a)\b/i,
        ],
      ],
    ],
    helps: [
      [
        1,
        new RegExp(
          String.raw`\b(?:it|we|I|I'll|I can|we can|we'd|that|job|section) (?:pays?|paid)\b|\b(?:salary|wages?|unpaid|pay is|the pay|scale)\b|${MONEY} ?(?:an hour|a year|a month|a week|a day|per hour|/ ?wk|p\.?a\.?|to start|basic|plus|net)|\b\d[\d,.]* (?:a month|net)\b|[£$€]? ?\d{2,3}(?:,\d{3}\b|k\b)|\b\d\d bucks an hour|\bnot a penny in it\b`,
          'i',
        ),
      ],
      [
        1,
        /\b(?:weeks? (?:off|away)|week of vacation|(?:days|holiday)s? (?:a|of) (?:week|holiday)|(?:days?|mornings?|Sundays|Saturdays|afternoons?) (?:and \w+ )?(?:off|free|with us)|summer free|holidays|pension|health\b|live aboard|all found|keep included|with board|bunk|accommodation|(?:flat|room|house|cottage|van|truck) (?:\w+ ){0,3}(?:above|over|goes|comes|thrown in|with)|(?:with a|a) (?:house|van|cottage)\b|your (?:student )?loans|every other Friday|weekends? (?:in|off)|own keys|and meals|four days|full[- ]time|part[- ]time|half time|term time|permanent|remote\b|nights? (?:home|shifts)|two weeks on|(?:April|May|mid June) to (?:mid )?(?:Aug|Sept|Oct)\w*|six meetings)\b/i,
      ],
    ],
    least: 4,
    never:
      /\b(?:candidates?|job board|shortlist\w*|placements?|staffing|giving|sponsor\w*|donat\w+|raffle|we (?:find|place|supply|keep|bring) (?:\w+ ){0,2}(?:people|staff|workers|bakers|pickers)|applicants?|(?:if|when|are|do) you(?:'re| are)? (?:\w+ )?(?:hiring|recruiting|short of|look(?:ing)? for (?:some|an? \w+er)|need (?:some(?:body|one)|staff)))\b/i,
  },
  {
    // A job told by its pay and its terms alone.
    kind: 'recruiting',
    needs: [
      [
        [3, new RegExp(SALARY, 'i')],
        [2, new RegExp(BY_HOUR, 'i')],
      ],
      [[1, new RegExp(String.raw`(?<![\w-])${TERMS}`, 'iu')]],
    ],
    helps: [
      [
        1,
        /\b(?:you(?:'d| would) (?:run|lead|report|work|be|have|own|join|build)|(?:role|post|position|vacancy|opening|assignment)\b|\b(?:the|this|a) job (?:pays|is)\b|\b(?:I|we)(?:'m|'re| am| are)? (?:now )?(?:hir(?:e|ing)|recruit(?:ing)?|looking for|adding|taking on|need|want)|wanted\b|licen[sc]ed\b|your (?:license|profile|background|experience|next)|submit you|are you happy where)/i,
      ],
    ],
    least: 4,
    never: OF_READERS_STAFF,
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
          /\b(?:would|will|could|can|do|won't|may|might) (?:you|two of your \w+|(?:some|any)body from {{company}}) (?:(?:like|care|want|be able|love) to )?(?:(?:come|be) (?:there|along|over|by|and|to|with|if|our|my|among|one of)|come\b(?! on\b(?! (?:the \d|\w+day)))|join us|attend|judge\b)|\bdo come\b|(?:^|[.!?\n,;]) ?(?:so |please |just |want to )?come (?:along|over|and (?:see|join|meet|try)|to (?:the|our)|by|see|if|with|down)\b|\b(?:glad of|honou?red to have|delighted to (?:see|have|welcome)|lovely to (?:see|have)|love to (?:see|have)|pleased (?:to (?:see|welcome)|if)|like to invite|invit(?:e|ing)|good to have) (?:you|someone|somebody|everyone|{{company}})\b|\byou(?:'re| are) (?:\w+ )?invited\b|\b(?:you'd|you would|everyone) be (?:very )?welcome\b|\bput you down\b|\b(?:chair|seat|place|wristband)s? (?:left|for you|each|with your name)\b|\b(?:shall|may|can) (?:I|we) (?:keep|save|count|expect) (?:you|two|some|one)\b|\bwill we see you\b|\bsay if you come\b/i,
        ],
      ],
    ],
    helps: [
      [
        1,
        /\b(?:how many (?:of you|you (?:will|would) be|will you be|there will be|burgers)|(?:must|need to) know how many|for the (?:list|door)|if you (?:can|could) (?:make it|come|be there)|dietary|eat meat|need parking|RSVP|who is coming|(?:send|let) (?:me|us|\w+) (?:know|have|the names|(?:two )?names)|if (?:the|that|you're) (?:date|day|\w+day|away)|(?:should|if) the date)\b/i,
      ],
      [
        1,
        /\b(?:we|I|the [\w' -]{2,30})(?:'re|'m| are| am| is| will| shall)? (?:be )?(?:(?:opening|holding|hosting|running|having|putting|throwing|celebrating|launching|firing|marking|inviting|racing)|hold|host|meets?|open|press|blow)\b|\bthere(?:'ll| will| is|'s) (?:be )?(?:a |an )?(?:\w+ )?(?:band|stew|tent|lunch|pies?|soup|bacon|coffee|food|drinks)\b|\b(?:open day|open evening|meeting|supper|dinner|breakfast|party|drinks|demonstration|concert|gala|tasting|cook-off|day for|trial|show is|for the first time|round table)\b/i,
      ],
    ],
    least: 4,
    never: new RegExp(
      String.raw`\b(?:we|I) (?:cater|charge)\b|(?<!\b(?:offer|pay)(?: you)? )${MONEY}|\b(?:third|second|last) (?:note|email|reminder)\b`,
      'i',
    ),
  },
  {
    kind: 'partnership',
    needs: [
      [
        // Work that goes to and fro, whatever is told of the two trades and whatever one wants to see of the other's first.
        [
          3,
          new RegExp(
            String.raw`\b(?:${HANDS_OVER}) (?:[\w']+ ){0,5}?(?:each way|both ways|either way|back and forth|to and fro|each other|one another|between us)\b|\b(?:swap|trade|exchange) (?:\w+ )?(?:numbers|names|${HANDED})\b|\b(?:${HANDS_OVER}) (?:mine|ours|yours)\b[^.?!\n]{0,60}\b(?:mine|ours|yours|my way|our way|your way)\b|\b(?:take|send) ours\b[^.?!\n]{0,60}\b(?:our|my) way\b`,
            'i',
          ),
        ],
        // What one does for the other, the other does in return: "you put our cars in your brochure, we put your hall in ours".
        [
          3,
          /\byou(?:'d| would| could| can| might)? (\w{3,})s? (?:our|my|ours|mine)\b[^?!\n]{0,90}\b(?:we|I)(?:'d|'ll| would| could| can| will)? \1 (?:your|yours)\b/i,
        ],
        [
          3,
          /\b(?:we|I)(?:'d|'ll| would| could| can| might)? (\w{3,}(?: out)?)s? (?:your|yours)\b[^?!\n]{0,90}\byou(?:'d|'ll| would| could| can| will)? \1 (?:our|my|ours|mine)\b/i,
        ],
        // "What if we sold your honey at our bar and you told your guests about our barn?"
        [
          3,
          /\b(?:what if|suppose|how about|could|shall|why don't|the idea)\b[^.?!\n]{0,20}\b(?:we|I) \w+ your [^.?!\n]{2,60}\band you(?:'d| would)? (?!pay|get|keep|choose|see)\w+ [^.?!\n]{0,40}\b(?:our|my|mine|ours)\b/i,
        ],
        [
          2,
          /\beach other's?\b|\bbetween (?:the two of )?us\b|\beither of us\b|\bboth of us\b|\b(?:bid\w*|work\w*|sell\w*|run\w*|put in|tender\w*) (?:\w+ )?(?:together|as one|jointly)\b|\bsplit (?:it|the|what|by)\b|\bdown the middle\b|\bhalf and half\b|\bgo halves\b|\b50[:/]50\b|\bone bid\b|\bwe'd both\b|\bif we shared\b|\bboth would\b|\bwhoever (?:brings|sends|finds)\b[^.?!\n]{0,40}\b(?:gets|keeps|takes)\b/i,
        ],
        [2, /\b(?:suppose|what if|if) (?:you|your \w+|we|I) (?:put|took|take|did|ran|exchanged|hand out|shared|recorded|bid)\b/i],
      ],
    ],
    helps: [
      [
        1,
        /\bno (?:commission|cut|fees?|money|paper|percentage|contract|charge)\b[^.?!\n]{0,40}|\bnobody pays\b|\bnothing (?:owed|changes hands)\b/i,
      ],
      [
        1,
        /\byour (?:guests|customers|clients|members|brides|pupils|students|patients|visitors|list|room|markets?|brochure|riders|diners|tenants|vans|people|barn|card)\b/i,
      ],
      [
        1,
        /\b(?:my|our) (?:guests|customers|clients|members|regulars|riders|brides|pupils|diners|visitors|markets?|list|crew|people|cards?)\b/i,
      ],
    ],
    least: 3,
    never: new RegExp(
      String.raw`${YOUR_PAGE}|\byou pay (?:us|me)\b|\b(?:our|my) (?:app|software|platform|tool|network|marketplace)\b`,
      'i',
    ),
  },
  {
    // What the reader's customers bring them.
    kind: 'partnership',
    needs: [
      [
        [
          2,
          new RegExp(
            String.raw`\b(?:${BUYERS}) (?:that |who |whom )?you (?:refer|introduce|send|pass|bring|recommend)|\b(?:refer|introduce|send|pass|recommend|bring|point)(?:s|ing)? (?:us |me )?(?:their |your |an? |the |those |any )?(?:\w+ )?(?:${BUYERS})\b[^.?!\n]{0,60}\b(?:to us|to me|our way|\$|£|€|%|gets?|earns?|receives?)|\bas a partner\b|\bintroduce us\b|\bwho (?:mention|promote|recommend|sell|feature|carry) (?:us|them|it|our \w+)\b|\b(?:you|who|like yours|like {{company}}|partners|realtors|accountants|dealers|agents|advisers|advisors|consultants|brokers) (?:can |could |may )?(?:refer|send|pass|introduce|recommend|bring) (?:us|me|to us)\b`,
            'i',
          ),
        ],
        [
          2,
          /(?<!\b(?:we|I)(?:'re| are|'m| am) (?:an? |the )?(?:[\w-]+ ){0,2})\b(?:resellers?|resell(?:ing)?|distributors?|distribution rights|dealer partners?|referral partners?|introducers?|stockists?|affiliates?|under (?:your|their) own (?:name|brand)|white[- ]label|sell (?:them|it|ours?) (?:on|under|alongside|next to|to your)|offer (?:them|it|our \w+) (?:to your|at the)|exclusiv(?:e|ity|ely) (?:for|in|to)|give (?:you|{{company}}) the (?:state|region|area|county|territory))\b/i,
        ],
      ],
      [
        [
          2,
          /\b(?:we|I)(?:'d|'ll| would| will)? pay (?:you |them |out )?(?:\w+ )?(?:[£$€] ?\d|\d+ ?%|a (?:tenth|share|fee|commission)|ten)|\b(?:you|they|partners|who|and|each|dealers?)(?:'d|'ll| would| will| can)? (?:get|gets|earn|earns|keep|keeps|make|makes|receive|receives|take) (?:[£$€] ?\d[\d,.]*(?! off)|\d[\d.]* ?%(?! off)|half|a (?:third|quarter|tenth|fifth|share|cut|commission|fee)|(?:one|the first|two) months?|one month of)|\b(?:earns?|receives?) (?:\d[\d.]* ?%|[£$€] ?\d[\d,.]* (?:for|per|each|every|on)\b)|\b(?:margin|commission|referral fee|finder's fee|kickback|revenue share|below list|at trade|trade price|dealer price)\b/i,
        ],
      ],
    ],
    helps: [],
    least: 4,
    never:
      /\b(?:commission[- ]free|no commission|without commission|save (?:on )?commission|book a demo|off your (?:next|first)|plans? starts?|refer a friend|uncapped|your reps?|your sales ?(?:people|team|reps?)|salary|base)\b|(?<!\b(?:makes?|earns?|gets?|receives?) (?:about |around )?)[£$€] ?\d[\d,.]* (?:a|per) (?:month|user|seat|recruiter)\b|\b(?:we|I)(?:'re| are|'m| am) (?:an? |the )(?:[\w-]+ ){0,2}(?:reseller|distributor)\b|\bother \w+(?: \w+)? (?:take|charge)\b/i,
  },
  {
    kind: 'link_building',
    needs: [
      [
        [
          2,
          /\blinks? (?:back )?to (?:us|it|our|my|ours)\b|\ba link (?:to|back|for|from|on)\b|\blink (?:swap|each way)\b|\b(?:mention(?:ing)?|quote|feature) (?:us|our|my|it)\b|\b(?:like|want|able|care|want) to point to\b|\badd (?:us|ours|our|me)\b|\ba? ?good home (?:for|on)|\bsit (?:nicely|well|happily)\b|\bguest (?:post|slot|article|piece|column)\b|\buse it (?:on|in)\b|\b(?:a (?:line|word|mention) (?:about|for|of|at) (?:us|me|my|the end|the foot))|\bname and (?:web )?(?:site|address)|\bhundred words\b|\b\d{3,} words\b|\bswap (?:it in|a mention)\b|\b(?:be put in|go on there|lead there|any use there|place among yours|one more for it)\b|\b(?:like|want|enjoy|run) (?:the story|a (?:piece|story)|your piece|something)\b|\bhave me on\b|\babout mine\b/i,
        ],
      ],
      [[1, new RegExp(YOUR_PAGE, 'i')]],
    ],
    helps: [
      [
        1,
        /\b(?:we|I)(?:'ve| have)? (?:written|wrote|made|drawn|mapped|counted|put together|published)\b|\bcould write\b|\bin return\b|\bswap\b|\bwe'd (?:list|mention|put)\b|\b(?:we|I)(?:'ve| already)? (?:already )?(?:have|had|put) \S+ (?:on|among)\b|\byours (?:on|is)\b|\bfree\b|\bdon't want paying\b|\bno fee\b/i,
      ],
    ],
    least: 3,
    never: new RegExp(String.raw`${MONEY}|\b(?:SEO|rank(?:s|ing|ings)?|backlinks? for you|our (?:clients|packages|customers))\b`, 'i'),
  },
  {
    kind: 'fundraising',
    needs: [
      [
        [
          2,
          /\b(?:could|can|would|will|may|might|is) (?:{{company}}|you|your (?:firm|shop)|the firm|we|every \w+)\b[^.?!\n]{0,30}\b(?:help|give|giving|put(?:ting)? (?:something|\w+ down)|manage a few|take (?:ten|a)|stand (?:us|one|that)|sponsor|spare|chip in|be one of them|come in with us|paint yours|good for|count on)\b|\bup for one\b|\bwhatever you can give\b|\bwhat could you do\b/i,
        ],
      ],
      // The sender's own people lack something, for nobody's profit.
      [
        [
          1,
          new RegExp(
            String.raw`\bwe(?:'re| are) (?:[\w£$,.]+ )?(?:short|out of|raising|asking)|\b(?:still |hall |band )?needs? (?:a|an|sixty|\d+)\b|\b(?:we've|we have|have) (?:got |found |raised )?(?:only )?(?:${MONEY}|eight\b|a little)|\bshort of\b|\bhaven't got (?:it|one)\b|\bnone of them pay\b|\b(?:died|cracked|failed|gone through|doubled his price)\b|(?:comes? to|is|costs?) ${MONEY}`,
            'i',
          ),
        ],
      ],
      [
        [
          1,
          /\b(?:kids|children|pupils|volunteers?|charity|church(?:es)?|village|parish|hospice|shelter|choir|band|club|FC|team|PTA|parents|farm for|rescue|old people|pensioners|blokes|society|trust|hall)\b/i,
        ],
      ],
    ],
    helps: [[1, /\b(?:your name|the names|named? (?:a|after)|a board|names? (?:go|goes|on)|painted on|your logo)\b/i]],
    least: 4,
    never: /\b(?:our (?:customers|clients)|we (?:sell|print|rent|hire))\b/i,
  },
];
