/**
 * Answers to a customer who complains and to a supplier who raises prices or is late; their other emails are answered by form.
 * In the form that `readStock` reads.
 */
export const CUSTOMER_TEXT = `
# interested
unpaid > [Thanks for the reminder|Sorry about that|Sorry, that slipped through|Thanks for letting us know], [I'll check with accounting today|I'll see to it today|it'll go out this week|I'll make sure it gets paid|I'll look into it this afternoon]. [Sorry for the delay|You'll hear from me|I'll confirm when it's done|].
complaint > [Sorry about that|I'm sorry, that shouldn't happen|You're right, and I'm sorry|Apologies for this|Thanks for telling us, and sorry]. [I'm on it|I'll sort it out today|We'll put it right|I'll find out what happened|I'm looking into it now][ and will come back to you| and will let you know|].
# question
unpaid > [Thanks for the reminder|Sorry about that|Thanks for letting us know]. [Did the first one go to this address as well|Can I call you about it|Should it have gone to our accounting directly|Who else here did you send it to]? [Then I can find out where it got stuck|I want to get it fixed today|].
complaint > [Let me look into it|I'm looking into it|Sorry to hear that|Sorry about this]. [Can I call you about it|Can I call you today|Is there a number I can call you on|Is there anything else I should know|Is it all right if I call you this afternoon]? [Then I can sort it out quickly|I'll put it right|I'd like to fix this today].
# timing
unpaid > [Sorry about that|Thanks for the reminder|Got it, sorry]. [I can only look into it next week|The person who pays these is back on Monday|Our next payments go out at the end of the week|I'm out until Monday]. [It'll be seen to then|Sorry for the delay|I'll get back to you then].
complaint > [Seen it, and sorry|Sorry about this|Got it, and sorry]. [I need a day or two to find out|I'm out until Monday and will look into it then|It will take me a few days to sort out|I can look into it tomorrow].
# referral
unpaid > [Accounting looks after that|I don't pay the bills myself|That one is with our accounting|A colleague does the payments], [I've forwarded it|I've passed it on|I've sent it over to them]. [They'll get back to you|You'll hear from them today|Sorry for the delay|].
complaint > [Sorry about this|Sorry to hear that]. [A colleague looks after that and will call you|I've passed it on to the people who can fix it|I've given it to the one who handles it|A colleague will get back to you today].
# soft_objection
unpaid > [I think we've paid that|I thought that was settled|I'm fairly sure that went out]. [Let me check|Could you check on your side too|I'll check with accounting|I'll look it up and come back to you].
complaint !demands !ofBill > [I'll look into it|Let me look into it|I'm looking into it], but [it may take a few days|I can't promise anything yet|it may be next week]. [I'll call you|You'll hear from me|Sorry about this].
complaint !demands ofBill > [Let me check, but|I'll look into it, but] [on our side it all looks right so far|I can't find the mistake on our side yet|I can't say yet what went wrong]. [Can you send me what you have|Could you check as well|Can we talk about it]?
# hard_objection
unpaid > [By our records that's been paid|We checked, and on our side it's settled|I've looked it up, and we don't owe that anymore]. [Could you check again|Can we talk on the phone|Can I call you about it]?
complaint !demands !ofBill > [I see why you're annoyed|I'm sorry about this|I know it's a nuisance], but [there's not much we can do|I can't change it now|I can't do more than say so]. [Can I call you about it|Can we talk about it on the phone]?
complaint !demands ofBill > [I looked into it|We checked|I've been through it with the others], and [on our side it all looks right|I can't find the mistake on our side|I can't see what we did wrong]. [Can I call you about it|Can we talk about it on the phone|Could we go through it together]?
# not_interested
unpaid > [That should be settled|It's been paid, as far as I know|I think that's on its way already][, please check again|. Sorry for the delay|, thanks|. Thanks for the reminder|].
complaint !leads > [Sorry about this|I'm sorry about that|Sorry for the trouble], [but I can't fix it from here|but I can't help from here|but there's not much I can do myself]. [Please call the office|The office can help you|Our office will put it right].
complaint leads > [Sorry about this|I'm sorry about that|Sorry for the trouble]. [Somebody will call you about it|You'll hear from us today|We'll put it right|It's being looked at].
# opt_out
complaint > [I don't deal with orders myself|I'm not the right person for this|I'm rarely on this address], [please write to our office|please call our office|our office can sort it out][, sorry|. Sorry about this|].
unpaid > [I don't deal with bills|I'm not the right person for this], [please write to our accounts department|please send these to accounts][, thanks|, sorry|].
`;
