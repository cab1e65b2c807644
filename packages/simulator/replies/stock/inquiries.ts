/**
 * Answers to a buyer who asks what the reader's company charges. `quotes`: the reader may see to it; everybody else passes it on; a `misfit` does not
 * speak for the firm. In the form that
 * `readStock` reads.
 */
export const INQUIRY_TEXT = `
# interested
misfit !elsewhere > [I don't deal with orders|Orders aren't my side of things|I'm not the one for this], so I couldn't say [if we can do it|if that's something for us]. [I've passed it to somebody who'd know|I've forwarded it to the office|The office has your email now].
elsewhere > [I doubt that's something we do|I don't think we do that|That isn't our line of work], but [I know a firm that might|I can think of a place that might|I know somebody who might]. [Can I give them your email|Shall I send you their name|Could they write to you]?
quotes > [Thanks for asking|Thank you for your email|Thanks for getting in touch|Thanks for the inquiry], [yes, we can do that|we can supply that|we'd be glad to quote]. [You'll have a price from me tomorrow|I'll send you a quote this week|I'll work out a price and send it over|The quote will be with you by Friday].
quotes > [Yes, we can do that|Yes, that's possible|Yes, we'd be interested|Happy to quote for that]. [You'll have a price by the end of the week|I'll get back to you with a price tomorrow|I'll look into it and send you a quote|I'll send you our price and the delivery time this week].
!quotes !misfit > [I don't do the quotes myself|Prices aren't my side of things|I don't handle orders], but [we'd be glad to help|it sounds like something we can do|I think we can do that]. [I've passed it to the person who does|Sales will send you a price|You should hear from our sales people this week].
# question
misfit > [Is this meant for us|Do you have the right firm|Did you mean to send this to me]? [I don't deal with orders|I'm not sure we do that|It isn't what I do, but I can forward it].
quotes > [Is this a one-off or a regular order|Is the quantity fixed|Would you take it in one delivery|Can you tell me who you buy from now|Is there a target price]? [Then I can quote|I'll send you a price after that|We'd be glad to quote|I'd like to quote for it].
!quotes !misfit > [Shall I pass it to our sales people|Is it all right if I forward this to sales|Can I give this to the colleague who does the quotes]? [I think we can do it|They'd be glad to quote|I'm not the one who quotes, but it sounds like something for us].
# timing
misfit > [I'm away until Monday|I'm out this week|It's a busy week here]. [I'll ask after that whether it's for us|I'll find out who deals with this after that|I'll forward it to the office after that].
!misfit > [We're booked up|We're at full capacity|We can't take on new orders|We're sold out] [at the moment|for the next few weeks|until next month]. [Could it wait a little|Would a later date work|Can I quote once that's behind us]?
!misfit > [I'm away until Monday|I'm out this week|We're in the middle of stocktaking], [so a price will take a few days|I'll see to the price after that|so the quote has to wait a little]. [I hope that's in time|Is that soon enough?|Sorry about that].
# referral
misfit > [I don't deal with orders|It isn't what I do|I'm not the one for this], so [I've passed it to the office|I've forwarded it to somebody who'd know|I've sent it on]. [No promises|].
!whole !misfit > [A colleague does the quotes|I don't do the quotes|Our sales office does the quotes|Somebody else handles orders here], [I've forwarded your email|I've passed it on|so I've sent it on][. You'll hear from them|. They'll send you a price|].
whole > [The office does the quotes|My sales manager does the quotes|My partner does the quotes], [I've passed it on|so I've sent it on|I've forwarded your email][. You'll hear from us|. You'll have a price soon|].
# soft_objection
misfit > [I doubt that's something we do|I'm not sure we do that|I don't think that's for us]. [I can ask, but don't wait for us|It isn't what I do|I could forward it, no promises].
!misfit > [I'm not sure we're the right supplier|That's not quite what we usually do|It's a bit outside what we do|I'm not sure we could meet that date]. [I can ask, but don't wait for us|I'd have to look into it first|I'll check, but I can't promise a quote|You may get a better price elsewhere].
# hard_objection
misfit > [You have the wrong firm|You have the wrong person|This is nothing we do], [so please check your list|so please ask elsewhere|so please leave us out of it].
!misfit > [We don't supply to new customers this way|We don't quote on requests by email|We only sell through our dealers], [sorry|I'm afraid|so please ask elsewhere].
!misfit > [We can't supply that|We won't be quoting for that|That isn't something we could take on], [so please don't count on us|sorry|I'm afraid].
# not_interested
[We don't do that, sorry|Not something we do, sorry|We can't quote for that, sorry|That's not for us, sorry|We'll have to pass on this one][.|. Good luck finding somebody.|. I hope you find a supplier.]
# opt_out
[Please take us off your list|Please remove our address|Take us off your list][, we don't quote by email|, we get too many of these|. Thanks].
`;
