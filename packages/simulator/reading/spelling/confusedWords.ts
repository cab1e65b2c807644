import { MONTH } from '../text/timeWords.ts';
import { after, AFTER_LEAD_IN, before, CLAUSE_ENDS, LATER, STARTS, STARTS_SENTENCE, STOPS, type Confused } from './neighbors.ts';

/** What a business has, so that the word before it says whose it is. */
const OWNED =
  '(?:team|company|business|website|web site|office|inbox|email|calendar|premises|portfolio|budget|rota|industry|sector|competitors?|clients?|customers?|staff|employees|crew|payroll|taxes|books|warehouse|property|properties|fleet|trucks?|drivers?|equipment|machines?|insurance|policy|reviews?|schedule|data|phones?|systems?|(?:electric(?:ity)?|energy|water|gas|phone|internet|insurance|heating) (?:bills?|costs?|rates?)|location|store|shop|roof|kitchen|restaurant|practice|clinic|parking lot|lawn|yard|account|orders?|inventory|costs?|bills?|rent|margins?|sales|revenue|profits?|name|logo|site|brand)';

/**
 * Sure mistakes only: what follows cannot follow the word as written. "your paying customers" and "there first" are right, so a participle needs
 * what comes after a verb, and a noun what comes before an owner.
 */
export const CONFUSED: ReadonlyMap<string, readonly Confused[]> = new Map<string, readonly Confused[]>([
  [
    'your',
    [
      {
        by: "you're",
        before: before('if|unless|whether'),
        after: after(
          String.raw`(?:interested|unsure|keen|able to|unable|not(?!-)|an?|the|in the|free${STOPS}|open to|ready (?:to|for)|busy${STOPS}|happy (?:with|to|for)|tired of|(?:thinking|planning|considering|struggling|wondering|looking) (?:of|about|to|for|at|into|an?|the|if|with)|after an?|fed up|missing out|based in|going to|still (?:not|in|on|with|interested|unsure|using|paying|looking))(?=[\s.,!?]|$)`,
        ),
      },
      {
        by: "you're",
        before: before('because|so|and|but|that|sure|know|think|see'),
        after: after(String.raw`(?:not(?!-)|interested|probably (?:busy|aware|already|not)|the right (?:person|contact))(?=[\s.,!?]|$)`),
      },
      { by: "you're", before: before('when|while'), after: after(String.raw`(?:free|busy|ready|next in|not(?!-)|passing)${STOPS}`) },
      {
        by: "you're",
        before: before('what|how much|whatever|how many|where|who|how|fuel|money|time|energy|much|price|rate'),
        after: after(
          String.raw`(?:currently )?(?:paying|spending|using|doing|looking|getting|charging|wasting|losing|missing|going|buying|after)${LATER}`,
        ),
      },
      {
        by: "you're",
        before: before('hope|hoping|trust|glad|assume|assuming'),
        after: after(
          String.raw`(?:(?:all )?(?:well|okay|ok|good|great)(?= and\b|[,.!?]|$)|(?:doing|having|keeping|enjoying|not|staying) )`,
        ),
      },
      {
        by: "you're",
        after: after(
          String.raw`(?:welcome to (?!pack)|going to (?:be|have|get|love|need|want|find|see)\b|not (?:alone|sure|interested|different|happy|able|the (?:right|only))\b|the (?:right|best|correct) (?:person|one|contact)\b|gonna\b)`,
        ),
      },
      {
        by: "you're",
        after: after(
          String.raw`(?:losing|missing|wasting|spending|leaving) (?:out|money|customers?|clients?|sales|business|time|leads|orders|too much|a lot|\W?\d)(?![\p{L}-])`,
        ),
      },
      {
        by: "you're",
        before: STARTS,
        after: after(
          String.raw`(?:probably |already |still )?(?:paying|spending|getting|charged) (?:too much|way too|more than|double|twice|over|for nothing|through the nose)\b`,
        ),
      },
    ],
  ],
  [
    "you're",
    [
      { by: 'your', after: after(String.raw`own(?= \p{L})`) },
      {
        by: 'your',
        after: after(String.raw`(?:accounts|ERP|CRM|money|invoices|process(?:es)?|workflows?|roof|menu|windows|bank|brand)\b(?!-)`),
      },
      {
        // After a preposition stands what somebody has, not what somebody does.
        by: 'your',
        before: before('to|of|with|from|for|by|into|on|about'),
        after: after(
          String.raw`(?:(?!always\b|sometimes\b|perhaps\b|less\b|across\b|afterwards\b|besides\b|towards\b|regardless\b)\p{Ll}{2,}s\b|(?:business|list|phone|store|shop|staff|property|home|inbox|crew|current|existing|next|new|time|lot|attention|consideration|help|support|patience|reply|response|interest|understanding|feedback|area|place|building|house|door|desk|side|way|project|job|trade) ?\b)(?!-)`,
        ),
      },
      {
        by: 'your',
        after: after(
          String.raw`(?:${OWNED}|hotel|school|reference|convenience|requirements|needs)\b(?!-| (?:players?|members?|leads?|leaders?|managers?|owners?|directors?|of|who|too)\b)`,
        ),
      },
      {
        by: 'your',
        after: after(
          String.raw`(?:current|existing|present|regular|usual) (?:(?!on\b|in\b|with\b|about\b|and\b)\p{Ll}+ )?(?:${OWNED}|provider|vendor|supplier|setup|contract|system)\b`,
        ),
      },
    ],
  ],
  [
    'there',
    [
      {
        by: 'their',
        before: before(
          String.raw`of|with|for|by|on|in|improve|reduce|cut|save|lose|losing|increase|use|using|run|running|manage|managing|grow|growing|doing|do|about|under|through|pay|paying|double|doubled|let|give|take`,
        ),
        after: after(
          String.raw`(?:own|customers?|clients?|staff|employees|first (?:month|week|year|order|day|quarter)|(?:monthly|annual|energy|card|phone|water) (?:bills?|costs?|fees?)|revenue|budgets?|website|premises|fees?|bills?|profits?|margins?|seats|marketing|lift|card|energy|lives|rotas?|rooms?|fleets?|money|costs?)\b`,
        ),
      },
      {
        by: 'their',
        before: before('of|with|for|by|about|because|handle|manage|fix|run|cut|replace|improve'),
        after: after(
          String.raw`(?:phone (?:systems?|lines?|calls)|books|teams?|offices?|trucks?|drivers?|buildings?|products|services|equipment|machines?|taxes|payroll|schedules?|inboxes|data|warehouses?|stores|shops|yards?|sites?)\b`,
        ),
      },
      {
        by: 'their',
        before: before(String.raw`and|or|cut|lower|reduce|save|on|off|protect|keep|clean|with|to`),
        after: after(
          String.raw`(?:tenants|residents|staff|customers|employees|patients|guests|families|crews?|teams?|(?:electric|electricity|gas|utility|energy|heating|air[- ]con(?:ditioning)?|internet|power|fuel|insurance|cleaning|shipping) (?:bills?|costs?))\b(?! (?:are|is|was|were|can|will|who)\b)`,
        ),
      },
      {
        by: 'their',
        after: after(
          String.raw`(?:own (?=\p{L})|(?:high |low |crazy |big )?prices\b(?! (?:are|is|were|was|go|have|start|will|that)\b)|first (?:month|quarter)\b(?! (?:was|is)))`,
        ),
      },
      { by: "they're", before: before('and|but|that|think|sure|because|if|when'), after: after('(?:looking for|going to)\\b') },
    ],
  ],
  [
    'their',
    [
      {
        by: 'there',
        after: after(String.raw`(?:is|are|was|were|will be|has been|have been|isn['\u2019]?t|aren['\u2019]?t|may be|must be)\b`),
      },
    ],
  ],
  [
    'its',
    [
      // The word after it is corrected, too.
      { by: "it's", after: /^(?= to (?:late|expensive|slow|small|big|early|cold|hot|hard|busy|much)(?:[.,!?]|$| (?:to|for)\b))/iu },
      {
        by: "it's",
        after: after(
          String.raw`(?:an?|the|not|been|no|too|really|very|also|just (?:a|the|that)|going to|because|worth (?:a|it)|easy to|hard to|time to|free to|possible|important (?:to|that)|like (?:a|having)|trusted by|used by|up to you|you who|all (?:free|included|done))(?!-)\b`,
        ),
      },
      {
        by: "it's",
        after: after(
          String.raw`(?:(?:so|our|your|my|why|about time|up to|got (?:an?|the)|worth the|included in|guaranteed (?:for|to|\d+))(?![\p{L}\p{N}-])|\d+ ?%|[$\u20ac\u00a3]\d|(?:free|easy|simple|nice|good|great|true|cheap|fast|bad|hot|cold|dirty|ready|expensive|okay|ok|fine|quick|safe|included|guaranteed|done)${CLAUSE_ENDS}|(?:free|easy|simple|nice|good|great|true|cheap|fast) (?:for|to|but)\b|\d+ \p{Ll}+(?=[.!?]|\s*$))`,
        ),
      },
      { by: "it's", after: after(String.raw`(?:(?:\p{L}{3,}er|worse|more \p{L}+|less \p{L}+) than)\b`) },
      {
        by: "it's",
        before: before('if|think|hope|know|because|but|that|whether|and|so'),
        after: after(
          String.raw`(?:(?:only [$\u20ac\u00a3\d]|of interest|something|easier(?=[.!?]| to)|you)\b|(?:ok|okay|fine|possible|useful|relevant)${CLAUSE_ENDS}|(?:ok|okay|possible|useful|relevant) (?:to|for|with)\b)`,
        ),
      },
      {
        by: "it's",
        before: STARTS_SENTENCE,
        after: after(
          String.raw`(?:[$\u20ac\u00a3]\d[\d.,]*k? (?:per|an?|each|for|to|plus)\b|(?:what|how|why|where|when|this|that|for|at|with|from|about|quite|pretty|nearly|almost|only (?:an?|[$\u20ac\u00a3\d])|simple(?=[.,:]| to)|(?:quick|cheap|safe|nice|good|great|better|best|easier|cheaper|quicker) to|(?:perfect|ideal|great|good|suitable) for|free(?=[.,!]| for| and))(?!-))`,
        ),
      },
    ],
  ],
  [
    "it's",
    [
      {
        by: 'its',
        before: before('of|with|for|by|from|gives?|helps?|offers?|lets?|improves?|reduces?|protects?|serves?|cuts?|through|under|across'),
        after: after(
          String.raw`(?:own|customers?|clients?|staff|employees|members|guests|patients|users|products?|services?|kind|size|competitors?|range|suppliers?|first|full|best|new|team)\b(?! (?:who|that|which|is|are|we|you)\b)`,
        ),
      },
      { by: 'its', after: after(String.raw`own(?= \p{L})`) },
      {
        by: 'its',
        before: before(
          'lost|loses|lose|renewed|renew|changed|changes|doubled|moved|opened|opens|closed|replaced|upgraded|cut|keeps|kept|improved|grew|runs|has|had',
        ),
        after: after(
          String.raw`(?:${OWNED}|license|licence|contract|doors?|headquarters|address|prices?|menu|workforce|size)\b(?! (?:who|that|which)\b)`,
        ),
      },
    ],
  ],
  [
    'companies',
    [
      {
        by: "company's",
        before: before('your|our|my|this|their'),
        after: after(
          String.raw`(?:website|web site|site|needs|name|logo|brand|payroll|books|fleet|goals|growth|bottom line|success|policy|network|data|insurance|health plan|phone (?:system|lines?)|marketing|shipping|roof|building|revenue|sales|future)\b`,
        ),
      },
    ],
  ],
  [
    'then',
    [
      {
        by: 'than',
        before: before('rather|other|more|less|fewer|cheaper|faster|quicker|higher|lower|longer|bigger|smaller|later|easier'),
        after: after(
          String.raw`(?:\d|(?:half|one|two|three|five|ten|most|ever|any|a week|an hour|a month|your current|our competitors|that|this|before|usual|buying|paying|using|having|hiring|waiting|losing|doing)\b)`,
        ),
        showsBefore: true,
      },
      {
        by: 'than',
        before: before('less|fewer|cheaper|faster|quicker|higher|lower|longer|bigger|smaller|easier|better|earlier'),
        after: after(String.raw`(?:the|our|your|you['\u2019]re|their|what|a|an|most|other) (?=\p{L})`),
        showsBefore: true,
      },
      {
        by: 'than',
        before: before('rather'),
        after: after(String.raw`(?:pay|buy|use|wait|hire|lose|spend|rent|call|send|rely|trust|guess)\b`),
        showsBefore: true,
      },
      {
        by: 'than',
        before: before('less|more|cheaper|faster|easier|better'),
        after: after(String.raw`(?:you|we|they|I|people) (?:think|thought|expect|expected|imagine|would (?:think|expect)|ever)\b`),
        showsBefore: true,
      },
    ],
  ],
  [
    'days',
    [
      {
        by: 'day',
        before: before(String.raw`(?:an?|our|the|free) \d{1,3}`),
        after: after(String.raw`(?:free )?(?:trial|warranty|guarantee|notice|turnaround|money|return|test|challenge|contract)\b`),
      },
    ],
  ],
  [
    'of',
    [
      {
        by: 'off',
        before: before('(?:to|can|will|could|would|we|I|just) (?:drop|take|switch|turn)|dropped|dropping'),
        after: after(
          String.raw`(?:an?|the|some|your|our) (?:\p{L}+ )?(?:samples?|box|bag|catalog|brochure|quote|lights?|machines?|orders?)\b`,
        ),
        showsBefore: true,
      },
      {
        by: 'have',
        before: before('could|should|would|must|might'),
        after: after(String.raw`(?:been|had|done|seen|heard|got|made|\p{Ll}{3,}ed)\b`),
        showsBefore: true,
      },
      {
        by: 'have',
        before: before('could|should|would|must|might'),
        after: after(
          String.raw`(?:come|gone|told|known|taken|given|paid|kept|sent|bought|brought|thought|found|left|lost|spent|written|built|chosen|gotten|called|cost|let|put|said|sold|used)\b(?! in\b)`,
        ),
        showsBefore: true,
      },
    ],
  ],
  [
    'off',
    [
      { by: 'of', before: before('end'), after: after(String.raw`(?:the (?:month|year|week|day|quarter|season)|this|next|${MONTH})\b`) },
      {
        by: 'of',
        before: before('couple|most'),
        after: after(String.raw`(?:our|your|the|people|companies|firms|customers)\b`),
      },
    ],
  ],
  [
    'out',
    [
      {
        by: 'out',
        before: before('with'),
        after: after(String.raw`(?:any|having|losing|paying|heating|power|water|notice|warning|it|them|you)\b`),
        joinsBefore: true,
      },
    ],
  ],
  [
    'a',
    [
      {
        by: 'an',
        after: after(
          String.raw`(?:offer|average|independent|experienced|excellent|affordable|easy|extra|additional|established|important|example|email|hour|update|appointment|existing|expert|event|exclusive|order|issue|idea|application|app|account|opportunity|overview|alternative|agency|accredited|approved|office|engineer|audit|assessment|estimate|online|initial|informal|introductory)(?![\p{L}-])`,
        ),
      },
    ],
  ],
  ...["fee's", "price's", "rate's", "service's", "product's", "cost's", "quote's", "order's", "customer's", "client's"].map(
    (word): [string, Confused[]] => [word, [{ by: word.replace("'", ''), after: /^(?=[.;!?]|$| (?:are|start|include|from)(?!\p{L}))/u }]],
  ),
  ['im', [{ by: "I'm", before: STARTS, after: /^(?= (?:\p{Ll}|\p{Lu}\p{Ll}+ (?:and|from|at|of|with)\b))/u }]],
  [
    'ive',
    [
      {
        by: "I've",
        before: STARTS,
        after: after(String.raw`(?:been|got|had|seen|just|noticed|already|also|never|always|only|spoken|read|\p{Ll}{3,}ed|an?)\b`),
      },
    ],
  ],
  [
    'id',
    [
      {
        by: "I'd",
        before: STARTS,
        after: after(String.raw`(?:be|like|love|rather|appreciate|suggest|say|really|also|happily|recommend|prefer|welcome|need|still)\b`),
      },
    ],
  ],
  [
    'ill',
    [
      {
        by: "I'll",
        before: STARTS,
        after: after(
          String.raw`(?:(?:be|send|tell|call|give|have|get|drop|come|pop|make|bring|do|show|let|keep|email|ring|text|see|leave|take|explain|pay)\b|(?!health|effects?|people|patients?)\p{Ll}{3,} (?:you|it|them|us|him|her|the|your|back|over|round|up|out)\b)`,
        ),
      },
    ],
  ],
  [
    'lets',
    [
      {
        by: "let's",
        before: STARTS_SENTENCE,
        after: after(
          String.raw`(?:talk|chat|have|get|meet|catch|set|book|schedule|arrange|speak|discuss|see|do|find|fix|jump|hop|connect|be|face|start)\b`,
        ),
      },
      {
        by: "let's",
        before: STARTS,
        after: after(
          String.raw`(?:set (?:up|a time|a day|it up|something up)|talk (?:about|on|in|this|next|soon|over)|schedule (?:a|an|it|some|something|your)|arrange (?:a|an|it|something)|discuss (?:it|this|your|how|what)|meet (?:up|at|on|in|this|next|for)|catch up|(?:jump|hop|get) on (?:a|the)|get (?:this|it|you|started|going|something)|see (?:if|how|what|whether)|find (?:a time|out)|do (?:it|this|a)|make (?:it|this|a)|have a|grab (?:a|some|lunch|coffee))\b(?!-)`,
        ),
      },
    ],
  ],
  ['wont', [{ by: "won't", before: before('I|you|we|they|it|that|this|which|who'), after: /^ \p{Ll}/u }]],
  [
    'were',
    [
      {
        by: "we're",
        before: STARTS_SENTENCE,
        after: after(
          String.raw`(?:an? (?:(?:small|local|independent|family[- ](?:run|owned)|family) ){0,2}(?:team|company|firm|business)|based in)\b(?=[^?\n]*[.!,])`,
        ),
      },
      {
        by: "we're",
        before: AFTER_LEAD_IN,
        after: after(
          String.raw`(?:(?!being\b)\p{Ll}{2,}ing|(?:out|in|over|up|down) your|round|near you|able to)\b(?! (?:you|they|we)\b)(?![^.!\n]*\?)`,
        ),
      },
    ],
  ],
  ['wether', [{ by: 'whether', after: /^(?= (?:you|there|it|they|we|or not|this|that|the|your|to))/iu }]],
  [
    'self',
    [
      {
        by: 'self',
        before: before('it|my|your|him|her'),
        after: /^(?=[.,;:!?)]|$| (?:out|and|or|when|without|within)\b)/u,
        joinsBefore: true,
      },
    ],
  ],
  ['ourself', [{ by: 'ourselves' }]],
  [
    'no',
    [
      {
        by: 'know',
        before: before('let (?:me|us|him|her|them)'),
        after: after(String.raw`(?:if|what|when|whether|how|by|your|and|asap)\b`),
      },
    ],
  ],
  ['payed', [{ by: 'paid', after: /^(?! out\b)/u }]],
  [
    'costumers',
    [
      {
        by: 'customers',
        before: before('our|your|their|my|new|from|more|happy|of|for|to|other|loyal|existing|regular'),
        after: /^(?! (?:guild|and (?:make|wardrobe)|for (?:the )?(?:film|stage|theat)))/iu,
      },
    ],
  ],
  ['cant', [{ by: "can't", before: before('I|you|we|they|it|that|who|customers|people') }]],
  ['piece', [{ by: 'peace', after: after(String.raw`of mind\b`) }]],
  [
    'loose',
    [
      {
        by: 'lose',
        before: before(String.raw`to|will|you|['\u2019]ll|could|may|might|not|don['\u2019]t|can|would|they|we|and|or|never`),
        after: after(
          String.raw`(?:out|money|customers?|clients?|sales|business|time|patients|staff|your|their|it|them|track|revenue|bookings|to your)\b`,
        ),
      },
      {
        by: 'lose',
        before: before(String.raw`(?!of|for|with|from)\p{Ll}{3,}s|people`),
        after: after(
          String.raw`(?:out on|money|customers|clients|sales|business|patients|revenue|bookings|leads|orders|deals|tenants|members|track of)\b`,
        ),
      },
    ],
  ],
  [
    'loosing',
    [
      {
        by: 'losing',
        after: after(
          String.raw`(?:up to|out|money|customers?|clients?|sales|business|time|patients|staff|your|their|it|them|track|revenue|bookings|thousands|hundreds|to|a|heat|\W?[\d$\u20ac\u00a3])`,
        ),
      },
    ],
  ],
  [
    'are',
    [
      {
        by: 'our',
        before: before('see|visit|view|check out|try|at|on|join|meet'),
        after: after(String.raw`(?:work|website|web site|products|services|prices|menu|team|catalog|portfolio|showroom|store|shop)\b`),
      },
      {
        by: 'our',
        before: before('(?:most|some|many|all|one|few|half) of'),
        after: after(String.raw`(?:customers|clients|trucks|drivers|people|crew|jobs|work|business|sales|orders|products|services|team)\b`),
        showsBefore: true,
      },
      {
        by: 'our',
        before: before('(?:say|says|said|tell us) (?:they|he|she|you) (?:really |all )?loves?|about'),
        after: after(
          String.raw`(?:(?:friendly|great|new|own|fast|quick|whole|local) )?(?:team|staff|crew|work|service|services|products|prices|shop|store|website|drivers|menu|food|coffee)\b`,
        ),
      },
      {
        by: 'our',
        before: before('and|but|that|all|of|with|from|at|in|have|because'),
        after: after(
          String.raw`(?:(?:prices|rates|lads|team|staff|customers|clients|drivers|engineers|services|quality|products) (?:are|is|have|has|will|can)|own [\p{Ll}-]+|(?:new|full) (?:range|brochure|catalogue|catalog|website))\b`,
        ),
      },
    ],
  ],
  [
    'to',
    [
      {
        by: 'too',
        before: before(String.raw`is|are|was|were|seems?|looks?|feels?|it['\u2019]s|they['\u2019]re|getting|gets?|got|way|far|much|not`),
        after: after(
          String.raw`(?:complicated|expensive|difficult|complex|confusing|time-consuming|slow|old|long|short|small|big|weak|dull|cheap|soon|few|rigid|heavy|costly|risky|busy)(?=[.,;!?]|$| (?:for|to|and|or|but|on)\b)`,
        ),
      },
      {
        by: 'too',
        before: before('have|has|had|having'),
        after: after(String.raw`(?:many |few |much (?=(?:time|money|work|stuff|data|paper|stress|to)\b))\p{L}`),
      },
      {
        by: 'too',
        before: before(
          String.raw`paying|pay|charge|charges|charged|charging|spend|spending|spent|cost|far|way|much|its|it['\u2019]s|is|are|you['\u2019]re|not|never|costs|takes`,
        ),
        after: after(
          String.raw`(?:much (?:for|on|money|time|each|every|per)|late\b(?!-)(?=[.,!?]|$| to)|expensive(?=[.,!?]|$| to| for)|busy(?=[.,!?]|$| to| with)|good to be true|(?:wet|hot|cold|small|big|early|high|low|hard|heavy|far) (?:for|to))`,
        ),
      },
    ],
  ],
  [
    'hole',
    [
      { by: 'whole', after: after(String.raw`payroll\b`) },
      {
        by: 'whole',
        before: before('the|your|our|a'),
        after: after(
          String.raw`(?:payroll|process|thing|team|company|business|house|building|office|year|month|week|day|job|project|list|crew|family|season|order|point|idea|lot|range|picture|story|state|country|world)\b`,
        ),
      },
    ],
  ],
  [
    'filling',
    [
      {
        by: 'filing',
        before: before('late|tax|returns?'),
        after: after(String.raw`(?:fees?|fines?|penalt(?:y|ies)|deadlines?|dates?|season)\b`),
      },
    ],
  ],
  [
    'replay',
    [
      {
        by: 'reply',
        before: before('just|please|simply|and|or|can|to|quick'),
        after: after(String.raw`(?:to this|to me|and (?:I|we)|with (?:an? )?(?:yes|no|your|any))\b`),
      },
    ],
  ],
  [
    'too',
    [
      {
        by: 'to',
        before: before('want|wanted|need|trying|able|like|love|hope|hoping|happy|glad|pleased|decided|going'),
        after: after(
          String.raw`(?:reach|talk|speak|see|help|meet|send|show|share|ask|introduce|offer|discuss|get|hear|know|make|find|give|call|work|book|schedule|learn|let|tell|save)\b(?=\s+\p{L})`,
        ),
      },
      {
        by: 'to',
        before: before(
          'calls?|visits?|trips?|drive|going|goes|go|come|send|sent|ship|deliver(?:ed|y)?|according|due|thanks|next|close|need|want|like|love',
        ),
        after: after(String.raw`(?:the|your|our|my|their|you|us|me|all|a)\b`),
      },
      {
        by: 'to',
        before: before(
          '(?:no|any|zero|extra|additional) (?:cost|charge|fee|risk|obligation|expense)s?|speak|talk|write|able|listen|free|cost|costs',
        ),
        after: after(String.raw`(?:you|your|us|our|them|their)\b(?! know\b)`),
      },
    ],
  ],
  [
    'ever',
    [
      {
        by: 'ever',
        before: before('which|what|when|where'),
        after: /^(?= you(?:['\u2019]d)? \p{Ll})/u,
        joinsBefore: true,
      },
      {
        by: 'ever',
        before: before('which'),
        after:
          /^(?= (?:one|way|day|time|option|size|plan|date)\b| (?:is|works|suits|comes) (?:best|better|easier|easiest|more|most|first|cheaper|cheapest|you)\b)/u,
        joinsBefore: true,
      },
    ],
  ],
  [
    'in',
    [
      {
        by: 'in',
        // What somebody walks away with in 30 minutes is right.
        before: before(
          String.raw`(?<!\b(?:away|up|out|on|off|done|go|live|met|meet|busy|happy|pleased|satisfied|leave|left|start\p{L}*|work\p{L}*|deal\p{L}*|end\p{L}*|finish\p{L}*|begin|speak|spoken?|talk\p{L}*|help\p{L}*|familiar) )with`,
        ),
        after:
          /^(?= (?:the (?:next|first) )?(?:an?|one|two|three|four|five|ten|a few|\d{1,3})(?: ?(?:-|\u2013|to|or) ?\d{1,3})? (?:business |working )?(?:min(?:ute)?s?|hours?|hrs?|days?|weeks?|months?|miles)\b)/u,
        joinsBefore: true,
      },
    ],
  ],
  [
    'everyday',
    [
      {
        by: 'every day',
        before: before(String.raw`smarter|day|open|happens?|hours|better|delivery|deliver|fresh`),
        after: /^(?=[.,!?]|$| and (?:it|we|you)\b)/,
      },
      {
        by: 'every day',
        before: STARTS_SENTENCE,
        after: after(String.raw`(?:I|we|you|they|our|your|somebody|someone|there)\b`),
      },
      {
        by: 'every day',
        before: before('it|them|you|us|here|there|work|works|come|comes|happening|happen|call|calls|use|uses|used|lose|losing|money'),
        after:
          /^(?=[.,!?]|$| (?:from|at|by|before|after|until|til|till|since|because|when|even|including|except|without|to make|in the|on the)\b)/u,
      },
    ],
  ],
  [
    'thru',
    [
      { by: '-through', before: before('(?:an?|the|quick|free|short|final|your|our|site) walk'), joinsBefore: true },
      { by: 'through', before: before('walk|walking|go|goes|going|went|run|come|get|talk|look|carry|follow|all the way') },
    ],
  ],
  [
    'minuet',
    [{ by: 'minute', before: before(String.raw`an?|one|any|each|every|per|spare|last|quick`), after: /^(?! (?:by|in|from) \p{Lu})/u }],
  ],
  ['minuets', [{ by: 'minutes', before: before(String.raw`\d+|few|five|ten|fifteen|twenty|thirty|couple of`) }]],
  [
    'regrading',
    [
      {
        by: 'regarding',
        before: before(String.raw`reach(?:ing)? out|(?:in )?touch|e-?mail(?:ing)?|writing|calling|contact(?:ing)?(?: you)?|you|questions?`),
      },
    ],
  ],
  [
    'dose',
    [
      {
        by: 'does',
        before: before('who|he|she|it|company|crew|team|business|firm|how|what|where|when|why|software|system|app'),
        after: after(String.raw`(?!of\b|is\b|was\b|for\b|per\b|in\b)\p{L}`),
      },
    ],
  ],
  [
    'form',
    [
      {
        by: 'from',
        before: before(String.raw`hear(?:ing|d)?|away|different|apart|range|\p{Ll}+(?:ing)? e-?mails?`),
        after: after(String.raw`(?:you|our|us|your|the|them|my|[$\d])`),
      },
    ],
  ],
  [
    'manger',
    [
      {
        by: 'manager',
        before: before(
          'office|property|facilit(?:y|ies)|general|project|account|sales|store|plant|operations|marketing|hr|the|your|our|a|site|fleet|warehouse',
        ),
        after: /^(?! (?:scene|display)s?\b)/u,
      },
    ],
  ],
  [
    'waist',
    [
      {
        by: 'waste',
        before: before(String.raw`an?|to|not|don['\u2019]t|without|will|would`),
        after: after(String.raw`(?:of|your|my|time|money|any|hours)\b`),
      },
    ],
  ],
  [
    'advise',
    [{ by: 'advice', before: before('free|some|any|of|your|good|our|expert|with|practical|honest'), after: new RegExp(`^${STOPS}`, 'iu') }],
  ],
  ['weather', [{ by: 'whether', after: after(String.raw`(?:you|or not|it['\u2019]s|they)\b`) }]],
  ['quiet', [{ by: 'quite', after: after(String.raw`a (?:few|lot|bit|while|number)\b`) }]],
  [
    "who's",
    [
      {
        by: 'whose',
        after: after(String.raw`(?:job|name|phone|website|site|roof|staff|customers|clients|business|company)\b(?! (?:is|are)\b)`),
      },
    ],
  ],
  ['whose', [{ by: "who's", after: after(String.raw`(?:responsible|in charge|handling|the (?:right|best)|looking|interested)\b`) }]],
  [
    'except',
    [
      {
        by: 'accept',
        before: before('we|they|can|also|you'),
        after: after(String.raw`(?:all|cards?|credit|cash|most|new|any|payments?)\b`),
      },
    ],
  ],
  [
    'complementary',
    [
      {
        by: 'complimentary',
        after: after(String.raw`(?:quote|estimate|consultation|inspection|assessment|review|audit|visit|sample|tasting|demo)\b`),
      },
    ],
  ],
  [
    'stationary',
    [{ by: 'stationery', before: before('office|printed|branded|company|custom|business'), after: new RegExp(`^${STOPS}`, 'iu') }],
  ],
  [
    'here',
    [
      {
        by: 'hear',
        before: before('to|love to|like to'),
        after: after(String.raw`(?:from you|back from|your (?:thoughts|feedback)|what you)\b`),
      },
    ],
  ],
  [
    'an',
    [
      {
        by: 'a',
        after: after(
          String.raw`(?:free|quick|new|short|small|local|discount|quote|company|business|simple|great|good|better|problem|call|meeting|team|price|few|visit|demo)(?![\p{L}-])`,
        ),
      },
    ],
  ],
  ['anytime', [{ by: 'any time', before: before('at'), after: /^(?! \p{Lu})/u }]],
  ['hows', [{ by: "how's", after: after(String.raw`(?:your|it|the|things|business|everything|that|this|life|work)\b`) }]],
  ['lead', [{ by: 'led', before: before('is|are|was|were|been'), after: after('by\\b') }]],
  ['intensive', [{ by: 'intents and', before: before('all'), after: after(String.raw`purposes\b`) }]],
  ['say', [{ by: 'se', before: before('per'), after: /^(?=[.,;:!?)]|$)/u }]],
  [
    'apart',
    [
      {
        by: 'a part',
        before: before('be|being|become|becoming|is|are|was|were|been'),
        after: after(String.raw`of (?:the|your|our|their|this|my|it|something)\b`),
      },
    ],
  ],
  ['thankyou', [{ by: 'thank you', after: /^(?=[.,;:!?)]|$| (?:for|so|very|in advance|again|and|to)\b)/u }]],
  [
    'wifes',
    [
      { by: 'wives', before: before('their|our|your|the|husbands and|men and their') },
      { by: "wife's", after: /^(?= \p{L})/u },
    ],
  ],
  [
    'wont',
    [
      {
        by: "won't",
        before: before(String.raw`I|we|you|they|he|she|it|that|this|which|who|\p{L}{3,}s`),
        after: after(String.raw`(?!to\b)\p{L}{2,}`),
      },
    ],
  ],
  ['mens', [{ by: "men's", after: after(String.raw`(?!rea\b)\p{L}`) }]],
  ['cheep', [{ by: 'cheap' }]],
  ['sence', [{ by: 'since', after: after(String.raw`(?:\d+|we|I|you|they|it|last|then|the)\b`) }]],
  ['beet', [{ by: 'beat', after: after(String.raw`(?:any|all|every|your|their|that|the (?:price|quote|competition)|most|anyone)\b`) }]],
]);
