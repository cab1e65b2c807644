import { SENDER_CUES } from '../../kind/senderCues.ts';

/** Tags for topics and requests that only some emails have, each with the words that show it. An email may have several. */
export const TOPIC_MARKS: readonly (readonly [string, RegExp])[] = [
  [
    'webinar',
    /\b(?:webinar|online|zoom|live-?stream(?:ed)?|virtual|calendar invite|(?:join|dial)[- ](?:in )?link|(?:get|send|share|have|receive)s? (?:you )?(?:the|a) recording|(?:is|be|being) recorded|[ap]m (?:[ECMP]T|[ECMP][DS]T|UTC|GMT|CET))\b/i,
  ],
  [
    'software',
    /\b(?:software|SaaS|dashboards?|plug-?in|API|CRM|ERP|(?<!\bno )(?:(?:our|a|the|this|mobile|web|phone) )(?:app|platform|online tool)|integrates? with|sync(?:s|ed|hroniz\w+)? with|AI (?:agent|assistant|tool|receptionist|model)s?)\b/i,
  ],
  [
    'joy',
    /\b(?:was born|(?:we(?:'re| are)|and I are) (?:getting married|engaged|expecting)|we got (?:married|engaged)|passed (?:my|the) exam|graduated|I got the job|(?:house|apartment|flat|shop) is ours|got the keys|we did it|I did it|I passed|(?:and )?I said yes|asked me to marry|we won|got (?:accepted|promoted|engaged|married))\b/i,
  ],
  [
    'speak',
    /\b(?:(?:give|gave|giving|hold|held|deliver\w*) (?:a|an|the|our|one) (?:[\w-]+ ){0,2}(?:talk|keynote|speech|lecture|presentation)|speak (?:at|to our|on (?:the|our|a))|be (?:a|our) (?:speaker|panelist)|(?:join|on|sit on|for) (?:the|our|a|my) panel|putting together (?:a|the|our) panel|as (?:a |our |one of (?:the |our )?(?:\w+ )?)(?:speakers?|panelists?|moderator)|keynote|moderate (?:a|the|our))\b/i,
  ],
  // The sender says what to send or do next.
  [
    'step',
    /\b(?:(?:I|we)(?:['’]d| would)? (?:only|just) need\b|all (?:I|we)(?:['’]d)? need (?:is|are)\b|just (?:reply|send|tell|give|hit|call|answer|say|text|ring|name|pick)|(?<=(?:^|[.!?\n]\s*)(?:please )?)send (?:me|us) (?:the|your|a|one|two|last)|reply (?:with )?['"“]?(?:yes|ok)|hit reply|(?:give|drop) (?:me|us) a (?:call|ring|line)|(?<=(?:^|[.!?,;:]\s+|\b(?:just|please|or|and|then|can|could) ))(?:call|ring|text|phone) (?:me|us)\b|my number is|(?:tell|send|give) (?:me|us) (?:which|where|how (?:many|big|long|large|old|high|far)|your|roughly)|let (?:me|us) know (?:which|where|how many|your)|rough count|(?:read[- ]only|view) (?:role|access)|book (?:a|your) (?:slot|time|visit) (?:here|at|on|below)|takes \d+ minutes to (?:connect|set up|install))/i,
  ],
  ['talks', /\b(?:talks?|speakers?|panel\w*|webinar|conference|seminar|lecture|keynote|summit|round ?table|presentations?)\b/i],
  ['panel', /\bpanel(?:ists?)?\b/i],
  [
    'sponsor',
    /\bsponsor(?:s|ship|ing)?\b[^]*\b(?:team|club|race|run|festival|school|girls|boys|kids|shirts?|jerseys?|league|tournament|concert|charity|choir|band|fair)\b|\b(?:team|club|race|run|festival|school|girls|boys|kids|league|tournament|choir)\b[^]*\bsponsor(?:s|ship|ing)?\b/i,
  ],
  ['inquiry', SENDER_CUES.buys],
  ['questionnaire', /\b(?:survey|questionnaires?|questions|poll|form|fill (?:it|this|in|out))\b/i],
  [
    'unpaid',
    /\b(?:invoices?|bill|statement|balance)\b[^]*\b(?:overdue|unpaid|outstanding|(?:is|are) (?:still )?open(?=[,.;]| and\b|$)|(?:has )?not (?:yet )?been paid|still open|past due|was due|is due|payment reminder)\b/i,
  ],
  [
    'memorial',
    /\b(?:dad|mom|mum|father|mother|husband|wife|grandma|grandpa|brother|sister|son|daughter|uncle|aunt|\p{Lu}\p{Ll}+)['’]s (?:service|funeral|memorial|wake|burial)\b|\b(?:came|come|coming|being) (?:to|at|there for) (?:the|his|her) (?:funeral|memorial|wake|burial)\b/u,
  ],
  [
    'gave',
    /\b(?:thank you|thanks)[^.?!]* for (?:your|the) (?:[\w-]+ )?(?:talk|speech|presentation|keynote|lecture|session|workshop|training)\b/i,
  ],
  ['many', /\bhow many\b/i],
  [
    'delayed',
    /\bdelay(?:ed|s)?\b|\bthe earliest (?:we|I) can\b|\b(?:won['’]t|will not|cannot|can['’]t) (?:reach you|arrive|ship|be delivered|make it|leave)\b|\bnew (?:delivery )?date\b|\b(?:delivery|pallets?|order|goods|parcels?)\b[^.?!]*\binstead of (?:on )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\blater than (?:planned|confirmed|promised|expected|announced)\b|\b(?:arrive|ship|come|deliver(?:ed)?) (?:[\w-]+ ){0,4}later\b|\bout of stock\b|\bback-?order/i,
  ],
  [
    'broadcast',
    /^\W*(?:(?:hi|hello|hey|dear|good morning|good afternoon|morning)[ ,]+)?(?:all|team|everyone|everybody|folks|colleagues|dear all)\b(?= ?[,!:.\n\u2013-])|\b(?:thanks|thank you|cheers),? (?:all|everyone|everybody|team)\b|^(?![^]*\?)[^]*\b(?:kitchen|floor|building|elevator|lift|parking|yard|entrance|office|server|fridge|printer)\b[^.?!]*\bwill be (?:closed|down|off|cleaned|painted|replaced|defrosted|resurfaced|unavailable|locked)\b/i,
  ],
  [
    'nocost',
    /(?:,|\bfor|\band it's|\bit is) free\b(?! (?:trial|demo|plan|consult|account))|\b(?:you pay nothing|neither (?:of us |side |one )?pays|no money changes hands|(?:at )?no (?:cost|charge)|free of charge|costs? (?:you )?nothing|without (?:any )?cost)\b/i,
  ],
  [
    'breakup',
    /\b(?:clos(?:e|ing) (?:your|the|this) file|assume (?:this|it|that|[\w ]{1,40}) (?:is|isn't|is not) [^.?!]*\b(?:priority|relevant|interest|right)\b|(?:(?:this is|this will be|it's|make this) (?:my|the) last (?:email|note|message|try)|(?:this is|this will be|it's|make this) my last one)\b|last (?:email|note|message|one) from me\b|\bclose (?:my notes|this|it) unless\b|\bclose my (?:notes|file)\b|\bunless you tell me otherwise\b|\ban answer too\b|won't (?:bother|write to) you|I(?:'ll| will) stop (?:here|writing))/i,
  ],
  [
    'split',
    /\b\d+ ?% (?:for|of|to|on)\b|\b(?:keep|get|take|pay|earn|gets?) (?:\w+ )?\d+ ?%|\bcommission\b|\bfor (?:each|every) (?:referral|customer)\b/i,
  ],
  [
    'manual',
    /\b(?:picker|packer|forklift|driver|nurse|cook|waiter|waitress|cleaner|welder|electrician|plumber|mechanic|mason|roofer|baker|butcher|guard|cashier|warehouse work|kitchen help)\b/i,
  ],
  [
    'priced',
    /[$€£]\s?\d|\b(?:EUR|USD|GBP) ?\d|\d ?(?:k|thousand|hundred|million)? ?(?:dollars|euros|pounds|EUR|USD|GBP)\b|\b\d+k\b|\b\d+ (?:a|per) (?:month|year|piece|person|day)\b/i,
  ],
  ['placed', /\b(?:remote|hybrid|on-?site|days in the office|night shifts?)\b|\bbased in\b|\b(?:role|job|startup|company|team) in \p{Lu}/u],
  ['named', /\p{Lu}\p{L}[\p{L}.' ]* (?:is|are) (?:hiring|looking for|recruiting)\b/u],
  [
    'favor',
    /\bplease (?:send|refund|correct|check|change|fix|confirm|cancel|resend|update|credit|return|replace|issue|arrange|amend)\b|\b(?:could|can|would|will) you (?:please )?(?:refund|cancel|credit|replace|amend|send|check|correct|change|fix|look|confirm|resend|update)\b/i,
  ],
  [
    'guest',
    /\bguest (?:posts?|articles?|blog\w*|author|writer)\b|\b(?:write|contribute|submit|pitch|offer|send|publish) (?:you |your [\w-]+ |(?:(?!(?:in|on|for|to|with|about|of|from|at|by|that|if|up|out|and|or)\b)[\w'\u2019&-]+ ){1,4}?)?(?:an?|my|one) (?:[\w-]+ ){0,2}(?:post|article|piece|column)\b(?! (?:on|about) us)|\b(?:article|post) (?:idea )?(?:for|to|on) your (?:blog|site|magazine|newsletter)\b/i,
  ],
  [
    'deadlink',
    /\b(?:dead|broken|outdated) links?\b|\blinks?\b[^.?!]*\b(?:(?:is|are|seems?|looks?) (?:dead|broken|gone)|(?:leads?|goes|go) nowhere|no longer works?|does(?:n't| not) work|stopped working)\b|\b404\b/i,
  ],
  [
    'proposes',
    /(?<!\b(?:what|which|where|how|who|when|why|or|else|\w+ much) )\b(?:may|can|could|shall|should) we (?!talk|meet|speak|call|chat|have|get|send|share|schedule|find|set|book|count|discuss|connect|help)\p{L}+|\b(?:want me to|(?<!\b(?:or|what|which|where|how|who|when|why|one|car|\w+ much|else) )should I|(?<!\b(?:what|which|where|how) )(?:shall I|can I|may I|could I)) (?!send|share|email|ask|interview|have|get|save|reserve|put|close|drop|leave)\p{L}+/iu,
  ],
  [
    'sends',
    /\b(?:should|shall|can|may|could) I (?:send|share|email|post|mail|drop off|ship)\b|\bwant me to (?:drop|bring|leave|post|mail|ship|give)\b|(?:^|[.!?]\s+|\n)want (?:the|a|an|our|my|one)\b[^.!?]*\?|\bwant me to (?:send|share)\b|\b(?:like|want) (?:me to send|to (?:see|get|have) (?:the|an?|some|two|three))\b/i,
  ],
  [
    'invite',
    /\b(?:come (?:over|around|along|to dinner|for dinner|with us|with me)|join us|get[- ]together|(?:barbecue|birthday|wedding|party|dinner|brunch|christening|reunion|lunch|drinks|farewell|last day)\b(?=[^]*\b(?:come|coming|invit\w+|join|celebrat\w+|bring|RSVP|let me know|see you|hope|having|throwing|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|this (?:weekend|evening|summer)|tonight|tomorrow)\b)|turns? \d+|(?:all|everybody|everyone) (?:is |are )?meeting at|at (?:our|my) place|have dinner|are you free|can you (?:make it|come))\b/i,
  ],
  [
    'moved',
    /\b(?:moves?|moved|rescheduled|postponed|cancell?ed|shifted) (?:to|from|by|until)\b|\bis (?:cancell?ed|postponed)\b|\bnew (?:date|time|room)\b/i,
  ],
  [
    'todo',
    /\bplease (?!reply|let me know|contact|call|note|accept|(?:buy|order|hire|choose|pick|adopt|take|love|try) (?:me|us)\b)\p{L}+|\b(?:could|can|would|will) (?:you|everyone|everybody|each of you) (?!be|like|mind|have|want|come|make)\p{L}+|\b(?:any chance|any way|wondering if|hoping|I hope|if) you (?:could|can) (?!be|like|mind|have|want|come|make)\p{L}+/iu,
  ],
  ['stake', /\b(?:invest(?:ments?|ing)?|deposit|trad(?:es?|ing)|forex|profits?|returns? (?:on|of|per)|payouts?)\b/i],
  ['money', /\b(?:gift cards?|wire|transfer|bitcoin|bank details|inheritance|payment of)\b/i],
  ['student', /\b(?:student|thesis|dissertation|PhD|university|professor|graduate school|nothing to (?:buy|sell))\b/i],
  [
    'onsite',
    /\b(?:free (?:check|inspection|visit)|(?<!(?:^|[.!?]\s+|\n)(?:please |do |just )?)\b(?:come|stop|drop) by|visit you|for a visit|come and (?:see|look)|on site|walk[- ]through|drop off)\b/i,
  ],
  [
    'deadline',
    /\bby (?:the \d|Monday|Tuesday|Wednesday|Thursday|Friday|noon|tonight|tomorrow|the end|next|\d)|\bdeadline\b|\bbefore (?:the|noon|\d)/i,
  ],
  ['closes', /\bclos(?:e|ing) (?:your|the|this|it|out)\b|\bfile\b/i],
  [
    'youth',
    /\b(?:high school|my school|pupil|after school|I(?: am|'m) 1[4-9]\b|1[4-9] years old|summer (?:job|work)|work experience|internship|apprentice\w*|school leaver|college student)\b/i,
  ],
  // The reader is to be the guest, of a podcast that is not theirs.
  [
    'podcast',
    /^(?![^]*\b(?:sponsor\w*|ad (?:slot|read)s?|advertis\w+|mid-?rolls?|pre-?rolls?|your (?:own )?(?:next )?(?:podcast|episodes?|show)|the podcast where)\b)(?=[^]*\b(?:(?:be|as|like|want|have you as|join (?:me|us) as) (?:a|our|my|the next) guest|(?:come|coming|join|joining|have you|appear) on\b|(?:interview|record with) you|be (?:our|my|a) guest|(?:be|appear|talk|featured?) on (?:our|my|the) (?:[a-z-]+ )?podcast|(?:host|run|present)s? [^.\n]{0,40}\bpodcast\b[^]*\b(?:recorded (?:online|remotely|live|over)|questions (?:before(?:hand)?|in advance)|as a guest)))[^]*\bpodcast\b/i,
  ],
  [
    'number',
    /\b(?:what(?:['’]s| is)|which is) (?:the |your )?(?:best |right )?(?:phone |mobile )?number\b|\b(?:which|what) number\b|\bnumber (?:is best|can I|should I|to (?:call|reach|ring) you)\b/i,
  ],
  // Asks for a gift of things.
  [
    'spares',
    /\b(?:could|can|would|might) you (?:perhaps |possibly |please )?(?:spare|donate|lend us)\b(?![^.?!]*\b(?:minutes?|mins?|moment|time|hours?|day|call)\b)[^.?!]*\?/i,
  ],
  // Each side does something for the other.
  [
    'mutual',
    /\b(?:in return(?=[^.?!]*\byou)|each (?:of us )?pays|each other(?:['’]s)? customers|the other way (?:round|around)|brought both of us|send each other)\b/i,
  ],
  ['fair', /\b(?:at|on|by|near|find) (?:our|the) (?:stand|booth|stall)\b|\b(?:our|my) (?:stand|booth|stall)\b/i],
  // The sender pays the reader.
  [
    'pays',
    /\byou (?:get|keep|earn) \d+ ?%|\byou (?:get|receive|earn|are paid|['’]re paid) (?:an? |the |your )?(?:yearly |monthly |annual |fixed |steady )?(?:rent|income|fee|money|paid|payment|cash|[$€£]\s?\d)|\bwe pay (?:you|your|the owner|rent)\b|\bpay you\b/i,
  ],
  // The employer writes, not a recruiter on their behalf.
  [
    'own',
    /\b(?:join (?:us|our)|our (?:own )?(?:team|company|practice|clinic|workshop|restaurant|kitchen|school|plant|firm|shop|hospital|studio|lab|office)|here at \p{Lu}|work(?:ing)? (?:for|with) us)\b/iu,
  ],
  // Gifts of money, not of things or time.
  [
    'cash',
    /[$€£]\s?\d|\b(?:money|donat\w*|euros?|pounds|dollars|funds?|funding|fundrais\w*|sponsor\w*|contribut\w+|chip in|raise|raising|appeal|amount|give \d)\b/i,
  ],
];
