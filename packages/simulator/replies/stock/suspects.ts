/** Replies to an email that asks for private data or money; `readStock` explains the format. */
export const SCAM_TEXT = `
# interested
!stake > [If this is real|If it's what it says], [I'm happy to sort it out|I'll see to it|I don't mind doing it]. [But prove it first.|But I'd want proof first.|How do I know it is?|How would I know?]
!money !stake > [OK|Fine|Alright], [I'd talk about it|I'll see to it|I'll have a look at it], but [not by email|only by phone|not from an email alone]. [Who do I call|Can you call me|Is there a number I can call]?
money !stake > [Maybe, but|Possibly, but|OK, but] [call me first|I need to hear it by phone|I have to check it by phone]. [Then I'll see|Nothing before that|I won't do it from an email].
stake > [Sounds too good to be true, but|Too good to be true, I think, but] [I'm curious|go on|I'd read more]. [Where are you registered|Who stands behind it|Who regulates you]?
!stake * > [I'd like to help|Happy to help], but [I need to be sure it's you|I'll have to check first]
+ [Then gladly|Then we can do it].
# question
[Is this real|Is this legit|Is this really from you]? [If so I'm happy to do it|I'd do it if I were sure|I'd help if it's real].
stake > [Who regulates you|Where are you licensed|Which company is behind this|What happens if it loses money]? [I'd want that in writing|Tell me that first|Without that I won't look at it].
money !stake > [Who is this for|What is this for|Why the hurry]? [Call me and I'll help|I can help once I hear it from you|Happy to help if it's really you].
!money !stake > [Who are you exactly|Which company is this|Who am I talking to], and [how did you get my address|why does it come from this address|why me]? [Happy to answer once I know|If it's real I'll do it].
!money !stake > [Why would you need that from me|Why do you ask for that by email|What do you need it for]? [I'd like to help, but explain first|Tell me and I'll see what I can do].
# timing
[Not doing anything now|I won't do anything yet|This has to wait], [I'll ask somebody first|I'll check who you are first|I'll check it with somebody here first].
[I'll look into it later|This can wait until tomorrow|Not today], [I don't do these things in a hurry|I want somebody to look at it first|I want to check a few things].
[I'm away from my computer|I'm on the road], so [I'll check whether it's real when I'm back|I can't check who you are just now|I can't check this just now]. [I won't do anything before I have checked|Nothing happens before I know|I'm doing nothing about it for now].
# referral
!whole !solo !deskless > [Forwarded to|I've sent this to|Passing this to] [our IT people|our security people|IT security]. [They'll take it from here|They'll check it|They deal with these].
!whole !solo !deskless > [I don't handle this|Not mine to answer], [our IT looks at emails like this|our finance people check these first]. [Forwarded|I've passed it on].
[I've sent this to|I've shown this to|I've asked about this at] [my bank|the bank]. [They know these|They'll tell me if it's real|They can have a look at it].
[I've shown this to somebody who knows about these|I've asked somebody who knows about these things|I've sent it to somebody who can tell]. [They'll tell me if it's real|I'm doing nothing until I hear from them].
!whole !solo !deskless * > [Our IT|The people who check these here] [will be interested in this|can tell me if it's real], [I've forwarded it|I've sent it over]
# soft_objection
[This looks odd|Something's off here|That doesn't look right to me]. [I'd need proof first|Call me if it's real|I'd have to hear it from you by phone].
linked > [I'd rather go through the official site|I'll go to the real site instead of your link|I'll log in the usual way, not here|I'll type the address myself]. [If it's real I'll see it there|We'll see if there's anything|Then I'll know].
stake > [Nobody can promise that|No honest fund makes that|Nothing pays that much]. [I'd need audited numbers|Show me who regulates you|I'd have to see that in writing].
!stake > [I don't give things like that out by email|I don't send things like that by email]. [If it's real there's another way|If you're real you know another way|Find another way|Call me and explain].
!stake * > [Your address doesn't look right|I'm not sure this is from who you say|I don't know that you are who you say]
+ [Prove it|Show me it's real].
# hard_objection
[This is a scam|This is phishing|That's a scam]. [Reported|Reporting it|I've reported it to our IT].
[I don't send passwords or money to strangers]. [Reported|You won't get anything|Forget it].
stake > [If it worked you wouldn't need my money|If that were true you'd keep it to yourself]. [Reported|You won't get anything|Forget it].
!money !stake > Nobody gets anything like that from me by email. [Reported|You won't get anything|Forget it].
* [Nice try|Good try], [I know a fake when I see one|this goes to the police|reported to the provider]
+ [Don't try again|Not falling for it].
# not_interested
[Nice try|Good try|Sure it is][, deleted|. No|. Not falling for it|. Deleted].
[Not sending you anything|You won't get anything from me][, sorry|. Deleted|. No].
linked > [Not clicking that|I'm not clicking anything][, sorry|. Deleted|. No].
[No|Nope|Not a chance][, obvious fake|, this is fake|, I wasn't born yesterday|].
# opt_out
[Stop sending me this|Don't write to me again|Stop, or I'll report you][, it's a scam|, I know what this is|].
[Remove my address|Delete my address|Lose my address][, I know what this is|. This is a scam|. Reported|].
[Leave me alone|Stop it|Stop these emails][, scammer|. Reported|, I won't fall for it|].
`;

/** Replies to an email without a message. */
export const NOT_A_MESSAGE_TEXT = `
# interested
[Looks like only half of it arrived|I think the text got lost|Something got lost on the way]. [Send it again and I'll read it|Happy to read it, please resend|Send it again, I'm curious].
[I'd like to read it, but|I want to know, but|Happy to answer, but|Curious, but] [there's no message in here|there's nothing to read here]. [Send it again|Try again].
# question
[?|??|What is this?|What's this?|Um, what?|Sorry, what?] [Happy to read it if you send it again|Curious what you meant to send|Send the real one and I'll read it].
[Was there meant to be a message|Did you mean to send this|Was this meant for me]? [Send it again and I'll read it|Curious now|If so, resend please].
[?|??|???]
# timing
[I can't make sense of this|I can't tell what this is] and [I have no time to puzzle over it|there's no time for riddles] [today|this week]. [Send it again some time|Resend it when you can].
[No idea what this says|I can't read anything in this], [I'll look again when there's a proper version|and I have no time to find out]. [Try again next week|Later].
# referral
[Was this for our IT|Is this something technical|Is this something for IT]? [I've forwarded it|Not mine in any case|I'm the wrong person].
[I think this was meant for someone else|This can't be for me], [maybe a colleague|try a colleague].
# soft_objection
[I can't make sense of this|This makes no sense to me|I can't tell what you want]. [Try again in plain words|Is there a real email coming|Maybe it's my screen].
[Looks like a test|Looks like you sent the wrong thing]. [If not, try again|Was it meant to go out]?
# hard_objection
[This is gibberish|This is nonsense|There's nothing in this email]. [Don't waste my time|Not answering that|Sort your emails out first].
!short > [You sent me your template|You sent me filler text]. [No thanks to whatever it is|Not impressed, no].
[You sent me junk|You sent me nothing]. [No thanks to whatever it is|Not impressed, no].
# not_interested
[No idea what this is|Whatever this is|Can't make sense of it], [deleting it|no thanks|not interested|no].
[Junk|Nonsense|Spam][, deleted|, no|. Not interested].
# opt_out
[Please don't send me this|Stop sending me junk|Take me off whatever list this is|No more test emails][ please|, thanks|].
[Remove me|Unsubscribe|Stop][, this is junk|. There's nothing in these emails|, thanks|].
[Whatever this is, stop|Delete my address|Wrong address, please stop][, thanks|. Thanks|].
`;
