/**
 * Answers to anything from somebody who knows the reader, and to an email whose sender and purpose are uncertain: each line acknowledges it
 * and puts the answer off, so that it is true of a question, a request, a proposal, a complaint and a piece of news alike. Refusals are soft
 * and name nothing. In the form that `readStock` reads.
 */
const SHARED = {
  later:
    "[I'll come back to you|I'll get back to you|You'll hear from me|I'll write back|I'll write] [this afternoon|tonight|later today|tomorrow|tomorrow morning|by tomorrow]",
  timing: `
[I'm on the road today|I'm in meetings all day|I'm out today|Hectic day here|I'm not at my desk today|Busy day|Full day today|I'm between two appointments], [I'll get back to you tomorrow|I'll write tonight|more from me tomorrow|I'll write back as soon as I can|I'll look at it tonight|I'll come back to you in the morning].
[I'm out|I'm off|I'm away|I'm traveling|I'm on leave] until tomorrow. [I'll write properly when I'm back|I'll get back to you then|More when I'm back|I'll get to it first thing then].
[Seen it|Read it|Got it|Saw this|Got your email|Read your email], [but I can't write properly right now|no time to write properly yet|but I'm in the middle of something|but I'm running from one thing to the next]. [I'll come back to you|I'll get back to you tomorrow|More later|I'll write tonight|I'll write tomorrow].
[Just a quick line|Only a quick line|Quick note from my phone|Only from my phone]: [I've seen it, more tonight|got it, more tomorrow|I've read it and I'll write tonight|seen it, I'll get back to you tomorrow].
[In the car|On the train|In a meeting|Just leaving the house], [will write later|I'll write later today|I'll get back to you tonight|more tonight].
[Can it wait until tomorrow|Can this wait until tomorrow|Is tomorrow early enough|Is tomorrow all right]? [I'm flat out today|It's one of those days|Full day today|I'm out all day].
[One of those days|It's one of those weeks|Everything at once today], [but I've seen it|but I've read it|but I won't forget it]. [I'll get back to you tomorrow|More tomorrow|I'll write tonight].
`,
};

/** Replies to customers, suppliers and others with whom there are dealings. */
export const ANY_DEALINGS_TEXT = `
# interested
[Thanks for your email|Thanks for writing|Thank you for writing|Thanks for letting me know|Thanks for this|Thank you, got it], [happy to look into it|I'm glad to look into it|I'll gladly look into it|I'll see to it|I'll take care of it]. ${SHARED.later}.
[Got it, thanks|Got this, thank you|Received, thank you|Thanks, read it just now|Just read this, thanks]. [I'll look into it today|I'll see to it today|I'll take care of it today|I'll get to it today] [and come back to you|and write back|and let you know].
[Just saw this|Just read this|Only just saw your email|Your email just came in], [thanks|thank you|thanks for writing]. [Let me look at it properly|Let me look into it|Let me have a proper look], [then I'll write back|then you'll hear from me|and I'll get back to you this afternoon|and I'll write today].
[Good that you wrote|Glad you wrote|Thanks for being in touch|Good of you to write]. [I'll look at it this afternoon|I'll look at it today|I'll go through it today|I'll read it properly at my desk] and [write back|come back to you|let you know].
[Happy to help|Happy to sort this out|Happy to see to this|Glad to sort this out]. ${SHARED.later}.
# question
[Can I call you about it|Can I call you this afternoon|Can we talk about it on the phone|Can I ring you tomorrow morning|Do you have a minute for a call]? [It's easier than by email|Easier than writing back and forth|I'd rather talk than write|Just read your email|I have your email here].
[Just read your email|Read it just now|Got your email, thanks|Thanks for writing]. [Is it all right if I come back to you tomorrow|Can I come back to you tomorrow|Is tomorrow early enough for an answer|Can I look into it and write tomorrow]?
[Can I ask a colleague first|Can I check this with a colleague first|Can I check something here first|Is it all right if I look into it first]? ${SHARED.later}.
[Are you at your desk this afternoon|Are you around tomorrow|When can I best reach you|When can I reach you by phone]? [I'd like to talk about it|I'd rather talk about it than write|It's easier on the phone].
# timing
${SHARED.timing}
# referral
[Let me check this with a colleague|I'll check this with a colleague|I want to check this with a colleague first|I'll talk to a colleague about it|I have to ask a colleague first]. ${SHARED.later}.
[I've shown your email to a colleague|I've shown this to a colleague|A colleague is looking at it with me|A colleague and I will look at it], [one of us will write today|you'll hear from one of us|one of us will get back to you].
[I don't decide this alone|It isn't only up to me|I can't answer this on my own|I'm not the only one who has a say in it]. [Let me ask and come back to you|I'll ask and write tomorrow|I'll talk to a colleague and get back to you|You'll hear from us tomorrow].
# soft_objection
[Hm, let me think about it|I need to think about this|Let me think about it first|I'd like to think about it]. ${SHARED.later}.
[I'm not sure what to say yet|Not sure yet|I can't say for sure yet|Not so easy|Hm, I need a moment with this]. [I'll get back to you tomorrow|Give me until tomorrow|I'll write when I've had a proper look|Let me look at it first].
[I'd like to look at it properly before I say anything|I don't want to say anything too fast|I'd rather not answer in a hurry|Before I say anything, let me look at it]. [Give me until tomorrow|I'll get back to you tomorrow|You'll hear from me|More tomorrow].
# hard_objection
[Can we talk about it on the phone first|Can we talk about this first|I'd like to talk about this first|Let's talk about this on the phone first|I'd rather talk about it on the phone]. [It's better than by email.|By email it gets too long.|I see it a bit differently.|I'll call you tomorrow.|Not so easy by email.]
[I'm not quite happy with this|I'm not too happy about it, to be honest|To be honest, I'm not happy with it|I see this a bit differently]. [Can we talk?|Can I call you?|Can we talk tomorrow?|Let's talk before anything happens.]
[I'm sorry, I can't answer this the way you'd like|I'm afraid I can't give you the answer you hope for|I'm afraid it's not that easy]. [Can we talk on the phone|Can I call you|Can I call you tomorrow]?
# not_interested
asking !ofReader !either > [I don't know offhand, sorry|Not offhand, sorry|I'd have to look, sorry]. [Let me ask around|I'll ask around|Let me ask the others].
[Thanks, read it|Thanks for writing|Thanks for your email|Got your email, thanks], [but I need a little time with it|but I need time to think about it|but I can't answer it yet]. [I'll let you know|I'll get back to you|I'll come back to you when I can].
[I can't say yet|I can't give you an answer yet|I don't have an answer yet|I can't answer properly yet][, sorry|, I'm afraid|]. [I'll get back to you|You'll hear from me|].
[Let me leave it open for now|I have to leave it open for now|I'd like to leave it open for now], [sorry|if you don't mind|I hope that's all right]. [I'll let you know|I'll come back to you].
[Hm, rather not by email|I'd rather not do this by email|Not by email, if that's all right]. [I'll call you|I'll call you tomorrow|Better on the phone|Let's talk instead].
# opt_out
[I hardly read this address anymore|I'm not on this address much|I rarely look at this address|This address is hardly read anymore], [better to call me|please call instead|the phone is better|our office address is better].
[Please write to our office address instead|Better to write to our office|Please use our office address next time|Next time please write to our office], [I'm rarely on this one|this one is hardly read|this one is my own].
[This address is not the best one for me|You reach me better by phone|Better by phone than at this address|Call me instead of writing here], [please take it off your list|I don't look here often|I don't read much here].
`;

/** Replies to colleagues. */
export const ANY_COLLEAGUE_TEXT = `
# interested
[Got it, thanks|Got this, thanks|Thanks, got it|OK, thanks|Thanks for this|Thanks for looking after this], [I'll get back to you today|I'll come back to you this afternoon|more from me this afternoon|I'll see to it today|I'll look at it after lunch|you'll hear from me today].
[Just saw this|Just read this|Only just saw this|Saw this between two meetings], [thanks|thank you]. [I'll look at it right after lunch|I'll get to it this afternoon|I'll get back to you today|More from me today|On it this afternoon].
[Good that you're on this|Thanks for taking this on|Glad you're looking after this|Good that you wrote]. ${SHARED.later}.
[Sure|OK|Yep|Alright], [let me look at it|let me have a look|give me an hour|let me get to my desk], [then I'll get back to you|then I'll write back|then I'll let you know].
[I'm on it|On it|I'll see to it], [thanks|more this afternoon|you'll hear from me today|more from me later today].
# question
[Can we talk about it quickly|Do you have two minutes for this|Can I come by your desk|Can I call you about this|Can I drop by later]? [Easier than by email|Just read it|Quicker than writing|It's faster in person].
[Is this afternoon early enough|Is the end of the day all right|Can I get back to you after lunch|Can I get back to you this afternoon|Is it OK if I get to it this afternoon]? [Just saw it|I'm in meetings until then|Busy morning|I have it here].
[Can I check something first|Can I ask somebody about it first|Can I look at it first]? ${SHARED.later}.
# timing
${SHARED.timing}
# referral
[Let me check with the others first|I'll check with somebody first|I have to ask somebody first|I want to check with my team first|Let me ask one person first]. ${SHARED.later}.
[I'm not the only one who has a say in it|It's not only up to me|I can't decide that on my own|I don't decide that alone]. [I'll ask and get back to you|Let me ask, I'll write today|I'll talk to the others and let you know|I'll ask today and tell you].
[I've asked somebody to look at it with me|I'll look at it together with a colleague|Let me go through it with a colleague]. [More today|You'll hear from one of us|One of us gets back to you].
# soft_objection
[Hm, let me think about it|Hm, let me have a look first|Not sure yet|Not sure, let me look at it first|I need to think about this]. ${SHARED.later}.
[Not so easy today|It's a bit tight here|Tricky today|Hm, tight], [but let me see|but I'll try|but let me have a look]. [I'll let you know|You'll hear from me|More this afternoon].
[Can't promise anything yet|I don't want to promise anything yet|No promises yet], [let me look at it first|I'll get back to you|I'll let you know today|let me see what I can do].
asking !ofReader !either > [I don't know offhand|Not offhand|I'd have to look], let me [ask around|ask the others]. [I'll let you know|More later today|You'll hear from me].
# hard_objection
[Can we talk about this first|Can we talk about it before anything happens|I'd like to talk about this first|Let's talk about it first|Can I call you about this first]? [Not so easy by email.|I see a problem or two.|Better in person.|Better than by email.]
[I see that a bit differently|I'm not quite happy with it|That's difficult for me, to be honest|I have a problem with it]. [Can we talk?|Let's talk about it.|Can I call you?|Can I come by later?]
[Sorry, not so easy|Sorry, that's difficult right now|It's difficult, sorry]. [Can we talk about it?|Can I call you?|Let's talk in person.]
# not_interested
[Got it|Seen it|Read it|OK, read it], [but I can't get to it right now|but I have to leave it for now|but not today, sorry|but I can't do much about it today]. [I'll let you know|I'll get back to you|More tomorrow|Sorry].
[I'd rather not decide that now|I can't decide that now|I'd rather leave it for the moment], [sorry|if that's OK|if you don't mind]. [I'll get back to you|I'll let you know|].
[Hm, rather not by email|Not by email, please|I'd rather not by email]. [Let's talk|I'll come by|I'll call you|Let's talk in person].
asking !ofReader !either > [I don't know, sorry|No idea offhand, sorry|I'm afraid I don't know]. [Let me ask around|I'll ask the others|Let me ask the others].
# opt_out
[I hardly read this address|I'm not on this address much|I'm rarely on this address], [better to call me|call me instead|use my other one please|better use my other one].
[Better to call me than to write here|Call me rather than writing here|Don't write here, call me], [I don't see half of these|I'm rarely on this address|this inbox is a mess].
`;

/** Replies to a note to all colleagues, whether it tells them something or asks everyone for something. */
export const ANY_NOTICE_TEXT = `
# interested
[Thanks for the heads-up|Thanks for letting us know|Noted, thanks|Got it, thanks|Thanks for looking after this|Thanks for organizing this], [I'll keep it in mind|I'll make sure my people know|I'll get back to you if anything comes up|I'll let you know if there's anything on my side].
[Good to know|Noted|Got it], [thank you|thanks|thanks for telling us]. [I'll tell the others too|I'll write if anything comes up on my side|I'll make a note of it|You'll hear from me if there's anything].
[Thanks for taking care of this|Good that somebody looks after this|Thanks for the work you put into this]. [I'll make a note of it|I'll keep it in mind|I'll let the others know too|I'll get back to you if there's anything].
# question
[Noted|Got it|Thanks for letting us know]. [Can I come to you if something comes up|Can I call you if I have a question|Can I get back to you about it tomorrow|Who do I ask if you're out]?
[Thanks, read it|Just read it, thanks|Saw it, thanks]. [Can I ask you something about it later|Are you around this afternoon|Can I come by about it|Do you have two minutes for me later]?
# timing
[Seen it|Got it|Saw this|Read it], [in meetings all day|on the road today|full day today|between two meetings]. [I'll read it properly tonight|I'll look at it properly later|I'll get to it tomorrow|More tomorrow if there's anything].
[I'm out today|I'm on the road today|I'm out until tomorrow|I'm off today], [but I've seen it|but noted|I'll look at it tomorrow|I'll read it properly when I'm back]. [Thanks|I'll write if there's anything on my side|I'll get back to you if I have to].
[Busy day|Hectic day here|Full day today], [but I've seen it|but noted, thanks|I'll look at it tonight]. [More tomorrow if there's anything|I'll get back to you if anything comes up|].
# referral
[Thanks, I'll pass it on to|I've passed this on to|I'll tell|I've forwarded this to] [my team|the others|the others on my side][ too|]. [Thanks for letting us know|Thanks|].
[Thanks for letting us know|Noted, thanks|Got it, thanks]. [I'll make sure the others know|I'll pass it on|I've passed it on|I'll mention it to the others].
# soft_objection
[Noted|OK, noted|Seen it|Hm, OK], [not ideal for me|not ideal for us|a bit inconvenient|it comes at a bad time]. [But I'll see|I'll find a way|Let me see how we do it|I'll let you know if it's a problem].
[Hm, not so easy for us|Not so great for us|Bit difficult for us], [but I'll see|but we'll find a way|but let me see]. [I'll let you know|I'll get back to you if it's a problem|].
# hard_objection
[I'm not happy with this, to be honest|I have a problem with this|That's a problem for us|This doesn't work for us, to be honest]. [Can we talk?|Can I call you about it?|Can I come by later?|Let's talk about it.]
[Can we talk about this?|I'd like to talk about this.|Let's talk about this.] [I see a problem or two.|It doesn't quite work for us.|I'm not happy with it.]
# not_interested
[OK, noted|Noted|OK|Seen it|Noted, thanks|OK, read it][, nothing from my side|. Nothing on my side|, nothing to add from me|. Doesn't affect me much|, thanks].
[Got it|Read it|Saw it], [nothing from my side|nothing to add|nothing on my side].
# opt_out
[I hardly read this address|I'm not on this address much|I'm rarely on this address], [better to call me|call me instead|use my other one please|better use my other one].
[Better to call me than to write here|Call me rather than writing here|Don't write here, call me], [I don't see half of these|I'm rarely on this address|this inbox is a mess].
`;

/** Replies to friends and relatives. */
export const ANY_FRIEND_TEXT = `
# interested
[So good to hear from you|Lovely to hear from you|Good to hear from you|How nice that you wrote|You made my day|So nice to hear from you]! [I'll write properly tonight|I'll call you tonight|Proper answer tonight|I'll ring you later|More tonight|I'll call you at the weekend].
[Just read this|Just saw this|Read this at the bus stop|Read it standing in the kitchen], [you made me smile|and I'm smiling|so good to hear from you|happy you wrote]. [I'll call you tonight|More tonight|Let's talk tonight|I'll write properly later].
[Can't wait to talk about it|I want to talk about it properly|This needs a proper talk|I want to say more than fits here]. [I'll call you tonight|Are you around tonight|I'll ring you tomorrow|I'll call you later].
[Thanks for telling me|Glad you told me|Thank you for writing|Happy you thought of me], [I'll call you tonight|I'll ring you later|more tonight|I'll write properly tonight].
[Yay, an email from you|Ha, I was just thinking of you|I was thinking of you this morning]. [I'll call you tonight|I'll ring you later|More tonight|Let's talk tonight].
# question
[Can I call you tonight|Can I ring you later|Are you around tonight|Can we talk tonight|When can I call you|Do you have time to talk tonight]? [So good to hear from you|It's nicer than writing|I'd rather talk than write|I want to hear your voice|Easier than writing].
[Is it OK if I tell you tomorrow|Can I tell you tomorrow|Can I let you know tomorrow|Can I sleep on it]? [Good to hear from you|I just have to sort something out first|I have to look at a few things here|So nice that you wrote].
# timing
[I'm in the middle of something|I'm on the road today|Crazy day here|I'm at work until late|Running around all day|I'm out until tonight], [I'll call you tomorrow|I'll write tonight|I'll ring you at the weekend|more tonight|I'll call you when I'm home].
[Mad week here|Crazy week|It's one of those weeks|No quiet minute this week], [I'll call you at the weekend|I'll write at the weekend|let's talk at the weekend|I'll ring you when it's over].
[Only a quick line|Just a quick line|Quick one from the train|From the bus, so only short]: [I read it, more tonight|got it, I'll call you tonight|so good to hear from you, more tomorrow|read it, I'll ring you later].
# referral
[I have to ask at home first|Let me ask at home first|I need to talk to the others here first|I have to check at home first|Let me talk about it at home first]. [I'll call you|I'll call you tomorrow|I'll let you know|Talk soon|More tonight].
[Let me see what they say at home|I'll ask at home tonight|I'll bring it up at dinner], [then I'll call you|then I'll tell you|and I'll let you know]. [Good to hear from you|Talk soon|].
# soft_objection
[Hm, I don't know yet|Hm, not sure yet|I don't quite know yet|Let me think about it|I need to think about it a little|Oh, I'm not sure]. [I'll call you tomorrow|Can I tell you tomorrow?|I'll let you know|Let's talk tonight|Talk tonight?]
[Good to hear from you|Nice that you wrote|So nice to hear from you], [let me think about it|I don't quite know what to say yet|give me a day|I have to think a little]. [I'll call you|I'll let you know|Talk soon].
# hard_objection
[Can we talk about it on the phone first|Can we talk first|Let's talk about it first|I'd like to talk about it first|Can I call you about it first]? [It's not so easy right now.|It's easier than writing.|Not so easy to write about.|I'd rather tell you in person.|I'm not sure about it.]
[It's all a bit much right now|Things are a bit difficult here right now|It's not a good time, to be honest], [but I'm glad you wrote|but it's good that you wrote]. [Can I call you?|Can we talk?|Let's talk at the weekend.]
# not_interested
[It's a bit much right now|I have a lot on right now|My head is full right now|I can't think about it right now], [sorry|don't be cross|I hope you understand]. [I'll call you|Talk soon|I'll call you soon|I'll write soon].
[I'd rather tell you in person|I'd rather talk than write about it|Not in an email]. [I'll call you|Talk soon|I'll ring you at the weekend|I'll call you soon].
[Let me leave it open for now|I have to leave it open for now|I can't say yes right now], [sorry|I hope that's OK|don't be cross]. [I'll call you|Talk soon|].
# opt_out
[I hardly read this address anymore|I'm not on this address much|I rarely look at this address|I never look in here], [better to call me|just call me|text me instead|my phone is better].
[Don't write here|Better not here|Not to this address], [call me|text me|just call], [I hardly look in here|I never see these in time|I see these far too late].
`;

/** Replies to an email that may come from anyone and want anything. */
export const ANY_UNKNOWN_TEXT = `
# interested
[Thanks for writing|Thank you for writing|Thanks for your email|Thanks for this|Glad you wrote|Good that you wrote|Nice that you wrote], [I'll read it properly|just read it|read it just now|I'll look into it]. ${SHARED.later}.
[Just saw this|Just read this|Only just saw your email|Your email just came in|Read this just now], [thanks|thank you|glad you wrote|thanks for writing]. [Let me look at it properly|Let me have a proper look|I want to read it properly|Let me read it in peace], [then I'll write back|then you'll hear from me|and I'll get back to you this afternoon|and I'll write tonight].
[Got it, thanks|Got this, thank you|Thank you, got it|Read it, thank you]. [Good of you to write|Glad you wrote|I'm glad you wrote|Kind of you to write]. ${SHARED.later}.
[Glad this reached me|Good thing I saw this today|Glad I opened this], [thank you|thanks for writing|thanks]. ${SHARED.later}.
# question
[Can I come back to you tomorrow|Is it all right if I come back to you tomorrow|Is tomorrow early enough|Can my answer wait until tomorrow|Is it OK if I answer tomorrow]? [I want to read it properly first|I need to check something here first|Just read it|I'd like to think about it first|I'm in meetings today].
[Can I call you about it|Can we talk about it on the phone|Can I ring you about this|When can I reach you by phone|Do you have a minute on the phone]? [It's easier than by email|I'd rather talk than write|Easier than writing back and forth|Just read your email].
[Can I check something here first|Can I look at it in peace first|Is it all right if I think about it first]? ${SHARED.later}.
# timing
${SHARED.timing}
# referral
[Let me talk to somebody here first|I want to talk to somebody about it first|I'll have to ask somebody first|Let me check with one person first|I need to check with somebody first]. ${SHARED.later}.
[It isn't only up to me|I don't want to answer this on my own|I'm not the only one who has a say in it]. [I'll ask and get back to you|Let me ask and come back to you|I'll talk to somebody and write tomorrow].
[I've asked somebody to look at it with me|Somebody here will look at it with me|I'll go through it with somebody here]. [You'll hear from one of us|One of us will write|I'll get back to you|More tomorrow].
# soft_objection
[Hm, let me think about it|I need to think about this|Let me think about it first|I'd like to think about it|Hm, not sure]. ${SHARED.later}.
[I'm not sure what to say yet|Not sure yet|I can't say for sure yet|Not so easy|Hm, I need a moment with this]. [I'll get back to you tomorrow|Give me until tomorrow|I'll write when I've had a proper look|Let me look at it first].
[I'd like to look at it properly before I say anything|I don't want to say anything too fast|I'd rather not answer in a hurry|Before I say anything, let me look at it]. [Give me until tomorrow|I'll get back to you tomorrow|You'll hear from me|More tomorrow].
# hard_objection
[Can we talk about it on the phone first|Can we talk about this first|I'd like to talk about this first|I'd rather talk about it than write]. [It's better than by email.|By email it gets too long.|Not so easy by email.]
[I'm afraid I can't give you the answer you hope for|I'm afraid it isn't that easy|It's not that easy, I'm afraid]. [Sorry|I'm sorry|I hope you understand|Can I call you about it?|Can we talk on the phone?]
!wh > [As it stands, I'd rather not|Right now I'd rather not|I'd rather not, as it stands], [sorry|I'm afraid|I hope you understand]. [Can I call you about it?|Better on the phone.|]
# not_interested
asking !ofReader !either > [I don't know, sorry|No idea offhand, sorry|I don't know offhand, sorry]. [Let me ask around|I'll ask around|Let me ask the others].
[I can't say yet|I can't give you an answer yet|I don't have an answer yet|I can't answer properly yet|No answer yet][, sorry|, I'm afraid|]. [I'll let you know|I'll get back to you|I'll write when I know|You'll hear from me|Give me a little time].
[Thanks for writing|Thanks for your email|Thank you for writing|Read it, thanks], [but I need a little time|but I have to think first|but I can't answer yet|but I don't know yet]. [I'll get back to you|I'll let you know|More when I know|You'll hear from me].
[Not sure yet|Hard to say yet|I don't know yet, to be honest|Don't know yet]. [I'll let you know|I'll get back to you|I'll write when I know|You'll hear from me].
# opt_out
[Please delete my address|Delete my address please|Please take my address off|Please remove my address|Remove my address please][, thanks|. Thanks|].
[Wrong address|Wrong person|I think you have the wrong address|I think this went to the wrong address], [please don't write again|remove me please|please delete it].
[No more emails|No further emails|Please no more emails|I don't want any more emails][ at this address|][, thanks|].
`;
