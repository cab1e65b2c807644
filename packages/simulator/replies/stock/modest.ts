import { ENDS } from './fragments.ts';

const WHY_US =
  '[What made you think of us|How did you come across us|How did you land on us|Who gave you our name|Where did you find us|Did somebody point you to us|Why us, if I may ask|What made you pick us]';
const WHY_ME =
  '[What made you think of me|How did you come across me|How did you land on me|Who gave you my name|Where did you find me|Did somebody point you to me|Why me, if I may ask|What made you pick me]';
/** Whoever speaks for themselves: somebody who leads nobody, or who works alone. */
const toMe = (line: string): string => ['!leads', 'leads solo'].map((need) => `${need} > ${line}`).join('\n');
const toUs = (line: string): string => `leads !solo > ${line}`;

const BUSY =
  "[I'm on the road all week|I'm out until Monday|I'm away until Monday|I'm off until Monday|It's a mad week here|I'm swamped this week|Busy week here|I'm out until next week]";
const JUST_ASKING =
  "[Just asking|I couldn't tell from the email|It doesn't say|I'd like to know before I read on|I get a lot of these|I wasn't sure]";
const SKIMMED = "[so I've only skimmed this|so I've only had a glance at this|so I've only read the first lines|so I read this in a hurry]";
const DOUBTS_ME =
  "[I'm not sure it's for me|I doubt it's for me|I can't see what it has to do with me|I'm not sure it's me you want|I can't tell why you're asking me]";
const DOUBTS_US =
  "[I'm not sure it's for us|I can't tell if it's for us|I couldn't say if it's for us|I doubt it's for us|I can't quite tell why you're asking us]";

/**
 * Answers of somebody of whom nothing tells whether an offer concerns them: each is right from one whom it concerns, and from one whom it does
 * not, so none says anything about what they have, need, buy or decide, now or later. In the form that `readStock` reads.
 */
export const MODEST_TEXT = `
# interested
${toUs(`[I can't tell from this if it's one for us|I couldn't say if it's one for us|I'm not sure it's one for us|I can't tell if it's meant for us]. ${WHY_US}?`)}
solo > [I can't tell from this if it's one for me|I couldn't say if it's one for me|I'm not sure it's one for me|I can't tell if it's meant for me]. ${WHY_ME}?
!leads !solo > [I'm not sure it's me you want|I may not be the one for this|I can't say if it's for me|This may be one for somebody else here], but [I can hand it on|I'll happily hand it on|I can pass it round|I can find out]. [Who did you have in mind?|Who is it for?|Do you have a name?|Is there a name you had in mind?]
# question
${toUs(`${WHY_US}? ${JUST_ASKING}.`)}
${toUs("[Is this meant for us in particular|Was this meant for us|Is this for us or for a whole list|Did you write this for us]? [I'd read it again if it is|Happy to read on if it is|Just so I know|I couldn't tell].")}
${toMe(`${WHY_ME}? ${JUST_ASKING}.`)}
!leads !solo > [Is this for me or for somebody else here|Was this meant for me|Did you want me or somebody else here|Should this go to somebody else here]? [I can hand it on|Happy to hand it on|I wasn't sure|I can pass it round].
# timing
${toMe(`${BUSY}, ${SKIMMED}. ${DOUBTS_ME}.`)}
${toUs(`${BUSY}, ${SKIMMED}. ${DOUBTS_US}.`)}
${toMe(`I've only [skimmed this|had a glance at this|read the start of this|read half of this], [it's a busy week|I'm travelling|there's a lot on|I was between meetings|it came at a bad time]. ${DOUBTS_ME}.`)}
${toUs(`I've only [skimmed this|had a glance at this|read the start of this|read half of this], [it's a busy week|I'm travelling|there's a lot on|I was between meetings|it came at a bad time]. ${DOUBTS_US}.`)}
# referral
${toUs("[I've left it with somebody here|I've asked somebody here to read it|I've handed it to somebody here|It's with a colleague now|Somebody else here has it now|I've put it in front of the others here][|, no promises|, who'd know better than me|, let's see what they say]. [They'll write if it's one for us|You'll hear if it's one for us|]")}
!leads !solo !club > [I'm not sure it's for me|I couldn't say if it's for us|It may not be for me|I can't tell if it's mine], so [I've left it with the office|the office has it now|I've sent it to the office|I've passed it to the office]. [They'll write if it's of use|No promises|They'd know better than me|]
!leads !solo club > [I'm not sure it's for me|I couldn't say if it's for us|It may not be for me|I can't tell if it's mine], so [I've shown it to the others|I've left it for the others|I've passed it round]. [They'll write if it's of use|No promises|They'd know better than me|]
solo > [I'm not sure it's me you want|I may not be who you want|You may want somebody else|It may be somebody else you're after], and [I can't say who that would be|I wouldn't know who to ask|I've no idea who]. [Sorry|Good luck|Good luck with it|]
# soft_objection
${toMe(`${DOUBTS_ME}[, to be honest|, I'm afraid|, sorry|]. [I may have missed something|Tell me if I'm wrong|]`)}
${toUs(`${DOUBTS_US}[, to be honest|, I'm afraid|, sorry|]. [I may have missed something|Tell me if I'm wrong|]`)}
${toUs("[I'm not sure this was written with us in mind|I'm not sure we're who you had in mind|I can't tell if you mean us]. [Why us?|What made you think of us?|How did you find us?|]")}
${toMe("[I'm not sure this was written with me in mind|I'm not sure I'm who you had in mind|I can't tell if you mean me]. [Why me?|What made you think of me?|How did you find me?|]")}
# hard_objection
[I don't answer|I don't take up|I don't go by|I don't deal with] [cold emails|emails out of the blue|emails like this|emails from people I don't know], [so it's a no|so no|so please leave it there|so please don't follow up]. [Sorry|]
[It's a no|That's a no|The answer is no|I'll say no], [and please don't follow up|and no need to write again|so please take me off|so please leave it there]. [Sorry|No hard feelings|]
# not_interested
[Not for me|Not one for me|I'll pass|No thanks|Not interested|Not this one|I'll leave it|I'd rather not]${ENDS}.
${toUs(`[Not for us|Not one for us|We'll pass|We'll leave it|It's a pass from us]${ENDS}.`)}
[Thanks for writing|Thanks for the note|Kind of you to write], but [no|I'll pass|I'll leave it|not this one]. [All the best|Good luck|Good luck with it|]
`;
