/** A page on which readers may have to book, reserve or register. */
export const MAY_BOOK =
  /\b(?:book|reserve|schedule|register|rsvp|sign up|(?:pick|grab|choose|find) (?:an? )?(?:time|slot|day|\d{1,2} ?min(?:ute)?s?)|calendar|diary)\b[^.!?\n]{0,40}(?:\bhere\b|\bat\b|:|https?:|www\.)|\b(?:you can|please|to) (?:book|reserve|schedule|register|sign up)\b|\b(?:claim|book|reserve|schedule|grab) your (?:[\p{L}-]+ ){0,4}?(?:session|spot|slot|seat|place|call|demo|consultation|audit|assessment|appointment)\b|\bclick (?:here|below)\b|\b(?:calendly|cal\.com|savvycal|tidycal|doodle|booking (?:page|link)|scheduling link|(?:my|our) (?:calendar|diary|scheduler))\b/iu;

/** An invitation to several people of one company. */
export const INVITES_SEVERAL =
  /\bbring (?:your|a|an|along|anyone|anybody|whoever|someone|the|two|three)\b|\bhow many (?:of you|from|seats|places|people|tickets)\b|\b(?:seats?|places?|spots?|tickets?) for (?:you and|up to|your|two|three|four|\d)|\b(?:colleagues?|team|crew|staff|assistants?)(?: (?:is|are))? (?:also )?welcome\b|\b(?:you and|yourself and|both you and|all of) (?:your|the) (?:\p{Ll}+ )?(?:team|colleagues?|crew|staff|assistant|managers?)\b|\bplus[- ]one\b/iu;

/** Shares and returns in other words. */
export const MAY_BE_FIGURE = /%|\bper ?cent\b|\broi\b|\breturn on\b|\b(?:half|twice|double|triple|a third|a quarter)\b/i;

/** Tags and entities. */
export const MAY_BE_MARKUP = /<[a-z/!][^<>\n]{0,200}>|&[a-z]{2,8};/i;

/** A name inside a sentence may be a customer's, and someone's past success is proof in any wording. */
export const MAY_PROVE =
  /(?<=[\p{Ll}\p{N},;:)][ \t])(?!I\b|I['\u2019])\p{Lu}[\p{L}'\u2019&-]+|\b(?:customers?|clients?|(?:companies|firms|teams|shops|hotels|practices|schools|plants|people|others|brands|carriers|contractors) (?:like|we|in|of|such)|went from|fell from|down from|cut .{1,40} (?:to|from|in half|by)|used by|work(?:s|ed)? with|trusted)\b|\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens of|hundreds of|thousands of)\s+(?:[a-z-]+\s+)?(?!minutes|hours|days|weeks|months|years|seconds|times|questions|percent|lines|steps|spots|seats|places)[a-z]{3,}s\b/u;

/** An invitation to do something is a request in any wording: "Register here:", "Call today", "Any amount helps". */
export const MAY_ASK =
  /(?:^[^\S\n]*|[.!:;,][^\S\n]*|\b(?:to|and|please|just|or|can|could|may|should|then)\s+)(?:please\s+)?(?:register|sign up|join|call|ring|phone|text|e?mail|reply|respond|write|answer|tell|let|give|donate|shop|order|buy|book|click|tap|visit|see|read|watch|try|take|get|grab|save|download|come|drop|pop|send|check|find|look|claim|contact|reach|ask|apply|vote|fill|use|start|request|put|bring|meet|pick|choose|revert|inform|advise|confirm|forward|return|share|schedule|decide|pay|sign|complete|transfer|wire|scan|go to|log in|verify|update|submit|nominate|attend|secure|reserve|redeem|activate|enter|browse|explore|upgrade|switch|compare|act|hurry|hit reply|nip|swing by|stop by)\b|\bif you (?:do not|don['\u2019]t) (?:sign|order|pay|reply|answer|respond|act|buy)\b|\bif you (?:\w+ )?(?:send|share|give|tell|reply|forward|point|let)\b|\b(?:kindly|please|pls|let (?:me|us) know|revert|feel free|(?:ask|request|invite|urge) you|inform (?:me|us)|(?:your|a|any) (?:(?:positive|kind|prompt|quick|early|favou?rable|valued|short|brief) )?(?:reply|answer|response|feedback|requirements?|decision)|survey|questionnaire|poll|rsvp)\b|\bany amount\b|\b(?:contact|call|ring|phone|e?-?mail|text|message|write to|reply to|get in touch|speak to|talk to) (?:us|me|our|my|with|the|today|now|on)\b|\bwould (?:love|like|be (?:glad|happy|delighted|great|good))\b|\bi['\u2019]d (?:love|like|be)\b|\bwe['\u2019]d (?:love|like|be)\b|\b(?:happy|glad|welcome|hope) to\b|\u2192|>\s*$|\bhttps?:\/\/|\bwww\.|\b[a-z0-9-]+\.[a-z]{2,}\/\S|\b(?:I am|I['\u2019]m|we are|we['\u2019]re) asking\b|\bquestions? (?:for|to) you\b/im;

/** Timely wording counts as a reason to write, even if the reader does not recognize one. */
export const MAY_BE_TIMELY =
  /\b(?:19|20)\d\d\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December|season|renew\w*|urgent\w*|requirement|vacanc\w+|opening|expire\w*|ends? in|this (?:week|month|quarter|year|spring|summer|fall|winter)|next (?:week|month|quarter|year)|last (?:week|month|quarter|year)|recently|just|new|deadlines?|due|cut-?off|runs? out|running out|approach\w*|upcoming|coming up|(?:tax )?year[- ]end|end of (?:the|this) (?:week|month|quarter|year|season|term)|harvest|lambing|calving|half[- ]term|term|peak|christmas|easter|ramadan|black friday|hiring|noticed|saw|read|congrat\w*|since|after|now|today|tonight|tomorrow|yesterday|this (?:morning|afternoon|evening)|hours|weekend|before the|(?:mon|tues|wednes|thurs|fri|satur|sun)day|you (?:asked|requested|wrote|called)|\d{1,2}(?:st|nd|rd|th)|(?:is|am|are|will be|be|come|coming|visit\w*|pass\w*) (?:in|near|around|at|through|by|past) (?:your|the|town))\b|\b\d{1,2}[/.]\d{1,2}\b/i;
