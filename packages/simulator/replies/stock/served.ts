/** Answers of customers to a supplier who thanks them, and may ask whether all is well. In the form that `readStock` reads. */
export const SERVED_TEXT = `
# interested
[Thank you too|Thanks|Thank you|Kind of you to write|That's kind of you|Thanks, <sender>|Nice of you to write], [all good here|we're happy with it|it's been working well|no complaints from our side|we're happy we went with you|it's all fine from our side]. [Keep it up|All the best|Good to know who to write to|Let's keep it that way|].
[Thanks|Thank you for writing|Thanks for this], [there is one thing, I'll call you about it|one small thing, I'll write to you this week|there's one thing I'd like to talk about]. [Otherwise all good|Otherwise we're happy|Nothing big|].
# question
[Thanks|Thank you|Kind of you|Thanks, <sender>]. [Can I call you about one thing|Who do I call if something does go wrong|Can I write to you directly if something comes up|Do you have time for a call this week|Could you call me about something small]? [Otherwise all good|Otherwise we're happy|Nothing urgent|All in all we're happy|].
# timing
[Thank you|Thanks|Kind of you|Thanks for writing|Only just seen this, thanks], [busy week here|it's a full week here|it's hectic here|there's a lot on this week|it's our busiest month]. [I'll write properly when it's calmer|I'll get back to you when it's calmer|More when things calm down|Let's talk next month|Ring me in the new year].
# referral
[Thank you|Thanks|Kind of you|Thanks, <sender>], [I've passed it on to the others|I've shown it to the others|I've forwarded it to a colleague who deals with it|I'll pass it on to everybody here|I've sent it round the office]. [You'll hear if there's anything|They'll be pleased to hear it|All good from my side|Nothing to add from me|].
# soft_objection
[Thanks|Thank you|Kind of you], [mostly fine so far|on the whole it's fine|it's all right so far|fine for the most part], [though there are one or two small things|but it could be a bit better|with a few hiccups|but not everything runs smoothly yet]. [I'll write when I have a minute|Let me ask around here first|Nothing dramatic|].
# hard_objection
[Thanks, but|Kind of you, but|To be honest,] [we're not that happy|it hasn't been a great year with you|we've had our problems with it|we've had to chase you more than once]. [Please call me|Can we talk?|We're thinking about leaving|I've said so before|].
# not_interested
[Thanks, but|Kind of you, but|Thank you, though] [we're not planning to order again for now|we've started looking around|we're trying somebody else at the moment|we're doing less of this now|we have less use for it these days|we may not need as much next year][.|, <sender>.|, sorry.|. All the best.]
[Thanks, but there's no need to write|Noted, no need for these emails|No need to write to us about it, thanks][.|, <sender>.]
# opt_out
[Thanks, but no need for these emails|Kind of you, but please take me off the round emails|Thanks, but please only write when something is wrong|Thank you, please take this address off the list|No need for emails like this, please take us off the list][.|, all is well.]
`;
