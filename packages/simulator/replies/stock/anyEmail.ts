/**
 * Replies that fit any email: they only assume that there is one, and that it says or wants something. `yes`: the email can be answered
 * with yes. `readStock` explains the format.
 */
export const ANY_TEXT = `
# interested
inquiry > [Yes, gladly|Happy to help|Should be possible|Yes, that should work|Thanks for asking, yes|I think we can do that|Yes, we'd be glad to]. [Let me check and get back to you today|I'll check and write back today|I'll get back to you with the details|I'll confirm it tomorrow|I just have to check one thing here and will write back].
yes > [Yes|Sure|OK|Yep|Yes, sure|Yes, of course|Alright|Fine], [sounds good|that sounds good|sounds good to me|fine with me|fine by me|that works|that works for me|happy to|why not|no problem from my side].
yes > [That works|That works for me|Works for me|Sounds good|Sounds good to me|That's fine|Fine with me|Happy to|Gladly|No problem]. [Let me know if you need anything from me.|Just let me know.|Just go ahead.|Thanks for asking.|Anything I should do?]
yes > [Yes from me|It's a yes from me|That's a yes|A yes from my side|Easy yes]. [Let me know if you need anything from me.|Just let me know.|Just go ahead.|Anything I should do?]
yes !friend > [Read it just now|Got your email|Just saw this|Just read this], [and yes|and it's a yes|and yes, gladly|yes, that's fine|and yes, happy to]. [Let me know if you need anything from me.|Just let me know.|What happens now?|Anything I should do?]
inviting > [Yes, gladly|I'd love to|I'd like that|Gladly|Count me in|Yes, I'm in|Happy to], [thanks for asking|that would be nice|thank you for thinking of me|looking forward to it|sounds like a good plan].
requesting > [Sure|Of course|No problem|Yes, of course|OK|Yep], [will do|I can do that|I'll do that|gladly|happy to|happy to help|glad to].
requesting > [Happy to|Gladly|Yes, gladly|Can do|Will do]. [Glad to help.|No problem at all.|Anything else you need?|Just let me know if anything changes.]
!yes !cold telling > [Got it, thanks|Thanks, got it|Good to know, thanks|Thanks for telling me|Thanks for letting me know|Thanks for the email|Noted, thanks][. Much appreciated|. That helps|. Glad to know|. All clear|].
!yes !cold telling > [Thanks for writing|Thanks for this|Thank you for this|Glad you wrote]. [Happy to hear more.|Keep me posted.|Do keep me posted.|Let me know how it goes.|I read it with interest.]
asking !cold > [Let me check|I'd have to check|Good question, let me check|Let me find out], [I'll get back to you today|you'll hear from me this week|give me a day].
# question
inquiry > [Should be possible|Probably yes|I think so|Thanks for asking|Happy to help]. [Can I call you about it|By when do you need to know|Are you flexible if need be|Is there anything special you need|Could you leave me a number]? [Then I can tell you for sure|Then I'll check here|I'll check in the meantime].
yes > [Probably yes|I think so|Sounds good|I'd say yes|Should be fine|Most likely yes]. [What would you need from me|Can you tell me a bit more first|Is there anything I should know first|What happens next|Is there anything I'd have to do]?
yes > [Maybe|Could be|Possibly|Could work|Perhaps]. [Can you tell me a bit more|Can you say a bit more about it|Is there anything else I should know]? [Sounds good so far|I'm open to it|Nothing against it].
yes !requesting !calling > [Yes, but one thing first|Fine in principle|Sure, just one question|Gladly, one question]: [what do you need from me|is there anything I should know beforehand|is there a hurry]?
requesting > [Sure|Of course|Happy to|OK|Yes, I can do that|Glad to help]. [Is there anything else I should know|Is there anything I should watch out for|Should I let you know either way]?
!yes !cold telling > [Thanks for letting me know|Thanks for writing|Thanks, good to know|OK, thanks|Got it, thanks]. [Is there anything I need to do|Do you need anything from me|Anything I should do about it|Who do I ask if something comes up|Can I come back to you with a question or two]?
asking !cold > [Let me check|I can find out|Happy to find out|Let me look into it]. [How soon do you need to know|Does it have to be today|Can I get back to you tomorrow|Is it urgent]?
# timing
inquiry > [Let me check, but not this week|I can only look at it next week|We're full right now|It's our busiest time]. [I'll get back to you|Could you ask again in two weeks|I'll write as soon as I know more|Can it wait a little].
[Busy week here|Swamped this week|It's a full week|Too much on this week|Deep in other things this week|Not a good week for me], [I'll get back to you next week|I'll write next week|I'll come back to you when it's calmer|I'll look at it properly next week|more from me next week|give me until next week].
[I'm away until Monday|I'm out for a few days|I'm on the road this week|I'm off until next week|Out of the office until Monday]. [I'll answer properly when I'm back.|I'll get back to you then.|More when I'm back.|Write me again if you don't hear from me.]
[Can't get to this right now|I can't look at it right now|No time for this right now|I won't get to this before the end of the month|Not before next month, sorry]. [Ask me again in two weeks.|Write me again next month.|Can it wait?|Remind me in a few weeks.|Nudge me in a week or two.]
[Seen it, no time yet|Read it, but no time to answer properly|Got it, but it has to wait|Saw this, and it has to wait a little|Got your email, bad moment]. [I'll come back to you.|I'll get back to you next month.|Remind me in a week or two.|I'll write when things calm down.]
!friend cold > [Not now|Not right now|Not this month|Not at the moment|Bad timing|Wrong moment], [sorry|I'm afraid|too much else going on|we have other things to sort out first|other things come first]. [Try me again in [a few|two or three|three or four] months.|Maybe later in the year?|Try me again in a few months.|Ask again in a month or two.|Write again when things are quieter.|Perhaps later.|Later maybe.|Come back to me in a few months.|Let's see again later in the year.|Some other time perhaps.|Could you ask again next quarter?]
# referral
inquiry > [A colleague looks after that|That's done by a colleague|I'm not the one for that, a colleague is|My colleague can tell you]. [I've passed it on|I've forwarded your email|They'll write to you|You should hear from them soon].
!friend !exec !owner > [Not mine to decide|That isn't mine to answer|I'm not the one to answer this|Not my call|I'm the wrong one for this|I don't look after this|I'm not the person for this]. [I've passed it on.|I've sent it on.|I've forwarded it.|I'll pass it on.|I'll forward it to the right person.|I've sent it on to a colleague.|I've asked a colleague to answer you.]
!friend > [A colleague|Somebody else here] [looks after this|should answer that|can say more about this|is better placed to answer], [I've passed it on|I've forwarded your email|I'll hand it on|I've sent it on]. [You'll hear from them.|They'll answer.|Give it a few days.|]
friend > [I'd have to ask the others first|It isn't only mine to say|I can't say for the others|That's not just up to me|Let me ask the others]. [I'll ask and let you know.|I'll let you know tonight.|I'll tell them and see.|More tonight.]
friend > [I'm not the one to ask|Ask one of the others|One of the others knows better than I do]. [I've sent it on.|I'll tell them.|I'll ask them to call you.]
# soft_objection
inquiry > [I'm not sure we can do that|That could be difficult|Not sure that works here|Hm, might be hard on our side], [but let me check|I'd have to ask|let me think about it]. [I'll let you know|I'll get back to you|Give me a day or two].
[Not sure yet|Hm, not sure|I'm not sure about it yet|Undecided so far|Can't decide yet|In two minds about it|Not sure what to say]. [Let me think about it.|Give me a few days.|Let me sleep on it.|I'll think it over.|I need to think it over.|I'll let you know.|I'd like a day or two.]
!plainask > [Hm,|Hmm,|Maybe, but|Could be, but|I see, but] [I have my doubts|I'm not convinced yet|I'm hesitant|I'm not sure it works for me|I'd rather not promise anything yet]. [Let me think about it.|Maybe I'm missing something?|I could be wrong.|Give me a day or two.|I'll let you know.]
!friend !refer cold > [I read it|I read it twice|Read it|Thanks, read it], [and I'm not convinced yet|but I'm not sure it's for us|but I can't see it here yet|and I have my doubts|but something is missing for me]. [What am I missing?|Convince me.|Could be wrong.|Tell me why I should.|Why us?|Happy to be corrected.]
# hard_objection
inquiry > [We don't do that|That isn't possible here|We can't do that|Sorry, we never do that], [and that won't change|so please ask elsewhere|and there's no way around it]. [Sorry|I know it's not what you hoped for|].
!plainask > [No, I'm afraid|Sorry, no|No, and sorry to be so short|I'm afraid it's a no|The answer is no|That's a firm no|I have to say no|It has to be a no|Clear no from me|It's a definite no]. [That won't change.|I won't change my mind.|Please leave it there.|Please don't ask again.|That's settled for me.|No need to ask again.|Nothing will change that.]
!plainask > [I can't agree to that|I don't want that|That doesn't work for me at all|I'd rather not, and I mean it]. [Sorry to be blunt.|Please leave it there.|That won't change.|I won't change my mind.|Please don't ask again.]
!friend cold > [I've read it and|I thought about it and|I've read it twice and] [it's a no|the answer is no|my answer is a clear no|we don't want it|it's not for us], [and it will stay that way|and that won't change|so please leave it there|so please don't write again about it].
# not_interested
inquiry > [Sorry, that's not possible|I'm afraid not|Can't help with that|No, sorry, not here|Not with us, I'm afraid|We can't help you there][. Good luck|. Hope you find something|, but thanks for asking|. All the best|].
plainask > [I can't help you there|I can't help with that|Can't help, I'm afraid|I can't say|No idea|I don't know|Not one I can answer|Nothing I can tell you][, sorry|. Sorry|. Good luck with it|. All the best|, but all the best|].
!plainask > [No thanks|No, thank you|Thanks, but no|Thank you, but no|No, thanks|Sorry, no|I'd rather not|Rather not|Not for me|I'll pass|I'd better pass|I'll say no][, sorry|, I'm afraid|, but thanks| this time| on this one|].
!plainask > [I'm going to|I think I'll|I'm afraid I'll] [pass|say no|leave it][, sorry|, but thanks for asking|, but thanks|. All the best|. Good luck with it|].
!plainask > [This one isn't for me|It isn't for me|Not my thing|That's not for me|I'll leave this one to others][, sorry|, but thanks|, thanks|, I'm afraid|. All the best|. Thanks anyway|].
!friend !refer cold > [Read it|I read it|Thanks, read it|Had a read], [not for us|nothing for us|we'll pass|not our thing|it's a no|it isn't for us|not something we'd do][, sorry|, thanks|, but all the best|. All the best|].
# opt_out
`;
