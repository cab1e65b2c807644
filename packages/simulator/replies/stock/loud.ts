/**
 * Answers of people whom a loud email annoys: it exclaims, shouts, hypes or presses (`hurries`). Lines without a tag fit any such email,
 * whoever sent it. In the form that `readStock` reads.
 */
export const LOUD_TEXT = `
# interested
[I'm curious despite the tone|Against my better judgment, I'm curious|The tone puts me off, but I'm curious|I don't like the tone, but I might need this]. [What is it in plain words|What do you offer, in two calm sentences|How does it work, in plain words]?
[Loud|A bit loud|Pushy|Too loud for me], but [all right|fine|you got me curious|I'll bite]. [Send me the short version|Send me the plain version|Tell me more, calmly].
[Send me the version without the shouting|Send me the same thing in plain words|Write it again in a normal tone] and I'll [read it|have a look|look at it]. [It might be something for us|I might be interested|I'm curious].
exclaims > [Fewer exclamation marks and I'm interested|All those exclamation marks, and I'm still curious|I counted the exclamation marks and read on anyway]. [Tell me more|What is it exactly|Send me the details].
# question
[Do you write to everybody like this|Does this style work on people|Do people answer emails like this]? [If there's a real offer in there, tell me in plain words|Say it in two calm lines and I might look|The short version might interest me|I might be interested in the calm version].
exclaims > [Leaving out the exclamation marks|Without the exclamation marks], [what is it|what does it do|what are you offering]? [I might look|It could be something for us|Two lines are enough].
hypes > [Once you take out the hype|Without the big words], [what is it|what does it do|what are you offering]? [I might look|It could be something for us|Two lines are enough].
shouts > [Is the shouting necessary|Is your caps lock stuck]? [Say it in two calm lines and I might look|The calm version might interest me].
# timing
hurries > [All that hurry for an email nobody asked for|The hurry is yours, not mine|Your deadline isn't my deadline|I don't do things in a hurry]. [Not now|Not this month|Maybe later, in calmer words|Try again next year, more quietly|Perhaps later in the year].
hurries > [The more you rush me, the longer I take|Rushing me doesn't help|Countdowns don't work on me], [not this month|maybe later in the year|later perhaps|not now]. [Write again in plain words|Ask me again in a few months|].
[Not in this tone|Not like this|Too loud for me|That's too pushy for me], [and not this month|and not now|and not while it's busy here|and I have no time for it now]. [Try again later, in plain words|Ask again some time, more quietly|Maybe later in the year|Perhaps next year|].
[No time for this right now|I won't get to this|Not now], [and the tone doesn't help|and I don't like to be pushed]. [Maybe later in the year|Try again in plain words|Perhaps next year|Ask me again next year|].
# referral
[I've forwarded this to our spam folder|I've passed it on to the spam filter|My spam filter looks after these]. [It'll get back to you|You won't hear from it|].
[Not me|Not mine], [and I'm not sending a colleague something like this|and I won't pass on something that reads like this]. [A normal note would do|Try it in plain words|].
# soft_objection
[Too loud for me|That's a bit much for one email|It reads like an ad on the radio]. [Say it calmly and I might read it|What is it in plain words?|Two calm sentences and I might look|Maybe there's something in it, I can't tell].
exclaims > [That's a lot of exclamation marks for one email|Every exclamation mark makes me trust it less]. [Say it calmly and I might read it|What is it in plain words?|Maybe there's something in it, I can't tell].
hypes > [Too many big words for me|The big words make me wonder]. [What is it in plain words?|Say it simply and I might look|Maybe there's something in it, I can't tell].
[When an email shouts like this, I|When something is pushed this hard, I] [wonder what's wrong with it|get suspicious|assume the worst]. [Am I wrong?|Could be unfair.|Tell me why I shouldn't.]
# hard_objection
[Reported as spam|Marked as spam|Straight to spam][. Don't write again|. Stop sending me this|. The answer is no|. That's all you get from me].
[I don't buy from people who shout|I never buy anything that is pushed like this|I don't answer ads]. [So no|It's a no|Stop sending me this|Don't write again].
exclaims > [I never buy anything that comes with this many exclamation marks|Nobody who writes with this many exclamation marks gets my money]. [So no|It's a no|Stop sending me this|Don't write again].
hurries > [Nobody sells me anything with a countdown|Fake deadlines tell me all I need]. [So no|It's a no|Stop sending me this|Don't write again].
hypes > [Hype like this tells me all I need|No serious company writes like this]. [No|It's a no|Don't write again].
# not_interested
hypes > [Wow|Amazing|Incredible|Unbelievable][, no|, no thanks|, but no|. Still no|. Pass|. Deleted|. Not interested].
[Calm down|Easy|Deep breath|No need to shout]. [No thanks|Not interested|It's a no|Pass].
[Reads like spam|Looks like spam to me|Spam][, so no|, deleted|. No|. Not interested].
[Too loud|Too pushy|Too much|All that shouting][, no thanks|, not interested|, pass|. No].
exclaims > [Too many exclamation marks|One exclamation mark would have done][, no thanks|, not interested|, pass|. No].
# opt_out
[Stop|Stop this|Stop sending me this|Enough|Enough of this|Please stop][, or I'll report it|. Reported as spam|. Remove me|. Take me off your list|. This is spam|. Delete my address].
[Marked as spam|Reported as spam|This is spam]. [Remove me|Take me off the list|Unsubscribe me|Delete my address|Never write to me again].
[Take me off this list|Remove me|Unsubscribe me][ now|, and stop shouting| before I report it|].
`;
