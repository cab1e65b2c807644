/**
 * Answers to a stranger who names times, asks for a number, or is at a fair, whatever the email is about. In the form that
 * `readStock` reads.
 */
export const ASKS_TEXT = `
# interested
number > [Sure|Yes|OK|Yes please|Gladly], [give me a call|call me|you can call]. [Just call the office and ask for me|The office number is fine|The number is on our website|Best on the office line, in the morning].
fair meeting > [Yes, I'll be there|I'll be there|Yes, I'm going|I plan to be there, yes], [happy to stop by|I'll come by your stand|I'll find you there|I'll drop by]. [See you there|Coffee sounds good|Looking forward to it|].
slot slot2 meeting call > [<slot2> is better for me|<slot2> works better|I'd take <slot2>|<slot2>, please|Let's say <slot2>]. [Send the invite|Please send an invite|Talk then|I've put it in my calendar].
slot meeting call > <slot> [works|is fine|works for me|is good|is fine with me|suits me]. [Send the invite|I've put it in my calendar|Please send an invite|Talk then|Speak then|It's in my calendar].
slot meeting call > [OK, <slot> then|<slot> it is|Let's do <slot>|Yes, <slot> is good|Sure, <slot> works]. [Send the invite over|Please send an invite|Talk then|I'll be there].
# question
number > [Sure|Yes|OK|Fine with me], [the office number is fine|you can call the office|the number is on our website]. [What would we cover|Is there anything I should read before|Can I get anything ready for it]?
fair meeting > [I think so|Probably, yes|Most likely]. [When is a good time to come by|Which day are you there|Can I bring a colleague along|Do I need to tell you when I come]? [I'd like to see it|I'll try to come by|].
slot meeting call > <slot> [might work|could work|should work|is probably fine|looks possible]. [What would we cover|Who should be on it|Should I get anything ready|Is there anything to read before|Can a colleague join]?
slot slot2 meeting call > <slot2> [could work|should work|is probably fine|looks better|would suit me better]. [What would we cover|Who should be on it|Should I get anything ready|Is there anything to read before|Can a colleague join]?
# timing
number > [Please don't call this month|No calls this month, please|Not this month], [too much on right now|we're swamped at the moment|my calendar is full]. [Try me next month|Ask me again in a few weeks|Next month would be better].
fair meeting > [I won't be there this time|I can't make it this year|I'm not going this time|I have to miss it this year], [too much going on here|we're short of people|we're swamped just then]. [Maybe at the next one|Try me again next year|Ask me again later in the year].
slot slot2 meeting call > [Neither works for me|Neither time works|I can't do either of those], [too much on right now|my calendar is full|we're swamped at the moment]. [Next month would be better|Could we look at next month|Try me again in a few weeks].
slot !slot2 meeting call > <slot> [won't work|doesn't work|is no good for me], [too much on right now|my calendar is full|we're swamped at the moment]. [Next month would be better|Could we look at next month|Try me again in a few weeks].
# referral
fair meeting > [I'm not going myself|I won't be there myself|I can't go this time], but [a colleague is|one of my colleagues is|a colleague may be there]. [I've passed it on|I've forwarded it|I'll tell them to come by].
# soft_objection
number > [I'd rather not talk on the phone yet|No call yet, please|I'd hold off on a call for now], [I'm not sure we need it|I'm not sure we need <sold>|I have my doubts|I don't see the need yet]. [Put it in an email first|What am I missing?|Convince me in writing first].
fair meeting > [I may be there|I'm not sure yet if I go|Perhaps I'll be there], but [I'm not sure we need it|I'm not sure we need <sold>|I have my doubts|I don't see the need yet]. [What am I missing|Convince me|What makes it worth the stop]?
slot meeting call > [I'd rather not book a time yet|Too early for me to fix a time|I'd hold off on a call for now], [I'm not sure we need it|I'm not sure we need <sold>|I don't see yet what it changes for us]. [Put it in writing first|Send me a bit more in writing first|What makes it worth the time?]
# hard_objection
fair meeting > [I won't come by|I won't stop by|I'm not coming], [we don't need anything|we don't want it|it's not for us]. [That won't change|Please leave it there|Sorry to be blunt].
# not_interested
number > [No need to call|Please don't call|No call needed][, thanks|, sorry|]. [Not interested|We're fine|Not for us].
fair meeting > [I won't be there|I'm not going|I won't come by][, thanks|, sorry|, but have a good show|. Have a good show].
`;
