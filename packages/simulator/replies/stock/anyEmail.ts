/**
 * Answers that fit any email in which a stranger wants something, because they mention nothing else. `yes`: the email can be answered with
 * a yes. In the form that `readStock` reads.
 */
export const ANY_TEXT = `
# interested
yes !step !address !slot !wh > [Yes|Sure|OK|Yep|Yes, sure|Alright|Fine], [sounds good|that sounds good|why not|I'm open to it|I'd like that].
proposes !address !wh !either > [That works|That works for me|Works for me|Sounds good to me|That's fine|Fine with me|Gladly|No problem]. [Let me know if you need anything from me.|Just let me know.|Just go ahead.|Thanks for asking.]
!bare > [Read it just now|Got your email|Just saw this|Just read this], [and I'm interested|and it does interest me|and I'd like to hear more|and I'm curious]. [Tell me more.|Can you send me a bit more?]
inviting > [Yes, gladly|I'd love to|I'd like that|Gladly|Count me in|Yes, I'm in|Happy to], [thanks for asking|that would be nice|thank you for thinking of me|looking forward to it|sounds like a good plan].
# question
yes !step !slot !wh > [Probably yes|I think so|Sounds good|I'd say yes|Most likely yes]. [Can you tell me a bit more first|Is there anything I should know first|Can you say a bit more about it]?
!refer !asked !wh > [Maybe|Could be|Possibly|Could work|Perhaps]. [Can you tell me a bit more|Can you say a bit more about it|Can you send me some details]? [Sounds good so far|I'm open to it|It does interest me].
yes !calling !step !slot !wh > [Yes, but one thing first|Fine in principle|Sure, just one question|Gladly, one question]: [is there anything I should know beforehand|does it cost anything]?
# timing
[Busy week here|Swamped this week|It's a full week|Too much on this week|Deep in other things this week|Not a good week for me], [I'll get back to you next week|I'll write next week|I'll come back to you when it's calmer|I'll look at it properly next week|more from me next week|give me until next week].
[I'm away until Monday|I'm out for a few days|I'm on the road this week|I'm off until next week|Out of the office until Monday]. [I'll answer properly when I'm back.|I'll get back to you then.|More when I'm back.|Write me again if you don't hear from me.]
[Can't get to this right now|I can't look at it right now|No time for this right now|I won't get to this before the end of the month|Not before next month, sorry]. [Ask me again in two weeks.|Write me again next month.|Can it wait?|Remind me in a few weeks.|Nudge me in a week or two.]
[Seen it, no time yet|Read it, but no time to answer properly|Got it, but it has to wait|Saw this, and it has to wait a little|Got your email, bad moment]. [I'll come back to you.|I'll get back to you next month.|Remind me in a week or two.|I'll write when things calm down.]
[Not now|Not right now|Not this month|Not at the moment|Bad timing|Wrong moment], [sorry|I'm afraid|too much else going on|we have other things to sort out first|other things come first]. [Try me again in [a few|two or three|three or four] months.|Maybe later in the year?|Try me again in a few months.|Ask again in a month or two.|Write again when things are quieter.|Perhaps later.|Later maybe.|Come back to me in a few months.|Let's see again later in the year.|Some other time perhaps.|Could you ask again next quarter?]
# referral
!exec !owner > [Not mine to decide|That isn't mine to answer|I'm not the one to answer this|Not my call|I'm the wrong one for this|I don't look after this|I'm not the person for this]. [I've passed it on.|I've sent it on.|I've forwarded it.|I'll pass it on.|I'll forward it to the right person.|I've sent it on to a colleague.|I've asked a colleague to answer you.]
[A colleague|Somebody else here] [looks after this|should answer that|can say more about this|is better placed to answer], [I've passed it on|I've forwarded your email|I'll hand it on|I've sent it on]. [You'll hear from them.|They'll answer.|Give it a few days.|]
# soft_objection
[Not sure yet|Hm, not sure|I'm not sure about it yet|Undecided so far|Can't decide yet|In two minds about it|Not sure what to say]. [Let me think about it.|Give me a few days.|Let me sleep on it.|I'll think it over.|I need to think it over.|I'll let you know.|I'd like a day or two.]
[Hm,|Hmm,|I see, but|To be honest,] [I have my doubts|I'm not convinced yet|I'm hesitant|I'm not sure it works for me|I'd rather not promise anything yet]. [Let me think about it.|Maybe I'm missing something?|I could be wrong.|Give me a day or two.|I'll let you know.]
!refer > [I read it|Read it|Thanks, read it|Just read it], [and I'm not convinced yet|but I'm not sure it's for us|but I can't see it here yet|and I have my doubts|but something is missing for me]. [What am I missing?|Convince me.|Could be wrong.|Tell me why I should.|Why us?|Happy to be corrected.]
# hard_objection
[No, I'm afraid|Sorry, no|No, and sorry to be so short|I'm afraid it's a no|The answer is no|That's a firm no|I have to say no|It has to be a no|Clear no from me|It's a definite no]. [That won't change.|I won't change my mind.|Please leave it there.|That's settled for me.|I hope you understand.|Sorry to be blunt.]
[I'd rather not|I don't want that|I don't want this], [and that won't change|and I mean it]. [Sorry to be blunt.|Please leave it there.|I hope you understand.|]
[I've read it and|I thought about it and] [it's a no|the answer is no|my answer is a clear no|we don't want it|it's not for us], [and it will stay that way|and that won't change|so please leave it there|so please don't write again about it].
# not_interested
[No thanks|No, thank you|Thanks, but no|Thank you, but no|No, thanks][, sorry|, I'm afraid| this time| on this one|].
[I'd rather not|Rather not|Not for me|I'll pass|I'd better pass|I'll say no][, sorry|, I'm afraid|, but thanks| this time| on this one|].
[I'm going to|I think I'll|I'm afraid I'll] [pass|say no|leave it][, sorry|, but thanks for asking|, but thanks|. All the best|. Good luck with it|].
[This one isn't for me|It isn't for me|Not my thing|That's not for me|I'll leave this one to others][, sorry|, but thanks|, thanks|, I'm afraid|. All the best|. Thanks anyway|].
!refer > [Read it|I read it|Thanks, read it|Had a read], [not for us|nothing for us|we'll pass|not our thing|it's a no|it isn't for us|not something we'd do][, sorry|, thanks|, but all the best|. All the best|].
# opt_out
`;
