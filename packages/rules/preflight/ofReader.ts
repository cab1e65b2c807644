import {
  DID,
  HAS_IN_MIND,
  MONTH,
  NEAR,
  NEAR_PLACE,
  NOTICED,
  NUMBER,
  ON_STREET,
  SEEN_ONE,
  SEES,
  SHORT_DAY,
  WEEKDAY,
  WHEN,
  clauseAt,
  toEnding,
  toLacking,
  toLooked,
  withSender,
} from './claimWords.ts';

/** Sentences about one reader tell of something a whole list cannot share; these patterns name what such sentences contain. */

/** Words with a capital letter that many leads share: products, channels, standards, seasons and titles. */
const SHARED =
  /^(?:I|I['\u2019]\p{L}+|Linked[Ii]n|Google|Facebook|Instagram|Tik[Tt]ok|You[Tt]ube|Twitter|Meta|Amazon|Shopify|Etsy|Ebay|Woo[Cc]ommerce|Wordpress|Word[Pp]ress|Wix|Squarespace|Salesforce|Hub[Ss]pot|Zendesk|Jira|Slack|Zoom|Teams|Microsoft|Office|Excel|Outlook|Gmail|Windows|Apple|Android|Quick[Bb]ooks|Xero|Sage|Stripe|Pay[Pp]al|Klaviyo|Mailchimp|Notion|Git[Hh]ub|Git[Ll]ab|Azure|Kubernetes|Docker|Postgres\w*|Python|Java|React|Oracle|Tableau|Power|Netsuite|Net[Ss]uite|Dynamics|Workday|Airtable|Trello|Asana|Calendly|Intercom|Snowflake|Terraform|Internet|Web|Skype|Whats[Aa]pp|Telegram|Viber|Signal|Discord|Christmas|Easter|Halloween|Thanksgiving|Diwali|Ramadan|Eid|Black|Cyber|Prime|New|Head|Director|Manager|Chief|President|Board|Sales|Marketing|Finance|Operations|Human|Customer|Company|Business|Team|Website|Site|Sir|Madam|English|German|French|Spanish|Italian|Dutch|Polish|Chinese|Japanese|American|British|European|Canadian|Australian|Wi|Bluetooth|Series|Part|Section|Article|Class|Type|Phase|Stage|Best|Regards|Name|Date|Covid|Brexit)$/u;
/** "your Fresno yard", "your new Harlow units", "your Wednesday clinic". */
const OWN_NAME = new RegExp(
  String.raw`\b[Yy]our (?:(?!${MONTH}|(?:own|in|at|of|for|on|with|and|or|to|from|by|as|is|are|was|were)\b)[\p{Ll}\d-]+ ){0,2}(?!(?:${WEEKDAY}|${SHORT_DAY}|${MONTH})s?\b)(\p{Lu}\p{Ll}{2,}[\p{L}'\u2019-]*)(?![\p{L}'\u2019-])(?! (?:ID|account|profile|page|ads|data|subscription|licen[cs]e|number|inbox|workspace|channel|campaigns?|plan|integration)\b)(?!\d* or \p{Lu})`,
  'gu',
);
/** "Your talk on the Findhorn viaduct". */
const OWN_WORK =
  /\b[Yy]our (?:\p{Ll}+ )?(?:talk|lecture|keynote|speech|paper|book|thesis|article|column|essay|interview|podcast) (?:on|about|at|in|with|for) (?:the |a |an )?(?:\p{Ll}+ ){0,2}?(\p{Lu}\p{Ll}[\p{L}'\u2019-]*)/gu;
const OWN_DAY = new RegExp(
  String.raw`\b[Yy]our ${WEEKDAY}s? (?:\p{Ll}+ )?(?:clinic|market|class|service|run|shift|tour|auction|sale|surgery|matinee|slot|session|opening|menu|brunch|lunch|rate|price|fare|special|quiz|lecture|concert)s?\b`,
  'u',
);
/** Things of which everybody has some: a count or a time says nothing about one reader. */
const COMMON = String.raw`(?:teams?|customers?|clients?|patients|guests|invoices?|people|staff|employees|colleagues|competitors?|peers|reps?|managers?|developers|engineers|drivers|business|company|industry|sector|market|inbox|costs?|bills?|budgets?|taxes|money|time|leads|users|visitors|buyers|suppliers|vendors|neighbou?rs|crews?|workers|readers|students|members|tenants)`;
/** What a list of people may all have done with the sender. */
const SHARED_DEED =
  /(?<!\bhow )\byou(?:['\u2019]ve| have)? (?:just |recently |also |already )?(?:signed|registered|subscribed|downloaded|visited|attended|joined|asked|requested|contacted|wanted|needed|agreed|received|missed|heard|met|got(?! \p{Ll}+ in (?:at least |about |around |over |more than )?(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b))|used|stopped|looked|applied|enquired|inquired|replied|answered|opted|clicked|subscribed)\b/iu;
/** A line about the mailing itself: why everybody on the list gets it. */
const OF_MAILING =
  /\byou(?:['\u2019]re| are| have|['\u2019]ve)? (?:receiv\w+|get(?:ting)?|got) (?:this|these|our|the)\b[^.!?\n]{0,40}\b(?:because|since|as)\b/iu;
const SOURCE = String.raw`(?:post|posts|newsletter|minutes|report|annual report|ad|job ad|advert|listing|posting|vacancy|blog|plan|plans|notice|tender|permit|licen[cs]e|register|review|reviews|catalog(?:ue)?|menu|brochure|sign|website|site|page|security page|careers page|profile|interview|article|podcast|talk|letter|budget|agenda|application|filing|prospectus|thesis|paper|book|speech|column|bio|cv|r\u00e9sum\u00e9)`;
const SAYS = String.raw`(?:says?|said|mentions?|mentioned|asks?|asked|lists?|listed|shows?|showed|states?|stated|describes?|described|promises?|announces?|announced|names?|gives?|quotes?|reads?|calls?)`;
/** "Two of your Harlow units", "3 of your listings". */
const COUNTED = new RegExp(
  String.raw`\b${NUMBER} of (?:the )?your (?!${COMMON}\b|(?:[\p{Ll}-]+ )?${COMMON}\b)|\b${NUMBER} of your (?!${COMMON}\b|(?:[\p{Ll}-]+ )?${COMMON}\b)`,
  'iu',
);
/** A count in an offer is true for everybody: "We will test two of your boilers." */
const OFFERS =
  /\b(?:I|we)(?:['\u2019](?:ll|d)| (?:will|can|could|would|may|might|shall))\b|\b(?:shall|may|can|could|should|let) (?:I|we|me|us)\b|^\W*(?:please )?(?:send|give|show|pick|choose|name|let|test|try)\b/iu;
/** "I understand you're in the market for a new lift". */
const PREMISE =
  /\b(?:I|we)(?:['\u2019]ve| have| was| were)? (?:hear|heard|understand|learned|know|gather|told|informed|believe)(?: that)? (?:you(?:['\u2019]re| are)|your (?:company|firm|team|business) is) (?:currently |now |still |also )?(?:on the market|in the market|looking (?:for|to|into)|interested in|searching for|planning (?:to|a|an)|about to|hiring|in need of|in the process of)\b/iu;
/** What stands or lies at one place only, in plain sight. */
const SEEN_THERE = String.raw`(?:grass|weeds?|moss|ivy|rust|graffiti|litter|rubbish|trash|potholes?|puddles?|pigeons?|rats|wasps|cracks?|holes?|leaks?|(?:slipped|loose|broken|missing|cracked) \p{Ll}+)`;
const BUILDING = String.raw`(?:roof|roofs|gutters?|sign|signs|awning|fence|wall|walls|chimney|yard|car park|parking lot|drive|driveway|windows?|door|doors|gate|shopfront|storefront|lawn|hedge|ceiling|fascia|cladding|downpipes?)`;
const FORMS: readonly RegExp[] = [
  NEAR,
  NOTICED,
  /\bcongrat(?:s|ulations)\b[^.!?\n]{0,20}\bon (?:your|the|being|becoming|winning|opening|joining|taking)\b/iu,
  // "Your October post said ...", "your trustees' minutes mention ..."
  new RegExp(String.raw`\byour (?:[\p{L}'\u2019-]+ ){0,3}${SOURCE} (?:(?!(?:and|or|to)\b)\p{Ll}+ ){0,2}${SAYS}\b`, 'iu'),
  // "You've listed ... since January", "your Oslo depot has been empty since March"
  new RegExp(
    String.raw`\b(?:you(?:['\u2019]ve| have)|your (?!${COMMON}\b)(?:[\p{L}\d'\u2019-]+ ){1,4}(?:has|have|is|are|was|were)) [^.!?\n]{0,80}\bsince (?:last |the )?(?:${MONTH}|${WEEKDAY}|Easter|Christmas|\d{4}|spring|summer|autumn|fall|winter|week|month|year)`,
    'iu',
  ),
  // "We cleared a gully for one of your tenants on Tuesday"
  new RegExp(
    String.raw`\b(?:I|we) (?!can\b|could\b|will\b|would\b|may\b|do\b)[^.!?\n]{2,80}\b(?:one|two|some|several) of your ${COMMON}[^.!?\n]{0,20}\b${WHEN}`,
    'iu',
  ),
  // "Your second retort"
  /\byour (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?!line\b|opinion|language|source|time\b|quarter|option|choice|week|month|year|day|home\b|brain|nature|pair|set of)(?:\p{Ll}+)/iu,
  // "You run two presses", "You have two uprights"
  new RegExp(
    String.raw`(?<!\b(?:if|when|once|unless|whether|do|that|how|what|because|since) )\byou (?:run|have|own|operate|publish|keep|stock|list|host|rent|advertise) (?:about |around |some |over |nearly |roughly |approx\.? |approximately )?${NUMBER} (?!(?:\p{Ll}+ )?(?:days?|weeks?|months?|years?|hours?|minutes?|seconds|options?|choices?|ways?|reasons?|chances?|questions?|things?|people|employees|staff|steps?|more|or|to|percent|%|\+|plus)\b)(?![^.!?\n]{0,4}\bor\b)\p{L}`,
    'iu',
  ),
  // "You've got crews in four counties"
  new RegExp(
    String.raw`(?<!\b(?:if|when|once|unless|whether|that|how|what|because|since) )\byou(?:['\u2019]ve got| have(?: got)?|['\u2019]re| are) (?:\p{Ll}+ ){1,3}in (?:about |around |at least |more than |over |some )?${NUMBER} (?:(?:different|other|separate) )?(?:states|countries|counties|cities|towns|provinces|time zones|locations|sites|buildings)\b`,
    'iu',
  ),
  // "You're running six ads"
  new RegExp(
    String.raw`(?<!\b(?:if|when|once|unless|whether|that|how|what|because|since) )\byou(?:['\u2019]re| are) (?:currently |now |still )?(?:running|operating|publishing|listing|hosting|renting out|advertising) (?:about |around |some |over |at least )?${NUMBER} (?:[\p{Ll}-]+ )?(?:ads?|campaigns?|lines?|presses|machines|vans|trucks|listings?|vacancies|jobs|roles|properties|units|stores|shops|sites|studios)\b`,
    'iu',
  ),
  // "We are ten minutes from your yard"
  NEAR_PLACE,
  // "I recorded a short video with three ideas for your store"
  new RegExp(
    String.raw`\bI(?:['\u2019]ve| have)?(?: just| also| already)? (?:recorded|filmed|shot|mocked up|sketched|drew up) (?:an?|the|some|${NUMBER}) [^.!?\n]{0,60}\b(?:of|for) your (?:account|site|web ?site|store|shop|ads|page|listing|home ?page|building|menu|yard|roof|garden)\b`,
    'iu',
  ),
  // "unit 7 is advertised now", "your well 6"
  /\byour (?:\p{Ll}+ )?(?:unit|well|berth|rink|turbine|building|dock|gate|bay|room|hall|line|track|platform|kiln|furnace|press|pump|crane|shop|store|site|block|plot|stand|suite|flat|house|shed|barn|lot|floor|tank|field) (?:no\. ?)?\d{1,4}\b/iu,
  // "I tried to book at your salon", "I drove past your yard"
  new RegExp(
    String.raw`\b(?:I|we)(?:['\u2019]ve| have)?(?: just| recently| also| only)? (?:tried to (?:book|order|buy|park|find|visit)|${SEES}|was|were) [^.!?\n]{0,60}\b(?:at|from|past|through|in|into|outside|behind|near|by|with|of|on|for) (?:you\b(?! (?:on|about|because|via|by)\b)|yours\b|your (?!${COMMON}\b|web ?site\b|site\b|profile\b|company\b|linkedin\b|page\b|list\b|behalf\b|business\b|industry\b|area\b|work\b|brand\b|team\b|store\b|shop\b))`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:I|we)(?: just| recently| also)? (?:saw|noticed|heard|watched|counted|visited|tried|bought|tasted|ate|drank|wore|played|rode|rented|hired|toured|passed|enjoyed|photographed|measured|drove past|walked past|walking through|spotted) (?:that )?(?:your (?!${COMMON}\b|web ?site\b|site\b|profile\b|company\b|linkedin\b|page\b|business\b|work\b|brand\b|post\b|name\b|job\b|details\b|email\b)\p{L}+ )`,
    'iu',
  ),
  toLooked('your'),
  toEnding('your'),
  // "Loved your recent post about growth"
  new RegExp(
    String.raw`\b(?:I|we)(?:['\u2019]ve| have)?(?: just| recently| also| really| truly| absolutely)* (?:${SEES}|came across) your (?:(?:great|excellent|insightful|LinkedIn) )*(?:recent|latest|last|new) (?:(?:great|excellent|insightful|LinkedIn) )*(?:posts?|articles?|podcasts?|interviews?|episodes?|talks?|keynotes?|webinars?|newsletters?|videos?)\b`,
    'iu',
  ),
  // "Love the stand you had at Interpack"
  new RegExp(
    String.raw`\b(?:[Ll]oved?|[Ll]iked|[Ee]njoyed|[Aa]dmired|[Ss]aw|[Ss]potted) (?:the|that) (?:[\p{L}'\u2019-]+ ){1,4}you (?:(?:guys|all|folks) )?(?:had|did|put (?:up|on|together)) (?:[\p{Ll}]+ ){0,2}?(?:at|in|on|for|outside|with) (?:the )?(?:${WHEN}|(?!I\b|(?:Linked[Ii]n|Google|Facebook|Instagram|Tik[Tt]ok|You[Tt]ube|Twitter|X)\b)\p{Lu})`,
    'u',
  ),
  // "I rang your membership line three times", "I read the German version of your site last night"
  new RegExp(
    String.raw`\b(?:I|we)(?: just| also)? (?:${SEES}|rang|called|phoned|dialed|went through|checked|ran|used) [^.!?\n]{0,40}\byour (?!${COMMON}\b)[^.!?\n]{0,40}\b(?:${WHEN}|twice|${NUMBER} times)`,
    'iu',
  ),
  // "I visited on Sunday with my children"
  new RegExp(
    String.raw`\b(?:I|we)(?: just| also)? (?:visited|came (?:by|in|past)|dropped (?:by|in)|stopped (?:by|in)|called in|popped in|looked in)(?: with [\p{Ll} ]{2,20})?,? ${WHEN}`,
    'iu',
  ),
  /\b(?:driving|walking|cycling|riding|passing|going) (?:past|through|by|along) your (?!area\b|town\b|city\b|street\b|region\b|neighbou?rhood\b|(?:\p{Ll}+ )?(?:web ?site|site|blog|page|profile|posts?|articles?|content|feed|catalog(?:ue)?|store|shop|listings?|work|portfolio|reviews?)\b)/iu,
  // "The county posted your grading application"
  new RegExp(
    String.raw`\b(?:posted|published|listed|filed|granted|approved|refused|rejected|renewed|received) your (?:\p{Ll}+ ){0,2}(?:application|permit|plans?|tender|request|bid|proposal|notice|licen[cs]e|appeal)\b`,
    'iu',
  ),
  /\b[Yy]our (?:vessel|ship|yacht|ferry|tanker|trawler|boat|building) (?:the )?["\u201c\u2018]?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|I\b)\p{Lu}\p{Ll}/u,
  // "Your website has 37 errors"
  /\byour (?:web ?site|site|home ?page|page|listing|profile|store) (?:currently |now )?(?:has|had|shows?|contains|is missing|lost|loads in|takes) (?:about |around |over |more than )?\d/iu,
  // "Yours at Hvide Sande turned nine", "Your next gap is January 9", "Your keeper told mine"
  /\b[Yy]ours at (?:the )?\p{Lu}\p{Ll}/u,
  new RegExp(
    String.raw`\byour (?:next|last|latest|previous) (?:\p{Ll}+ ){1,2}(?:is|was|ends|ended|runs|ran|starts|started|closes|closed|opens|opened) [^.!?\n]{0,20}(?:${MONTH}|${WEEKDAY}|\d)`,
    'iu',
  ),
  new RegExp(String.raw`\byour (?!${COMMON}\b)\p{Ll}+ (?:told|wrote to|said to|mentioned to) (?:me|us|mine|my|our|the)\b`, 'iu'),
  /\b(?:in|on|at|outside|behind|under|above|of) your (?:new|old|north|south|east|west|front|back|upper|lower|left|right|main) (?:hall|wall|wing|building|cell|field|yard|gate|roof|tower|kitchen|lobby|entrance|plant|barn|shed|greenhouse|pond|pool|court|pitch|window|garden|lot|dock|warehouse|depot|workshop|studio|car park|parking lot)\b/iu,
  // "I drove past last Thursday and your sign was dark"
  new RegExp(
    String.raw`\b(?:I|we)(?:['\u2019]ve| have| was| were)?(?: just| recently| also)? (?:drove|driving|walked|walking|biked|rode|went|passed|passing|ran|cycled|came|popped|dropped|stopped|called) (?:past|by|in)\b[^.!?\n]{0,30}\b(?:${WHEN}|the other (?:day|week|night))[^.!?\n]{0,60}\byour (?!${COMMON}\b)`,
    'iu',
  ),
  ON_STREET,
  // "I hear you're on the Ballachulish roof"
  // "Glad to hear that you are looking for a new supplier"
  /(?<!\bbe (?:very |so |more than )?)\b(?:glad|happy|pleased|delighted|excited|good|great) to (?:hear|learn|know|see|note)(?: that)? (?:you(?:['\u2019]re| are|['\u2019]ve| have)|your (?:company|firm|team|business) (?:is|has))\b/iu,
  PREMISE,
  toLacking('your'),
  // "There is grass growing out of your gutter", "your sign has two cracks"
  new RegExp(
    String.raw`(?<!\b(?:if|when|whether|once|unless|until|before|wherever|whenever|where)\b[^.!?\n]*)(?:\bthere(?:['\u2019]?s| is| are) (?:[\p{Ll}\d]+ ){0,3}?${SEEN_THERE}\b[^.!?\n]{0,40}\b(?:in|on|of|from|at|behind|under|over|along|above|by|across) your|\byour (?:\p{Ll}+ )?${BUILDING} (?:has|have) (?:[\p{Ll}\d]+ ){0,3}?${SEEN_THERE}|\byour (?:\p{Ll}+ )?${BUILDING} (?:is|are) (?:\p{Ll}+ly |already |badly )?(?:blocked|overgrown|sagging|peeling|rusting|cracked|torn|faded|coming (?:off|away|loose)))\b(?![^.!?\n]*\?)`,
    'iu',
  ),
  // "That Kenwood on your counter"
  /\b[Tt]h(?:at|ose) (?:old |aging |ageing |trusty |little |big )?(?:\p{Lu}[\p{L}\d-]*|\p{L}*\d[\p{L}\d-]*)(?: [\p{L}\d-]+)? (?:in|on|behind|under|outside) your (?!area\b|city\b|town\b|inbox\b|country\b|state\b|industry\b|field\b|sector\b|list\b|calendar\b)/u,
  // "Saw a few of your builds lately, the ferry timetable one especially was lovely"
  SEEN_ONE,
  // "We measured the cold store next to you"
  /\b[Yy]our (?:next-door |direct |closest |nearest )?neighbou?rs?(?:, (?:the|an?) (?!(?:same|other|way|moment|day|week|month|year)\b)\p{Ll}| (?:in|at) (?:no\.?|number|unit) ?\d|,? \p{Lu}\p{Ll})/u,
  // "I have two buyers in mind for you"
  new RegExp(String.raw`${HAS_IN_MIND} (?:you\b(?! to\b)|your (?:team|company|firm|business|site|show|building|property)\b)`, 'iu'),
  /\bI(?:['\u2019]ve| have)? (?:hear|heard|gather|understand|see|read)(?: that)? (?:you(?:['\u2019]re| are|['\u2019]ve| have)?|your)\b[^.!?\n]{0,60}(?<=[\p{Ll},] )(?!I\b|(?:Linked[Ii]n|Google|Facebook|Instagram)\b)\p{Lu}\p{Ll}/u,
];
/** What the reader or something of the reader's did, which is one reader's if a time, a count or a name follows. */
const EVENT = new RegExp(
  String.raw`(?<!\b(?:if|when|once|after|unless|until|whether|what|did|have|get|want|with|as|that|than|like|everything|anything) )\b(?:you(?:['\u2019]ve| have)?(?: just| recently| also)? ${DID}|your (?!${COMMON}\b)(?:(?!(?:and|or|but|that|which|who|I|we|to|for|with|is|are|was|were|as|if|will|would|shall|should|can|could|may|might|must|be)\b)[\p{L}'\u2019-]+ ){1,3}(?:has |have |had )?${DID})\b`,
  'iu',
);
/** The same of the reader's firm or team, which may act. */
const THEIR_EVENT = new RegExp(
  String.raw`\byour (?:firm|company|team|office|department|yard|plant|school|board|group|hotel|trust|club|council|farm|agency|practice|hospital|museum|choir|clinic|church|parish|studio|warehouse|shop|store|brewery|bakery|winery|restaurant)(?: has| have| had)?(?: just| recently| also)? ${DID}\b`,
  'iu',
);
const WHICH = new RegExp(String.raw`\b${WHEN}|\b${NUMBER}\b|(?<=[\p{Ll},] )(?!I\b|(?:${WEEKDAY}|${MONTH})\b)\p{Lu}\p{Ll}`, 'u');
/** A place by name, and the reader: "When Glenmore Barn is booked, where do you send the couple?" */
const PLACE =
  /(?<!\b(?:our|my) )\p{Lu}\p{Ll}+ (?:Barn|House|Hall|Park|School|Church|Hotel|Inn|Farm|Street|Road|Avenue|Court|Mill|Bridge|Tower|Wharf|Quay|Lane|College|Library|Clinic|Hospital|Museum|Theat(?:re|er)|Station|Yard|Works|Estate|Lodge|Abbey|Chapel|Castle|Arena|Stadium|Elementary)\b/u;
const READER = /\b(?:you|your|yours)\b/i;
const SENDER = /\b(?:I|we|our|us|my|me|mine|clients?|customers?)\b|\b(?:I|we)['\u2019]/i;
/** A signature: "Your Netline support team". */
const SIGNED = /^\W*your (?:[\p{L}'\u2019&-]+ ){1,4}(?:team|crew|family|desk|office)\W*$/iu;
/** An open guess claims nothing. */
const GUESSED =
  /(?<!\b(?:what|how|that|as) )\b(?:I(?:['\u2019]d| would| can only)?|my|we(?:['\u2019]d| would)?) (?:guess(?!ed\b)|imagine|suspect|assume|reckon|presume|think|expect)\b|\b(?:guessing|presumably|I assume|at a guess|if I had to guess|my hunch|chances are|odds are)\b/iu;
/** A look at a page, and praise that fits any: "I went through your blog and found it very informative". */
const LOOKED_AT =
  /\byour (?:\p{Ll}+ ){0,2}?(?:web ?site|site|blog|page|profile|posts?|articles?|content|feed|store|shop|portfolio|work|company)\b/iu;
const PRAISED =
  /\b(?:informative|interesting|impress(?:ed|ive)|inspiring|inspired|helpful|useful|valuable|insightful|amazing|great|awesome|excellent|wonderful|fantastic|engaging|informational|attractive|beautiful|nice|outstanding|quality|love[d]?|liked?|enjoy(?:ed)?)\b/iu;
/** Which page or work it was. */
const IS_LATEST = new RegExp(String.raw`\b(?:recent|latest|last|new|${NUMBER})\b|\d|\b${WHEN}|(?<=[\p{Ll},] )(?!I\b)\p{Lu}\p{Ll}`, 'u');
const isHollowPraise = (sentence: string): boolean => LOOKED_AT.test(sentence) && PRAISED.test(sentence) && !IS_LATEST.test(sentence);
/** A condition, a guess or a statement about many. */
const GENERAL =
  /^\W*(?:if|whether|do|did|have|has|are|is|were|would|could|can|how|what|who|why|any)\b|\b(?:if (?:you|I|we)|whether you|perhaps|maybe|probably|might have|may have|many of you|most of you|some of you|all of you|like you|like yours|you all|companies|businesses|firms like|most|typically|often|every(?! (?:second|third|other) (?:week|month|\p{L}+day)\b)|usually)\b/iu;
/** The title of an article, in which every word is capitalized: "7 Ways to Light Your Garden". */
function isTitle(sentence: string): boolean {
  const words = sentence.match(/\p{L}[\p{L}'\u2019-]{3,}/gu) ?? [];
  return words.length > 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length > MOST_CAPITALIZED * words.length;
}
const MOST_CAPITALIZED = 0.7;
/** Where a sentence names something that only one reader has. */
const findOwnThing = (sentence: string): number | undefined =>
  (
    OWN_DAY.exec(sentence) ??
    [OWN_NAME, OWN_WORK].flatMap((form) => [...sentence.matchAll(form)]).find(([, name = '']) => !SHARED.test(name))
  )?.index;
/** A placeholder that was not filled differs for each reader once it is. */
const PLACEHOLDER = /\{\{|<<|\[[\p{Lu}_ ]{3,}\]|%[\p{Lu}_]{3,}%/u;
/** Where a sentence, with its sender, tells something of one reader; undefined if it does not. */
function findClaim(sentence: string): number | undefined {
  if (PLACEHOLDER.test(sentence) || SIGNED.test(sentence) || OF_MAILING.test(sentence)) return undefined;
  const isConditional = /^\W*(?:if|when|whether|once|unless)\b|\b(?:if|whether) you\b/i.test(sentence);
  const ownThing = isConditional || isTitle(sentence) ? undefined : findOwnThing(sentence);
  if (ownThing !== undefined) return ownThing;
  if (READER.test(sentence) && !SENDER.test(sentence) && PLACE.test(sentence)) return PLACE.exec(sentence)?.index;
  if ([GENERAL, GUESSED, SHARED_DEED].some((form) => form.test(sentence)) || isHollowPraise(sentence)) return undefined;
  const counted = OFFERS.test(sentence) ? null : COUNTED.exec(sentence);
  const events = WHICH.test(sentence) ? [EVENT, THEIR_EVENT] : [];
  return (counted ?? [...FORMS, ...events].map((form) => form.exec(sentence)).find((found) => found !== null))?.index;
}
/** A quoted title or sentence speaks to its own readers: "7 Habits That Ruin Your Sleep". */
const SPOKEN_IN_QUOTES = /["\u201c][^"\u201c\u201d\n]*\byour?\b[^"\u201c\u201d\n]*["\u201d]/giu;
/** What a sentence tells of one reader; undefined if it tells nothing of the kind. */
export function claimOfReader(sentence: string): string | undefined {
  const whole = withSender(sentence.replaceAll(SPOKEN_IN_QUOTES, (quoted) => ' '.repeat(quoted.length)));
  const at = findClaim(whole);
  return at === undefined ? undefined : clauseAt(sentence, Math.max(0, at - (whole.length - sentence.length)));
}
/** Whether a sentence tells something of one reader. */
export const isOfOneReader = (sentence: string): boolean => claimOfReader(sentence) !== undefined;
