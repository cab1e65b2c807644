/** Replies to a colleague who moves a meeting; `readStock` explains the format. */
export const INTERNAL_TEXT = `
# interested
moved > [Works for me|Fine with me|OK by me|Sounds good|Works better for me, actually][, see you then|, I've changed it in my calendar|, thanks for the heads up|].
moved > [Got it, thanks|Thanks, noted|Noted][, I'll be there|, calendar is updated|. See you there|].
# question
moved > [OK, works for me|Fine with me]. [Same place|Does everybody know|Is the rest as before|Anything else that changes]?
moved > [Got it|OK]. [Is the rest as before|Does the rest stay the same|Does everybody know]?
# timing
moved > [I have something else then|I'm booked at that time|That clashes with a call of mine], [I'll join late|I'll read the notes|I'll try to move it].
moved > [I'm off that day|Out of office that day], [I'll catch up after|I'll read the notes later]. [Sorry|Have a good one].
# referral
moved > [I'm not in that one|I'm not on the list for it], but [some of the others are|the others should know]. [Forwarding|I've sent it on].
# soft_objection
moved > [OK, but|Fine, but] [it's tight for me|it clashes with something else|that's a bad slot for a few of us]. [Could it be a bit later|Is there no other slot|I'll see what I can do].
moved > [I can make it work|I'll manage], but [please no more changes|it would be good to know earlier next time].
# hard_objection
moved > [That slot doesn't work for us at all|We can't make that time|That time is impossible for my team]. [Please leave it where it was|Please find another one|I'm against moving it].
# not_interested
moved > [I won't be there|I'll skip it|I'm out][, sorry|, I have something else].
`;

/** Replies to friends and family with good news. */
export const PERSONAL_TEXT = `
# interested
joy > [Congratulations|What wonderful news|Oh, how lovely|That's wonderful|So happy for you]! [We can't wait to see you|Give everybody a hug|Let us know when we can come by|Big hug to all of you|Talk soon].
# question
joy > [Congratulations|What wonderful news|Oh, how lovely|So happy for you]! [How are you all|When can we come by|Is there anything you need|Can we bring you anything]?
# timing
joy > [Congratulations|What wonderful news|So happy for you]! [It's a crazy week here|We're away right now|Things are hectic here], [I'll call you next week|but we'll come by soon|more soon].
# referral
joy > [Congratulations|What wonderful news]! [I'll tell the others|I'll pass it on to everybody|I'll let the family know], they'll be [so happy|thrilled|over the moon].
# soft_objection
joy > [Congratulations|Happy for you|What wonderful news]! [I'm not sure I can make it over any time soon|I can't promise to come by soon|I don't know yet when I can get away], [but I'll try|but let's talk|but I'll call you].
# hard_objection
joy > [Happy for you|So happy for you|Congratulations], but [I can't come by for a while, sorry|I won't make it over, sorry]. [I'll call you|Big hug from here|I'll make up for it].
# not_interested
joy > [Congratulations|Happy for you|Good for you], but [I won't make it over|I can't come by|don't count on me for a visit][, sorry|, I'm afraid|].
`;

/** Replies to thanks among people who know each other. */
export const THANKS_TEXT = `
# interested
gave > [Thank you, I enjoyed it|My pleasure, I enjoyed it too|Glad people liked it|So good to hear], [it was a great crowd|your colleagues asked good questions|I'd come back any time|I'd do it again any time]. [Happy to share what I have|Let me know if anyone needs anything|].
[You're welcome|You're very welcome|Anytime|My pleasure|Glad to help|Happy to help|No problem at all][, <sender>|][!|. Happy to do it again|. Thanks for saying so|. Glad it worked out|].
[Kind of you|That's kind of you|Nice to hear|Made my day], [you're welcome|thanks for saying so|happy to help again].
# question
[You're welcome|Glad to hear it|Anytime|My pleasure|Nice to hear][!|.|, <sender>.] [Anything else I can help with|Anything else you need|Is everything else all right|How are things otherwise]?
# timing
[You're welcome|Anytime|My pleasure|Glad to help]. [Busy days here|Hectic week|I'm out and about today|Between two things here], so [just a line|only this|just a quick one]: [nice to hear|it made my day|that was good to read].
# referral
gave > [Glad it went down well|My pleasure|Kind of you], [a colleague has the slides|my office has the slides|the slides are with a colleague]. [I've asked them to write to you|I'll ask them to send what they have].
!gave > [You're welcome|Glad I could help|My pleasure|Kind of you to write], [I'll tell the others that you wrote|I'll let the others know|I'll pass it on to the others|I'll show it to the others]. [They'll be glad|They'll be happy to hear it|].
# soft_objection
gave > [Kind of you|Nice to hear], but [I thought it ran too long|I was not happy with it myself|I forgot half of what I meant to say]. [Next time it will be better|Glad it worked anyway|What could I do better].
!gave > [You're welcome|No problem|Kind of you], [though I didn't do much|but it really wasn't much|though anybody would have done it]. [No need to thank me|Good to hear anyway|Glad it worked out].
friend > [Kind of you|Nice of you to say|That's sweet], but [I hardly did anything|it was nothing, really|I didn't do much]. [Good to hear anyway|Happy it worked out|No need to thank me].
# hard_objection
gave > [Nice of you to say, but|Kind words, but] [I'd rather not do it again|it was my last one|I'm done with talks for now]. [I hope you understand|Really|].
[Kind of you, but|Nice of you to write, but|That's kind, but] [please don't thank me|I can't take the credit|I'd rather you didn't make a fuss of it]. [Really|I mean it|It was the others|Others did the work].
# not_interested
[No need to thank me|No thanks needed|No need][, really|, it was nothing|, all good|].
[This must be for somebody else|I think this wasn't meant for me|Wrong person, I think|Not me, I think][, sorry|, no harm done|].
# opt_out
[I think you have the wrong address|I don't think this was meant for me|Wrong address, I think|This must have been meant for somebody else], [sorry|just so you know|please delete it|could you check].
[Nice of you|Kind of you|That's kind], but [no need to write|no need to thank me by email|you don't have to write]. [Please take this address off|Please don't use this address anymore|].
`;
