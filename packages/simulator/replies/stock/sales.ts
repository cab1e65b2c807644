/**
 * Answers to sellers who insult or threaten. What they ask is answered in `typicalSeller.ts`. In the form that `readStock` reads.
 */
export const SALES_TEXT = `
# interested
insult > [Rude|Ouch|That stings|Not the nicest opening], but [you're not wrong|you have a point|it could be better]. [What would you do instead|What would it take|So go on, what do you have]?
insult > [You could have said that nicely|I've had kinder emails], [but I do want it fixed|but it needs doing|but fair enough]. [How would you do it|What do you have in mind|What's the next step]?
threat > [I don't like the tone|That sounds like a threat], but [the topic interests me|I do want to know more|I'm curious]. [What do you actually do|How does it work]?
# question
insult > [Do you talk to all your customers like that|Is that how you usually sell|Does that opening work on people]? [The point may be fair, so what would you do|I'm still curious what you'd do|I'd look at your work though].
threat > [Is that a threat|Am I supposed to be scared]? [If there's a real offer behind it, explain it|Tell me what you actually do and I'll look].
# timing
insult > [Nice manners|Charming], [and a bad moment too|and bad timing too]. [We'll get to it later this year|Not before next year anyway|It's on the list for later].
insult > [We know it isn't great|It's on our list], [no need to be rude|thanks for the charm]. [Not this quarter|Later this year, maybe|Next year].
threat > [Pushing won't make it faster|Threats don't change our calendar]. [We look at this next year|Not this quarter|Ask again later, politely].
# referral
insult > [I'll forward this, tone and all|Forwarding this as it stands], [it isn't my area|I don't look after it]. [Let's see what they say|They'll enjoy it].
threat > [I've passed this on|Forwarded], [our lawyers like to read things like that|the people who deal with threats should see it]. [It isn't my area|Not my job].
`;
