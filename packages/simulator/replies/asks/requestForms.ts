import { WORKDAY } from '../../reading/text/timeWords.ts';

/** Whether a question asks for something from the reader, and for what; the most particular first. */
export const REQUESTS: readonly (readonly [string, RegExp])[] = [
  // Whom the reader knows, and not who at their firm is in charge.
  [
    'askKnow',
    /^(?:(?:would|do|might|can|could) you (?:happen to |perhaps |by any chance )?(?:know(?: of)?|think of|recommend|suggest) (?:any(?!thing)\p{L}*|some(?!thing)\p{L}*|an?|other|people|firms|businesses|companies|clients|customers|suppliers)\b|(?:is there |are there )?(?:any(?:one|body)|some(?:one|body)|any \p{L}+) (?:else )?(?:you (?:know|could|can|would|deal|work)|in your (?:network|circle)|(?:come|spring)s? to mind)|who (?:else )?do you know|(?:would|could|can|will|might) you (?:(?:be (?:happy|willing|able|open|prepared) to|mind|consider|perhaps|possibly) )?(?:pass(?:ing)?|mention(?:ing)?|recommend(?:ing)?|refer(?:ring)?|suggest(?:ing)?|hand(?:ing)?|giv(?:e|ing))\b[^?]*\b(?:any(?:one|body)|people|patients|clients|customers|members|friends|guests|parents|visitors|others)\b|(?:could|can|would) you (?:please )?(?:introduce|recommend|refer) (?:me|us) to (?:any|some|one|an?|two|other|your (?:clients|customers|network|suppliers)))(?!.*\b(?:looks? after|handles?|(?:is|are) (?:responsible|in charge)|deals? with|decides?|(?:right|best) person)\b)/iu,
  ],
  // "Would it be crazy to look at this?": a no accepts.
  [
    'askMind',
    /^(?:would|is|are|am|do) (?:it|that|this|you|I|now) (?:be )?(?:(?:too|so|totally|completely|really) )?(?:(?:an? )?(?:crazy|silly|mad|bad|terrible|stupid|ridiculous|dumb|wrong|unreasonable)\b|a mistake\b|out of the question\b|opposed\b|against\b|averse\b|unwilling\b|(?:too )?(?:early|soon)\b|off base\b|wasting\b)/i,
  ],
  // "Is reducing returns on your list for this year?"
  [
    'askPlans',
    /^is (?!(?:it|this|that|there|your)\b|[^?]*\bstill\b)[^?]* (?:on (?:your|the) (?:list|radar|agenda|roadmap|cards|to-?do list)|an? (?:\p{L}+ )?(?:priority|focus|goal|target|topic)|in (?:your|the) (?:plans|budget)|something (?:you|your \p{L}+) (?:are|is|have|has)\b)/iu,
  ],
  [
    'askRight',
    /^(?:(?:is|are|would) (?:it|that|this|you) (?:be )?(?:you (?:who|that) (?:decides?|would decide|handles?|looks? after|deals? with|signs? off|manages?)|the one (?:who|that|to)|something (?:that )?you (?:decide|handle|look after|deal with|take care of|are (?:responsible|in charge))(?![^?]* or (?:do|does|is|are)\b))\b|whom? (?:do|can|could|shall|should|would|may|might) (?:I|we) (?:best |better |rather |then )?(?:send|write|talk|speak|email|call|contact|address|ask|reach|turn|try|approach|direct)\b|whom? (?:there |here |else )?(?:(?:would|might|could|will|is|are) (?:(?:it|that|this) )?(?:be )?(?:the )?(?:best|better|right|good|correct|appropriate|ideal)\b(?= (?:for (?:me|us|this|that|it)\b|to (?:talk|speak|write|contact|ask|email|call|approach|reach|send|go)\b|placed|suited|person|one|contact|colleague)|[ ,]*$)|(?:would|might|could) (?:it|that|this) be\b|is (?:it|that|this)(?: then| instead| please)?$|(?:it|that|this) (?:is|would be|might be)\b|does(?: then| instead)?$|(?:would|do|can|could) you (?:suggest|recommend|say|advise) (?:that )?(?:I|we)\b)|is there (?:some|any)(?:one|body) (?:else )?(?:(?:there |here )?(?:I|we) (?:should|could|can|might|ought)|better|more suited)\b|(?:could|can|would) you (?:please |perhaps )?(?:give|send|share|tell) (?:me|us) (?:the|a|their|his or her) (?:name|contact|email)\b)|\b(?:point me|direct me|introduce me|put me in touch|(?:right|best|better) (?:person|contact|one to)|(?<!^(?:did|does|has|is|was) )(?:the|a) (?:person|colleague) (?:who|responsible|in charge)|(?:whom?|which (?:person|team|department|colleague|of your colleagues))(?:ever)? (?:there |here |else |at .{2,30}? |in .{2,30}? |on your team )?(?:looks after|follows|does (?:follow|handle|look after|manage|decide|deal with|buy|order)|handles|is (?:responsible|in charge|the (?:right|best))|takes care|deals with|arranges|manages|decides|orders|buys|books|runs|signs off(?! (?:the|your) (?:daily|weekly|monthly|nightly|morning|evening)\b)|should I|would I|I should))\b/i,
  ],
  // "Or should I be bothering somebody else?"
  ['askRight', /^(?:should|shall|would|could|can) (?:I|we) (?:be )?(?:better )?\p{L}+ (?:to |with )?(?:some|any)(?:one|body) else\b/iu],
  // "Shall I try again in the autumn?"
  [
    'askLater',
    /^(?:(?:shall|should|can|could|may) I|(?:do you )?want me to|would you like me to|is it (?:ok|okay|all right|better) if I|ok(?:ay)? if I) (?:just )?(?:(?:try|ask (?:you )?again|write|ring|call|email|contact|get in touch|follow up|come back|drop you a line|get back to you|circle back|check back|be in touch|send you a reminder|remind you)(?: (?:you|to you|with you|in with you|again|back))*(?= (?:in|later|next (?:month|quarter|year|spring|summer|autumn|fall|winter)|after|around|towards|nearer|once|at the (?:end|start))\b)|(?:try|ask|write|ring|call|email|check) (?:you |to you )?again\b)/i,
  ],
  // "Is it still something you want done?"
  [
    'askStill',
    /^(?![^?]*, or (?:have|has) )(?:(?:is|are|would) (?:it|this|that|they|you|these|there|[^?]{2,30}?) still (?!(?:you|a problem|an? issue|by|on (?:paper|spreadsheets?|whatsapp)|done by|using|running|doing|paying|having|struggling|losing|spending|relying|working|getting|writing|printing|keeping|chasing|ringing)\b)(?:something (?:you|that)|worth|of (?:any )?(?:interest|use)|on (?:your|the) (?:list|cards|radar|agenda|table)|relevant|interest\p{L}*|looking|planning|plan|thinking|after|keen|considering|open|in the market|going ahead|need\p{L}*|want\p{L}*|a priority|an? (?:option|plan)|due|happening|required)\b|do you still (?:want|need|plan|intend|wish|hope)\b|still (?:interested|keen|want|need|looking|planning|on|thinking)\b)/iu,
  ],
  [
    'askWhen',
    /^(?:would|could|does) (?:an?|one|some) (?:\p{L}+ )?(?:morning|afternoon|evening|day|time)\b[^?]*\b(?:suits?|works?|be (?:ok|okay|all right|good|fine|possible))\b|^(?:when(?! (?:does|do|is|did|was) (?:it|they|that|this|your|the)\b)|(?:which|what) (?:day|days|time|morning|afternoon|week|date)s?)\b(?=.*\b(?:suits?|works?|works best|free|convenient|good (?:time|day)|best (?:time|day|for)|come|drop|call|speak|meet|talk|collect|deliver)\b)|^what (?:is|are|would be) (?:an? |the |your )?(?:good|best|better|right|easiest|quiet(?:est)?) (?:day|time|morning|afternoon|week|moment)s?\b/iu,
  ],
  [
    'askAddress',
    /^(?:which|what)\b[^?]*\b(?<!(?:email|e-mail|web|IP) )address(?:es)?\b(?! (?:this|that|these|those|the|it|your|any)\b)|^where (?:(?:should|shall|can|could|may|do|would|must) (?:I|we|it|they|this|that|the \p{L}+) (?:be )?|(?:it|they|I|we|this|that|the \p{L}+) (?:should|can|could|may|must|needs? to|has to|have to) (?:be )?|(?:is best |best )?to )(?:send|sent|post|posted|mail|mailed|ship|shipped|deliver|delivered|drop|bring|take|go|land)\b|^where (?:would|do) you (?:like|want|prefer) (?:me|us|it|them|the|these|those)\b[^?]*\b(?:send|sent|post|posted|mail|mailed|ship|shipped|deliver|delivered|drop|dropped|go)\b|^(?:is there )?any address\b|^(?:to )?(?:what|which) address\b|^(?:what|where)['\u2019]?s? (?:is )?(?:an? |the )?(?:best|good|right) (?:address|place) (?:for|to)\b/iu,
  ],
  // What is only looked at, or kept, is not tried.
  [
    'askAddress',
    /^(?![^?]*\b(?:try|tries|taste|tasting|tasters?|test|samples?|bags?|packs?|box(?:es)?|bottles?|tins?|jars?|eat|drink|email|e-mail|reports?|pdf|files?|pages?|sheets?|decks?|slides?|videos?|recordings?|links?|lists?|examples?|figures|numbers|screenshots?|drafts?|mock-?ups?|quotes?|outlines?|case stud(?:y|ies))\b)(?:(?:shall|should|may|can|could|might|would) (?:I|we)|(?:do you )?want (?:me|us) to|would you (?:like|mind)|mind if (?:I|we)|(?:is it |are you )?(?:ok|okay|happy) )[^?]*\b(?:(?:mail|post|ship)(?:ed|ing)? (?:you|your \p{L}+|it|them|one|an?|some|over|out)\b|in the (?:post|mail)\b|send (?:you )?(?:an?|one|some|two|a few)\b[^?]*\b(?:so|to) (?:that )?(?:you|your \p{L}+)(?: can| could)? (?:see|feel|touch|hold|keep)\b)/iu,
  ],
  [
    'askSample',
    /\b(?:(?:send|post|mail|ship|drop)\b[^?]*\b(?:so|to)\b[^?]*\btry\b|samples?|taste|tasting|test pack|taster|(?:a )?(?:free )?(?:bag|pack|box|bottle|tin|jar) (?:of|to)|(?:want|like|fancy) (?:an?|some|two|a few) (?!trial|demo|pilot|log-?in|account|week|month)[\p{L}-]+ to (?:try|taste)|(?:put|pop|stick|send|post|mail) (?:you )?(?:an?|one|some|two|a few|a couple of) (?:\p{L}+ ){0,2}\p{L}+ (?:in the (?:post|mail)|over to try|to try)|(?:send|post|mail|ship) you (?:an?|one|some|two|a few) (?:\p{L}+ )?(?:bag|pack|box|bottle|tin|jar|swatch|roll|crate|case|jar)\p{L}*|on the house|drop(?:ping|ped)? (?:off |in |you )?(?:an? (?!line|note|message)|some|one|the|two) ?[\p{L} -]{0,25}(?:in|off|over|round|on|for|to|at|by)\b)\b/iu,
  ],
  [
    'askTrial',
    /\b(?:(?:one|some|it|them|(?:a|an|the) [\p{L}-]+|with [\p{L}-]+) to try\b|try (?:it|one|us|this|them)|(?:you|like to|want to) try (?:an?|some|our|two|the)|give (?:it|us) a try|(?:free )?(?:trial|pilot)|test (?:it|one|us))\b/iu,
  ],
  [
    'askSend',
    /^(?:(?:shall|should|may|can|could|might) (?:I|we)|(?:do you )?want (?:me|us) to|would you like (?:me|us) to) (?:just |simply |quickly )?(?:send|email|share|forward)\b(?! (?:over |across |you )*(?:some(?:one|body)|one of|(?:our|an?) (?:\p{L}+ )?(?:engineer|surveyor|fitter|inspector|technician|man|team|crew|driver|van)\b))/iu,
  ],
  [
    'askDemo',
    /\bdemo(?:nstration)?\b|\bshow (?:you|your [a-z]+) [^?]*\b(?:by|on|over|via) (?:an? )?(?:short |quick )?(?:video|zoom|teams|call|screen share)\b/i,
  ],
  [
    'askVisitUs',
    /^(?![^?]*\b(?:\d+[- ]?min\w*|minutes|demo|screen|online|zoom|teams|video|call|with your own)\b)(?![^?]*\bsee(?:ing)? (?:it|them|this|that|one)\W*$)(?:fancy|would you like|would you|do you want|want|can you|could you|like) (?:to )?(?:com(?:e|ing)|see(?:ing)?|visit(?:ing)?|drop(?:ping)?)\b.*\b(?:see|visit|show|cut|one|it|us|by|over)\b/i,
  ],
  [
    'askQuote',
    /\b(?:(?:an?|me) (?:[\w-]+ ){0,2}quot(?:e|ing)|(?<!(?:half|full|same|list|cost|trade|low|best|fixed) )price (?:it|this|one|up)|(?<!for )a price|estimate|(?:shall|should|can|could|may) (?:I|we) (?:[a-z]+ )?(?:quote|price)(?= [a-z])|(?:want|need|like) (?:priced|quoted))\b/i,
  ],
  [
    'askCall',
    /^(?:would|could|can|shall|should|may|might|worth|open|up for|fancy|happy|ok|okay|how about|any chance|interested|want|time for|got (?:\d+|ten|fifteen|twenty|time|a)|is (?:it|that|there) (?:worth|something|any)|free|available|keen|mind if|a quick|quick)\b(?=.*\b(?:calls?|phone|ring|zoom|teams|chat|speak|talk|catch up|conversation|connect|(?:\d+|ten|fifteen|twenty|thirty|a few|couple of)[- ]?min(?:ute)?s?|half an hour|your calendar|meet|meeting|discuss)\b)|^(?:do you have|are you) (?:\d+|ten|fifteen|twenty|thirty|a few|time|half|free|available)\b/i,
  ],
  [
    'askGo',
    /^(?:(?:shall|should|may|can|could) (?:I|we)|(?:do you )?want (?:me|us)(?: to)?|would you like (?:me|us)? ?(?:to)?|(?:happy|ready|ok|okay|fine)(?: for (?:me|us))? to|(?:do you )?want to|fancy|are you (?:happy|ready|ok|okay) to) ?(?:be )?(?:(?:put|pencil|book|sign|slot|pop|add|take|set|get|enrol|register|include|save|hold|reserve|keep|schedule|start|count)(?:ted|ged|ned|ked|led|ed|d)? (?:you(?:r \p{L}+)?|\p{Lu}[\p{L}.' -]{1,30}|(?:an?|the|one) (?!call|meeting|demo|time|slot|chat|visit)\p{L}+) ?(?:on|down|in|up|to|for|started|going|off|with|from|as|out|over|a|one|under|into|among)\b|(?:start(?:ing)?|begin(?:ning)?|get (?:started|going)|join(?:ing)? (?!(?:me|us)\b|[^?]*\b(?:call|webinar|event|session)\b)|sign(?:ing)? up|on (?:the|our) (?:round|list|route|rota)))\b/iu,
  ],
  [
    'askSend',
    /^(?:(?:shall|should|may|can|could|might) (?:I|we) (?!(?:ask|expect|get|have|count|assume)\b)|(?:do you )?want me to |(?:would|do) you (?:like|want) (?:me|us) to |(?:would you like|do you want|want|like) (?:to see |to get |to have |a |an |the |our )|(?:is it |it )?worth (?:me |us )?(?:sending|sharing|forwarding|showing)|(?:would it be |is it |are you )?(?:ok|okay|all right|alright|happy|fine|useful|helpful|any (?:use|help)) (?:if|for) (?:I|me|us|we) |(?:would|might|could) it help if (?:I|we) |mind if I |open to getting ).*\b(?:send|sending|sent|share|shared|sharing|forward|forwarded|forwarding|email|emailed|layout|details|list|example|sheet|copy|page|pdf|figures?|numbers|overview|report|case study|guide|comparison|breakdown|summary|plan|draft|video|link|brochure|catalog(?:ue)?)\b/i,
  ],
  [
    'askGo',
    /^(?:(?:shall|should|may) I|yes|agreed|all right)$|^(?:(?:shall|should|may|can|could) (?:I|we) (?!(?:ask|know|expect|get|have|count (?:on|you)|assume|help|interest)\b)|(?:do you )?want (?:me|us) to |would you like (?:me|us) to |(?:happy|ok|okay|fine) for (?:me|us) to |worth (?:me|us) )/i,
  ],
  [
    'askGo',
    new RegExp(
      String.raw`^(?:is|are|would|does|do|will|how about|what about) (?:(?:the|next|this|on) )*(?:${WORKDAY}|\d{1,2}(?:st|nd|rd|th))\b.*\b(?:any (?:use|good|help)|suits?|works?|ok|okay|fine|possible|convenient|free|all right|good)\b`,
      'i',
    ),
  ],
  [
    'askKeen',
    /^(?:(?:would|is|are|might|could|does|do|will) )?(?:(?:this|that|it|you|any of this|there) )?(?:be )?(?:(?:something|anything) (?:you|that|of|for)|any (?:interest|use|good|takers|need)|room for|worth|interest\w*|open to|of (?:any )?(?:interest|use)|useful|relevant|keen|up for|curious|make sense|help|suit|fancy|like|want|consider|in the market|looking at)\b|^(?:would|could|should|might|may(?! (?:I|we) (?:know|ask)\b)|shall|want|fancy|like|yes or no|interested|any interest|ok|okay|deal|game|you in|in$)\b|^need (?:any|some|one|more|an?)\b|^any [\p{L} -]{2,30} you(?:['\u2019]d| would)? (?:want|need|like)\b|\bbe of (?:any )?(?:interest|use)$|^how (?:about|does that sound)\b/iu,
  ],
];
