/**
 * Answers to what a sales email certainly asks or says. A line says about the reader's company only what its tags support.
 * `asked`: the email ends with a question about the reader's situation; `insider`: the reader may know the answer. What else the email asks
 * for is answered in `asks.ts`. In the form that `readStock` reads.
 */
export const SALES_TEXT = `
# interested
asked arrived > [It did, thanks|Yes, it came, thanks|It came, thank you|Yes, it's here, thanks], [and I like it|and I'd like to hear more|and it does interest me|and I'm interested]. [Can you send me the details|Let's talk|Tell me more|].
asked ways insider > [A bit of both|Both, at the moment|Some of each], [so go on|so I'd like to hear more|and I'd be open to something better|so tell me more].
asked settled insider > [Not entirely, no|Mostly, but not always|It could be better|More or less, but it could be better], so [go on|tell me more|I'd like to hear more|I'm open to it].
asked already insider > [Not yet|Not so far|Not at the moment|Not really], so [go on|tell me more|I'd like to hear more|I'm interested|I'm open to it].
asked degree insider > [More or less, yes|Yes, a bit|Up to a point, yes|More than I'd like, yes]. [There's room to improve, so tell me more|Enough to look at what you have|So I'd like to hear more|So go on].
asked isSo insider > [Yes|Yes, in fact|As it happens, yes|I think so, yes], [so go on|so tell me more|and I'd like to hear more|and I'm interested|and I'm curious]. [Can you send me some details|How would we go on|]
asked taking insider > [Longer than I'd like|Too long, to be honest|Hard to say, longer than it should be]. [So yes, tell me how you'd do it.|So I'm interested in how you'd do better.|How would you cut that down?]
asked figure > [I'd have to look that up|I don't have that at hand|I'd have to check], but [I'm interested|it does interest me|I'd like to hear more]. [I'll get back to you with it|You'll have it tomorrow|Give me a day].
asked process insider > [We get by, but it could be better|Nothing I'm proud of|It could be better, to be honest|In a way I'd like to change|Nothing special, and it could be better], so [go on|tell me more|I'd like to hear more|I'm interested].
asked > [I'll answer that properly tomorrow|You'll have an answer to that tomorrow|I'll get you an answer to that this week|Let me answer that tomorrow|I'll write you the answer this week|You'll have the answer this week], but [I'm interested|yes, I'm interested|it does interest me|I'd like to hear more|I'm open to it].
asked > [Happy to answer that on the phone|I'd rather tell you that on the phone|That's easier to answer on the phone|Glad to answer that on a call], [it does interest me|I'm interested|so let's talk|and I'd like to hear more]. [Mornings are best|Any afternoon works|Can you call me this week|Just call the office|].
asked recall insider > [Not offhand|I'd have to look it up|Not off the top of my head], so [tell me more|I'd like to hear more|I'm interested|go on].
asked aware insider > [No, to be honest|Not really, no|To be honest, no], so [tell me more|I'd like to hear more|I'm interested|go on].
insult > [Rude|Ouch|That stings|Not the nicest opening], but [you're not wrong|you have a point|it could be better]. [What would you do instead|What would it take|So go on, what do you have]?
insult > [You could have said that nicely|I've had kinder emails], [but I do want it fixed|but it needs doing|but fair enough]. [How would you do it|What do you have in mind|What's the next step]?
threat > [I don't like the tone|That sounds like a threat], but [the topic interests me|I do want to know more|I'm curious]. [What do you actually do|How does it work]?
# question
asked arrived > [It did, thanks|Yes, it came, thanks|It came, thank you]. [Can you tell me a bit more|Can you send me some details|What should I know about it]? [Sounds good so far|It does interest me|I'm open to it|].
asked figure > [I'd have to check|I'd have to look that up|I don't have that at hand]. [Is a rough answer enough|Would a rough figure do|Can I get back to you tomorrow|Can I send it tomorrow|Is the end of the week early enough]? [I'm interested, just asking|Then I can tell you more|It does interest me].
asked process insider > [We get by|It could be better, to be honest|Nothing special|Nothing I'm proud of]. [What do others do|What would change for us|How do others do it|How much better would it be]? [I'm interested, just asking|It does interest me|].
asked > [It does interest me|I'm interested|Sounds good so far|I'm open to it]. [Can I answer that tomorrow|Can I get back to you on that tomorrow|Can I answer that on the phone|Can we do that on the phone|Is the end of the week early enough for an answer|Is it all right if I answer that tomorrow]?
asked > [I'll gladly answer that|Happy to answer that|I can answer that], but [first|one thing first|before that]: [can you tell me a bit more|is there something I can read|what made you think of us]? [It does interest me|I'm interested, just asking|I'm open to it|].
asked !priced !nocost > [Happy to answer that|I'll answer that|I can answer that], but [first|one thing first]: [what does it cost|what would it cost us|roughly what does it cost]? [It does interest me|I'm interested, just asking|].
asked recall insider > [Not offhand|I'd have to look it up|Not off the top of my head]. [Can I get back to you on that|Can I send it tomorrow|Is a rough answer enough]? [I'm interested, just asking|It does interest me|].
asked isSo insider > [Yes, I think so|Yes|Yes, as it happens|As far as I know, yes]. [Can you tell me a bit more|What would you suggest|Can you send me some details]?
asked ways insider > [A bit of both|Both, at the moment|Some of each]. [What do others do|What would change for us|Can you tell me a bit more]? [It does interest me|I'm interested, just asking|].
asked settled insider > [Mostly, yes|More or less|Most of the time]. [How much better would it be|What would change for us|What do others do]? [I'm open to it, just asking|It does interest me|].
asked already insider > [Not yet|Not so far|Not really]. [What do others do|Where would we start|Can you tell me a bit more]? [I'm open to it, just asking|It does interest me|].
asked taking > [I'd have to look it up|Depends|It varies a lot]. [What's usual elsewhere|What would you expect to see|Is a rough figure enough]? [I'm interested, just asking].
insult > [Do you talk to all your customers like that|Is that how you usually sell|Does that opening work on people]? [The point may be fair, so what would you do|I'm still curious what you'd do|I'd look at your work though].
threat > [Is that a threat|Am I supposed to be scared]? [If there's a real offer behind it, explain it|Tell me what you actually do and I'll look].
# timing
asked arrived > [It came, thanks|It did, thanks|Yes, it's here, thanks], [but there was no time to look at it yet|but it has to wait a little|but we haven't got round to it yet]. [I'll get back to you|Ask me again in a few weeks|Give me a few weeks].
asked > [No time to answer that properly this week|I won't get to that this week|I can't answer that before next month|That has to wait a little, sorry|Not this month, I'm afraid], [there's too much else going on|we're flat out|it's a full month]. [I'll get back to you|Ask me again in a few weeks|Try me again next month|More when things are calmer].
insult > [Nice manners|Charming], [and a bad moment too|and bad timing too]. [We'll get to it later this year|Not before next year anyway|It's on the list for later].
insult > [We know it isn't great|It's on our list], [no need to be rude|thanks for the charm]. [Not this quarter|Later this year, maybe|Next year].
threat > [Pushing won't make it faster|Threats don't change our calendar]. [We look at this next year|Not this quarter|Ask again later, politely].
# referral
insult > [I'll forward this, tone and all|Forwarding this as it stands], [it isn't my area|I don't look after it]. [Let's see what they say|They'll enjoy it].
threat > [I've passed this on|Forwarded], [our lawyers like to read things like that|the people who deal with threats should see it]. [It isn't my area|Not my job].
`;
