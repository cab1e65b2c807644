import { cue, type KindCue } from './kindCue.ts';

/** Words used by strangers who want something other than a sale: a recruit, a job, an answer, a guest or money for a cause. */
export const REQUEST_CUES: readonly KindCue[] = [
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
  cue('event', 2.5, /\b(?:gala|celebrate|tickets? (?:is|are)|a table for|honored to have you)\b/i),
  cue('event', 3, /\b(?:open day|our doors are open|tours? every|plan to come|a badge)\b/i),
  cue(
    'event',
    3.5,
    /\b(?:give|hold|do) (?:a|the|one|an?) (?:[\w-]+ ){0,3}(?:talk|keynote|speech|session)\b|\b(?:speak|present) at (?:our|the|[A-Z])|\bjoin (?:the|our) panel\b|\btravel and (?:hotel|accommodation)\b/i,
  ),
  cue('fundraising', 3, /\b(?:donat\w*|sponsor|pledge|fundrais\w*|seed round|pre-seed|series [ab] round|valuation|chip in|charity)\b/i),
  cue(
    'fundraising',
    2,
    /\b(?:raising (?:a|\$|€|£|money)|investors?|hospice|shelter|marathon for|every \$\d+|needs? \$[\d,]+ (?:for|to)|give \$\d|spare something|the deck|families in need)\b/i,
  ),
  cue(
    'fundraising',
    3,
    /\b(?:support(?:ing)? (?:us|our (?:work|cause|school|project|team|club|choir|mission))|(?:can(?:'|no)t|cannot) afford|with \$\d+ (?:we|you) can)\b/i,
  ),
  cue(
    'fundraising',
    4,
    /\b(?:needs? (?:a |an )?(?:new )?[\w ]{2,30}: \$[\d,]+|donors?|(?:have|has) (?:already |so far )?collected|have given|has given|volunteer (?:fire|ambulance|rescue)|food bank|PTA|booster club)\b/i,
  ),
  cue(
    'fundraising',
    4,
    /\b(?:(?:consider|thought of|think of) (?:giving|a gift)|giv(?:e|ing) something|every (?:bit|dollar|euro|pound|penny|cent|little|gift|board|brick|tile|plank)\b[^.?!]{0,15}\b(?:helps|counts)|(?:animal|donkey|horse|cat|dog|bird|wildlife) (?:sanctuary|shelter|rescue)|sanctuary)\b/i,
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
  cue(
    'job_application',
    5,
    /\b(?:do|doing|for) (?:an?|my|the|some) (?:[\w-]+ ){0,3}(?:internship|work experience|apprenticeship|placement)\b|\bI(?: am|['’]m) 1[4-9]\b[^]*\b(?:internship|work experience|job|help out|apprentice\w*)\b/i,
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
    'recruiting',
    4,
    /\b(?:retained by|executive search|headhunt\w*|successor (?:to|for)|(?:their|our) [\w ]{3,30} (?:retires|is retiring|leaves|is leaving)|package (?:around|of|is|from)|\d+k plus)\b/i,
  ),
  cue(
    'recruiting',
    4,
    /\b(?:our|my|the|a) client\b[^.?!]{0,60}\b(?:looks? for|is looking for|needs|seeks|is seeking|is hiring|wants to hire) (?:an?|their next)\b|\bsend (?:me|us|over) (?:your|an? (?:updated|current)|a copy of your) (?:CV|resume|résumé)\b(?![^.?!]*\b(?:review|rewrite|feedback|improve|polish)\w*)/i,
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
    'survey',
    2.5,
    /\b(?:writing|working on|preparing) (?:a|an|our|the) (?:report|article|study|benchmark|book) (?:on|about) how\b|\bshare (?:what the others|the (?:results|findings|summary|answers))\b|\bone number is enough\b|\bno pitch\b[^.?!]*\b(?:question|answer)/i,
  ),
  cue(
    'fundraising',
    4.5,
    /\b(?:would|could) your (?:company|firm|team|business) (?:give|donate|chip in|support|sponsor)\b|\bcollecting (?:for|money for) (?:\d|a new|new|our)|\b(?:our|the) (?:primary |local |village )?(?:school|kindergarten|library|choir|club|hospice)\b[^]*\b(?:euros?|dollars|pounds|[$€£]) ?(?:each|\d)/i,
  ),
  cue('survey', 2.5, /\bwriting (?:a|my|the) (?:book|novel|thesis)\b/i),
];
