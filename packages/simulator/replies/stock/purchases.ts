/** Replies to someone who wants to buy a company's surplus; `readStock` explains the format. */
export const PURCHASE_TEXT = `
# interested
[We have some|We do have a few|There's a pile of it here|We have more than we can store]. [When could you come by|How soon could you pick up|Who do I call for a pickup|Do we need to sort anything first]?
[Good timing|You caught us at the right time], [we were about to throw them out|we need the space|we were looking for somebody]. [When could you come|How does the pickup work|Who do I call]?
count insider > [It varies, but enough for a pickup|I'd have to check, but a fair amount|Enough to fill a van, I'd say]. [When could you come by|How soon could you pick up|How does it work]?
[Yes|Sure|OK], [we'd sell what we don't need|come and have a look|we can do that]. [Any weekday works|Mornings are best|Early next week is good|Just give me a call before you come].
far !count > [I don't deal with that|Not my area], but [I know we throw a lot out|it sounds useful|we could use the space]. [I'll tell the people who do|I'll show it around here|I'll pass it on].
far count > [I don't do that part|Not my area], but [it's a fair amount, I think|there's enough for a pickup, I think]. [I'll pass it on|I'll tell the people who do].
# question
[Do you take all of it|Is there a minimum|How many do you need at least]? [We may have some|If so, we have a few|Could work for us].
!priced > [What do you pay|What would you pay for them|How is the price worked out]? [We may have some|We have a few we don't need].
[Who does the loading|Do we get paperwork for it|Would you come on a Saturday|Do we have to sort anything]? [Otherwise fine with me|Sounds good otherwise|We have some here].
far > [I'm not the one who handles that, but|Not my area, but] [is there a minimum|do you take damaged ones|do you come out here]? [I can ask around|I'd pass it on then].
# timing
[We just cleared everything out|It was all picked up not long ago|Nothing here at the moment]. [Try me in a few months|Ask again next quarter|There may be more before the summer].
[Nothing to sell right now|Not enough for a pickup right now|Too little at the moment]. [Ask me again next month|Try me in a few months|Later in the year there's more].
[No time to sort it out this month|We're in our busy season|Too much on right now]. [Ask again next month|Try me in a few weeks|Later in the quarter].
# referral
[I don't handle that|That isn't with me|Not my area], [a colleague looks after it|somebody else here looks after it]. [I've passed it on|Forwarded|I'll pass it on].
[That goes to|That's for] [whoever runs the building|a colleague of mine|one of my colleagues]. [I've forwarded it|I'll pass it on|Forwarded].
# soft_objection
[I doubt we have enough|We may have too little|Not sure it's worth the trip for you], [but I can check|unless you take small lots|maybe once a year]. [What's the minimum|Is there a minimum]?
[We usually give ours away|We reuse most of ours|Somebody already takes ours], so [there may be little left|not much is left over]. [Is there a minimum?|What would make it worth it?|I could be wrong, so I'll check.]
far > [I don't deal with that|It's not my field], and [I doubt there's much left over|I don't think we sell that|I can't say if we have any]. [Could be wrong|Others may know better].
# hard_objection
We [have somebody who takes them|have a deal for that|give all of it to one place] and [that stays|won't change that|it works]. [So no|No need to ask again].
We [don't sell|never sell] [anything off|what we have left over]. [Company rule|That won't change|So no].
[We need all of ours|We keep all of it]. [Nothing to sell, now or later|So no].
# not_interested
[Nothing to sell|We have none to sell|None here|We don't have any to spare|We keep ours][, sorry|, thanks|, but thanks for asking|].
[We're fine|We're good|No need][, thanks|, somebody takes them already|, we reuse ours|].
[Not for us|I'll pass|No thanks][, we use it ourselves|, there isn't enough|].
# opt_out
[Please take me off your list|Take me off the list|No more emails please|Please don't write again][, thanks|. We have nothing to sell|].
`;
