/** What things of one use differ in. */
export const SORT = String.raw`(?:kind|sort|type|size|make|model|brand|colou?r|grade|length|width|finish|format)s?`;

/** Those at the reader's who do its work, after "your". */
export const TEAM = String.raw`(?:team|people|staff|crews?|lads|guys|folks|office|company|firm|business|drivers|engineers|technicians|techs|nurses|managers?|front desk|back office|reception|kitchen|shop|store|warehouse|dispatch(?:ers)?|clinic|practice|school|hotel|plant|department)`;

/** How things are at the reader's, by the form of the question; the most particular first. */
export const SITUATIONS: readonly (readonly [string, RegExp])[] = [
  [
    'askSeen',
    /^(?:did|have) you (?:get|see|receive|read|seen|got|received|had)\b.*\b(?:note|email|message|letter|brochure|leaflet|card|it|quote|proposal)\b/i,
  ],
  ['askOften', /^how (?:often|frequently|regularly|many times)\b/i],
  [
    'askParty',
    /^(?!.*\b(?:typical\w*|usual\w*|normal\w*|average|(?:a|per|each|every) (?:day|week|month|year|night|evening|session|time))\b)(?:with )?how many (?:of (?:you|your|us|the)|(?:people|persons|guests|seats|places|colleagues)\b.*\b(?:you|we|I))\b.*\b(?:be|come|coming|bring|bringing|expect|keep|reserve|attend\w*|join\w*)\b/i,
  ],
  [
    'askMany',
    /^how many\b(?! (?:minutes|hours|days) (?:do you need|can you spare))|^how (?:big|large) is (?:your|the) (?:[a-z-]+ )?(?:team|crew|staff|workforce|fleet)\b/i,
  ],
  [
    'askShare',
    /^(?!.*\b(?:pay|paying|charged?|fees?|interest|commission)\b)(?:what|which) (?:share|percentage|percent|part|portion|proportion|%)|^how much of (?:your|the|that|it)\b/i,
  ],
  // What somebody would spend, and not what they pay now.
  [
    'askBudget',
    /^(?:what|which) (?:(?:sort|kind|size|level) of )?(?:budget\b|(?:is|are|would be) (?:your?|the)(?: [\p{L}-]+){0,3} budget\b)|^how (?:much|big|large)\b(?! of\b)[^?]*\bbudget(?:ed)?\b|^how much (?:(?:have|had) you (?:set|put) aside|(?:are|were) you (?:planning|looking|hoping|willing|prepared) to (?:spend|invest)|(?:would|could|do) you (?:want|like|expect|plan) to spend)\b/iu,
  ],
  ['askSince', /^how long (?:have|has)\b/i],
  ['askTaking', /^how (?:long|much time)\b(?=.*\b(?:your?|takes? (?:to|for))\b)/i],
  [
    'askMuch',
    /^(?:(?:what|which) (?:share|percentage|percent|rate|%|fees?)|how much (?:do|are|does|is) (?:you|your|it|that)\b(?! [^?]*\b(?:get|go|gets|goes|going|getting) through\b| (?:currently |usually |normally )?(?:use|need|buy|order|throw|waste|produce|make|sell|ship|recycle|store|eat|drink|lose)\b)|what (?:do|are|does) (?:you|it|that|your [\p{L} ]{2,25}?) (?:currently |now |usually )?(?:pay|paying|spend|spending|cost|costing|charged)\b)/iu,
  ],
  [
    'askFigure',
    /^what(?:['\u2019]s| is| are) (?:you|your [\p{L} -]{2,30}?) ?(?:rate|score|level|figure|percentage|average|yield|count|turnover|margin)s?\b/iu,
  ],
  ['askLast', /^when (?:did|was|were|have|has)\b|^when [^?]*\blast\b/i],
  [
    'askBegins',
    /^when (?:does|do|is|are|will) (?:your|the|you)\b[^?]*\b(?:starts?|begins?|opens?|kicks? off|peaks?|busiest|busy|season)\b/i,
  ],
  [
    'askEnds',
    /^when (?:does|do|is|are|will)\b(?=.*\b(?:end|expire|run out|renew\p{L}*|due|up|over|contracts?|lease|agreement|policy|tariff|licen[cs]e|certificate|warranty|inspection|audit|(?:service|re)?test|survey|overhaul|replac\p{L}*|tender|retender)\b)|^when (?:yours?|the|its?|they|those|these|theirs)\b.*\b(?:ends?|expires?|runs? out|renews?|(?:is|are) (?:up|due|next)|comes? up)\b|^(?:which|what) (?:month|date|time of (?:the )?year) (?:does|do|is|are|will)\b/iu,
  ],
  ['askAge', /^how old (?:is|are|yours?|the|your|its?)\b/i],
  ['askNotice', /^(?:how much|what|how long a) notice\b|^what (?:is|would be) (?:your|the) notice\b/i],
  ['askWho', /^who (?:did|does) (?:it|that|this|them)\b/i],
  [
    'askBring',
    /^(?:would|will|are) you (?:be )?bring(?:ing)?(?: along)?(?= (?:(?:some|any)(?:one|body)|(?:an? |your |a few |some |any )?(?:\p{L}+ )?(?:plus one|guests?|partner|colleagues?|friends?|wife|husband|spouse|family|children|kids|team|people|others?))\b|$)/iu,
  ],
  // A thing to bring, and no company.
  ['askCarry', /^(?:would|will|could|can) you (?:please )?bring(?: along)? (?:an?|one|two|some|your|the)\b/i],
  ['askDate', /^(?:what|which) is (?:your|the) (?:[\p{L}-]+ ){0,2}(?:date|deadline|start)\b/iu],
  ['askOneDay', /^(?:which|what) day\b(?! (?:do|does|did|are|is|of)\b)/i],
  ['askDay', /^(?:which|what) (?:day|days|weekday)s?\b/i],
  [
    'askSupplier',
    /^(?:who (?:do|are|did)|which (?:[\p{L}-]+ )?(?:firm|company|supplier|contractor|agency|provider|vendor|wholesaler|printer|laundry|carrier|haulier|courier|insurer|broker|bank|merchant|dealer|lab|laboratory|clinic|service|shop|store|garage|mill|roaster|bakery|dairy|nursery)s? (?:do|are|did|does)) (?:you|your)\b|^(?:who|which (?!day|of|one|month)[\p{L}-]+(?: [\p{L}-]+)?) (?:currently |now )?(?:supplies|delivers|prints|brews|bakes|sells|makes|hires|insures|hosts|files)\b/iu,
  ],
  [
    'askWho',
    /^(?:who|which (?:firm|company|contractor)) (?:currently |now |usually )?(?!(?:is|are|would|should|could|can|decides|knows)\b)[a-z]+s\b/i,
  ],
  ['askWhere', /^where (?:do|are) you (?:\w+ )?(?:get|getting|buy|buying|source|sourcing|order|ordering)\b/i],
  // What others do, or what the reader feels, is answered in too many ways.
  [
    'askHow',
    new RegExp(
      String.raw`^(?:how (?:do|does|are|is) (?:you|your (?:own )?${TEAM}) (?:(?:currently|now|usually|normally|generally|typically|mostly|actually) )?(?!feel|find (?:it|that|this|the|our|working|using|yourself)|know|like|rate|think|see|mean|doing(?:$| (?:today|these|this|so far|with that))|getting|finding|feeling|coping|fixed|set|placed|come|stand|rank|score|compare|differ|hear|define)\p{L}|how have you been (?!doing|getting|feeling)\p{L}+ing\b|what(?: is|['\u2019]s) your (?:[\p{L}-]+ ){0,2}?(?:process|procedure|approach|set-?up|routine|way|method|workflow)s?\b)`,
      'iu',
    ),
  ],
  [
    'askHow',
    /^how(?: exactly)?$|^how (?:(?:do |does )?(?:the|your|these|those) (?:[\p{L}-]+ ){1,3}?(?:get|gets|getting|are|is)|(?:are|is) (?!you\b|things\b|it\b|that\b|this\b|we\b)(?:[\p{L}-]+ ){0,3}?[\p{L}-]+) (?:\p{L}+ly )?\p{L}+(?:ed|en|wn|pt|nt|ht|ne|un|ut|ld|de)\b/iu,
  ],
  ['askWhat', /^what (?:do|does|did) (?:you|they|your [\p{L} ]{2,25}?) (?:currently |now |usually )?do (?!you\b)/iu],
  [
    'askUse',
    /^(?!(?:which|what) (?:sizes?|lengths?|widths?|grades?|weights?|colou?rs?|quantit\w+|amounts?|types?|kinds?|sorts?)\b)(?!.*\b(?:a|per|each|every) (?:day|week|month|quarter|year)\b)(?:which [\p{L}-]+(?: [\p{L}-]+)? (?:do|are) you (?:currently |now |mostly )?(?:use|using|run|running|have|work with)|what (?!do\b|are\b|time|day|hour|size|share|percent|kind|sort|type|make|model|brand|colou?r)[\p{L}-]+(?: [\p{L}-]+)? do you (?:currently |now |mostly )?(?:use|run|work with))\b/iu,
  ],
  [
    'askWish',
    /^what would (?!(?:you|we) (?:want|like|need|have) to (?:know|see|hear|ask)\b)(?:make|help|get|persuade|convince|need|have to|it take|you (?:want|need|like|look for|change))\b/i,
  ],
  [
    'askPain',
    /^what (?:is|are|stops?|puts?|prevents?|keeps?|holds?)\b.*\b(?:stops?|puts? you off|prevents?|back|biggest|main|hardest|worst|most (?:annoying|difficult)|problem|challenge|headache|trouble)\b|^what (?:\p{L}+ ){0,2}?(?:annoys|bothers|frustrates|irritates|worries|slows|holds|drives|gives|costs|takes) (?:you|your|up|the most)\b/iu,
  ],
  ['askWhich', new RegExp(String.raw`^(?:which\b(?! of\b)|what ${SORT}\b)(?! (?:would|should|shall|one)\b)`, 'i')],
  [
    'askNumber',
    /^(?:how (?:much|big|large|high|wide|deep|tall|heavy)|what (?:is|are) (?:your|the) (?:[\p{L}-]+ ){0,2}(?:weight|size|height|length|area|volume|radius|span|capacity|number|age)s?\b|what (?:does|do) [^?]*\b(?:weigh|measure|hold|take up)\b)/iu,
  ],
  [
    'askHappy',
    /^(?:do|does|are|is|have|has)\b.*\b(?:happy|satisfied|pleased|content|comfortable|any good|good enough|well enough|working (?:out|well)|as you(?:'d| would) like)\b/i,
  ],
  [
    'askDone',
    /^(?:do|does|are|is|have|has)\b.*\b(?:already|covered|sorted|fixed up|taken care of|under control|some(?:one|body) (?:for|who|to|in)|in place|arranged|booked|had an?|done an?|been (?:tested|checked|done|surveyed|cleaned)|up to date|yet)\b/i,
  ],
  [
    'askHave',
    /^got any (?!time\b|questions?\b|thoughts?\b|interest\b|ideas?\b|feedback\b|room\b|space\b|plans\b)|^(?:do|are|have) any (?:of )?your\b|^do you (?:currently |now )?have an? [^?]*\b(?:coming up|planned|ahead|in mind|in the pipeline|(?:starting|opening|due|moving) (?:soon|next|this|in))\b|^(?:do|are|have) you (?:still |currently |now |ever |got )?(?:have |need |got |[a-z]+ing )?(?:any(?! idea)|anything|something|need|looking|planning|in need|coming up)\b/i,
  ],
  [
    'askTrouble',
    /^(?:do|does|have) (?:you|your [\p{L} ]{2,25}?) ever\b|^(?!is there (?:an?|any|one) )(?:do|does|are|is|have|has)\b(?!.*\binstead\b).*\b(?:struggl\w*|problems?|issues?|trouble|short of|losing|lose|wast(?:e|ing)|annoy\w*|bother\w*|complain\w*|frustrat\w*|worr(?:y|ied)|behind)\b/iu,
  ],
  // Few words are often an idiom ("Are you tempted?"), and a negation or an order has no plain yes.
  [
    'askSo',
    /^(?!is there (?:an?|any|some) [^?]*\b(?:I|me|we|us)\b)(?:do|does|did|are|is|was|were|have(?! some(?:one|body) \p{L}+ (?:your|the|a)\b)|has|(?:can|could|will|would) (?:any|some)(?:one|body))(?: [^\s?]+){3,}$(?<!\b(?:instead|not|at all|wish)\b.*)/iu,
  ],
];
