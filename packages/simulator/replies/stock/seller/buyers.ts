import { ENDS, FIRM, LATER, PASSED } from '../fragments.ts';

const NONE_HERE = "[None of that here|There's none of that here|Nothing of that kind here]";
const WRONG = "but [tell me who you were after and I'll pass it on|tell me if I'm wrong|I can pass it on if you tell me who it's for]";
/** Why nothing is sold now. */
const NONE_LEFT =
  "[We've just got rid of ours|We've only just cleared ours out|There's nothing to part with just now|<ours> promised until the end of the year|<ours> spoken for until spring|We've nothing lying around just now|We're tied to a buyer until the summer]";
const HAS_BUYER =
  "[We've got a buyer already|We have somebody who takes ours|<ours> spoken for|Somebody comes for ours already|We have an arrangement for ours|We've a buyer a few miles from here]";

/**
 * Answers to somebody who buys or takes something from the reader, who is the one who sells. `tellsPay`: the email says what is paid; `fetches`: its
 * sender comes for it. In the form that `readStock` reads.
 */
export const BUYERS_TEXT = `
# interested
!far !junior !tellsPay > [That could suit us|We'd be up for that|Could work|We might have something for you|I wouldn't mind being rid of ours]. [What do you pay?|What would you pay us?|Tell me what you pay and we'll talk|Give me a call and tell me what you pay|How much do you pay?].
!far !junior tellsPay > [That could suit us|We'd be up for that|Sounds fair|Better than what we do with ours now|I wouldn't mind being rid of ours|Could work]. [Give me a call|Call me this week and we'll set it up|What do you need from us?|How do we start?|When could you start?].
!far !junior fetches > [That could suit us|We'd be up for that|Could work|Happy to be rid of ours]. [When would you come?|How soon could you come by?|Call me before you come out|Tell me when you could be here].
!far !junior !fetches > [That could suit us|We'd be up for that|Could work]. [Where would we bring <goods>?|Would you come for <goods>?|Who does the hauling?|Do you pick up?].
junior !far > [I don't decide that, but|Not my call, but|It isn't up to me, but] [I think we have some|I can see us doing that|it may suit us]. [I'll show it to my manager|My manager will want to know what you pay|Send me something short and I'll show it to my boss].
far !apart !outside !solo > [I don't deal with that|It isn't my side of things|That's not mine], but [we may have some|it may suit us|I can see it being of use]. [Can I pass your email on?|I can give you to the right person|I'll ask who sees to it].
far misfit !within > ${NONE_HERE}, ${WRONG}.
# question
!far !junior !tellsPay > [What do you pay|What would you pay us|How much do you pay|What's it worth to you|What would we get for it]? [We might have something for you|I'd think about it then|It could be worth our while|I'd have to compare|].
!far !junior tellsPay > [How soon do you pay|Is that price fixed|Does that price move|How do you pay|Would that hold for a year]? [It could be worth our while|I'd think about it then|We might have something for you|].
!far !junior fetches > [How often would you come|Do we have to sort anything|Is there a minimum|How much notice would we get]? [It could be worth our while|I'd think about it|We might have something for you|].
!far !junior !fetches > [Where would we bring <goods>|Would you come for <goods>|Who does the hauling|Do you pick up|How far away are you]? [It could be worth our while|I'd think about it|We might have something for you|].
junior !far > [Shall I show this to my manager|Do you want me to pass this on|Should I give it to my boss]? [I don't decide what we sell|Not my call|It isn't up to me].
far !apart !outside !solo > [Shall I pass this on|Do you want me to forward this|Should I ask who sees to it]? [I don't deal with that|It isn't my side of things].
far misfit !within > [Are you sure this is for me|Do you have the right person|Did you mean somebody else]? ${NONE_HERE}.
# timing
!far !junior > ${NONE_LEFT}. ${LATER}.
junior !far > [I don't decide that, and my manager is away|Not my call, and my boss is away] [until Monday|until next week|for a couple of weeks]. [Try again after that|Write again after that|I'll show it to them then].
far !apart !outside !solo > [It isn't my side of things, and it's a busy week|I don't deal with that, and we're short of people]. [I'll pass it on when it's quieter|I'll hand it on when I get to it].
far misfit !within > [Nothing of that kind here at the moment|None of that here at the moment|None of it here just now]. [I'll keep your details|I'll keep your details in case that changes|I'll hang on to your email|I have your email if that changes].
# referral
!far !whole > [Somebody else here sees to that|A colleague deals with what we sell off|I don't do the selling here|That's a colleague's]. ${PASSED}.
!far whole !alone > [My partner sees to that|Somebody here sees to that for me|I leave that to the others here]. ${PASSED}.
!far alone > [I've none to part with|<mine> spoken for]. [You'd have to ask around|You'd have to try elsewhere|Try a bigger place].
far !apart !outside !solo > [Not my side of things|I don't deal with that|That's a different department]. ${PASSED}.
far misfit !within > ${NONE_HERE}. [You'd have to ask elsewhere|I think you meant somebody else|I can't say who would have some|I think you want another place].
# soft_objection
!far !junior > ${HAS_BUYER}, [and it works|and I see no reason to change|so I doubt we'd change|and they've never let us down|so it would have to be a good deal better]. [I'll keep your email|No promises|You could try me again some time|].
!far !junior !tellsPay > [I doubt it's worth the trouble for us|I'm not sure we have enough to make it worth your while|It's hardly worth your drive]. [What do you pay, in any case?|You'd have to tell me what you pay|].
junior !far > [Not my call, but|I don't decide that, but] [I think <ours> spoken for|I think somebody takes ours already|I doubt we have enough]. [I can show it to my manager|I'll mention it, no promises].
far !apart !outside !solo > [Not my side of things|I don't deal with that], and I [couldn't say if there's any to spare|don't know what becomes of ours]. [I can pass it on if you like|I could ask, no promises].
far misfit !within > [I think you meant somebody else|I'm not sure why this came to me|I doubt this is for me], [there's none of that here|nothing of that kind here]. [Unless I'm missing something|].
# hard_objection
!far !junior > ${HAS_BUYER}, and [we're staying with them|that won't change|I'm not looking for another]. ${FIRM}.
!far !junior > [We don't sell to people we don't know|I don't deal with buyers who write out of the blue|We're not selling]. ${FIRM}.
junior !far > [It isn't up to me|I don't decide that], and [I won't be passing it on|we're not selling]. [Sorry|Please don't follow up|So no|].
far !apart !outside !solo > [Not my side of things|Wrong person], and [I won't be forwarding it|I'm not passing it on]. [Sorry|Please don't follow up|].
far misfit > [This has nothing to do with my work|You've got the wrong address|There's none of that here], [so please check your list|so please check who you write to|so please don't write again].
# not_interested
!far !junior > [We've got a buyer already|<ours> spoken for|We're not selling|Nothing to sell here|Somebody takes ours already|Not worth it for us]${ENDS}.
junior !far > [Not my call, and I think <ours> spoken for|I don't decide that|I don't think there's any to spare]${ENDS}.
far !apart !outside !solo > [Not my side of things|Not mine to sell|I don't deal with that]${ENDS}.
far misfit !within > [None of that here|Nothing of that kind here|Wrong person]${ENDS}.
`;
