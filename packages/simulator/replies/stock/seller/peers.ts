/** Answers of people who sell the same work as the sender. In the form that `readStock` reads. */
export const PEER_TEXT = `
# interested
[That's what I do myself|I do the same work|I'm in the same line of work|It's my own trade|I do this for a living, too], but [I sometimes have more than I can take on|some months there's too much of it for me|I could do with another pair of hands now and then|I'd be open to passing work on to somebody|I do need help in busy months]. [Let's talk|Give me a call this week|Tell me a bit more about how you work|Happy to talk about it].
# question
[That's what I do myself|I do the same work|It's my own trade|I do this for a living, too]. [Are you looking for work to share|Do you take on work from others in the trade|Did you mean to write to a customer|Would you work as a subcontractor|Do you ever pass work on]? [Just asking|Might be interested|Then we could talk|].
# timing
[I do this work myself|That's my own trade|I do the same for a living], and [I have none to pass on right now|there's no more of it than I can do just now|I don't need anybody at the moment|it's a quiet time]. [Try me when it's busier|Ask me again in a few months|I'll keep your details for when there's too much|Write again in the spring].
# referral
[That's what I do myself|It's my own trade|I do the same work], so [you want somebody who doesn't|I'm not who you're after|you'd have to ask somebody outside the trade]. [Good luck with it|No hard feelings|].
# soft_objection
[That's what I do for a living|I do this work myself|It's my own trade|I'm in the same business], so [I doubt I'd need it|I can't see what I'd use you for|it would have to be something I can't do|I'm not sure what we'd do for each other|probably not]. [I'll keep your details, no promises|You may want to write to others|].
# hard_objection
[You're offering me my own work|This is what I do for a living|I do exactly this myself|That's my own job], [so please check who you write to|so please leave me out of it|so no, and please don't write again|so please take care who you send this to]. [Sorry|No hard feelings|].
# not_interested
[I do that myself|That's my own trade|That's what I do for a living|I'm in the same business|That's my job|I do the same work][, so no|, so no thanks|, sorry|, thanks|. Good luck with it|. All the best].
`;

const IN_HOUSE = "[I do that here|That's what I'm here for|I do that in house|That's my job here]";
const BELONGS_TO =
  "[my manager decides on help from outside|who we use from outside is up to my manager|I don't hire anybody for it|hiring somebody isn't up to me]";
/** Answers of people who are employed to do what they are offered. */
export const IN_HOUSE_TEXT = `
# interested
${IN_HOUSE}, but [some months it's too much for one person|I can't get to all of it|there's more of it than I can do|I could do with a hand in busy weeks]. [Send me something I can show my manager.|I'd need to ask my manager. Do you have a page I can forward?|Can you send me a few examples for my manager?|Send me a bit more and I'll put it to my manager.]
# question
${IN_HOUSE}. [Do you also work alongside somebody in house|Would you take on only the part I can't get to|What would you do that I don't|Is that meant for firms that have nobody for it]?
${IN_HOUSE}, and ${BELONGS_TO}. [Shall I pass it on|Do you want me to show it to my manager|Should I forward it]?
# timing
${IN_HOUSE}, and [I manage for now|we're not taking on help from outside this year|it's under control at the moment]. [Ask again next year|Try us in the new year|Write again in six months|Try me later in the year].
${IN_HOUSE}, and ${BELONGS_TO}. [She's|He's] away [until Monday|until next week|for a couple of weeks], [so write again then|so try again after that].
# referral
${IN_HOUSE}, but ${BELONGS_TO}, so [I've passed it on|I've forwarded it|I've sent it on]. [No promises|They'll write if they want it|].
# soft_objection
${IN_HOUSE}, so [I doubt we'd need somebody else|I can't see us paying for it twice|I'm not sure what's left for you to do|it would have to be something I can't do]. [I can show it to my manager, no promises|].
[We do that in house|We have that in house|I'm the one who does that here], and [we get by as we are|it works well enough|I can't see us changing that]. [I can show it to my manager, no promises|].
# hard_objection
[You're offering my own job to me|That's the job I'm paid for here|You're asking me to replace myself], [so please check who you write to|so no, and please don't write again|so please leave me out of it]. [No hard feelings|Sorry|].
# not_interested
[We do that in house|I do that here myself|That's my job here|We have our own people for that|That's done in house here][, so no|, so no thanks|, sorry|, thanks|. Good luck with it|. All the best].
`;
