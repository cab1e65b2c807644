import { after, before, CLAUSE_ENDS, STARTS, STARTS_SENTENCE, type Confused } from './neighbors.ts';

/** A name right after a greeting: "hi Ana its Bob from". */
const GREETED = /(?:(?:^|\n|[.!,] ?)\s*|\b(?:hi|hiya|hey|hello|yo) (?:\p{L}+|\{\{[^}]*\}\}) |\b(?:again|there|mate) )$/iu;
/** Conditions, after which "your" is followed by what somebody has, or stands for "you're". */
const CONDITION = before('if|when|whenever|unless|while|in case|next time|because|cos|cuz');
const BELIEVE = before('know|sure|guess|bet|imagine|reckon|assume|assuming|hope|think|suppose|suspect|see|that');
const FEELINGS = String.raw`(?:happy|chuffed|delighted|thrilled|pleased|impressed|amazed|shocked|surprised|disappointed|satisfied|worried|very|so|really|not|both|losing|paying|spending|getting|having|using|wasting|struggling|looking|able|told|given|asked|quoted|charged|supposed|going|late)`;

/** What people own and talk about, singular or plural; none of it does anything in the place named before it. */
const THEIRS = String.raw`(?:dogs?|cats?|pets?|cars?|bikes?|hair|nails|kids?|roofs?|lawns?|driveways?|boilers?|wallets?|laptops?|names?|addresse?s?|wages|houses?|shoes|teeth|holidays|homework|mortgages?|gutters)`;

/**
 * More words that are written for others with the same sound, and short forms without their apostrophe, as people write who type fast. What
 * follows cannot follow the word as written: "its called" and "if your stuck with" are never right, "its called party" is rare.
 */
export const HOMOPHONES: readonly (readonly [word: string, Confused[]])[] = [
  [
    'its',
    [
      {
        by: "it's",
        after: after(
          String.raw`(?:called(?! (?:party|number|function)\b)|made (?:of|from|out of|by hand|here)|based (?:in|on)|located (?:in|at|on|near)|built (?:for|to|from)|designed (?:for|to|by)|meant to|supposed to|known (?:for|as)|gonna|about (?:to|time)|full of|down to you|probably|definitely|basically|nothing|such an?|where|when|there|me|yours|ours|theirs|(?:costing|killing|hurting|driving|eating into|losing|saving) (?:you|us|them|me|your|the|a|\W?\d)|getting (?:worse|harder|late|cold|colder|too|more|expensive|busy|old))(?![\p{L}-])`,
        ),
      },
      { by: "it's", before: GREETED, after: /^ \p{Lu}\p{Ll}+(?: (?:here )?from (?=\p{L})| here(?=[.,!]|\s*$))/u },
      {
        by: "it's",
        before: STARTS,
        after: after(
          String.raw`(?:(?:really |very |so |all |still |now |just |only |already |pretty |always )?(?:flat|fine|dead|gone|closed|broken|leaking|blocked|stuck|deleted|loaded|sorted|working|ace|brilliant|harmless|ugly|illegal|up|raining|horrible|ridiculous|pointless|on us|over)${CLAUSE_ENDS}|(?:on|in) (?:facebook|instagram|google|the post|the attachment)(?![\p{L}-]))`,
        ),
      },
      {
        by: "it's",
        before: before('if|whether|because|cos|cuz|bc|when|since|yet|think|say|said|and says'),
        after: after(String.raw`(?:new|gone|ready|dead|ugly|flat|useful|any good|still (?:dead|open|there)|theirs)${CLAUSE_ENDS}`),
      },
    ],
  ],
  [
    'your',
    [
      {
        by: "you're",
        before: CONDITION,
        after: after(
          String.raw`(?:stuck (?:with|on|for|in|at)|short (?:on|of) |struggling|worried (?:about|that)|fed up|having (?:trouble|issues|problems)|running (?:out|low|late|behind)|getting (?:tired|too|fed up|ready|quotes|more than)|paying (?:more|too|over|through|for)|around (?:on|this|next|at|tomorrow|today)|about (?:on|this|next|tomorrow|today)|near(?:by)?(?=[.,!?]|$| (?:us|the|me)\b)|in (?:a|need|town|charge)\b|on a |up for|like (?:me|us|most)\b|over (?:here|there|this way)|ever (?:in|stuck|short|near|looking|passing)\b|keen(?=[.,!?]|$| (?:on|to)\b)|the (?:wrong|right) person|free(?= (?:on|this|next|tomorrow|later|any)\b)|already (?:using|paying|working|with|happy|covered|sorted))`,
        ),
      },
      {
        by: "you're",
        before: BELIEVE,
        after: after(
          String.raw`(?:(?:super|really|very|so|probably|already|always|all) )?(?:busy(?= with\b|,? (?:and|but|so)\b|[.!?]|\s*$)|swamped(?=[.,!?]|\s*$| with)|sick of|tired of|fed up|flat out(?=[.,!?]|\s*$)|snowed under|aware (?:of|that)|proud of)(?![\p{L}-])`,
        ),
      },
      {
        by: "you're",
        before: before('hope|hoping|trust'),
        after: after(String.raw`(?:(?:all |keeping |doing )?(?:well|okay|ok|good)(?=\s*$|\n|[.,!]| and (?:the|you|all)\b)|having an?\b)`),
      },
      {
        by: "you're",
        after: after(
          String.raw`(?:not (?:the|an?|happy|getting|using|paying|looking|going|having|aware|bothered|covered)\b|an? (?:busy|landlord|member|fan|legend|parent|small business|big company|local business|business owner|home ?owner)\b(?![-'\u2019])|in safe hands)`,
        ),
      },
    ],
  ],
  [
    "you're",
    [
      {
        by: 'your',
        before: before('in|at|on|for|of|with|from|all|lose|about|to'),
        after: after(String.raw`(?:area|city|town|street|road|postcode|zip code|neighbou?rhood|region|estate)\b(?!-)`),
      },
    ],
  ],
  [
    'ur',
    [
      {
        by: "you're",
        isSmall: true,
        after: after(
          String.raw`(?:(?:all |just |really |super |so |probably |already |always )?(?:well|busy|swamped|stuck|interested|free|around|okay|ok|keen|happy (?:with|to)|ready (?:to|for)|good(?=[.,!?]|\s*$)|not|in (?:a|the|charge|town)|on (?:a|the)|an?|welcome|looking (?:for|to|at)|going to|gonna|getting|paying|losing|missing|wasting|thinking of|doing (?:well|great|ok))(?![\p{L}-]))`,
        ),
      },
      {
        by: 'your',
        isSmall: true,
        after:
          /^ (?!(?:\p{Ll}+ing|in|on|at|up|out|off|down|here|there|dead|late|wrong|right|crazy|mad|gone|done|too|also|sure|able|only|more|less|like|from|with|one|part|what|why|how|who)(?!\p{L}))\p{Ll}{2,}(?!-)/u,
      },
    ],
  ],
  [
    'there',
    [
      {
        by: 'their',
        before: before(
          'get|got|getting|have|having|take|bring|love|loves|want|need|like|with|of|for|wash|washing|clean|cleaning|fix|fixing|sell|move|change|lose|lost|and|give|know|pay|about|leave|put',
        ),
        after: after(
          String.raw`${THEIRS}\b(?! (?:are|is|was|were|can|will|have|has|do|don|get|go|sit|sleep|run|play|live|roam|of|in|on)\b)`,
        ),
      },
      { by: 'their', before: before('of|for|with|from|about|at|to|and|in|than'), after: after(String.raw`(?:own (?=\p{L}))`) },
      {
        by: "they're",
        before: before(
          'time|honestly|but|because|cos|cuz|usually|think|said|says|know|although|since|course|basically|generally|mostly|and|so',
        ),
        after: after(
          String.raw`(?:fine|happy|harmless|lovely|brilliant|gorgeous|delicious|reliable|cheap|gonna be)(?=\s*(?:[.!?;)]|$)|, (?:only|and|but|so|we|I|you|it|no|just)\b| (?:but|because|when|if)\b)`,
        ),
      },
    ],
  ],
  [
    "they're",
    [
      {
        by: 'their',
        before: before('of|with|for|about|on|from|to|improve|cut|reduce|manage|doing|do|in'),
        after: after(
          String.raw`(?:own(?= \p{L})|website|roof|staff|homes?|houses?|customers|clients|bills|costs|business|inbox|payroll|fleet|money)\b(?! (?:of|who|too)\b)`,
        ),
      },
    ],
  ],
  [
    'where',
    [
      {
        by: 'were',
        before: before('they|(?<!\\b(?:of|for|to|with|from) )we'),
        after: after(String.raw`${FEELINGS}\b(?! (?:possible|necessary|needed)\b)`),
      },
      {
        by: 'were',
        before: before('who|which'),
        after: after(String.raw`(?:happy|chuffed|delighted|unhappy|losing|paying|struggling|really|very|not)\b`),
      },
    ],
  ],
  [
    'were',
    [
      {
        by: "we're",
        before: before(String.raw`(?<!\b(?:and|or) )so|as|because|cos|since`),
        after: after(String.raw`(?:only )?\d+ (?:min(?:ute)?s?|miles?|hours?) (?:from|away|down the road|up the road)\b`),
      },
      {
        by: "we're",
        before: STARTS_SENTENCE,
        after: after(String.raw`(?:only |just |about )?\d+ (?:min(?:ute)?s?|miles?) (?:from|away|down|up)\b(?![^.!\n]*\?)`),
      },
      {
        by: "we're",
        before: STARTS_SENTENCE,
        after: after(
          String.raw`(?:not (?:the cheapest|cheap|a (?:big|call cent|massive))|also (?:a|fully|insured|happy|cheaper)|fully (?:insured|licensed|licenced|qualified|booked|mobile|certified)|(?:open|here) (?:7|seven|six|6|24|from|every|until|till)|always (?:happy|here|on time))(?![\p{L}-])(?![^.!\n]*\?)`,
        ),
      },
      {
        by: 'where',
        before: before(String.raw`(?:that|this|here)(?: is|['\u2019]s)`),
        after: after(String.raw`(?:we|I|you|they|it|most)\b`),
      },
    ],
  ],
  [
    'then',
    [
      {
        by: 'than',
        before: before('more|less'),
        after: after(
          String.raw`(?:happy to|welcome to|enough(?=[.,!?]| (?:to|for|time))|just (?:an?|the)\b|[$\u20ac\u00a3]\d|double|twice|half)`,
        ),
        showsBefore: true,
      },
      {
        by: 'than',
        before: before(
          'better|worse|cheaper|faster|quicker|stronger|safer|lighter|newer|older|longer|bigger|smaller|higher|lower|easier|sooner|earlier|later',
        ),
        after: after(
          String.raw`(?:nothing|ever|never|before|expected|most|any(?:one|body|thing)|yours|ours|theirs|usual|new|[$\u20ac\u00a3]?\d+ ?(?:%|k\b|months?|years?|days?|weeks?|hours?|min))(?![\p{L}-])`,
        ),
        showsBefore: true,
      },
      {
        by: 'than',
        before: before('(?:no |any )?other|rather'),
        after: after(String.raw`(?:that|this|the (?:price|cost|fact|usual)|paying|waiting|having|doing|getting|buying)\b`),
        showsBefore: true,
      },
    ],
  ],
  ['than', [{ by: 'then', before: before('since|until'), after: after(String.raw`(?:we|I|they|it|the|our|my)\b`) }]],
  [
    'to',
    [
      {
        by: 'too',
        before: before(String.raw`is|not|it['\u2019]s|its|isn['\u2019]?t|that['\u2019]s`),
        after: after(String.raw`(?:much (?:trouble|hassle|bother|work|to ask)|far (?:away|from|out)|late now)\b`),
      },
    ],
  ],
  [
    'loose',
    [
      {
        by: 'lose',
        before: before(
          String.raw`will|you|we|they|could|may|might|not|don['\u2019]?t|can|would|never|didn['\u2019]?t|won['\u2019]?t|can['\u2019]?t|want to|going to|have to|likely to|about to|afraid to|hate to|not to`,
        ),
        after: after(
          String.raw`(?:(?:a|another|one) (?:lot|fortune|customer|client|sale|deposit|job|deal|tender|booking)|any (?:customers|clients|money|sales|business|time|work|orders)|more (?:money|customers|time|clients|business)|any(?:thing|body|one)|everything|hours|hundreds|thousands|half|[$\u20ac\u00a3]\d|interest in|control of|sight of|trade|data|weight|guests|orders|leads|members|tenants|students)\b`,
        ),
      },
    ],
  ],
  [
    'looses',
    [
      {
        by: 'loses',
        after: after(String.raw`(?:money|customers|clients|sales|business|time|its|power|heat|out|hours|thousands|[$\u20ac\u00a3]?\d)`),
      },
    ],
  ],
  [
    'cant',
    [
      {
        by: "can't",
        after: after(
          String.raw`(?:get|see|do|find|go|be|believe|afford|wait|say|tell|make|help|even|just|come|keep|take|use|pay|send|call|answer|reach|guarantee|promise|hear|listen|have|stand|remember|think|beat|hire|book|sell|fix|open|read|always|really|show|offer|give|stop|sleep|start|compete)\b`,
        ),
      },
    ],
  ],
  [
    'ill',
    [
      {
        by: "I'll",
        before:
          /(?<!(?:\b(?:is|are|was|were|am|be|been|being|feel\p{L}*|felt|fell|falls?|fallen|falling|taken|got|gets?|getting|seriously|mentally|terminally|critically|chronically|very|too|so|really|quite|the|who|an?|or|look\p{L}*|speak|bode\p{L}*|['\u2019](?:s|re|m))) )$/iu,
        after: after(
          String.raw`(?:come (?:by|over|round|and|down|to you|out)|call (?:you|him|them|back)|send (?:you|it|them|over|the|a)|give (?:you|it|them)|ring (?:you|round|your|back)|drop (?:you|off|by|it|a)|pop (?:in|by|over|round)|text you|let you|bring (?:you|it|a|the)|show you|see you|tell you|get back|make sure|sort (?:it|you)|fix it|delete it|leave (?:you|it) |be (?:there|around|in touch|back)|buy you|quote you|reply\b)`,
        ),
      },
    ],
  ],
  [
    'im',
    [
      {
        by: "I'm",
        after:
          /^ (?:not|gonna|just|sure|so|here|based|happy|glad|sorry|afraid|still|trying|looking|getting|calling|writing|doing|working|asking|offering|hoping|starting|telling|going|also)(?!\p{L})/u,
      },
    ],
  ],
  [
    'ive',
    [
      {
        by: "I've",
        before: /(?<!\p{Lu}[\p{L}'\u2019.]* )$/u,
        after: /^ (?:not )?(?:got|been|had|seen|just|already|never|always|noticed|done|found|heard|worked|tried|sent|spoken)(?!\p{L})/u,
      },
    ],
  ],
  ['names', [{ by: "name's", before: before('my'), after: /^ (?=\p{Lu}\p{Ll}+(?:[ ,.]))/u }]],
  ...['todays', 'tomorrows', 'yesterdays'].map((word): [string, Confused[]] => [
    word,
    [{ by: word.replace(/s$/, "'s"), after: after(String.raw`(?!and\b|are\b|were\b|of\b|when\b|to\b)\p{L}{3,}`) }],
  ]),
  ...['week', 'month', 'year'].map((unit): [string, Confused[]] => [
    `${unit}s`,
    [
      {
        by: `${unit}'s`,
        before: before(String.raw`an?|(?<!\b(?:the|these|those|past) )(?:last|next|this)`),
        after: after(
          String.raw`(?:notice|time(?!\p{L})|pay|supply|rent|worth|salary|wages|figures|results|prices|season|harvest|event|conference|show|budget|numbers)\b`,
        ),
      },
      { by: `${unit}s'`, before: before('two|three|four|five|six|couple of|few'), after: after(String.raw`(?:notice|worth)\b`) },
    ],
  ]),
  ['wich', [{ by: 'which' }]],
];
