/**
 * Answers of people who do for a living what they are offered, whether for their own customers or for an employer. In the form that `readStock`
 * reads.
 */
export const PEER_TEXT = `
# interested
[That's what I do myself|I do the same work|I'm in the same line of work|It's my own trade|I do this for a living, too], but [I sometimes have more than I can take on|some months there's too much of it for me|I could do with another pair of hands now and then|I'd be open to passing work on to somebody|I do need help in busy months]. [Let's talk|Give me a call this week|Tell me a bit more about how you work|Happy to talk about it].
# question
[That's what I do myself|I do the same work|It's my own trade|I do this for a living, too]. [Are you looking for work to share|Do you take on work from others in the trade|Did you mean to write to a customer|Would you work as a subcontractor|Do you ever pass work on]? [Just asking|Might be interested|Then we could talk|].
# timing
[I do this work myself|That's my own trade|I do the same for a living], and [I have none to pass on right now|there's no more of it than I can do just now|I don't need anybody at the moment|it's a quiet time]. [Try me when it's busier|Ask me again in a few months|I'll keep your details for when there's too much|Write again in the spring].
# referral
[That's what I do myself|It's my own trade|I do the same work], [but I've passed your details on to somebody who was asking|so not for me, but I've sent it on to somebody it may suit|but I've given your name to somebody who needs one]. [No promises|They may be in touch|].
# soft_objection
[That's what I do for a living|I do this work myself|It's my own trade|I'm in the same business], so [I doubt I'd need it|I can't see what I'd use you for|it would have to be something I can't do|I'm not sure what we'd do for each other|probably not]. [I'll keep your details, no promises|You may want to write to others|].
# hard_objection
[You're offering me my own work|This is what I do for a living|I do exactly this myself|That's my own job], [so please check who you write to|so please leave me out of it|so no, and please don't write again|so please take care who you send this to]. [Sorry|No hard feelings|].
# not_interested
[I do that myself|That's my own trade|That's what I do for a living|I'm in the same business|That's my job|I do the same work][, so no|, so no thanks|, sorry|, thanks|. Good luck with it|. All the best].
`;
