import { cue, type KindCue } from './kindCue.ts';

/** Words used by people who write to strangers. */
export const STRANGER_CUES: readonly KindCue[] = [
  cue(
    'sales',
    3,
    /\b(?:do|would|could) you (?:have|spare) (?:\d+|ten|fifteen|twenty|thirty) (?:minutes|mins)\b[^?]*\b(?:to (?:see|look at|try)|for a (?:demo|look))\b[^?]*\?/i,
  ),
  cue(
    'recruiting',
    3,
    /\b(?:I'm|I am|we're|we are|is|are) (?:hiring|recruiting|looking for an?)\b[^.?!]*\b(?:engineer|nurse|manager|developer|driver|designer|accountant|analyst|lead|director|chef|teacher|technician|welder|electrician)s?\b/i,
  ),
  cue(
    'recruiting',
    4,
    /\b(?:we|I)(?:['’](?:re|m)| are| am) (?:hiring|recruiting|looking for|searching for|seeking) (?:an? |our (?:next|new|first) )(?:new |experienced |senior |junior |lead )?(?:head|director|manager|chief|supervisor|foreman|team lead|leader|principal|deputy|dean|master)\b/i,
  ),
  cue('recruiting', 2, /\byour (?:profile|background|experience) (?:looks|is|would|seems|matches|fits|caught)\b/i),
  cue('recruiting', 2, /\b(?:an? |the )?(?:opening|vacancy|position|role|job) (?:for|as|at|in|with|is|on)\b/i),
  cue(
    'recruiting',
    1.5,
    /\b(?:salary|an hour|sign-on|moving costs|relocation|full[- ]time|part[- ]time|permanent|hybrid|home every|shifts?|the job|the role|the position)\b/i,
  ),
  cue(
    'recruiting',
    1,
    /\b(?:candidates?|recruiter|new role|next step in your career|change of job|open to a (?:move|change|conversation))\b/i,
  ),
  cue(
    'job_application',
    4,
    /\b(?:I am|I'm|I would like to|I want to|I'd like to) apply(?:ing)?\b|\bmy (?:CV|resume|résumé|portfolio) (?:is|attached)\b|\battached (?:is )?my (?:CV|resume|résumé)\b/i,
  ),
  cue(
    'job_application',
    2,
    /\b(?:I am|I'm) (?:currently )?looking for (?:a|an|my next|work|a new) (?:job|position|role|internship|opportunity)?\b|\bconsider me for\b|\bjoin your team\b/i,
  ),
  cue('survey', 3, /\b(?:thesis|dissertation|questionnaire|PhD (?:student|candidate)|participants|respondents)\b/i),
  cue('survey', 2, /\b(?:survey|interview you|research(?:ing)?|study|studying|answer (?:\w+ ){0,2}questions)\b/i),
  cue(
    'survey',
    2,
    /\b(?:answer in one|answers? stay|hear from (?:people|those|you)|what (?:worries|annoys|bothers|matters to) you|your (?:view|opinion|experience) (?:on|of|with|counts)|no right or wrong)\b/i,
  ),
  cue('survey', 1, /\b(?:anonym\w*|nothing to (?:buy|sell)|(?:two|three|five|ten) minutes of your)\b/i),
  cue(
    'event',
    3,
    /\bRSVP\b|\b(?:save|reserve|hold|keep) (?:you )?(?:a|an|one|your) (?:seat|spot|place|chair)?\s?for you\b|\b(?:save|reserve) (?:you )?a (?:seat|spot|place)\b|\bfree (?:webinar|ticket|workshop)\b/i,
  ),
  cue(
    'event',
    2,
    /\b(?:webinar|workshop|conference|meetup|summit|breakfast|dinner|round ?table|panel|open house|trade fair|fair|booth|seminar)\b/i,
  ),
  cue(
    'event',
    2,
    /\b(?:join us|you(?:'re| are) invited|invite you|we(?:'re| are)? (?:hosting|hold|holding|host|run) (?:a|an|our|the)|places left|seats left|stop by|speakers?|attendees)\b/i,
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
  cue('fundraising', 3, /\b(?:donat\w*|sponsor|pledge|fundrais\w*|seed round|pre-seed|series [ab] round|valuation|chip in|charity)\b/i),
  cue(
    'fundraising',
    2,
    /\b(?:raising (?:a|\$|€|£|money)|investors?|hospice|shelter|marathon for|every \$\d+|needs? \$[\d,]+ (?:for|to)|give \$\d|spare something|the deck|families in need)\b/i,
  ),
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
    'sales',
    2.5,
    /(?<!\b(?:may|can|shall|should|could|if|what) )\b(?:we|I) (?:build|make|do|help|run|sell|press|offer|provide|handle|write|clean|design|manage|supply|install|train|fix|cut|produce|repair|rent|lease|collect|put|insure|hang|check|answer|call|translate|measure|deliver|guarantee|route|connect|buy|pick up|bolt|keep|read|change|send|turn|take over|inspect|wash|weld|sharpen|recover|digitize|audit|coach|teach|mentor|advise|consult|tutor|place|supply|import|broker|negotiate|host|match|finance|convert|remove|fly|swap|fit|lay|test|calibrate|shred|haul|pour|paint|plant|stock|map|track|monitor|brew|roast|ship|store|pack|scan|film|edit|draft|file|grow|weave|bake|mow|plow|service|refill|recycle|shoot|photograph|collect|score|certify|audit|notarize|re-?tread|ghostwrite)\b/i,
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
    'survey',
    2.5,
    /\b(?:writing|working on|preparing) (?:a|an|our|the) (?:report|article|study|benchmark|book) (?:on|about) how\b|\bshare (?:what the others|the (?:results|findings|summary|answers))\b|\bone number is enough\b|\bno pitch\b[^.?!]*\b(?:question|answer)/i,
  ),
  cue(
    'sales',
    2,
    /\bhere(?:['\u2019]s| is| are) (?:an?|our|the) (?:[\w-]+ ){0,2}(?:video|demo|samples?|examples?|portfolio|price list)\b/i,
  ),
  cue(
    'sales',
    3,
    /\$\d[\d,.]* ?\/ ?(?:month|mo|hour|hr|person|week|day|user|seat)\b|\bI(?:'m| am) an? (?:[\w-]+ ){0,3}(?:bookkeeper|photographer|copywriter|designer|coach|electrician|plumber|translator|consultant|arborist|locksmith|developer|trainer|videographer|illustrator|caterer|florist|gardener)\b|\b(?:room|space) for (?:\w+ ){1,2}(?:clients?|customers?|ones?)\b|\btwo of my clients\b/i,
  ),
  cue('sales', 2, /\bportfolio:|\b(?:my|our) (?:rates|portfolio) (?:is|are|at)\b/i),
  cue('sales', 2, /\bwant (?:a|the|our|some) (?:price|quote|sample|samples|demo|list|numbers?|trial|brochure|estimate)\b/i),
  cue('partnership', 4, /\b(?:shall|could|should) we (?:swap|trade|exchange|team up|cross-promote)\b|\byou recommend us\b/i),
  cue('event', 2.5, /\b(?:gala|celebrate|tickets? (?:is|are)|a table for|honored to have you)\b/i),
  cue(
    'sales',
    1.5,
    /\b(?:our (?:rates|prices)|quote (?:your|you|for)|(?:per|(?<=\d )an?) (?:person|seat|wheel|cup|user|unit|driver|month|piece)\b|flat fee|a month\b)/i,
  ),
  cue('event', 3, /\b(?:open day|our doors are open|tours? every|plan to come|a badge)\b/i),
  cue(
    'sales',
    1.5,
    /[$£€]\d[\d.,]* (?:a|an|per|each)\b|\b(?:try it (?:free|for)|free for (?:a|one|two)|first (?:week|month|one|visit) (?:is )?free)\b/i,
  ),
  cue(
    'follow_up',
    3,
    /\bI(?:'ve| have) (?:written|emailed|tried|reached out) (?:to you )?(?:twice|a few times|before|three times)\b|\bnot on your desk\b/i,
  ),
  cue('recruiting', 2, /\b(?:for the season|room (?:and board )?included|per season|know anybody who would be right)\b|\b\d\dk\b/i),
  cue(
    'recruiting',
    3,
    /\bwe(?:'re| are)? (?:need|needing|short of) (?:[\w-]+ ){0,3}(?:drivers?|nurses?|welders?|cooks?|chefs?|engineers?|teachers?|technicians?)\b/i,
  ),
  cue('recruiting', 3, /\b(?:I'm|I am|we're|we are) (?:recruiting|hiring) (?:an?|the|for)\b/i),
  cue(
    'recruiting',
    5,
    /\b(?:(?:we|I)(?: are|'re|'m| am)?|and|is|are) (?:need|needs|seeking|seek|looking for|in need of|searching for|hiring) (?:an?|another|our (?:next|first|new)) (?:[\w-]+ ){0,3}(?:chef|cook|waiter|waitress|nurse|doctor|driver|teacher|tutor|engineer|developer|designer|analyst|manager|director|head of [\w]+|lead|accountant|controller|bookkeeper|electrician|plumber|technician|mechanic|machinist|welder|carpenter|foreman|supervisor|receptionist|assistant|consultant|lawyer|paralegal|pharmacist|physiotherapist|dentist|hygienist|librarian|architect|baker|butcher|gardener|operator|planner|buyer|recruiter|salesperson|scientist|captain|pilot)\b(?![^.?!]* (?:who (?:can|might|would) (?:use|test|try|buy)|to (?:talk|speak|connect) (?:to|with)))[^]*\b(?:salary|per hour|an hour|a (?:month|year)|per (?:month|year)|net|gross|contract|full[- ]time|part[- ]time|shifts?|season|apartment|housing|benefits|bonus|equity|vacation|paid|remote|hybrid|start(?:s|ing)? (?:in|on|date|as soon)|your (?:profile|experience|background|CV|resume)|this (?:be something|sound like something) for you|apply|role|position|job)\b/i,
  ),
  cue(
    'sales',
    3,
    /\b(?:wanna|want to|like to|care to) see (?:some|a few|our|an?) (?:[\w-]+ ){0,2}(?:examples?|samples?|portfolio|numbers|demo)\b/i,
  ),
  cue(
    'event',
    3.5,
    /\b(?:give|hold|do) (?:a|the|one|an?) (?:[\w-]+ ){0,3}(?:talk|keynote|speech|session)\b|\b(?:speak|present) at (?:our|the|[A-Z])|\bjoin (?:the|our) panel\b|\btravel and (?:hotel|accommodation)\b/i,
  ),
  cue(
    'fundraising',
    3,
    /\b(?:support(?:ing)? (?:us|our (?:work|cause|school|project|team|club|choir|mission))|(?:can(?:'|no)t|cannot) afford|with \$\d+ (?:we|you) can)\b/i,
  ),
  cue(
    'sales',
    3,
    /\b(?:suggested|told me|said|mentioned|recommended|gave me your name)\b[^.?!]*\b(?:I (?:write|call|get in touch|should)|you(?:'re| are) (?:re)?(?:building|planning|opening|moving|renovating|expanding|looking))\b|(?<!\bif )\bwe (?:designed|built|supplied|installed|delivered|made|planned|did) (?:the|hers|his|theirs|their|her|it)\b/i,
  ),
  cue(
    'partnership',
    5.5,
    /\b(?:I|we)(?:'d| would)? (?:love to |like to |can |could )?(?:send|refer|pass) (?:them|these|those|people|customers|clients) (?:on )?to you\b|\byou (?:could |can )?(?:send|refer) us (?:your|people|those)\b/i,
  ),
  cue(
    'fundraising',
    4,
    /\b(?:needs? (?:a |an )?(?:new )?[\w ]{2,30}: \$[\d,]+|donors?|(?:have|has) (?:already |so far )?collected|have given|has given|volunteer (?:fire|ambulance|rescue)|food bank|PTA|booster club)\b/i,
  ),
  cue(
    'partnership',
    4,
    /\b(?:send|refer|pass) (?:each other|one another) (?:people|customers|clients|work|business|jobs)\b|\b(?:send|refer|pass) (?:people|customers|clients|work|business|patients|guests) (?:on )?to (?:each other|one another)\b|\breferrals? both ways\b/i,
  ),
  // Someone who offers candidates sells; someone with an open position recruits.
  cue(
    'sales',
    5,
    /\b(?:we|I)(?:'ve)? (?:have|represent|place|supply|got) (?:[\w-]+ ){0,4}(?:welders?|drivers?|nurses?|engineers?|developers?|electricians?|technicians?|pickers?|carpenters?|cooks?|chefs?|machinists?|plumbers?|bricklayers?|roofers?|mechanics?|accountants?|bookkeepers?|designers?|teachers?|cleaners?|temps|candidates?|contractors?|workers?|staff|freelancers?)\b(?! (?:position|role|job|opening|vacancy))[^.?!]*\b(?:available|looking for work|ready to start|free (?:from|on|next|this)|can start|between jobs)\b/i,
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
    'fundraising',
    4,
    /\b(?:(?:consider|thought of|think of) (?:giving|a gift)|giv(?:e|ing) something|every (?:bit|dollar|euro|pound|penny|cent|little|gift|board|brick|tile|plank)\b[^.?!]{0,15}\b(?:helps|counts)|(?:animal|donkey|horse|cat|dog|bird|wildlife) (?:sanctuary|shelter|rescue)|sanctuary)\b/i,
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
  cue(
    'recruiting',
    4,
    /\b(?:retained by|executive search|headhunt\w*|successor (?:to|for)|(?:their|our) [\w ]{3,30} (?:retires|is retiring|leaves|is leaving)|package (?:around|of|is|from)|\d+k plus)\b/i,
  ),
  cue(
    'job_application',
    5,
    /\b(?:do|doing|for) (?:an?|my|the|some) (?:[\w-]+ ){0,3}(?:internship|work experience|apprenticeship|placement)\b|\bI(?: am|['’]m) 1[4-9]\b[^]*\b(?:internship|work experience|job|help out|apprentice\w*)\b/i,
  ),
  cue('sales', 3, /\b(?:asking|ask) because (?:we|I) (?:do|make|sell|offer|build|run|clean|print|repair|rent)\b/i),
];
