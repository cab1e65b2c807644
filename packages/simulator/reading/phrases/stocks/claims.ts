import type { PhraseStock } from '../phraseStock.ts';

/** Other customers. */
export const socialProof: PhraseStock = {
  name: 'socialProof',
  phrases: [
    '(companies|teams|firms|brands|businesses|organizations|organisations|agencies|leaders|customers|clients|startups|founders|people|peers|folks|shops|manufacturers|banks|schools|hospitals|retailers) (like|such as|similar to|including)',
    'similar (companies|teams|firms|brands|businesses|organizations|organisations|agencies|clients|customers)',
    "(we|we've|we have|i|i've|just|recently|also|team) [just|recently|already|also] (helped|worked with|partnered with|supported) [*] [*]",
    "(we|we're|we are|i'm) [currently|already] (work|working|partner|partnering) with [*]",
    'trusted by',
    '(used|loved|adopted|chosen|relied on) by (#|over|more|teams|companies|leading|the|many|most|hundreds|thousands)',
    '(our|other) (customers|clients|users) (include|say|tell|see|report|saw|love|are|have|get)',
    '(clients|customers) include',
    'case (study|studies)',
    '(testimonial|testimonials)',
    '# [of the|of] [other|fortune|top] (companies|customers|clients|teams|brands|firms|businesses|startups|users|organizations|organisations|agencies) [use|trust|rely|already|have|like]',
    'fortune #',
    'other (vps|directors|founders|ceos|ctos|cfos|cmos|heads|leaders|companies|teams|firms|agencies|managers)',
    '(featured|seen) (in|on)',
    'industry leaders',
    'your (competitors|peers) (use|are|have|already)',
    "(results|success) (we got|we've got|we had) for",
    '(use|uses|used|trust|trusts|love|loves|chose|switched to|rely on|relies on) (us|our)',
    '(use|uses|trust|trusts|chose) it (daily|already|today|every day)',
    '(our|another) (customer|client)',
    '(customer|customers|client|clients) of ours',
    'did the same (for|at|with)',
  ],
  guards: [
    'people like (me|us|that)',
    'teams like (the|to|it|this)',
    '(team|teams|company|companies|firm|business) of #',
    '(your|a|an|grew to|grown to|over|has|have|with) # (customers|clients|users)',
    '(customers|clients|people|users|teams|businesses|companies) (like|including) (to|you|your|it|yours)',
    'other teams (at|in) your',
    "(you|you'll|can|could|to|may|might|will|would|please|not|never|we|i) [also|just] (use|used|trust|love|chose|rely on) (us|our)",
    'our (customer|client) (service|support|success|base|care|team|portal|satisfaction|experience|data|list)',
    'as seen in your',
  ],
};

/** Promised results without a number. A pattern finds those with a number. */
export const numberClaims: PhraseStock = {
  name: 'numberClaim',
  phrases: [
    'roi',
    'return on investment',
    '(double|doubled|doubles|doubling|triple|tripled|triples|tripling|quadruple|quadrupled|halve|halved|halving) (your|their|our|its|his|her|the|my|in|sales|revenue|pipeline|output|conversion|conversions|meetings|replies|traffic|leads|productivity|bookings|profit|profits)',
    '# times (more|as|faster|higher|better|the|cheaper|fewer|less)',
    '(twofold|threefold|fivefold|tenfold)',
    '(cut|cuts|cutting|reduce|reduced|reduces|drop|dropped) [*] [*] (in|by) half',
    '# (hours|days|weeks|minutes) (saved|faster|back|per week saved)',
    '(saved|saves|save|saving) [them|you|him|her|us|teams|clients|customers|each rep|over|up to|around|about|roughly|more than] [over|up to|around|about] # (hours|days|weeks|minutes|dollars|euros)',
    '(added|booked|generated|closed|won) [over|more than|an extra|about] # (meetings|demos|leads|deals|customers|opportunities|calls|hires)',
  ],
  guards: [],
};

export const attachments: PhraseStock = {
  name: 'attachment',
  phrases: ['(attached|attaching)', 'attachment', 'attachments', '(enclosed|enclosing)', 'pfa', '(in|see) the (attached|enclosed)'],
  guards: [
    'no strings attached',
    '(attached|attaching) (to|with) (your|their|our|his|her|its|current|every|each|one|any)',
    '(email|file|large|malicious|mail|outlook|gmail) (attachment|attachments)',
    '(attachment|attachments) (theory|style|scanning|size|sizes|security|to)',
    'strings attached',
    'attached (storage|housing|home|homes)',
    'enclosed (space|spaces|area|areas|trailer|trailers)',
    '(emotionally|too) attached',
  ],
};

export const optOut: PhraseStock = {
  name: 'optOut',
  phrases: [
    '(unsubscribe|unsubscribing)',
    '(opt|opting) out',
    'optout',
    '(remove|take) (you|me|your name|your email|your address) (from|off) (the|my|our|this|any)',
    '(reply|respond|write|text) [with|just|back] (stop|remove|no thanks|unsubscribe|no)',
    '(just|simply) (say|reply|tell) [me|with] (no|stop|so|no thanks|the word)',
    "(won't|will not|never|not) (reach out|email|contact|bother|write|message) [you|to you] again",
    "(rather|prefer) (not|i didn't|i did not|that i didn't) (hear|get|receive|be contacted|email|emailed|reach)",
    "(don't|do not|no longer) (want|wish|like) (to hear|to receive|me to|any more|to get|further|more) [from|emails|messages]",
    "(not|isn't|is not|if not) [a] (relevant|fit|interested|priority|you) [*] [*] (let me know|just say|say so|just tell|tell me|no worries|just reply)",
    'not to hear from me',
    'stop (emailing|contacting|reaching out|writing)',
    '(manage|update|change) your (preferences|subscription)',
    "(i'll|i will|i'd|we'll|we will) (stop|leave you alone|close the loop|get out of your inbox|take you off)",
    'no (further|more) (emails|messages|contact) from me',
  ],
  guards: [
    '(unsubscribe|opt out) (rate|rates|link|links|request|requests|button|page|pages|flow)',
    '(customers|users|subscribers|people|who|they|contacts|readers) (unsubscribe|opt out)',
    'opt out of (your|their|the tax)',
  ],
};

export const guilt: PhraseStock = {
  name: 'guilt',
  phrases: [
    '[just|quickly] (bumping|bump) (this|it|my|that)',
    "(just|i'm|i wanted to) [wanted to] (checking in|check in|touching base|touch base|following up|follow up|circling back|circle back)",
    '(still|am) (waiting|awaiting) [for|on] your (reply|answer|response)',
    'sure [if|whether] you (saw|got|read|received) my',
    'had [a|the] (chance|time|moment) to (look|read|review|see) [at|over] (this|it|my)',
    'ignoring me',
    'bumping (up|to the top)',
    '(float|floating|pop|popping|push|pushing|bring|bringing) this [back] [up] (to|back to) the top',
    "(haven't|have not|never|didn't|did not|not|still haven't|yet to) (heard|hear|received|gotten|got|get) [anything] [back] [a] (back|from you|a reply|reply|response|a response|anything)",
    "(you) (haven't|have not|didn't|did not|never) (replied|responded|answered|reply|respond|answer|gotten back|get back)",
    "(i've|i have) (reached out|emailed|written|messaged|tried|sent you|called|contacted) [you|to you|to reach you] (several|a few|multiple|many|#|a couple|a number) [of] (times|emails|messages)",
    "(i've|i have|i) (tried|been trying) [to reach|reaching|contacting|to contact|to get in touch with|to get hold of|to get a hold of] you",
    '(my|the) (previous|last|earlier|first|other|prior) (email|emails|message|messages|note|notes)',
    '(last|final) (attempt|email|try|message|note|time) [from me|i|to reach]',
    '(should|shall|can|may) i close (your|the) (file|loop)',
    'permission to close',
    "(assume|assuming|guess|guessing|take it) (you're|you are|that you're|that you are|this isn't|this is not|it's not) (not|busy|no longer|too|a|interested)",
    'did you (see|get|receive|read|miss|get a chance) [to] [see|read|look at] my (email|last|previous|message|note|first)',
    'did i (lose|scare|offend|do something)',
    '(following|follow|circling|circle|checking|check) (up|back|in) (on|to|again|about|with you|once) [on|my|the|this] [my|last|previous|first|email]',
    "(am i|i'm|i am) (being ignored|bothering you|talking to myself|barking up)",
    '(radio silence|left me hanging|ghosting me|ghosted me|giving up on you)',
    '(disappointed|sad|surprised) (not to|that you|you|to not|i)',
    'any (update|news) (on my|on the below|on this|from you)',
  ],
  guards: [
    "(haven't|have not|never) heard of",
    'never heard back from (leads|prospects|candidates|customers|your|their)',
    "(leads|prospects|candidates|customers|reps|buyers|applicants|who|they|people) (never|haven't|didn't|don't) (heard|hear|get) [anything|back]",
    'follow up on (leads|every|each|all|inbound|invoices|quotes|deals|your|their|new)',
    'following up on (leads|every|each|all|inbound|invoices|quotes|deals)',
    'check in (with|on) (customers|clients|your|their)',
    '(drivers|guests|patients|planners|visitors|managers|teams|reps|people) (check|checking|follow|following|circle) (in|up|back) (on|to|with)',
    'just (checking in|check in|following up|follow up) (at|customers|guests|leads|every|each|all)',
    'the (last|first) (email|message) (a|your|their|in|of|that)',
    'the first (note|email|message)',
  ],
};

/** Beginnings of rhetorical questions. */
export const rhetorical: PhraseStock = {
  name: 'rhetorical',
  phrases: [
    '(tired|sick|fed up) (of|with) ?',
    'are you (tired|sick|fed up) (of|with) ?',
    '(ever|have you ever) (wonder|wondered|wish|wished|feel|felt|notice|noticed|thought|dreamed|asked) ?',
    "(what if|imagine if|wouldn't it be|isn't it|who doesn't|who does not|who wouldn't|don't you|isn't that|aren't you|wouldn't you) ?",
    'did you know ?',
    '(want|ready|looking) to (double|triple|grow|skyrocket|boost|increase|scale|save|explode|supercharge|10x|stop|crush|transform|win) ?',
  ],
  guards: [],
};

/** Whole questions that are figures of speech. */
export const rhetoricalWhole: PhraseStock = {
  name: 'rhetoricalWhole',
  phrases: [
    '(sound|sounds) (familiar|too good [to be true]) ?',
    'guess what ?',
    '(the|our|my|their|his|her|what) [end|real|biggest|only|big] (result|results|outcome|catch|problem|challenge|reason|solution|secret|kicker|twist|answer|difference|upside|cost|fix|impact|best part|good news|bad news) ?',
    '[but] (so what|why|how|how so|right|really|crazy|remember|you know what|the point|what happened|what changed|why not) ?',
    "what's the (catch|point|secret|best part|problem|difference|big deal) ?",
    'what is the (catch|point|secret|best part|big deal) ?',
    'know the (feeling|drill) ?',
  ],
  guards: [],
};
