/**
 * Answers to what a seller certainly asks for or offers; `<sold>` is the name of what they certainly sell, as everybody calls it. In the
 * form that `readStock` reads.
 */
export const CERTAIN_TEXT = `
# interested
looked !far > [Not yet, sorry|Not quite yet|Not so far, sorry|Not yet, I'm afraid], but [it does interest me|I'm interested|I want to]. [I'll get to it this week|It's on my list for tomorrow|Give me until tomorrow|I'll do it tonight].
looked !far > [I did|Yes, I did|Just now, yes|I did, finally], and [I'm interested|I'd like to hear more|we're interested]. [Let's talk|Can we talk this week|What would the next step be|More from me tomorrow|]
cares sold * > [We could use|We might need|We may well need|We might want] <sold>[ here|]
cares sold > [Interested in|I'm interested in|We'd be interested in] <sold>, [more from me tomorrow|I'll write properly this week|you'll hear from me|give me a day or two].
+ [You'll hear from me this week|I'll get back to you tomorrow|More from me tomorrow|I'll write again this week]
+ [I'm interested|It does interest me|I like the idea]
# question
looked !far > [Not quite yet|Not yet, I'm afraid|Not so far, sorry|Not yet, sorry]. [Can I get back to you this week|Is the end of the week early enough|Can it wait until Friday|Is next week early enough]? [It does interest me|I'm interested|].
cares sold > [Do you do anything besides <sold>|Is it only <sold> that you do|Is there more you do besides <sold>]? [I'm interested, just asking|Just curious, it might be useful|I'm interested|It might be useful|Asking before I go further].
owner sold !priced !nocost > [What do you charge for|What would we pay for] <sold>[, roughly|]? [I'm interested, just asking|It might be useful|Then I can tell you more|Asking before I go further].
owner sold !proof work > [Who else do you do|Who do you do] <sold> for? [I'm interested, just careful|I'd like to ask them|It might be useful].
owner sold !proof !work > [Who else buys|Who already buys] <sold> from you? [I'm interested, just careful|I'd like to ask them|It might be useful].
cares work sold > [How long have you been doing] <sold>? [I'm interested, just careful|Just so I know|It might be useful|Asking before I go further].
# timing
looked !far > [Not yet, sorry|No, sorry|Not so far|Not yet, I'm afraid], [too much going on here|my calendar is full|we're swamped|other things came first]. [Ask me again in a few weeks|Try me next month|I'll get back to you when it's calmer|Remind me in a month or so].
sold !far > [Not the moment for|Not the right time for|No room for|No time for] <sold>[ right now| this month| this quarter|]. [Ask me again in a few months|Try me later in the year|Maybe later in the year|Write again when things are quieter].
sold !far > [We may want|We might want] <sold>, but [not now|not this quarter|it has to wait]. [Come back to me in a few months|Ask me again later in the year|Remind me next quarter].
# referral
sold !owner !exec !whole > I don't [decide on|look after|deal with] <sold>[ here|]. [I've passed it on to a colleague|I've forwarded your email to a colleague|A colleague has your email now].
sold !owner > [I've passed your email about <sold> on|I've forwarded your note about <sold>|I've sent your email about <sold> on] to a colleague. [No promises|They'll write if it fits|].
# soft_objection
looked !far > [I did|I did, in the end|Yes, I did], but [I'm not sure it's for us|I have my doubts|I don't see the need yet|I'm not convinced yet]. [What am I missing|Convince me|Let me think about it].
sold !far * > [I'm not sure we need|Not sure we need|I don't see yet that we need|I'm not convinced we need] <sold>[ right now| here|]
+ [Let me think about it|I'll let you know|Give me a few days]
+ [Convince me|What am I missing]
# hard_objection
looked !far > [I did|Yes, I did|I did, in the end], and [it's a no|the answer is no|we don't want it]. [Please leave it there|No need to ask again|Sorry to be blunt|].
sold !far > [There's no need for|We have no use for|No need for|We won't be needing] <sold> here, [now or later|and I don't see that changing|and no follow-up will change it|so please leave it there].
sold !far > [We won't be buying|We're not going to buy|Nobody here will buy] <sold>[ from you|]. [Sorry to be blunt|Please leave it there|I'd rather say it now|No need to follow up].
# not_interested
looked !far > [I did|Yes, I did|I did, in the end], [and it's not for us|and we'll pass|but we don't need it|but it's not for us][, thanks|, sorry|. All the best|. Thanks anyway].
sold !far > [No need for|We have no need for|I have no use for|We don't need|Not looking for|We're not looking for] <sold>[ here|][, thanks|, sorry|, but thanks|, I'm afraid|. All the best|].
sold !far > [We're covered for|All set for|We're all set for] <sold>[, thanks|, so no thanks|, but thanks|. All the best|. Thanks anyway|].
sold !far > [No|No thanks], no <sold> for us[, sorry|. All the best|. Good luck|].
# opt_out
sold !far > [No more emails about|Stop emailing me about|Please stop writing about] <sold>[, thanks||].
`;
