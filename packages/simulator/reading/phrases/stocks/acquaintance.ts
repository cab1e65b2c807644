import type { PhraseStock } from '../phraseStock.ts';

const WRITE = '(write|reach|contact|email|message|get|talk|speak|connect|drop|ask|ping|call|share|send|introduce|touch)';
const KNOWN = '(friend|friends|connection|connections|contact|contacts|acquaintance|acquaintances|colleague|client|customer)';

/** Someone both sender and reader know, or a meeting before this email. */
export const referral: PhraseStock = {
  name: 'referral',
  phrases: [
    `(suggested|recommended|advised|thought|said|proposed) [that] i [should] [might|could] ${WRITE}`,
    `(suggested|recommended|advised|thought|thinks|said|says|proposed) [that] we [should|might|could] (talk|speak|connect|meet|chat)`,
    '(told|asked|encouraged|urged|advised) me to (reach out|get in touch|(write|contact|email|call|message|ask|ping) [to] you|(talk|speak|connect) (to|with) you|drop you)',
    'told me [that|about] you',
    '(said|says|thought|thinks|mentioned) [that] you (would|might|may|could|are|were) [be] the (right|best)',
    '(suggested|recommended) (you to me|your name|reaching out|getting in touch|contacting you|talking to you|speaking with you)',
    '(mentioned|suggested) you (to me|as|when|for)',
    'recommended you',
    'referred [me|to you|you] (by|to you|to me)',
    '(pointed|steered|directed|sent) me [to|towards|in] (you|your direction|your way)',
    '(gave|given|passed) [me|on|along] your (name|contact|details|email|number)',
    '(got|have|had) your (name|contact|details|email) from',
    '(introduced|connected) us',
    'introduced me to (you|your)',
    'a friend of yours',
    '(intro|introduction|referral) (from|via|through)',
    '(introduced|recommended) by',
    `mutual ${KNOWN}`,
    'common (friend|friends|connection|connections|acquaintance|acquaintances)',
    '(we|i|are) both (know|worked|work|studied|went|connected|friends)',
    '(at|on) the (suggestion|recommendation|advice) of',
    '(your|our) (colleague|former colleague|friend) * [*] (suggested|mentioned|recommended|said|told|thought|asked)',
    'met [you|briefly] (at|in person)',
    '(great|good|nice|lovely) (meeting|to meet) you (at|in|last|yesterday|on)',
    'we (met|spoke|talked) (last|in|during|briefly|on|yesterday|at|before)',
  ],
  guards: [
    '(i|we) [just|also] (thought|said|suggested|recommended|proposed|advised|mentioned)',
    '(leads|candidates|customers|patients|clients|people|those|users|applicants|friends|who|are|being|been|get|getting) (referred|recommended|introduced) by',
    '(recommended|introduced) by (doctors|experts|the|many|most|over|leading|others|#)',
    '(are|be|was|were|been|being|not|people|they) met (at|in)',
    '(teams|customers|leaders|planners|drivers|managers|experts|founders|needs|goals|team|demand) met',
    '(report|study|survey|article|book|post|doctor|doctors|drivers|customers|users|buyers|experts|analysts) (said|suggested|recommended|told|thought|advised|asked|urged)',
    '(intro|introduction) (via|through) (email|video|phone)',
  ],
};

const SEEN = '(saw|i see|noticed|read|heard|spotted|learned|came across|listened to|watched|enjoyed|liked|loved)';
const DONE =
  '(hiring|recruiting|expanding|growing|opening|opened|launching|launched|raising|raised|acquired|announced|moving|moved|joined|won|adding|added|posted|merged|promoted)';

/** Why the email is sent now: something the reader or the company did. */
export const occasions: PhraseStock = {
  name: 'occasion',
  phrases: [
    '(congrats|congratulations|well done) [to you|to your team] (on|for)',
    `${SEEN} [that|about|on] (you|your|you've|you're) [*] [*] [just|recently] ${DONE}`,
    `${SEEN} [that|about|on] [*] [*] [*] (is|are|has|have|just|recently) [just|recently|been|now] ${DONE}`,
    `${SEEN} [about] your [recent|latest|last|new] [linkedin|blog] (post|article|talk|interview|podcast|episode|webinar|announcement|launch|funding|round|report|job ad|job posting|opening|promotion|keynote)`,
    'your (recent|latest) (post|article|talk|interview|podcast|episode|announcement|launch|funding|round|report|job ad|promotion|keynote|acquisition|expansion)',
    `now that (you|you're|you've|your) [*] [*] ${DONE}`,
    `now that [*] [*] (is|are|has|have) [just|recently|now] ${DONE}`,
    `(you|you've) (just|recently) ${DONE}`,
    '(saw|read|heard) the news (about|of|that|on)',
  ],
  guards: ["(haven't|have not|never) (heard|seen|read)", "(if|when|once|after|whether) (you|you've) (just|recently)"],
};

/** Apologies for writing. */
export const apologies: PhraseStock = {
  name: 'apology',
  phrases: [
    '(sorry|apologies|apologize|apologise|hate|hope not|mean|want|wanting|like) [to|for|i] (bother|bothering|bug|disturb|disturbing|interrupt|interrupting|intrude|intruding|pester|pestering|be a bother|be a pest)',
    '(sorry|apologies|apologize|apologise|forgive|excuse|pardon) [for] [me for] [the|this|my|that] (cold|long|unsolicited|random|out of the blue|intrusion|interruption|email|message|outreach|bother|reaching|writing|contacting|emailing|messaging|taking)',
    "(i know|i'm sure|i am sure|i realize|i realise|i understand|i can imagine|i imagine|i appreciate|i bet|sure|know that) (you're|you are|you must be|your) [a|very|super|really|extremely|probably|incredibly|schedule is|time is] (busy|swamped|slammed|valuable|limited|packed|short)",
    "(hope|hoping) (i am|i'm) not (bothering|disturbing|interrupting|intruding)",
    'you must be [very|really|super] (busy|swamped)',
    'how busy you (are|must be)',
    '(want|wish|like|mean) to waste your time',
    '(take|use|need) [up] [too|any] (much|more) of your [valuable|precious] time',
    'sorry to (reach|write|email|contact|message)',
    '(sorry|know|realize|realise) this is out of the blue',
    'you get (a lot of|many|hundreds of|lots of|a ton of) (emails|messages)',
  ],
  guards: ["(won't|will not|never|not) bother you again", "(if|when) (you are|you're) (busy|swamped)", '(sorry) to (hear|see|learn)'],
};

/** Thanks; they count only at the end of an email. */
export const thanks: PhraseStock = {
  name: 'thanks',
  phrases: [
    '(thanks|thank you|thankyou|thx)',
    '(much appreciated|appreciate (it|your (time|help|reply|thoughts)))',
    '(grateful|gratefully) [for|if|yours]',
  ],
  guards: ['(no|customers say|a|the) (thanks|thank you)', 'thanks to', 'thank you (page|pages|email|emails|card|cards|note|notes)'],
};
