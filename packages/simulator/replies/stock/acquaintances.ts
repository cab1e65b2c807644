/** Replies to colleagues; `readStock` explains the format. */
export const INTERNAL_TEXT = `
# interested
invite > [Count me in|I'm in|I'll be there|I'm coming|Sounds good], [thanks for organizing|looking forward to it|see you there|happy to chip in].
invite > [Of course|Yes|Sure], [I'll be there|I'm coming|count me in][, thanks for organizing|].
moved > [Works for me|Fine with me|OK by me|Sounds good|Works better for me, actually][, see you then|, I've changed it in my calendar|, thanks for the heads up|].
moved > [Got it, thanks|Thanks, noted|Noted][, I'll be there|, calendar is updated|. See you there|].
todo deadline > [Will do|On it|No problem, will do][, thanks| today|. Thanks|].
todo deadline > [Doing it today|I'll do it today][, thanks for the reminder|, no problem|].
todo deadline > [Got it|OK|Sure|Noted], [I'll take care of it|I'll do it this afternoon|on my list for today|I'll see to it].
!moved !deadline > [Got it, thanks|Thanks, noted|Good to know|Thanks for sending this|Thanks for the update|Thanks for telling us|Noted, thank you][, all clear|. Will do|. I'll keep it in mind|. I'll tell the others too|. Thanks for looking after it|].
!moved !deadline > [OK|Makes sense|All right|Fine|Understood|No problem], [noted|good to know|thanks for telling us|fine with me|thanks|I'll keep it in mind].
meeting !moved > [I'll be there|Works for me|Fine, I'm free then|See you there][, thanks|].
# question
invite > [I'm in|Count me in|I'd like to come]. [Who else is coming|Can I bring anything|Is there anything I can help with]?
moved > [OK, works for me|Fine with me]. [Same place|Does everybody know|Is the rest as before|Anything else that changes]?
moved > [Got it|OK]. [Is the rest as before|Does the rest stay the same|Does everybody know]?
todo deadline > [OK|Sure|Will do]. [Do you need anything else from me|Anything I should watch out for|Shall I tell you when it's done]?
todo deadline > [Quick one|One question], [who do I tell if something changes|is there anything else to do|anything I should watch out for]? [Otherwise clear|Rest is clear].
!moved !deadline > [Thanks|OK|Got it|Noted]. [Is there anything else we should know|Who do I ask if something comes up|Anything I can help with|Will you let us know if that changes]?
!moved !deadline > [Quick one|One question], [who do I ask if something comes up|anything else we should know|is there anything to do before that]? [Rest is clear|Otherwise fine with me].
# timing
invite > [I'd like to, but I'm off that day|Can't make it, I'm away|I have something else at that time], [have fun|say hi from me|maybe I can join later].
moved > [I have something else then|I'm booked at that time|That clashes with a call of mine], [I'll join late|I'll read the notes|I'll try to move it].
moved > [I'm off that day|Out of office that day], [I'll catch up after|I'll read the notes later]. [Sorry|Have a good one].
todo deadline > [Swamped today|In meetings all day|Not today], [I'll get to it later this week|I'll do it tomorrow|I can do it at the end of the week]. [Sorry|Remind me if I forget|].
todo deadline > [I need a bit longer|I may be a day late|Can I have one more day], [this week is packed|too much on right now].
!moved !deadline !short > [Haven't had time to read it properly|Only skimmed it], [this week is packed|I'm in meetings all day]. [More later|I'll look tomorrow].
!moved !deadline > I'm [off until next week|out of office this week], [will catch up after|I'll read it when I'm back].
# referral
invite > [Did the others get this|I think some of the others weren't on this], [I've sent it on|forwarding to them|I'll tell them].
moved > [I'm not in that one|I'm not on the list for it], but [some of the others are|the others should know]. [Forwarding|I've sent it on].
todo deadline > [This should go to a few others as well|I think some of us haven't seen this|Not everybody here got this, I think], [I've passed it on|so I've sent it on|I'll make sure they see it|I'll tell them].
todo deadline > [Forwarding this to|I've sent this on to] [the rest of the team|the others here|those who weren't on it].
!moved !deadline > [Doesn't concern me, but|I'm not affected, but] [it does some of the others|the others should see it]. [Forwarding|I've sent it on].
!moved !deadline > [I think some of us didn't get this|Not everybody got this, I think]. [I'll forward it|Forwarded|I've sent it on].
# soft_objection
invite > [I'd like to, but|Nice idea, but] [I can't say yet|I'm not sure I get away|it's a busy day for me]. [I'll let you know|I'll try].
moved > [OK, but|Fine, but] [it's tight for me|it clashes with something else|that's a bad slot for a few of us]. [Could it be a bit later|Is there no other slot|I'll see what I can do].
moved > [I can make it work|I'll manage], but [please no more changes|it would be good to know earlier next time].
todo deadline > [OK, but|Fine by me, but] [it's tight|that's not much time|I'm not sure I get it done by then]. [Could we have a bit longer|I'll try|Let me see].
todo deadline > [I see why|I get the reason], but [it makes my week harder|there may be a simpler way|I'd do it a bit differently]. [Can we talk about it|Let's discuss].
!moved !deadline > [OK, but|Fine, but|Noted, but] [I'm not quite happy with it|I see it a bit differently|we should talk about it|it's not ideal for me]. [I'll think about it|Could be just me|Can we talk later|We'll see].
# hard_objection
invite > [Sorry, I really can't make it|I can't get away at that time, sorry|No chance for me that day, sorry], [have fun|enjoy it|another time].
moved > [That slot doesn't work for us at all|We can't make that time|That time is impossible for my team]. [Please leave it where it was|Please find another one|I'm against moving it].
todo deadline > [I can't get it done by then, sorry|Sorry, that's not possible for me by then|I won't make that date, sorry]. [Can we talk about it|Could somebody else take it|Can it be a few days later]?
!moved !deadline > [That's hard for us|This is difficult for my team|That's a bad fit for us, sorry]. [Let's talk about it|Can we find another way|Can we talk about this].
!moved !deadline > [I'm not happy with this, to be honest|That's a problem for us, to be honest|That won't be easy for us]. [Can we talk about it|Can I come by about it|Do you have a minute later]?
# not_interested
invite > [I'll sit this one out|I can't make it|I won't be there][, have fun|, sorry|, enjoy].
moved > [I won't be there|I'll skip it|I'm out][, sorry|, I have something else].
todo deadline > [Doesn't apply to me|Doesn't concern me|I don't think I need to|Nothing to do on my side][, thanks|, sorry|].
!moved !deadline > [Doesn't concern me|Doesn't affect my team|Nothing for us in it|I don't think it concerns us][, thanks|, sorry|].
# opt_out
[I've moved teams|I'm not on that team anymore|That's not my team anymore], [could you take me off the list|can you take me off this one|so you can leave me out of these].
[Can you take me off this list|Could you drop me from this thread|I don't need to be on this one], [the others have it|thanks].
[No need to copy me|You can leave me out][ on these|, thanks| on this one|].
`;

/** Replies to friends and family. */
export const PERSONAL_TEXT = `
# interested
meetup !joy > [Oh yes|Yes please|Yes, gladly|I'd love to|Of course], [it's been far too long|I'd love to see you|that would be lovely|so good to hear from you]. [Looking forward to it already|Can't wait|See you then|I'll be there].
joy > [Congratulations|What wonderful news|Oh, how lovely|That's wonderful|So happy for you]! [We can't wait to see you|Give everybody a hug|Let us know when we can come by|Big hug to all of you|Talk soon].
invite > [Sounds great|Sounds lovely|Love it|Perfect|Yes please|Yay], [count me in|we're in|I'm in|can't wait|see you there|I'll be there][!|.]
invite > [Yes|Sure|Of course], [I'll be there|we'd love to|happy to|wouldn't miss it][, see you soon|, can't wait|, looking forward to it|].
invite > [So nice of you to ask|I was hoping you'd ask], [of course I'm coming|I'm in|count on me].
# question
meetup !joy > [Oh nice|How lovely|So good to hear from you|Yes, let's]! [Is a bit later fine as well|Can I bring anything|Just us or will the others come too|What time is best]? [I'd love to see you|Looking forward to it].
joy > [Congratulations|What wonderful news|Oh, how lovely|So happy for you]! [How are you all|When can we come by|Is there anything you need|Can we bring you anything]?
invite > [Sounds good|I'd love to|Yes, gladly]. [Who else is coming|Should I bring anything|Can I help with anything|Do you need a hand before]?
invite > [Oh nice|Great|Lovely], [who else is coming|anything I should bring|what can we bring]? [I'd like to come|Looking forward to it].
# timing
meetup !joy > [I'm away just then|I can't just then|It's a bad week, sorry|I have visitors just then], [can we do it another time|next time for sure|let's find another time soon]. [So sorry|I'd have loved to|Miss you].
joy > [Congratulations|What wonderful news|So happy for you]! [It's a crazy week here|We're away right now|Things are hectic here], [I'll call you next week|but we'll come by soon|more soon].
invite > [I'd love to, but|Would love to, but] [I have to work|we're away|that day is taken|we already have something on]. [I'm so sorry|I'll call you|Have a lovely time without me].
invite > [Can't make it that day|I can't that day|Not that day, sorry], [work is mad|we're away|too much on]. [I'm so sorry|I'll make it up to you|Have fun without me].
# referral
meetup !joy > [I'm away myself|I can't get away just then], but [the others are around|I'll tell the others|ask the others]. [They'd love to see you|They'd be so happy].
joy > [Congratulations|What wonderful news]! [I'll tell the others|I'll pass it on to everybody|I'll let the family know], they'll be [so happy|thrilled|over the moon].
invite > [I can't say yet|It's not up to me alone], [I'll ask the others|let me ask at home|I'll check with the family]. [I'll let you know|Give me a day].
# soft_objection
meetup !joy > [I'd like to|That would be nice], but [I'm not sure I can get away|it's a full week|I don't know my hours yet]. [I'll let you know|Let me see|Call me nearer the time].
joy > [Congratulations|Happy for you|What wonderful news]! [I'm not sure I can make it over any time soon|I can't promise to come by soon|I don't know yet when I can get away], [but I'll try|but let's talk|but I'll call you].
invite > [I'd love to|I want to|I'd really like to], [but I have to see|but I need to check first|but I can't promise yet]. [I'll let you know|Give me a day or two].
invite > [Would be nice|I'd like to], but [I'm not sure I can|it's a bit much right now|I don't know about that day yet]. [Let me see|I'll try].
invite > [I hope so|I think so], [but it depends on work|but I have to check]. [I'll let you know|I'll tell you tomorrow].
# hard_objection
meetup !joy > [I'm so sorry|I'm really sorry|So sorry], [I can't just then|it's just not possible|I really can't]. [I'll call you and explain|I hope you understand|Miss you].
joy > [Happy for you|So happy for you|Congratulations], but [I can't come by for a while, sorry|I won't make it over, sorry]. [I'll call you|Big hug from here|I'll make up for it].
invite > [I'm so sorry|I'm really sorry|So sorry], [I can't be there|we can't make it|it's just not possible]. [I'll call you and explain|Don't be mad|We'll make it up to you].
invite > [I wish I could|I'd have loved to], but [we really can't|it's just not possible|I can't get away]. [I'll call you|I'm so sorry|Thinking of you all].
# not_interested
meetup !joy > [I can't make it, sorry|I won't manage it this time|It won't work this time][, maybe another time|, sorry|, but have a good time|].
joy > [Congratulations|Happy for you|Good for you], but [I won't make it over|I can't come by|don't count on me for a visit][, sorry|, I'm afraid|].
invite > [We can't make it, sorry|I can't make it, so sorry|I can't be there, sorry|I won't be able to come, sorry]. [Have a lovely time|Hug everybody from me|I'll call you].
# opt_out
[I think you have the wrong address|I don't think this was meant for me|Wrong address, I think], [sorry|just so you know|I hope it reaches the right one].
[I hardly read this address anymore|I'm not on this address much], [better to call me|just call me|text me instead].
`;

/** Replies to thanks among people who know each other. */
export const THANKS_TEXT = `
# interested
gave > [Thank you, I enjoyed it|My pleasure, I enjoyed it too|Glad people liked it|So good to hear], [it was a great crowd|your colleagues asked good questions|I'd come back any time|I'd do it again any time]. [Happy to share what I have|Let me know if anyone needs anything|].
[You're welcome|You're very welcome|Anytime|My pleasure|Glad to help|Happy to help|No problem at all][, <sender>|][!|. Happy to do it again|. Thanks for saying so|. Glad it worked out|].
[Kind of you|That's kind of you|Nice to hear|Made my day], [you're welcome|glad it helped|happy to help again].
# question
[You're welcome|Glad it helped|Anytime|My pleasure][!|.|, <sender>.] [Did the rest work out too|How did it go in the end|Anything else I can help with|Need anything else]?
# timing
[You're welcome|Anytime|My pleasure|Glad to help]. [Busy days here|Hectic week|I'm out and about today], [let's catch up when it's calmer|let's talk soon|more soon].
# referral
gave > [Glad it went down well|My pleasure|Kind of you], [a colleague has the slides|my office has the slides|the slides are with a colleague]. [I've asked them to write to you|I'll ask them to send what they have].
!gave > [You're welcome|Glad I could help|My pleasure|Kind of you to write], [I'll tell the others that you wrote|I'll let the others know|I'll pass it on to the others|I'll show it to the others]. [They'll be glad|They'll be happy to hear it|].
# soft_objection
gave > [Kind of you|Nice to hear], but [I thought it ran too long|I was not happy with it myself|I forgot half of what I meant to say]. [Next time it will be better|Glad it worked anyway|What could I do better].
!gave > [You're welcome|No problem|Kind of you], [though I didn't do much|but it really wasn't much|though anybody would have done it]. [No need to thank me|Glad it helped anyway|Glad it worked out].
friend > [Kind of you|Nice of you to say|That's sweet], but [I hardly did anything|it was nothing, really|I didn't do much]. [Glad it helped anyway|Happy it worked out|No need to thank me].
# hard_objection
gave > [Nice of you to say, but|Kind words, but] [I'd rather not do it again|it was my last one|I'm done with talks for now]. [I hope you understand|Really|].
[Kind of you, but|Nice of you to write, but|That's kind, but] [please don't thank me|you've got the wrong one to thank|I can't take the credit|I'd rather you didn't make a fuss of it]. [Really|I mean it|It was the others|Others did the work].
# not_interested
[No need to thank me|No thanks needed|No need][, really|, it was nothing|, all good|].
[This must be for somebody else|I think this wasn't meant for me|Wrong person, I think|Not me, I think][, sorry|, no harm done|].
# opt_out
[I think you have the wrong address|I don't think this was meant for me|Wrong address, I think|This must have been meant for somebody else], [sorry|just so you know|please delete it|could you check].
[Nice of you|Kind of you|That's kind], but [no need to write|no need to thank me by email|you don't have to write]. [Please take this address off|Please don't use this address anymore|].
`;
