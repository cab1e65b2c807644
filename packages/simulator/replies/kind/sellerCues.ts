import { cue, type KindCue } from './kindCue.ts';

/** Words used by people who want to sell, advertise, link or partner. */
export const SELLER_CUES: readonly KindCue[] = [
  cue(
    'advert',
    2,
    /\b(?:\d+ ?% off|save \d+ ?%|shop now|buy now|free shipping|while (?:stocks?|supplies) last|new arrivals|upgrade (?:now|before|today)|this (?:month|week) at|follow us|best sellers?)\b/i,
  ),
  cue(
    'advert',
    4,
    /\b(?:show this (?:email|code|coupon)|at the (?:till|counter|checkout)|since your last visit|we miss you|come back (?:in|and|before)|your voucher|on us\b[^.?!]*\.|code [A-Z]{3,}\d*)\b/i,
  ),
  cue('advert', 2, /\bunsubscribe\b|\byou receive this\b|\bversion \d+(?:\.\d+)? is here\b|\bmeet [A-Z]\w+[A-Z ]?\w* ?\d*!/i),
  cue(
    'follow_up',
    3,
    /\b(?:following up|follow up|circling back|bumping|checking (?:back )?in) (?:on|about|this|to|one|once)\b|\b(?:my|our) (?:last|earlier|previous|first) (?:note|email|message)\b|\b(?:heard|hear) back\b|\b(?:haven't|have not|never) heard from you\b|\bdid you get a chance\b|\bafter (?:two|three|four|five|several) emails\b|\b(?:two|three|four) times now\b/i,
  ),
  cue(
    'follow_up',
    3,
    /\bI(?:'ve| have) (?:written|emailed|tried|reached out) (?:to you )?(?:twice|a few times|before|three times)\b|\bnot on your desk\b/i,
  ),
  cue(
    'link_building',
    3,
    /\b(?:guest (?:post|article)|back ?links?|do-?follow|broken link|dead link|link to (?:it|our|us|my)|add(?:ing)? (?:a|our|my|the) link|resources? page|page of resources)\b/i,
  ),
  cue('link_building', 1.5, /\byour (?:blog|article|post|site|page|readers)\b|\bwould (?:sit|fit|go) well\b/i),
  cue(
    'partnership',
    3,
    /\b(?:guest on|as a guest|have you on)\b|\b(?:sharing|exchange|share|swap) referrals\b|\bpartner(?:ing)? (?:with you|up)\b|\bco-?market|\bresell(?:ers?|ing)?\b|\bwhite[- ]label\b|\bunder your (?:name|brand)\b/i,
  ),
  cue(
    'partnership',
    1.5,
    /\b(?:your (?:clients|customers) [^.?!]*\b(?:we|our)|both|each other|(?<!put(?:ting)? )(?<!all )together|integration|joint|collaborat\w+|overflow)\b/i,
  ),
  cue('partnership', 4, /\b(?:shall|could|should) we (?:swap|trade|exchange|team up|cross-promote)\b|\byou recommend us\b/i),
  cue(
    'partnership',
    5.5,
    /\b(?:I|we)(?:'d| would)? (?:love to |like to |can |could )?(?:send|refer|pass) (?:them|these|those|people|customers|clients) (?:on )?to you\b|\byou (?:could |can )?(?:send|refer) us (?:your|people|those)\b/i,
  ),
  cue(
    'partnership',
    4,
    /\b(?:send|refer|pass) (?:each other|one another) (?:people|customers|clients|work|business|jobs)\b|\b(?:send|refer|pass) (?:people|customers|clients|work|business|patients|guests) (?:on )?to (?:each other|one another)\b|\breferrals? both ways\b/i,
  ),
  cue(
    'partnership',
    4,
    /\b(?:partner(?:ship)?|referral|affiliate|reseller) program(?:me)?\b|\b(?:is|would|could) (?:a|the|this|such a) partnership\b|\bwe pay (?:our )?partners\b|\b(?:become|becoming) (?:a|our) (?:partner|reseller)\b/i,
  ),
  cue(
    'partnership',
    5.5,
    /\b(?:up for|open to|interested in|propose|suggest|fancy|like|do) an? (?:[\w-]+ ){0,2}swap\b|\bmention (?:you|yours|your)\b[^.?!]*\b(?:you|and you)\b[^.?!]*\b(?:mine|ours|me|us)\b/i,
  ),
  cue(
    'sales',
    3,
    /\b(?:do|would|could) you (?:have|spare) (?:\d+|ten|fifteen|twenty|thirty) (?:minutes|mins)\b[^?]*\b(?:to (?:see|look at|try)|for a (?:demo|look))\b[^?]*\?/i,
  ),
  cue(
    'sales',
    2.5,
    /(?<!\b(?:may|can|shall|should|could|if|what) )\b(?:we|I) (?:build|make|do|help|run|sell|press|offer|provide|handle|write|clean|design|manage|supply|install|train|fix|cut|produce|repair|rent|lease|collect|put|insure|hang|check|answer|call|translate|measure|deliver|guarantee|route|connect|buy|pick up|bolt|keep|read(?! your)|change|send|turn|take over|inspect|wash|weld|sharpen|recover|digitize|audit|coach|teach|mentor|advise|consult|tutor|place|supply|import|broker|negotiate|host|match|finance|convert|remove|fly|swap|fit|lay|test|calibrate|shred|haul|pour|paint|plant|stock|map|track|monitor|brew|roast|ship|store|pack|scan|film|edit|draft|file|grow|weave|bake|mow|plow|service|refill|recycle|shoot|photograph|collect|score|certify|audit|notarize|re-?tread|ghostwrite)\b/i,
  ),
  cue(
    'sales',
    1.5,
    /\bour (?:[\w-]+ ){0,3}(?:software|platform|app|tool|services?|products?|system|scanners?|solutions?|agency|bookkeepers|printers?|camera|sensors?)\b|\bour (?:[\w-]+ ){1,3}(?:keep|cut|save|help|find|show|catch|tell|turn|check|send|sees?)s?\b/i,
  ),
  cue(
    'sales',
    1.5,
    /\b(?:since they (?:use|started)|(?:use|uses|using|with) our|ours (?:come|is|are|do)|we do [\w ]+ for|no contract|lend you|works with (?:your|Gmail|Outlook|Excel))\b/i,
  ),
  cue(
    'sales',
    1,
    /\b(?:worth (?:a look|a call|\w+ minutes|seeing)|open to (?:hearing|seeing|a (?:quick|short))|free (?:trial|scan|demo|quote)|price list|a demo|(?:teams|companies|shops|clinics|plants|restaurants|stores|firms) (?:like yours|such as))\b/i,
  ),
  cue(
    'sales',
    2,
    /\bhere(?:['\u2019]s| is| are) (?:an?|our|the) (?:[\w-]+ ){0,2}(?:video|demo|samples?|examples?|portfolio|price list)\b/i,
  ),
  cue(
    'sales',
    3,
    /\$\d[\d,.]* ?\/ ?(?:month|mo|hour|hr|person|week|day|user|seat)\b|\bI(?:'m| am) an? (?:[\w-]+ ){0,3}(?:bookkeeper|photographer|copywriter|designer|coach|electrician|plumber|translator|consultant|broker|surveyor|architect|roofer|painter|carpenter|mason|engraver|tutor|therapist|valuer|auctioneer|interpreter|baker|brewer|roaster|upholsterer|arborist|locksmith|developer|trainer|videographer|illustrator|caterer|florist|gardener)\b|\b(?:room|space) for (?:\w+ ){1,2}(?:clients?|customers?|ones?)\b|\btwo of my clients\b/i,
  ),
  cue(
    'sales',
    3,
    /\b(?:I|we) (?:install|fit|service|repair|maintain|refurbish|supply|sell|build|clean|inspect) (?:[\w-]+ ){1,4}(?:for|in|across|on)\b[^]*\b(?:an?|the|you) (?:\w+ )?(?:quote|price|estimate)\b/i,
  ),
  cue('sales', 2, /\bportfolio:|\b(?:my|our) (?:rates|portfolio) (?:is|are|at)\b/i),
  cue('sales', 2, /\bwant (?:a|the|our|some) (?:price|quote|sample|samples|demo|list|numbers?|trial|brochure|estimate)\b/i),
  cue(
    'sales',
    1.5,
    /\b(?:our (?:rates|prices)|quote (?:your|you|for)|(?:per|(?<=\d )an?) (?:person|seat|wheel|cup|user|unit|driver|month|piece)\b|flat fee|a month\b)/i,
  ),
  cue(
    'sales',
    1.5,
    /(?:[$£€]\d[\d.,]*|\b\d[\d.,]* (?:dollars|euros|pounds)) (?:a|an|per|each|for each)\b|\b(?:try it (?:free|for)|free for (?:a|one|two)|first (?:week|month|one|visit) (?:is )?free)\b/i,
  ),
  cue(
    'sales',
    3,
    /\b(?:wanna|want to|like to|care to) see (?:some|a few|our|an?) (?:[\w-]+ ){0,2}(?:examples?|samples?|portfolio|numbers|demo)\b/i,
  ),
  cue(
    'sales',
    3,
    /\b(?:suggested|told me|said|mentioned|recommended|gave me your name)\b[^.?!]*\b(?:I (?:write|call|get in touch|should)|you(?:'re| are) (?:re)?(?:building|planning|opening|moving|renovating|expanding|looking))\b|(?<!\bif )\bwe (?:designed|built|supplied|installed|delivered|made|planned|did) (?:the|hers|his|theirs|their|her|it)\b/i,
  ),
  // Someone who offers candidates sells; someone with an open position recruits.
  cue(
    'sales',
    5,
    /\b(?:we|I)(?:'ve)? (?:have|represent|place|supply|got) (?:[\w-]+ ){0,4}(?:welders?|drivers?|nurses?|engineers?|developers?|electricians?|technicians?|pickers?|carpenters?|cooks?|chefs?|machinists?|plumbers?|bricklayers?|roofers?|mechanics?|accountants?|bookkeepers?|designers?|teachers?|cleaners?|temps|candidates?|contractors?|workers?|staff|freelancers?)\b(?! (?:position|role|job|opening|vacancy))[^.?!]*\b(?:available|looking for work|ready to start|free (?:from|on|next|this)|can start|between jobs)\b/i,
  ),
  cue(
    'sales',
    2.5,
    /\b(?:we|I) (?:are|am) (?:an? )?(?:[\w-]+ ){0,4}(?:shop|studio|workshop|firm|company|outfit|bakery|brewery|crew|team|business|agency|practice|duo) (?:that|who|which|of)\b/i,
  ),
  cue(
    'sales',
    3,
    /\b(?:we['’]ll|we will|I['’]ll|I will|we can|I can) (?:quote|send (?:you )?(?:back )?an? (?:firm |written |fixed )?(?:quote|price))\b/i,
  ),
  cue('sales', 3, /\b(?:asking|ask) because (?:we|I) (?:do|make|sell|offer|build|run|clean|print|repair|rent)\b/i),
  cue(
    'link_building',
    3,
    /\b(?:add|use|cite|include|mention|list) (?:it|this|us|ours) (?:as (?:a|one) (?:source|reference|resource)|in (?:it|your|the) (?:article|post|page|list)|there)\b|\bas a (?:source|reference)\b/i,
  ),
  cue(
    'partnership',
    5,
    /\b(?:recommend|refer|mention) each other\b|\beach other['’]s (?:cards?|flyers?|names?|links?|customers|clients)\b|\bwe do [\w ]{2,25}, you do\b/i,
  ),
  cue(
    'sales',
    3.5,
    /\b(?:early (?:users?|adopters?|access)|beta (?:users?|testers?)|I(?:['’]m| am) (?:the |a )?(?:co-?)?founder of|we(?:['’]ve| have) just launched)\b/i,
  ),
];
