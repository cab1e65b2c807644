import { BUSY, PASSED, SOON } from '../fragments.ts';

/**
 * Answers to "Do you know anyone who …?", which anybody can answer, and to "Is it still something you want?" and "Shall I try again in the autumn?". In the form that `readStock` reads.
 */
export const KNOW_TEXT = `
# interested
askKnow > [I may know one or two|I can think of somebody|One or two come to mind|I might know somebody|There's somebody I could ask]. [I'll ask and come back to you|I'll have a word and let you know|I'll pass your name on|Let me ask them first|I'll mention you to them|Leave it with me].
# question
askKnow > [I might know somebody|Possibly, yes|I may know one or two|I'd have to think who, but yes]. [Can I pass your email on|What should I tell them|Is there something I can forward|How would it work for them|Shall I give them your email]?
# timing
askKnow > [I'd have to ask around|I'd have to think about who|Nobody comes to mind just now], and ${BUSY}. ${SOON}.
# referral
askKnow > [A colleague knows more people than I do|A colleague would know better than me|I'd ask my colleague that|Somebody here knows more people than I do]. ${PASSED}.
# soft_objection
askKnow > [I'm careful with introductions|I'd want to know you better first|I don't pass names on lightly|I'd have to ask them first]. [No promises|I'll keep it in mind, though|Nobody comes to mind anyway|Don't expect much].
# hard_objection
askKnow > [I don't pass names on|I don't give out contacts|I don't introduce people I don't know|I won't be passing names on]. [Please don't follow up|Sorry to be blunt|That won't change|So no|].
# not_interested
askKnow > [Nobody comes to mind|I can't think of anyone|I don't know anybody like that|No one I know of|Nobody I can think of][, sorry|. Good luck with it|. Good luck|, thanks|. All the best|].
`;

export const STILL_TEXT = `
# interested
askStill !far > [Yes, still|Yes, it still is|Still on, yes|Yes, it's still on my list|Yes, very much]. [Sorry for the delay|Sorry, it's been busy here|Sorry for the silence|Give me a call this week|Let's get it moving|I meant to write|Let's talk this week].
# question
askStill !far > [Yes, still|Still on my list, yes|It is, I think|Possibly, yes]. [Can we talk about it next week|Can you call me about it|Has anything changed on your side|What do you need from me|Could we go through it once more]?
# timing
askStill !far > [Yes, but not just yet|Yes, only it's had to wait|Still on the list, but not yet|Yes, but later than I thought], ${BUSY}. ${SOON}.
# soft_objection
askStill !far > [Not sure any more|I honestly don't know yet|It's slipped down the list|Less than it was|I'm on the fence about it now]. [I'd have to think again|Don't count on it|More likely no than yes|There's no hurry on our side|].
# hard_objection
askStill !far > [No, not any more|No, that's settled|We've decided against it|No, we've closed that]. [Please don't chase it|No need to write again|Please leave it at that|].
# not_interested
askStill !far > [Not any more|No, we've left it|No longer, no|We've dropped it|We've decided to leave it|Not now, no][, sorry|. Thanks anyway|, but thanks|. Sorry for not writing|, thanks for asking|].
`;

export const LATER_TEXT = `
# interested
askLater !far > [Yes please|Yes, do|Please do|Yes, try me then|Yes, that's a good idea]. [It's of interest|Good of you to ask|Thanks for asking|I'd like to hear more then|].
# question
askLater !far > [Yes, do|Please do|Yes, that's fine]. [Can you send me something to read until then|Could you send a bit more in the meantime|Do you have something I can read before that]?
# timing
askLater !far > [Yes please|Yes, that's better|Please do|Yes, try me then|Then is better, yes]. [We're swamped just now|There's too much on here now|Now's not the time|I don't have time for it at the moment|].
# soft_objection
askLater !far > [You can|If you like|You can try|By all means], but [don't expect much|I can't promise anything comes of it|I doubt it'll have changed|I don't see us needing it].
# hard_objection
askLater !far > [No, please don't|Please don't|No need to try again|No, leave it there]. [We're all set|It'll be the same answer|We don't need it|It's a no].
# not_interested
askLater !far > [No need|Please don't bother|I'd leave it|No, no need to][, thanks|, we're fine|, we're all set|. Thanks anyway|. Good luck with it|, but thanks for asking].
`;
