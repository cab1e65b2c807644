/** Answers to an email whose kind is not known: they fit a stranger, a colleague and a friend alike. In the form that `readStock` reads. */
export const UNREAD_TEXT = `
# interested
[Yes|Sure|Yep|OK|Of course], [that works for me|that's fine with me|happy to|I'm happy with that|sounds good to me|I'd like that][. Thanks for writing|. Thanks for letting me know|. Let's do it|. Count me in|].
[Sounds good|Good to hear|That sounds good|Good idea|Fine with me], [I'm in|I'm for it|happy to|glad you wrote|let's go ahead|count me in][, thanks|].
[Thanks for this|Thanks for writing|Thank you for this|Good that you wrote]. [Happy to|I'm happy with that|Sounds good to me|That works for me|I'm for it].
interest > [Yes, please|Yes, gladly|Yes, happy to|Gladly|Yes, that would help][. Thanks for asking|. Thank you|, thanks for asking|. Let me know what you need from me|].
meeting > [Yes|Sure|Gladly|OK], [let's do that|that works|I can make time]. [Mornings are best|Afternoons are best|Any day next week is fine|Early next week is good].
yesno > [Yes, I think so|I believe so|Should be], [let me look it up|I'll check and come back to you|give me a minute]. [You'll hear from me today|Happy to help].
todo !meeting !invite > [Sure|Of course|OK|No problem|Yes], [will do|I can do that|I'll take care of it|consider it done][. Give me a day|. I'll get to it today|. You'll hear from me|].
invite > [Yes, gladly|I'd love to|I'd like that|Gladly], [count me in|thanks for asking|that would be nice|thank you for thinking of me].
insult > [Rude|Not very friendly|You could say that nicely], but [I'd like to hear the rest|I see your point|you may have a point]. [What do you want|What do you suggest]?
threat > [I don't like the tone|That sounds like a threat], but [I'll hear you out|I'm listening]. [What is it you want|What do you have in mind]?
broken > [Your template slipped|Your merge tags are showing], but [I'm interested anyway|I'll forgive it|I read it anyway]. [Tell me more|Go on].
wrongName > [That's not my name|Wrong name], but [I'm interested anyway|fine|never mind]. [Tell me more|Go on].
long > [Long read|That's a lot of text], but I got to the end and [I'm for it|it does interest me|I'm happy with it].
# question
[Sounds good|Sounds fine|Good so far|OK so far|Happy to]. [Is there anything I should know first|Anything I should know before I say yes|What do you need from me|What would come next]?
[Thanks for writing|Thanks for this|Thank you]. [Can you tell me a bit more|Could you explain a little more|Is there more I should know|Can I come back to you with a question or two]? [Sounds good otherwise|I like it so far|I'm for it].
[One question|A question first|Before I say yes]: [what would I have to do|what do you need from me|is there anything I have to do]? [Otherwise I'm happy with it|Sounds good otherwise|The rest is fine].
yesno > [I think so|Probably, yes]. [Which one do you mean|What do you need it for|Is a rough answer enough]?
invite > [Sounds nice|I'd like to|Gladly]. [Who else is coming|Is there anything I should bring|Can I bring somebody]? [Looking forward to it|I'd like to come].
todo !meeting !invite > [Sure, happy to|OK, can do|Of course]. [Is there anything I should know first|Is this urgent|Anything else you need]?
broken > [Happy to read on|I'm interested], but [what was meant to stand|what was supposed to go] where [the placeholder|the bracket|the code] is?
wrongName > [You have my name wrong|That isn't my name], so [is this really for me|was this meant for somebody else]? [If it is for me I'd like to know more|It does sound good].
fakeReply > [Did we speak before|Have we written before]? [I can't find an earlier email|I don't see a thread here], but [I'm curious what this is about|it does sound good].
insult > [Why so rude|Do you talk to everybody like that]? [You may have a point, so go on|Say it nicely and I'd like to hear it].
threat > [Is that a threat|What exactly do you mean by that|What is it you want]? [I'd talk about it if you explain|If there's a real offer in it I'd look].
long > [Can you give me|What's] the [two-line version|short version]? [I like it so far|Curious, just short on time].
# timing
[Not right now|Not this week|Can't look at this right now|I won't get to this this week|Bad moment for me], [I'm buried|I'm swamped|too much on|it's hectic here|I'm flat out]. [I'll come back to you|I'll get back to you next week|Let's talk later|Next week is better].
[Can this wait|Could this wait|Can we do this later]? [This week is full|I'm away until next week|I'm in the middle of something|Too much on right now].
[Busy days here|It's a crazy week|I'm on the road|I'm away this week|Things are hectic here]. [I'll answer properly when it's calmer|More next week|I'll get back to you when I'm back|Later this month, I hope].
[Later, please|Not now, sorry|Give me some time|I need a bit longer for this]. [This month is full|My plate is full|The next days are full|I'll write when I know more].
invite > [I'd like to, but|Nice idea, but] [I can't that day|I'm away then|the date is bad for me]. [Another time, gladly|Maybe next time|Next time, I hope].
threat > [Pushing me won't make it faster|Threats don't speed things up]. [Not now|I'll look when I have time|Later].
reproach > [I saw your earlier emails|I did see the others], [I just haven't had a minute|there was no time]. [Next month is better|I'll answer next week].
# referral
[I'm not|I'm not really] the [right person|one to ask] for this, [a colleague knows more|somebody else looks after that|somebody else decides that]. [I'll pass it on|I've passed it on|Forwarded].
[Passing this on|I've passed this on|I'll pass this on] to [somebody who knows more about it|the right person|the one who can answer it][. They'll get back to you|. You should hear from them|].
[Somebody else|A colleague] [is better placed to answer this|should answer this|knows this better than I do]. [Forwarded|I've passed it on|I'll ask them to write to you].
threat > [I've passed this on|Forwarded] to [somebody who deals with things like that|the people who handle threats].
wrongName > [That's not my name|Wrong name], so [maybe you meant a colleague|this is probably for somebody else here]. [I'll pass it on|Forwarded].
# soft_objection
[I'm not sure|Not sure|I'm in two minds|Hm, not sure] [about this|about this yet|yet|I like it]. [Let me think about it|I'll have to sleep on it|Give me a day or two|I'll let you know].
[I have my doubts|I'm a bit skeptical|I'm hesitant|I can't say yes yet], [to be honest|I have to say|honestly]. [Let me think about it|Maybe I'm missing something|I could be wrong, though].
[I see what you mean|I see|Understood|OK, I see], but [I'm not sure about it|I have my doubts|I'd like to think about it|it's not an easy yes]. [Let me think|I'll get back to you|Give me a few days].
[Would be nice|Nice idea|It could be good], but [I'm not sure it works for me|I can't promise anything|I'd have to see]. [Let me check|I'll let you know|I'll try].
broken > [When the placeholders don't fill in|With a broken template like this] I [wonder|have to wonder] how careful the rest is. [Try again and I might read it|Send me a proper version].
wrongName > That's not my name. [Get it right|Use the right one] and I [might read the rest|may think about it].
pressure > [I don't like being rushed|The hurry puts me off|The deadline talk puts me off]. [I might look at it in my own time|Give me time and I might].
insult > [No need to be rude|You could say that nicely|Mind your tone], [then we can talk|and I might listen|and I may think about it].
threat > [I don't like the threat|That reads like a threat]. [Say plainly what you want and I may answer|What is it you want|Explain yourself].
long > [That is a lot of text|Too long for me to judge]. [Three lines and I'll think about it|Is there a short version]?
# hard_objection
[No, that doesn't work for me|That doesn't work for me at all|I can't go along with that|I won't agree to that|That's not acceptable to me]. [Please leave it there|That's final|I won't change my mind|My answer is no].
[I've thought about it|I've read it twice|I've made up my mind], and [it's a no|the answer is no|I won't do it|I'm against it]. [Please leave it there|That's final|That won't change].
fakeReply > [We never spoke|There is no earlier thread], so [drop the fake reply|the subject line is a lie]. [Not a good start, no|That's a no].
broken > [You didn't even fill in the template|Your placeholders are still in there]. [If that's the care I get, no|No thanks to that].
reproach > [I don't owe you an answer|Nobody owes you a reply]. [That tone settles it, no|It's a no].
insult > [You insult people and expect an answer|That was rude]. [Here it is: no|The answer is no].
threat > [I don't respond to threats|Threats don't work here]. [No|The answer is no|It's no].
pressure > [Invented deadlines|Fake urgency|Pressure] won't work on me. [No|It's a no].
# not_interested
[No, thanks|No thank you|Thanks, but no|I'd rather not|Not for me|I'll pass|No|Rather not][, sorry|, but thanks for asking|, but thanks for writing|, I'm afraid|].
[I'm going to|I think I'll] [pass|say no|leave it][, sorry|, but thanks|, I'm afraid|].
[It's not for me|This isn't for me|I'd rather leave it|I'll sit this one out][, sorry|, thanks|, but thanks for asking|].
invite > [I can't make it|I won't be there|I'll skip it][, sorry|, but thanks for asking|, but have a good time].
broken > [Nice placeholder|Nice template], [very personal|lovely]. [Not interested|No thanks|Pass].
wrongName > [That's not even my name|Wrong name]. [No thanks|Not interested|Pass].
insult > [Charming|Rude]. [Not interested|No|Pass].
threat > [Nice threat|Charming]. [Not interested|No|Pass].
# opt_out
[Please don't write to me again|Please take me off this list|No more emails please|Please stop writing to me|Take me off your list please][, thanks|].
[Remove me|Unsubscribe me|Stop emailing me|Delete my address][ please|, thanks|].
[Wrong address|Wrong person|I think you have the wrong address], [please take me off|please don't write again|remove me please].
[I don't want these emails|I don't need these emails]. [Please take me off|Please stop|Remove me please].
`;
