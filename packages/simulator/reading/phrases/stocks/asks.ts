import type { PhraseStock } from '../phraseStock.ts';

const SHORT = '[quick|short|brief|small|friendly|intro|introductory|discovery|exploratory|virtual|zoom|phone|video|casual]';
const MINUTES = '(minute|minutes|min|mins)';
const CALL = '(call|meeting|demo|zoom|walkthrough|session|coffee|screenshare)';
const TALK = '(chat|talk|connect|meet|speak|discuss|call|catch up|sync|touch base)';
const DAY = '(monday|tuesday|wednesday|thursday|friday|mon|tue|tues|wed|thu|thur|thurs|fri|tomorrow|today)';
const WEEK =
  '(this|next|later this|early next|sometime this|sometime next|the coming) (week|month|monday|tuesday|wednesday|thursday|friday)';

/** Asks whether there is interest: answerable with one word, costing no time. */
export const interestAsks: PhraseStock = {
  name: 'interestAsk',
  phrases: [
    `worth (a|another) ${SHORT} [closer|second|deeper|5 second] (look|peek|glance|chat|conversation|discussion|try|test|shot|thought|read)`,
    'worth (exploring|discussing|considering|sharing|sending|trying|testing|pursuing|checking|investigating|looking|learning|seeing|hearing|talking|chatting|it|your while) ?',
    'open to (learning|hearing|exploring|seeing|trying|testing|discussing|considering|looking|finding out|discovering|checking|reading|a chat|a conversation|a look|an intro|it|this|that|the idea|more|ideas|suggestions|taking)',
    '(are|would|might|may|could) you [be] [at all] (interested|curious|keen|opposed|against)',
    'interested in (learning|hearing|seeing|exploring|trying|testing|reading|receiving|knowing|finding|getting|more|this|that|it) ?',
    'interested ?',
    'any interest',
    '(be|is|this|that) of (interest|any interest|any use|use|value)',
    '(does|would|could|might|may|will) (this|that|it|any of this|something like this|any of that) [also] (interest you|resonate|make sense|sound|help|be helpful|be useful|be relevant|be interesting|be valuable|be of|be worth|be a|ring|fit|matter|move) ?',
    '(make|makes) sense to (explore|discuss|learn|share|send|look|talk|chat|continue) ?',
    'on your (radar|roadmap|list|mind|plate|agenda) ?',
    '(a|your|current|big|top) (priority|focus|challenge|concern|goal) (for|of|right|this|at|on) ?',
    'top of mind ?',
    'is (this|that|it) (something|relevant|a priority|a focus|a problem|an issue|a fit|useful|helpful|interesting)',
    'relevant (to|for) (you|your|the) ?',
    'relevant ?',
    '(sound|sounds) (interesting|relevant|useful|good|helpful|reasonable|fair|like) ?',
    'curious (to|how|if|about|what|whether) (learn|see|hear|know|find|this|that|it|more|others|you) ?',
    'curious ?',
    '(should|shall|can|could|may|might) i (send|share|forward|show|email|drop|shoot|put together|pass) ?',
    '(mind|okay|ok|alright|cool) if i (send|sent|share|shared|show|showed|forward|forwarded|email|emailed) ?',
    'want me to (send|share|show|forward|put|record|walk|explain|drop|pull) ?',
    '(want|like|care|keen|wanna) (to see|to learn|to hear|to know|to explore|to try|to test|a copy|the details|the deck|more|an example|examples|a sample|a peek|the link|the video|the breakdown|the numbers) ?',
    'would you like (me|to see|to learn|to hear|to know|to try|to explore|more|a copy|the|an example|a sample) ?',
    'would it be (crazy|useful|helpful|worth|of|valuable|worthwhile|interesting|relevant|ok|okay|a bad idea|unreasonable|ridiculous) ?',
    'would (a|an|the|our) * [*] (help|be helpful|be useful|be worth|be of|be interesting) ?',
    "let me know if (you are|you're|you'd be|you would be|this is|this sounds|this would|that is|that sounds|it is|it's|this|that) [at all|of|be|something|even] (interested|interesting|curious|relevant|open to learning|open to hearing|interest|interests|useful|helpful|resonates|worth|a fit|good|like|of interest)",
    'if (this|that|it) (is|sounds|would be|looks) (relevant|interesting|useful|of interest|worth a look|helpful)',
    "if you're (interested|curious|keen)",
    'if you are (interested|curious|keen)',
    '(see|seeing) if (this|it|there) (is|could be|might be) (a fit|of interest)',
  ],
  guards: ['interested parties', 'no longer interested', 'not interested', 'people interested in', 'priority inbox'],
};

/** Asks for a meeting, a call or a time. */
export const meetingAsks: PhraseStock = {
  name: 'meetingAsk',
  phrases: [
    `(hop|hopping|jump|jumping|get|getting|got) on (a|the) ${SHORT} [#] [${MINUTES}] (call|chat|zoom|demo|meeting|phone|conversation)`,
    `(hop|jump|get) on (zoom|teams|the phone|google meet)`,
    `(schedule|scheduling|book|booking|set up|setting up|arrange|arranging|organize|organise|set|plan|do|doing|have|having|grab|grabbing) (a|an|some) ${SHORT} [#] [${MINUTES}] (call|chat|zoom|demo|meeting|time|slot|conversation|session|coffee|walkthrough|intro) ?`,
    `(schedule|book|set up|arrange|organize|organise) (a|an|some|your) ${SHORT} [#] [${MINUTES}] (call|chat|zoom|demo|meeting|time|slot|conversation|session|walkthrough)`,
    `(schedule|book|find|set aside|carve out|make|put) [some|a] time (with me|on my calendar|on the calendar|on your calendar|here|to ${TALK}|for a|this|next)`,
    `(worth|have|do|take|try|for|to|up for|open to|a|game for|down for) (a|another) ${SHORT} [#] [${MINUTES}] ${CALL} ?`,
    `(open|available|free|up|down|game|around|willing|ready) (to|for) (a|an) ${SHORT} [#] [${MINUTES}] ${CALL}`,
    `(quick|short|brief|intro|introductory|discovery|exploratory) ${CALL} ?`,
    `# ${MINUTES} (call|chat|demo|meeting|zoom|conversation|walkthrough|session|intro|sync|slot|discovery call|intro call|phone call|video call)`,
    `# ${MINUTES} (on|next|this|later|sometime|early|tomorrow|today|of your time|of your day|to ${TALK}|to show|to walk|to explore|to see|to learn|to share|to go|to hear|to introduce|to explain|for a|either|to discuss|around|at) ?`,
    `# ${MINUTES} (next|this) (week|month|${DAY})`,
    `(have|got|spare|grab|borrow|steal|take|worth|need|for|free|give me) [just|a quick|up to|about|around|me|only|your|next|even] [#] # ${MINUTES} ?`,
    '(have|got|spare|grab|borrow) (a few|a couple of|a couple|some|few) (minutes|mins|moments|time) ?',
    '(have|got|find) [the|some|any] time (to|for|this|next|on|tomorrow|later|today|in) ?',
    '#min (call|chat|demo|meeting|zoom|intro)',
    '#min ?',
    `(are|would|will) you [be] (free|available|around) ?`,
    `(free|available|around) (on|this|next|tomorrow|later|for|sometime|anytime|at|early|either) ?`,
    `(free|available) ${DAY} ?`,
    `(does|would|how about|what about|how is|how's|is) [next|this|on|either] ${DAY} [morning|afternoon|or|at] ?`,
    `${DAY} (morning|afternoon|at|or|work|works|between|around) ?`,
    `(on|by|for) ${DAY} ?`,
    'what (does|is|do) your (calendar|schedule|availability|week|diary) [look like]',
    'how (does|is|are) your (calendar|schedule|availability|week|diary|next week) [look|looking]',
    '(your|my) (availability|calendar|schedule) ?',
    'when (are you|would you be|would be|works|is a good|is good|can we|could we|would|might) (free|available|a good|time|work|best|for you|talk|chat|speak|meet|connect) ?',
    `what (time|times|day|days) (work|works|would|is|are|suit|suits) ?`,
    `(can|could|shall|should|may|might) we ${SHORT} (chat|talk|meet|connect|speak|schedule|jump|hop|set up|find|arrange|get together|catch up|do|have a chat|have a call|have a quick) ?`,
    `(can|could|may|might) i (call|get|have|grab|steal|borrow|schedule|book|show you|walk you) ?`,
    `let's (chat|talk|meet|connect|speak|schedule|jump|hop|set up|find a time|find time|catch up|set)`,
    `(put|get|add|throw|block) (some|#|a|me|us) [${MINUTES}|time|meeting|slot] on (your|the|my|our) calendar`,
    '(find|pick|grab|choose|select|suggest|propose) (a|any|some) [good|convenient|suitable] (time|slot|day)',
    `(meet|chat|talk|connect|speak|sync|catch up) [up|with me|briefly|live] ${WEEK} ?`,
    `(meet|chat|talk|connect|speak|sync|catch up) [up|with me|briefly|live] [on] ${DAY} ?`,
    `(open|free|available|up) (to|for) (chat|chatting|talking|meeting|connecting|speaking|a chat|a conversation|connect|talk|meet) [briefly] [on] (${WEEK}|${DAY})`,
    `(love|like|want|wanted) to (schedule|set up|book|arrange|hop|jump|meet|find a time|find time|get on|have a call|have a quick call|get you on)`,
    "let me know (a time|when|what time|which day|what day|your availability|if you have time|if you have # minutes|if you're free|if you are free|if you're available|if you are available|a good time|a convenient time|some times|what works)",
    '(give me|give us) a (call|ring)',
    'call me (at|on|back|anytime)',
    'book (time|a demo|a call|a meeting|your demo|a slot|a time|some time)',
    `would ${DAY} ?`,
    '(time|chat|call|talk|meet) (this|next) week ?',
    "(here's|here is) my (calendar|scheduling|booking)",
    '(my|this) (calendar|calendly|booking|scheduling) link',
  ],
  guards: [
    'have a call center',
    'have a call centre',
    'have a meeting room',
    '(saves|saved|save|saving|wastes|waste|wasting|spend|spends|spending|takes|took|lose|losing) [them|you|teams|reps|about|up to|over|around|each|every|roughly|just] [#] # (minute|minutes|min|mins)',
    'in (under|less than|about|just|only) # (minute|minutes|min|mins)',
    '(on|before|after) (a|the|every|each) call (center|centre)',
  ],
};

/** Asks for the right person, for a click or a form, and for any answer at all. */
export const referralAsks: PhraseStock = {
  name: 'referralAsk',
  phrases: [
    '(right|best|correct|appropriate|proper) (person|contact|point of contact|decision maker) (to|for|on|at|regarding|about|in)',
    '(right|best|correct|appropriate|proper) (person|contact) ?',
    'who (handles|owns|oversees|leads|manages|runs) ?',
    'who (is|would be|might be|should be) (in charge|responsible|the right|the best|best|right) ?',
    'who (should|can|could|would) i (talk|speak|contact|reach|connect|email|ask) ?',
    'point me (in|to|toward|towards)',
    '(forward|pass|send) this (to|on|along) (to|the|your|whoever|someone|a colleague)',
    '(connect|put|get) me [in touch] (with|to) (the|whoever|someone|your)',
    'introduce me to',
    'someone else (on your team|at|i should|who) ?',
  ],
  guards: [],
};

export const actionAsks: PhraseStock = {
  name: 'actionAsk',
  phrases: [
    'click (here|below|the link|this link|on the|this|the button|to)',
    '(check|checking) out (our|the|this|my|these)',
    'check it out',
    '(sign|signing) up (here|now|for|today|at|free|below)',
    'register (here|now|for|today|at|below|your)',
    'download (the|our|your|it|here|now|a|my|this)',
    'watch (the|this|our|my|a) [short|quick|# minute|two minute] (video|demo|clip|recording|webinar)',
    'visit (our|the|us|my) [*] (site|website|page|store|shop|at)',
    '(start|begin|try|get|claim|activate) (your|a|the|our) [free|#] [day|risk free] (trial|demo|account)',
    '(fill|filling) (out|in) (the|this|our|a) [short|quick|brief] (form|survey|questionnaire)',
    '(take|complete) (the|this|our|a) [short|quick|brief] (survey|quiz|assessment|questionnaire)',
    '(buy|order|shop|subscribe|enroll|apply|act) now',
    'learn more (here|at|on our|below|by)',
    'read (more here|the full|our case|the case)',
    'join (us|our|the) [*] [*] (webinar|event|session|community|group|waitlist|list)',
  ],
  guards: [],
};

export const answerAsks: PhraseStock = {
  name: 'answerAsk',
  phrases: [
    'let me know',
    'lmk',
    '(reply|respond) (to this|with|yes|back|here|and|if)',
    '(just|simply) (reply|respond|hit reply|say)',
    'hit reply',
    '(what do you|any|your|what are your) (think|thoughts|feedback) ?',
    'thoughts ?',
    'drop me a (line|note|message)',
    'shoot me (a|an) (note|message|email|line)',
    'get back to me',
    '(look|looking) forward to (hearing|your)',
    '(love|like|appreciate) (your|to hear your|to get your) (feedback|thoughts|opinion|take|input|advice)',
    'your (take|thoughts|opinion) on ?',
    'please (advise|confirm|respond|reply)',
  ],
  guards: [],
};
