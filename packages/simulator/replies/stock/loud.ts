/**
 * Answers of people whom a loud email annoys: it exclaims, shouts or presses (`hurries`). Lines without a tag fit any such email,
 * whoever sent it. In the form that `readStock` reads.
 */
export const LOUD_TEXT = `
# interested
optionYes > [<optionYes>|<optionYes> then|OK, <optionYes>]. [But no hard sell, please|But leave the hype out next time|But I'm not signing anything yet].
!optionYes > [If this is genuine|If this is for real|If there's something behind it|If it isn't a scam|If you can say it calmly], [call me, no hard sell|send me something in writing|send me the plain version|send me the details in writing|call me, but without the hype]. [I don't like the tone|I have my doubts|No promises|]
!optionYes > [Is this for real|Is this a real offer|Is this genuine]? [If so, call me, no hard sell|If so, send me something in writing|If it is, send me the plain version|If so, send me the details in writing].
# question
!tellsPrice > [Leaving the hype aside|Tone aside|Without the sales talk], [what does it cost|what would we pay|what's the price]? [I might be interested|It could be something for us|Depends on that].
[Do you have a customer I could call|Any proof for that]? [The tone puts me off, but I might be interested|I might be interested if so].
[Where's the catch|What's the catch]? [An email this loud makes me careful, but I might be interested|I might be interested, I just don't like the tone|It sounds a bit too good].
# timing
hurries > [All that hurry for an email nobody asked for|The hurry is yours, not mine|Your deadline isn't my deadline|I don't do things in a hurry]. [Not now|Not this month|Perhaps later in the year].
[Not in this tone|Not like this|Too loud for me|That's too pushy for me], [and not this month|and not now|and not while it's busy here|and I have no time for it now]. [Try again later, in plain words|Maybe later in the year|Perhaps next year|].
[No time for this right now|I won't get to this|Not now], [and the tone doesn't help|and I don't like to be pushed]. [Maybe later in the year|Try again in plain words|Perhaps next year|Ask me again next year|].
# referral
!owner !whole > [Not me|Not mine], [and I'm not sending a colleague something like this|and I won't pass on something that reads like this|and I won't be forwarding this to anyone][.|, sorry.|. Spam, as far as I can tell.]
# soft_objection
[Too loud for me|That's a bit much for one email]. [Say it calmly and I might look|I doubt we need it anyway].
exclaims > [That's a lot of exclamation marks for one email|Every exclamation mark makes me trust it less]. [Say it calmly and I might look|I doubt we need it anyway].
[When an email shouts like this, I|When something is pushed this hard, I] [wonder what's wrong with it|get suspicious|assume the worst].
# hard_objection
[Reported as spam|Marked as spam|Straight to spam][. Don't write again|. Stop sending me this|. The answer is no|. That's all you get from me].
[I don't buy from people who shout|I don't answer emails like this]. [So no|It's a no|Stop sending me this|Don't write again].
exclaims > [I never buy anything that comes with this many exclamation marks|Nobody who writes with this many exclamation marks gets my money]. [So no|It's a no|Stop sending me this|Don't write again].
hurries > [Nobody sells me anything with a countdown|Fake deadlines tell me all I need]. [So no|It's a no|Stop sending me this|Don't write again].
# not_interested
[Calm down|No need to shout|Please don't shout|Less shouting, please]. [No thanks|Not interested|It's a no|Pass].
[I've forwarded this to our spam folder|I've passed it on to the spam filter|My spam filter looks after these]. [It'll get back to you|You won't hear from it|].
[Reads like spam|Looks like spam to me|Spam][, so no|, deleted|. No|. Not interested].
[Too loud|Too pushy|Too much|All that shouting][, no thanks|, not interested|, pass|. No].
exclaims > [Too many exclamation marks|One exclamation mark would have done][, no thanks|, not interested|, pass|. No].
# opt_out
[Stop|Stop this|Stop sending me this|Enough|Enough of this|Please stop][, or I'll report it|. Reported as spam|. Remove me|. Take me off your list|. This is spam|. Delete my address].
[Marked as spam|Reported as spam|This is spam]. [Remove me|Take me off the list|Unsubscribe me|Delete my address|Never write to me again].
[Take me off this list|Remove me|Unsubscribe me][ now|, and stop shouting| before I report it|].
`;
