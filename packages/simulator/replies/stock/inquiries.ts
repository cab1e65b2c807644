/**
 * Answers to a buyer who asks what the reader's company charges. `quotes`: the reader may see to it; everybody else passes it on. In the form that
 * `readStock` reads.
 */
export const INQUIRY_TEXT = `
# interested
quotes > [Thanks for asking|Thank you for your email|Thanks for getting in touch|Thanks for the inquiry], [yes, we can do that|we can supply that|we'd be glad to quote]. [You'll have a price from me tomorrow|I'll send you a quote this week|I'll work out a price and send it over|The quote will be with you by Friday].
quotes > [Yes, we can do that|Yes, that's possible|Yes, we'd be interested|Happy to quote for that]. [You'll have a price by the end of the week|I'll get back to you with a price tomorrow|I'll look into it and send you a quote|I'll send you our price and the delivery time this week].
!quotes > [I don't do the quotes myself|Prices aren't my side of things|I don't handle orders], but [we'd be glad to help|it sounds like something we can do|I think we can do that]. [I've passed it to the person who does|Sales will send you a price|You should hear from our sales people this week].
# question
quotes > [Is this a one-off or a regular order|Is the quantity fixed|Would you take it in one delivery|Can you tell me who you buy from now|Is there a target price]? [Then I can quote|I'll send you a price after that|We'd be glad to quote|I'd like to quote for it].
!quotes > [Shall I pass it to our sales people|Is it all right if I forward this to sales|Can I give this to the colleague who does the quotes]? [I think we can do it|They'd be glad to quote|I'm not the one who quotes, but it sounds like something for us].
# timing
[We're booked up|We're at full capacity|We can't take on new orders|We're sold out] [at the moment|for the next few weeks|until next month]. [Could it wait a little|Would a later date work|Can I quote once that's behind us]?
[I'm away until Monday|I'm out this week|We're in the middle of stocktaking], [so a price will take a few days|I'll see to the price after that|so the quote has to wait a little]. [I hope that's in time|Is that soon enough?|Sorry about that].
# referral
!whole > [A colleague does the quotes|I don't do the quotes|Our sales office does the quotes|Somebody else handles orders here], [I've forwarded your email|I've passed it on|so I've sent it on][. You'll hear from them|. They'll send you a price|].
whole > [The office does the quotes|My sales manager does the quotes|My partner does the quotes], [I've passed it on|so I've sent it on|I've forwarded your email][. You'll hear from us|. You'll have a price soon|].
# soft_objection
[I'm not sure we're the right supplier|That's not quite what we usually do|It's a bit outside what we do|I'm not sure we could meet that date]. [I can ask, but don't wait for us|I'd have to look into it first|I'll check, but I can't promise a quote|You may get a better price elsewhere].
# hard_objection
[We don't supply to new customers this way|We don't quote on requests by email|We only sell through our dealers], [sorry|I'm afraid|so please ask elsewhere].
[We can't supply that|We won't be quoting for that|That isn't something we could take on], [so please don't count on us|sorry|I'm afraid].
# not_interested
[We don't do that, sorry|Not something we do, sorry|We can't quote for that, sorry|That's not for us, sorry|We'll have to pass on this one][.|. Good luck finding somebody.|. I hope you find a supplier.]
# opt_out
[Please take us off your list|Please remove our address|Take us off your list][, we don't quote by email|, we get too many of these|. Thanks].
`;
