/** Replies to a journalist who asks for an interview or a comment; `readStock` explains the format. */
export const PRESS_TEXT = `
# interested
[Happy to talk|Sure, happy to|Yes, I can do that|Glad to|Of course], [a call is fine|call me at the office|mornings are best|any afternoon is fine|early tomorrow would work]. [Talk then|I'll keep it short|Looking forward to it|].
[Sure|Yes|OK], [ask away|send me your questions|I'll answer what I can]. [You'll have it before your deadline|Email works best for me|I can do it today].
# question
[Can I see my quotes before it runs|Would I be named|Who else are you talking to|Is it for print|Will there be a photo]? [Then I'm happy to talk|I'd be willing|I'd do it, just asking|If that's fine I'm happy to talk].
# timing
[I can't this week|I'm away until Monday|I'm on the road all week|No time before the weekend, I'm afraid]. [Is that too late for you|Could it wait until next week|Is there a later piece I could help with]?
# referral
[The office answers the press for us|A colleague speaks to the press for us|I'm not the one who talks to the press], [I've forwarded your email|I've passed it on|I've asked them to call you]. [They'll be in touch today|You should hear from them soon|].
# soft_objection
[I'm not sure I have much to say|I'd rather not be quoted by name|I don't know if I'm the right one for that], [but I could give you some background|but ask me and I'll see|so let me think about it]. [I'll let you know|Give me until tomorrow|].
# hard_objection
We don't [talk to the press|comment on things like that|give interviews]. [No exceptions|That's a rule here|That won't change|Please leave us out of it].
# not_interested
[No comment from us|I'd rather not be in the paper|We'd rather not comment|I'd rather stay out of it|I'll leave that to others][, thanks|, sorry|. Good luck with the piece|, but thanks for asking|].
`;
