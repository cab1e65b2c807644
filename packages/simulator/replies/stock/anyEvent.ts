/**
 * Further answers to invitations to come, to watch or to speak, whatever the event and its place are. `readStock` explains
 * the format.
 */
export const ANY_EVENT_TEXT = `
# interested
* [I'd like to|I'd love to|Gladly|With pleasure|Happy to|I'd be glad to], [thanks for asking|thanks for the invitation|thank you for thinking of me|nice idea|sounds good]
* [I'm in|Count me in|I'd like to be part of it|I'd like to be there|Yes, gladly|Put me down], [thanks for asking|sounds good|thank you|good topic|nice of you to ask]
* [Sounds good|Sounds fun|Sounds interesting|Nice idea|Good idea|What a nice idea], [I'm in|count me in|I'd like to be there|I'll be there if I can|I'd love to]
* [Thanks for the invitation|Thank you for the invitation|Thanks for asking me], [I'd like to|I'd love to|gladly|I'm in]
[Pretty sure I can|I think I can make it|Should be possible|Looks good for that day], [I just have to look at my calendar|I only have to check one thing|let me just check with the others]. [I'll confirm tomorrow|You'll have my answer tomorrow|I'll let you know tonight].
[I don't go to many of these|I say no to most of these|I'm not much of an event person], but [I'd like to|this one I like|count me in]. [Thanks for asking|Nice that you thought of me|I'll confirm this week].
[It's in my calendar|I've put it in my calendar|I've blocked the time|Saved the date]. [Looking forward to it|I'd like to be there|Thanks for asking|Thank you for the invitation].
+ [Looking forward to it|I look forward to it|Already looking forward]
+ [I'll confirm tomorrow|I'll confirm this week|You'll get a firm answer tomorrow]
+ [Thank you for the work you put in|Nice of you to organize this]
# question
[Can I tell you tomorrow|Can I let you know tomorrow|Is it early enough if I tell you tomorrow|May I answer tomorrow]? [I'd like to|I have to check something first|I have to ask at work first|It does sound good].
[Is it all right if I cancel at short notice|Is it a problem if I have to cancel late|What if I have to cancel at the last minute]? [I'd like to|Otherwise I'm in|It's a full month, but I'd like to].
[How did you think of me|What made you think of me|How did you get to my name]? [I'd like to, just curious|Flattered, just asking|I'm in either way].
[Who else do you expect|What sort of people will be there|Will there be anybody I know]? [I'd like to|Tempted|Sounds good].
[Is there anything I should prepare|Would I have to prepare anything|Do I have to know anything beforehand]? [I'd like to|Otherwise I'm in|Sounds good].
[Is there another date if I can't make this one|Do you do this again|Will there be a next time if this doesn't work out]? [I'd like to|Not sure about that day yet|I have to check that day].
+ [Otherwise I'm in|I'd like to, just asking]
# timing
[Can't make it|I can't make it|I can't, unfortunately|It doesn't work for me this time|I'm not free then|I'm away then|That's a bad time for me][, sorry|]. [Let me know about the next one|Next time, gladly|Put me down for the next one|Ask me again next time|I'd like to next time].
[I'd like to, but|I'd love to, but|Nice idea, but|Sounds good, but] [I'm away then|there's something else at that time|it's our busiest time|I have too much on then|that time is taken]. [Next time, gladly|Ask me again next time|Let me know about the next one].
[Bad timing|Bad date for me|Wrong time for me|Bad time for me], [too much on|I'm already booked|work gets in the way|family gets in the way]. [Next time|Maybe next time|Tell me about the next one|Keep me posted on the next].
[Too much on around then|I'm stretched thin around then|I'm fully booked around then], [so not this time|so I have to skip this one]. [Next time, I hope|Keep me on the list for next time|Ask me again].
# referral
[I can't, but a colleague might|I can't myself, but a colleague might like to|It's more for a colleague than for me], [I've passed it on|I'll ask|I've forwarded it]. [They'll let you know|You may hear from them|].
[I'd rather leave my place to a colleague|A colleague would get more out of it|A colleague is better for this than I am], [I've forwarded the invitation|I've passed it on|I'll ask]. [They'll let you know|].
[I've passed the invitation on|I've forwarded the invitation|I've shown the invitation around] [here|to the others here|to a few colleagues]. [Somebody may want to|Not for me, but somebody may like it|I can't myself, but others might].
# soft_objection
* [I'm not sure it's for me|Not sure it's quite for me|I'm not sure I'm the right person for it]
* [Nice idea|Sounds nice|I like the idea], but [I'm not sure I can get away|I don't know if I can get away|I'd have to move things for it]
* [I'm not much of one for things like this|I rarely go in for things like this|I usually give these things a miss]
* [A part of me wants to|I'd half like to|I'm tempted], but [there's so much on already|I promised myself fewer evenings and trips|I have my doubts]
+ [I'll let you know|Let me see|Let me think about it]
# hard_objection
[I won't be there|It won't happen|I won't come to this|I won't take part], [it's nothing I do|I don't do these things|these things aren't for me|I've had enough of these]. [Please don't plan with me|No need to ask again|Please plan without me|Sorry to be blunt].
I don't [do things like this|accept invitations from people I don't know|take part in things like this]. [As a rule|No exceptions|Never have|Nothing personal].
# not_interested
[I'll skip this one|I'll pass on this one|I'll give it a miss|Not for me|I won't be there|I'll sit this one out][, thanks|, sorry|, but thanks for asking|. Hope it goes well|. Have fun|].
[Thanks for the invitation|Thank you for the invitation|Thanks for asking|Nice of you to ask], but [no|I'll pass|it's not for me|I'd rather not|I won't be there].
[Not my kind of thing|Not really my thing|It's not for me|I'd rather not][, sorry|, thanks|, but thanks for asking|. Hope it goes well|].
+ [Hope it goes well|Have a good one|Have fun]
# opt_out
[No more invitations|Please no more invitations|Stop inviting me|Take me off the guest list][, please|, thanks|].
`;
