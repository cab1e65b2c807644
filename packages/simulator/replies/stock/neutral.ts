/** Replies to a stranger's insult, threat, request for secrets or slip; `readStock` explains the format. */
export const NEUTRAL_TEXT = `
# interested
insult > [Rude|Not very friendly|You could say that nicely], but [I'd like to hear the rest|go on|I'm listening]. [What do you want|What's this about|What do you suggest]?
threat > [I don't like the tone|That sounds like a threat], but [I'll hear you out|I'm listening]. [What is it you want|What do you have in mind]?
broken > [Your template slipped|Your merge tags are showing], but [I'm interested anyway|the idea is good|I'll forgive it]. [Tell me more|Send me the details].
wrongName > [That's not my name|Wrong name], but [I'm interested anyway|it does interest me|fine]. [Tell me more|Send me the details].
# question
insult > [Why so rude|Do you talk to everybody like that]? [I might still be interested|Say it nicely and I'd like to hear it].
threat > [Is that a threat|What exactly do you mean by that|What is it you want]? [If there's a real offer I'd look at it|I'd talk about it if you explain].
broken > [Interested, but|Happy to read on, but] [what was meant to stand|what was supposed to go] where [the placeholder|the bracket|the code] is?
wrongName > [You have my name wrong|That isn't my name], so [is this really for me|was this meant for somebody else]? [If it is for me I'd like to know more|It does sound interesting].
fakeReply > [Did we speak before|Have we written before]? [I can't find an earlier email|I don't see a thread here], but [I'm curious what this is about|it does sound interesting].
# timing
threat > [Threats don't speed things up|Pushing me won't make it faster]. [Not now|I'll look when I have time|Later].
# referral
threat > [I've passed this on|Forwarded] to [somebody who deals with things like that|the people who handle threats].
wrongName > [That's not my name|Wrong name], so [maybe you meant a colleague|this is probably for somebody else here]. [I'll pass it on|Forwarded].
# soft_objection
insult > [No need to be rude|You could say that nicely|Mind your tone], [then we can talk|and I might listen|and I may think about it].
threat > [I don't like the threat|That reads like a threat]. [Say plainly what you want and I may answer|What is it you want|Explain yourself].
broken > [When the placeholders don't fill in|With a broken template like this] I [wonder|have to wonder] how careful the rest is. [Try again|Send me a proper version and I'll read it].
wrongName > That's not my name. [Get it right|Use the right one] and I [might read the rest|may think about it].
# hard_objection
fakeReply > [We never spoke|There is no earlier thread], so [drop the fake reply|the subject line is a lie]. [Not a good start, no|That's a no].
broken > [You didn't even fill in the template|Your placeholders are still in there]. [If that's the care I get, no|No thanks to that].
insult > [You insult people and expect an answer|That was rude]. [Here it is: no|The answer is no].
threat > [I don't respond to threats|Threats don't work here]. [No|The answer is no|It's no].
# not_interested
broken > [Nice placeholder|Nice template], [very personal|lovely]. [Not interested|No thanks|Pass].
wrongName > [That's not even my name|Wrong name]. [No thanks|Not interested|Pass].
fakeReply > [Nice try with the Re|We don't have a thread]. [No|Not interested|Pass].
threat > [Nice threat|Charming]. [Not interested|No|Pass].
insult > [Charming|Rude]. [Not interested|No|Pass].
# opt_out
insult > [Don't ever write to me again|Delete my address|Never contact me again].
threat > [Do not contact me again|Delete my address|Never write to me again].
`;
