/**
 * Answers to a customer who complains and to a supplier who raises prices or is late; their other emails are answered by form.
 * In the form that `readStock` reads.
 */
export const CUSTOMER_TEXT = `
# interested
unpaid > [Thanks for the reminder|Sorry about that|Sorry, that slipped through|Thanks for letting us know], [I'll check with accounting today|I'll see to it today|it'll go out this week|I'll make sure it gets paid|I'll look into it this afternoon]. [Sorry for the delay|You'll hear from me|I'll confirm when it's done|].
complaint > [Sorry about that|I'm sorry, that shouldn't happen|You're right, and I'm sorry|Apologies for this|Thanks for telling us, and sorry]. [I'm on it|I'll sort it out today|We'll put it right|I'll find out what happened|I'm looking into it now][ and will come back to you| and will let you know|].
bug > [Sorry about that|Sorry, that's annoying|Thanks for telling us|You're right, sorry], [we're on it|I'm looking at it now|somebody is looking at it|our people are looking at it]. [I'll write as soon as it works again|You'll hear from me today|I'll get back to you before the end of the day].
dearer giveContact > [Noted, thanks|Understood, thanks|OK, thanks for the notice|Thanks for letting us know]. [Put me down for now, I'll send you the number|I'll be the contact, number to follow|You'll have the name and the number this week].
dearer !giveContact > [Thanks for letting us know in time|Thanks for the early notice|Fair enough, thanks for telling us|Understood, thanks for the warning][. We're staying with you|. All clear on our side|. That's fine with us|. No problem on our side].
# question
unpaid > [Thanks for the reminder|Sorry about that|Thanks for letting us know]. [Did the first one go to this address as well|Can I call you about it|Should it have gone to our accounting directly|Who else here did you send it to]? [Then I can find out where it got stuck|I want to get it fixed today|].
complaint > [Let me look into it|I'm looking into it|Sorry to hear that|Sorry about this]. [Can I call you about it|Can I call you today|Is there a number I can call you on|Is there anything else I should know|Is it all right if I call you this afternoon]? [Then I can sort it out quickly|I'll put it right|I'd like to fix this today].
bug > [Sorry about that|Thanks for telling us|Sorry to hear that]. [Does it happen every time|Is it the same for your colleagues|Can you send me a screenshot|Can I call you about it]? [Then we can find it|I'd like to fix it today|That would help us find it].
dearer > [Thanks for telling us|OK, noted|Thanks for the warning]. [Is there any room on that|Can we talk about it|Is the new price fixed for a while|Could it be done in two steps]? [We'd like to stay with you|].
# timing
unpaid > [Sorry about that|Thanks for the reminder|Got it, sorry]. [I can only look into it next week|The person who pays these is back on Monday|Our next payments go out at the end of the week|I'm out until Monday]. [It'll be seen to then|Sorry for the delay|I'll get back to you then].
complaint > [Seen it, and sorry|Sorry about this|Got it, and sorry]. [I need a day or two to find out|I'm out until Monday and will look into it then|It will take me a few days to sort out|I can look into it tomorrow].
bug > [Seen it, and sorry|Sorry about this|Got it, sorry for the trouble|Thanks, we see it too]. [It'll take us a day or two|The one who knows that part is back tomorrow|We can't get to it before tomorrow|Today it won't work out anymore]. [I'll write when it's done|Thanks for your patience|I'll keep you posted].
dearer giveContact > [Noted, thanks|Got it|Thanks, read it]. [You'll have the name and the number next week|I'll send you the contact when I'm back].
dearer !giveContact > [Noted, thanks|Got it|Thanks, read it]. [I'll go through it next week|I'll look at what it means for us when I'm back|We'll talk about it next month|I can't look at it before next week].
# referral
unpaid > [Accounting looks after that|I don't pay the bills myself|That one is with our accounting|A colleague does the payments], [I've forwarded it|I've passed it on|I've sent it over to them]. [They'll get back to you|You'll hear from them today|Sorry for the delay|].
complaint > [Sorry about this|Sorry to hear that]. [A colleague looks after that and will call you|I've passed it on to the people who can fix it|I've given it to the one who handles it|A colleague will get back to you today].
bug > [I'm not in support myself|I don't look after that part|That isn't my part], [but I've passed it on|so I've forwarded it|so I've given it to the right people]. [They'll write to you today|You should hear from them soon].
dearer > [A colleague does our buying|That goes to whoever does our buying|I don't do our buying myself]. [I've forwarded it|I've passed it on].
# soft_objection
unpaid > [I think we've paid that|I thought that was settled|I'm fairly sure that went out]. [Let me check|Could you check on your side too|I'll check with accounting|I'll look it up and come back to you].
complaint !demands !ofBill > [I'll look into it|Let me look into it|I'm looking into it], but [it may take a few days|I can't promise anything yet|it may be next week]. [I'll call you|You'll hear from me|Sorry about this].
complaint !demands ofBill > [Let me check, but|I'll look into it, but] [on our side it all looks right so far|I can't find the mistake on our side yet|I can't say yet what went wrong]. [Can you send me what you have|Could you check as well|Can we talk about it]?
bug > [Let me check, but|We looked, but] [it works on our side|I can't see it here|I can't get the same error]. [Could it be something on your side|Can you try it once more|Can you send me a screenshot]?
dearer > [That's a bit much|Not what I hoped to read|Hm, not great news]. [Is there any room on that|Can we talk about it|Could you hold the old price a bit longer]?
# hard_objection
unpaid > [By our records that's been paid|We checked, and on our side it's settled|I've looked it up, and we don't owe that anymore]. [Could you check again|Can we talk on the phone|Can I call you about it]?
complaint !demands !ofBill > [I see why you're annoyed|I'm sorry about this|I know it's a nuisance], but [there's not much we can do|I can't change it now|I can't do more than say so]. [Can I call you about it|Can we talk about it on the phone]?
complaint !demands ofBill > [I looked into it|We checked|I've been through it with the others], and [on our side it all looks right|I can't find the mistake on our side|I can't see what we did wrong]. [Can I call you about it|Can we talk about it on the phone|Could we go through it together]?
bug > [We looked into it|I checked] and [it's not on our side|there's nothing we can do|we can't do more about it here]. [Sorry|I know that's not what you hoped for].
dearer > [That's too much for us|We can't pay that, I'm afraid|I can't agree to that]. [Can we talk about it|Please leave it as it is for us|At that price we'd have to look elsewhere].
# not_interested
unpaid > [That should be settled|It's been paid, as far as I know|I think that's on its way already][, please check again|. Sorry for the delay|, thanks|. Thanks for the reminder|].
complaint !leads > [Sorry about this|I'm sorry about that|Sorry for the trouble], [but I can't fix it from here|but I can't help from here|but there's not much I can do myself]. [Please call the office|The office can help you|Our office will put it right].
complaint leads > [Sorry about this|I'm sorry about that|Sorry for the trouble]. [Somebody will call you about it|You'll hear from us today|We'll put it right|It's being looked at].
bug > [I can't help with that|I can't do anything about it from here|That's out of our hands|There's nothing I can do about it][, sorry|, I'm afraid|. Sorry about that|. I know it's annoying].
dearer > [We won't be paying that|We'll be getting other quotes|That's more than we'll pay|We'd rather look elsewhere at that price][, sorry|, I'm afraid|, but thanks for telling us].
# opt_out
complaint > [I don't deal with orders myself|I'm not the right person for this|I'm rarely on this address], [please write to our office|please call our office|our office can sort it out][, sorry|. Sorry about this|].
unpaid > [I don't deal with bills|I'm not the right person for this], [please write to our accounts department|please send these to accounts][, thanks|, sorry|].
bug > [I'm not the right person for this|I don't do support], [please write to our support team|please use our support address][, sorry|, thanks|].
dearer > [I'm not the right person for this|I don't do the buying anymore], [please write to our office|please take me off the list][, thanks|, sorry|].
`;
