import { ENDS } from './fragments.ts';

const WHY_US =
  '[What made you think of us|How did you come across us|How did you land on us|Who gave you our name|Where did you find us|Did somebody point you to us|Why us, if I may ask|What made you pick us]';
const WHY_ME =
  '[What made you think of me|How did you come across me|How did you land on me|Who gave you my name|Where did you find me|Did somebody point you to me|Why me, if I may ask|What made you pick me]';
/** Whoever speaks for themselves: somebody who leads nobody, or who works alone. */
const toMe = (line: string): string => ['!leads', 'leads solo'].map((need) => `${need} > ${line}`).join('\n');
const toUs = (line: string): string => `leads !solo > ${line}`;

const GO_ON =
  "[If there's a reason, I'm listening|If there's a reason for it I'd read more|Tell me that and I'll read the rest|Then I'll read it again|I'm curious, so go on|Say a bit more and I'll read it]";
const JUST_ASKING =
  "[Just asking|I couldn't tell from the email|It doesn't say|I'd like to know before I read on|I get a lot of these|I wasn't sure]";
const SKIMMED =
  "[I'll read it when I'm back|so I've only skimmed it|so I haven't read it properly yet|so it has to wait|I'll get to my email after that]";
const LATER =
  "[I'll read it properly next week|I'll read it when it calms down|so I've only skimmed it|so I haven't read it properly|so it's on the pile for next week|I'll read it at the weekend]";

/**
 * Answers of somebody of whom nothing tells whether an offer concerns them: each is right from one whom it concerns, and from one whom it does
 * not, so none says anything about what they have, need, buy or decide, now or later. In the form that `readStock` reads.
 */
export const MODEST_TEXT = `
# interested
${toUs(`${WHY_US}? ${GO_ON}.`)}
${toUs("[I can't tell yet if it's one for us|Hard to say yet if it's one for us|I couldn't say yet if it's for us|I'm not sure it's for us], but [go on|it made me curious|I'd read a bit more|I've read it, so go on]. [Why us?|Who put you on to us?|How did you find us?|What made you pick us?]")}
${toMe(`${WHY_ME}? ${GO_ON}.`)}
!leads !solo > [I'm not sure it's me you want|I may not be the one for this|I can't say if it's for me|This may be one for somebody else here], but [I can hand it on|I'll happily hand it on|I can pass it round|I can find out]. [Who did you have in mind?|Who is it for?|Do you have a name?|Is there a name you had in mind?]
# question
${toUs(`${WHY_US}? ${JUST_ASKING}.`)}
${toUs("[Is this meant for us in particular|Was this meant for us|Is this for us or for a whole list|Did you write this for us]? [I'd read it again if it is|Happy to read on if it is|Just so I know|I couldn't tell].")}
${toMe(`${WHY_ME}? ${JUST_ASKING}.`)}
!leads !solo > [Is this for me or for somebody else here|Was this meant for me|Did you want me or somebody else here|Should this go to somebody else here]? [I can hand it on|Happy to hand it on|I wasn't sure|I can pass it round].
# timing
[On the road all week|Out until Monday|Away until Monday|Out until next week|I'm off until Monday|On leave this week|Travelling all week|Away until next week], ${SKIMMED}. [Sorry|]
[Snowed under this week|Swamped this week|Run off my feet this week|It's a mad week here|No time to read this today|Hectic here just now|Up to my ears this week], ${LATER}. [Sorry|]
[I've only skimmed this|I've only had a glance at it|I haven't read it properly yet|I haven't got to this yet], [it's a busy week|there's too much on this week|I've been out all week|I've been away]. [It'll be next week before I do|Next week, I hope|I'll get to it next week|]
# referral
${toUs("[I've left it with somebody here|I've asked somebody here to read it|I've handed it to somebody here|It's with a colleague now|Somebody else here has it now|I've put it in front of the others here][|, no promises|, who'd know better than me|, let's see what they say]. [They'll write if it's one for us|You'll hear if it's one for us|]")}
!leads !solo !club > [I'm not sure it's for me|I couldn't say if it's for us|It may not be for me|I can't tell if it's mine], so [I've left it with the office|the office has it now|I've sent it to the office|I've passed it to the office]. [They'll write if it's of use|No promises|They'd know better than me|]
!leads !solo club > [I'm not sure it's for me|I couldn't say if it's for us|It may not be for me|I can't tell if it's mine], so [I've shown it to the others|I've left it for the others|I've passed it round]. [They'll write if it's of use|No promises|They'd know better than me|]
solo > [I'm not sure it's me you want|I may not be who you want|You may want somebody else|It may be somebody else you're after], and [I can't say who that would be|I wouldn't know who to ask|I've no idea who]. [Sorry|Good luck|Good luck with it|]
# soft_objection
[Hard to say|I'm not convinced|I doubt it|I'm doubtful|I can't quite see it], [to be honest|from what I've read|going by the email|on a first reading|I'm afraid]. [I may have missed something|I get a lot of these|Tell me if I'm wrong|]
${toUs("[I'm not sure this was written with us in mind|I'm not sure we're who you had in mind|I can't tell if you mean us|It doesn't read as if it was meant for us]. [Why us?|What made you think of us?|How did you find us?|]")}
${toMe("[I'm not sure this was written with me in mind|I'm not sure I'm who you had in mind|I can't tell if you mean me|It doesn't read as if it was meant for me]. [Why me?|What made you think of me?|How did you find me?|]")}
# hard_objection
[I don't answer|I don't take up|I don't go by|I don't deal with] [cold emails|emails out of the blue|emails like this|emails from people I don't know], [so it's a no|so no|so please leave it there|so please don't follow up]. [Sorry|]
[It's a no|That's a no|The answer is no|I'll say no], [and please don't follow up|and no need to write again|so please take me off|so please leave it there]. [Sorry|No hard feelings|]
# not_interested
[Not for me|Not one for me|I'll pass|No thanks|Not interested|Not this one|I'll leave it|I'd rather not]${ENDS}.
${toUs(`[Not for us|Not one for us|We'll pass|We'll leave it|It's a pass from us]${ENDS}.`)}
[Thanks for writing|Thanks for the note|Kind of you to write], but [no|I'll pass|I'll leave it|not this one]. [All the best|Good luck|Good luck with it|]
`;
