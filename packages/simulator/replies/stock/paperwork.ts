/** Answers to a form that a business partner encloses to be returned; `due`: by when, `unchanged`: a note is enough if all is as before. */
export const PAPERWORK_TEXT = `
# interested
deskless > [I've given it to our office|I've passed it on to the office|Our office does these, I've passed it on][.|, they'll send it back.|. They'll see to it.|, <sender>.]
!deskless !due > [Will do|No problem|Sure|Of course], [you'll have it back this week|I'll send it back tomorrow|I'll fill it in today|you'll have it tomorrow][.|, <sender>.]
!deskless due > [Will do|No problem|Sure|Of course], [you'll have it by <due>|I'll send it back before <due>|it'll be with you by <due>|I'll fill it in today][.|, <sender>.]
!deskless unchanged > [Nothing has changed here|No changes on our side|All as before here], [so please use what you have|so last year's still holds|thanks for checking][.|, <sender>.]
!deskless !unchanged > [Filled in and attached|Here it is, filled in|Done, it's attached|Please find it attached, filled in][.|, <sender>.|. Let me know if anything's missing.]
# question
[Does it have to be signed|Is a scan enough, or do you need the original|Can I send it back as a PDF|Do you need every page, or only what applies to us|Who do I call if something's unclear]? [I'll do it this week|I'll fill it in then|I'll send it back then].
# timing
due > [It may be a few days later than <due>, sorry|I can't promise <due>|<due> will be tight], [we're short of people|the person who does these is away|it's a busy week]. [Is the week after all right?|Is a few days later OK?]
!due > [It'll take a few days, sorry|Not this week, sorry|I can't get to it this week], [we're short of people|the person who does these is away|it's a busy week]. [Is next week all right?|You'll have it next week.]
# referral
solo > My bookkeeper does these, [I've passed it on|I've forwarded it][.|, <sender>.]
!solo > [A colleague does these here|That's done by a colleague here|Somebody else looks after these here], [I've passed it on|I've forwarded it with the form|I've sent it on][.|. You'll hear from them.|, <sender>.]
# soft_objection
deskless > [I can't answer most of this|I'm not sure I'm the one to fill this in], so [I'll ask the office|I'll see if the office can do it][.|, <sender>.]
!deskless > [That's a lot of questions for what we do for you|Some of this doesn't apply to us|There are things in it I can't answer], so [I'll fill in what I can|I'll do what I can|some of it will stay blank][.|, <sender>.]
# hard_objection
deskless > [That isn't for me to fill in|I can't sign this|I don't fill in forms for the firm], [please send it to our office|so please ask the office][.|, sorry.]
!deskless > [We don't fill in customers' forms|We don't do these forms, as a rule|We won't be filling this in]. [Everything you need is on our invoices|What you need is on our website|Please use the details you have][.|, sorry.]
# not_interested
deskless > [Not mine to fill in|Not one for me], please [send it to our office|ask our office][.|, <sender>.]
!deskless > [I'd rather not fill in another form|We'd rather not fill this in|We'll leave the form, sorry]. [The details you have are still right|Everything is on our invoices][.|, <sender>.]
# opt_out
[Please write to our office address about this|Please send these to our office|This address is rarely read, please write to our office address][, thanks||].
`;
