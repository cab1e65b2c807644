/**
 * Replies to a firm that thanks its customers or wishes them well, and asks nothing. `wish` is the occasion, such as "Christmas". In the form
 * that `readStock` reads.
 */
export const NOTE_TEXT = `
# interested
wish > [Thank you|Thanks|Many thanks|Thank you, <sender>], [and a good <wish> to you too|and a good <wish> to all of you|a good <wish> to you and yours as well]. [It's been a pleasure|You've looked after us well|All good here|Keep up the good work|Always a pleasure dealing with you|].
[Thank you|Thanks|Many thanks|Thank you, <sender>], [and the same to you all|the same to you and yours|and all the best to you too|same to everyone there|likewise]. [It's been a pleasure|You've looked after us well|All good here|Keep up the good work|We're glad we found you|].
[Nice of you to write|Kind of you|That's nice to hear]. [It's been a pleasure working with you too|You've looked after us well|All good here, and the same to you|We're glad we found you].
# question
[Thank you, and the same to you|Thanks, likewise|Thank you too|Thanks, same to you all]. [How was your year|Are you getting some time off yourselves|Are you going away or staying at home|Did you have a good year|Is everybody well there]?
wish > [Thank you, a good <wish> to you too|Thanks, and a good <wish> to all of you]. [Are you going away or staying at home|Are you getting some time off yourselves|Is everybody well there]?
# timing
[Only just seen this, thank you|Sorry for the late reply, and thank you|Busy days here, but thank you|Just catching up on emails, thank you|Seen it late, sorry, but thank you]. [Same to you all|The same to you and yours|All the best to you too|Good wishes back to all of you].
wish > [Only just seen this, thank you|Sorry for the late reply, and thank you|Busy days here, but thank you]. [A good <wish> to you too|A good <wish> to all of you].
# referral
[Thank you|Thanks|Kind of you], [I'll pass it on to everybody here|I'll tell the others|I've put it up in the kitchen|I'll pass that on to the office|I've forwarded it to the others]. [Same to you all|The same to you and yours|All the best to you too|Likewise|].
# soft_objection
[Thank you|Thanks|Kind of you]. [Not an easy year here|It's been a hard year for us|We've had better years], but [you've been a help|the same to you all|all the best to you too|let's see what the next one brings|we're still here].
# hard_objection
[Thanks, but|Kind of you, but] [I don't go in for this sort of thing|I'm not one for round letters|there's no need to send me these|we don't do greetings here]. [All the best all the same|Same to you, though|].
# not_interested
[Thanks, same to you|Thank you, and you|Thanks, and to you too|Thank you|Cheers, same to you|Thanks, all the best|Likewise, thanks][.|, <sender>.|. Take care.]
wish > [Thanks, good <wish> to you too|Thank you, and a good <wish>|Good <wish> to you too|Have a good <wish> too|Thanks, have a good <wish>][.|, <sender>.|. Take care.]
# opt_out
[Thanks, same to you|Thank you, likewise|Thanks]. [I rarely look at this address, so please take it off your list|Please take me off the round emails, though|This address is hardly read, so please take it off your list].
`;
