/** Replies to a stranger's slip; `readStock` explains the format. */
export const NEUTRAL_TEXT = `
# interested
broken > [Your template slipped|Your merge tags are showing], but [I'm interested anyway|the idea is good|I'll forgive it]. [Tell me more|Send me the details].
wrongName > [That's not my name|Wrong name], but [I'm interested anyway|it does interest me|fine]. [Tell me more|Send me the details].
# question
broken > [Interested, but|Happy to read on, but] [what was meant to stand|what was supposed to go] where [the placeholder|the bracket|the code] is?
wrongName > [You have my name wrong|That isn't my name], so [is this really for me|was this meant for somebody else]? [If it is for me I'd like to know more|It does sound interesting].
fakeReply > [Did we speak before|Have we written before]? [I can't find an earlier email|I don't see a thread here], but [I'm curious what this is about|it does sound interesting].
# timing
# referral
wrongName > [That's not my name|Wrong name], so [maybe you meant a colleague|this is probably for somebody else here]. [I'll pass it on|Forwarded].
# soft_objection
broken > [When the placeholders don't fill in|With a broken template like this] I [wonder|have to wonder] how careful the rest is. [Try again|Send me a proper version and I'll read it].
wrongName > That's not my name. [Get it right|Use the right one] and I [might read the rest|may think about it].
# hard_objection
fakeReply > [We never spoke|There is no earlier thread], so [drop the fake reply|the subject line is a lie]. [Not a good start, no|That's a no].
broken > [You didn't even fill in the template|Your placeholders are still in there]. [If that's the care I get, no|No thanks to that].
# not_interested
broken > [Nice placeholder|Nice template], [very personal|lovely]. [Not interested|No thanks|Pass].
wrongName > [That's not even my name|Wrong name]. [No thanks|Not interested|Pass].
fakeReply > [Nice try with the Re|We don't have a thread]. [No|Not interested|Pass].
`;
