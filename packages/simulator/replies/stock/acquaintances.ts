/** Replies to a colleague who moves a meeting; `readStock` explains the format. */
export const INTERNAL_TEXT = `
# interested
# question
# timing
# referral
# soft_objection
# hard_objection
# not_interested
`;

/** Replies to friends and family with good news. */
export const PERSONAL_TEXT = `
# interested
joy > [Congratulations|What wonderful news|Oh, how lovely|That's wonderful|So happy for you][!|, <sender>!] [So pleased for you|Can't wait to hear more|Thank you for telling me|You must tell me more soon|That made my day].
# question
friend joy > [Congratulations|What wonderful news|Oh, how lovely|So happy for you]! [Can I call you tonight|When can I call you|Are you around tonight|When do we celebrate]?
!friend joy > [Congratulations|What wonderful news|That's wonderful|So pleased for you]! [When do we celebrate|When do I hear the whole story|Who else knows|How did you celebrate]?
# timing
joy > [Congratulations|What wonderful news|So happy for you]! [It's a crazy week here|Mad week here|Things are hectic here], [more soon|I'll write properly soon|I'll be in touch over the weekend].
# referral
joy > [Congratulations|What wonderful news]! [I'll pass it on|I'll tell everybody here|I'll spread the word], they'll be [so happy|thrilled|over the moon].
# soft_objection
joy > [Congratulations|Happy for you|What wonderful news]! [It'll be a while before I can write properly|I can't say yet when I'm free|It's a bad week here], [but well done|but I'm very pleased for you|but more soon].
# hard_objection
joy > [Happy for you|So happy for you|Congratulations]! [It's a hard time here, so only this for now|I can't celebrate right now, sorry|It's a bad time here, sorry]. [More when it's calmer|I'll make up for it|].
# not_interested
joy > [Congratulations|Happy for you|Good for you][!|, <sender>!] [All the best|All the best with it|Well done|Enjoy it].
`;

/** Replies to thanks; `readStock` explains the format. */
export const THANKS_TEXT = `
# interested
buyer > [Thank you too|Thanks, we're very happy with it|Our pleasure, all good here|Thank you, all good here][.|, <sender>.|. Best wishes to everyone.|. We'd use you again.]
!buyer > [You're welcome|You're very welcome|My pleasure|Glad to help|Happy to help|No problem at all][, <sender>|][.|!|. Thanks for letting me know|. Glad it worked out|. Any time].
!buyer > [Kind of you|That's kind of you|Nice to hear|That's good to hear], [you're welcome|thanks for saying so|happy to help again|any time].
gave > [Thank you, I enjoyed it|My pleasure, I enjoyed it too|Glad people liked it], [I'd do it again any time|it was a good crowd|happy to come back].
# question
buyer > [Thank you too|Thanks|Thank you, all good here][.|, <sender>.] [How are things at your end|Are you keeping busy|Is everything well with you]?
!buyer > [You're welcome|Glad to hear it|My pleasure|Nice to hear][.|!|, <sender>.] [How are things otherwise|How is everybody|How have you been]?
# timing
buyer > [Thanks|Thank you too], [busy day here, but all good|only just saw this, all good here|sorry for the late answer, all good here][.|, <sender>.]
!buyer > [You're welcome|My pleasure|Nice to hear|Kind of you to write][.|!|, <sender>.] [Sorry for the short note, more next week|It's a busy week here, more when it's calmer|Only now saw this, it's been hectic here|I'll write properly when it's calmer|Up to my neck in work, more soon].
# referral
buyer > [Thank you|Thanks], [I'll tell the others|I'll pass it on to the others|I've passed it on to a colleague][.|, <sender>.|, they'll be glad.]
!buyer > [You're welcome|My pleasure|Kind of you to write|Nice to hear], [I'll pass it on|I'll pass it on here|I'll pass your thanks on|I'll tell the others][.|, <sender>.|, that will please them.]
# soft_objection
buyer > [Thanks|Thank you], [on the whole we're happy|we're mostly happy with it|it's fine so far], [though it took longer than planned|though there are one or two small things|we'll see how it holds up].
!buyer > [You're welcome|Kind of you|Nice of you to write|Good to hear from you], [though it didn't all go smoothly|though it could have gone better|though there were one or two hiccups|though it took longer than we thought][.|, <sender>.]
# hard_objection
buyer > [Thanks, but we're not quite happy yet|To be honest, we're not happy with it yet|We're not happy yet, to be honest]. [Can you call me?|Please give me a call.|Can we talk?]
!buyer > [No need to thank me|No thanks needed|Please don't thank me|You needn't have written], [I only did my job|it was nothing|let's leave it at that|and please leave it at that|and no need to write again][.|, <sender>.]
# not_interested
buyer > [Thanks, but|Thank you, though] [we won't need anything more|that was it for us|we're not planning anything else|we've nothing else for you][.|, <sender>.|, sorry.]
!buyer > [No need to thank me|No thanks needed|No need to write|Thanks, but no need to write|You needn't have written][, <sender>|, and no need to reply|, let's leave it there|].
# opt_out
buyer > [Thanks, all good|All good here]. [No need for further emails, though|Please take me off your list, though|Please don't put me on a list, though].
!buyer > [You're welcome|My pleasure|Glad to help]. [I'm hardly ever on this address, so please take it off your list|I rarely look at this address, so please take it off your list|This address is hardly read, so please take it off your list].
`;
