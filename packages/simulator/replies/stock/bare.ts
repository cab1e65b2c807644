/**
 * Answers to a follow-up that says nothing of what it is about; whoever has not kept the first email knows no more than that. `askSeen`: asks whether
 * it was read; `askRight`: whether the reader is the one to ask; `closes`: offers to close the file. `readStock` explains the format.
 */
export const BARE_TEXT = `
# interested
askRight !closes > [Yes, that's me|I'm the right person|Yes, you have the right person]. [Sorry for the silence, I'm interested|Sorry, it got buried. Let's talk this week|I do want to look at it. Can you call me?].
!askRight !closes !askSeen > [Sorry for the silence|Sorry, this got buried|Sorry, I meant to answer|Thanks for the nudge]. [I'm interested|I do want to go on with it|It's still of interest|I'd like to hear more]. [Can we talk this week?|Give me a call tomorrow|Call me any morning|Let's talk next week|What's the next step?]
!askRight !closes askSeen > [Yes, I saw it|I did, sorry for the silence|Yes, I read it|I did, I just hadn't answered]. [I'm interested|I'd like to go on with it|I'd like to hear more]. [Can we talk this week?|Give me a call tomorrow|Call me any morning|Let's talk next week].
closes > [Please keep it open|Don't close it yet|Still on, yes|Yes, it is]. [Sorry for the silence|It just got buried|I hadn't got round to it]. [Can we talk this week?|Call me any morning|Let's talk next week].
# question
askRight > [It may well be me|That depends|Possibly me]. [What was your first email about|Could you send the first email again|I can't find the first one, can you resend it|What was it about]?
!askRight askSeen > [I don't think I did|Not that I remember|I must have missed it]. [Could you send it again|Can you resend it|What was it about]?
!askRight > [What was this about|Remind me, what was it about|Sorry, which email was that|Could you send the first email again|Can you resend it]? [I can't find it|I must have missed it|It may have gone to spam|It got buried here].
# timing
askRight > [It would be me|You have the right person|Yes, that's me], but [not now|it'll have to wait|I've not had time for it]. [Ask me again in a few weeks|Try me again next month|I'll write when it's calmer].
!askRight !closes > [I haven't got to it yet|I've not had time to look at it|Not yet, it's been hectic|Sorry, other things came first]. [Remind me in two weeks|Try me again next month|I'll get back to you next week|Ask me again in a few weeks|I'll write when it's calmer].
closes > [Keep it, but not now|It's only on hold|Not right now|It's been pushed back]. [Ask me again in a few months|Try me next quarter|Later in the year is better|I'll write when it's time].
# referral
!solo !askRight > [I've passed it on to a colleague|A colleague has it now|I've forwarded your email to a colleague][. You'll hear from them if it's of use|. They'll write if they want to know more|. I'd leave it to them|, sorry for the silence].
!solo askRight !whole > [It isn't me|Somebody else here|Not me, no], [I've passed your email on|I've forwarded it to the right person|I've sent it on][. They'll be in touch if they want to know more|. I'd leave it to them|].
askRight whole > [Not me, a colleague deals with that|A colleague sees to these things], [I've passed your email on|I've forwarded it][. They'll be in touch if they want to know more|].
solo > [It isn't for me|Not one for me]. [You'd have to look elsewhere|I think you meant somebody else|I can't say who it would be for].
# soft_objection
askRight > [It would be me|You have the right person|Yes, that's me], but [I'm not convinced|I had my doubts|I'm not sure about it]. [Give me some time|Let me think about it|].
!askRight !closes > [I did see it|I read the first one|I had a look at it|I saw your first email], [but I'm not sure about it|but I'm not convinced|but I had my doubts|and I'm still undecided]. [Give me some time|I'll write if that changes|Let me think about it|].
closes > [I honestly don't know yet|It's slipped down the list|I'm still undecided]. [You can close it for now|More likely no than yes|Close it, and I'll write if that changes].
# hard_objection
!closes > [No answer was my answer|My silence was a no|I didn't answer because I'm not interested|I saw it and it's a no]. [Please don't follow up again|Please leave it there|No need to write again|].
closes > [Yes, close it|Please close it|Do close it]. [It's a no|It's not going to happen|Please don't write again].
# not_interested
!closes askSeen > [I did|Yes, I saw it|Yes, I did], [not for me, thanks|but it's not for me|and I'll pass, thanks|but no, thanks][.|. Good luck with it.|. Sorry for not answering.]
!closes !askSeen !askRight > [Not for me|I'll pass|No, thanks|Not interested|It's a no from me][, thanks|, sorry|. Sorry for not answering|. Good luck with it|. All the best].
!closes askRight !askSeen > [It would be me, but I'll pass|You have the right person, but no|I'm the one, but I'm not interested][, thanks|, sorry|. Good luck with it].
closes > [You can close it|Yes, close it|Close it, please|Please close the file][, thanks|. Thanks for asking|. Sorry for not answering|. Good luck|].
# opt_out
[Please stop following up|No more follow-ups, please|Please don't write again|Please take me off your list|Please take me off the list][, thanks||].
`;
