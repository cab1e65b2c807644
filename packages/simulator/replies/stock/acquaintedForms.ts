/**
 * Answers to people who know the reader, chosen by what the email wants. Each line fits every email of its form. No line talks about buying,
 * refuses coldly or asks the sender to stop writing. In the form that `readStock` reads.
 */
const SHARED_TIMING = `
[I'm on the road today|I'm in meetings all day|I'm out today|Hectic day here|I'm not at my desk today|Busy day|Full day today], [I'll get back to you tomorrow|I'll answer tonight|more from me tomorrow|I'll write back as soon as I can|I'll look at it tonight|I'll come back to you in the morning|I'll write tomorrow morning].
[I'm out until tomorrow|I'm off until tomorrow|I'm away until tomorrow|I'm traveling until tomorrow]. [I'll answer properly when I'm back|I'll get back to you then|More when I'm back|I'll get to it then|Will answer as soon as I'm back].
[Seen it|Read it|Got it|Saw this|Got your email|Read your email], [but I can't answer properly right now|no time to answer properly yet|but it has to wait a little|but I'm in the middle of something]. [I'll come back to you|I'll get back to you tomorrow|More later|I'll write tonight|I'll write tomorrow].
`;

/** Replies to customers and suppliers. */
export const CUSTOMER_FORM_TEXT = `
# interested
choice > [Either is fine|Either works|Both are fine|Either way is fine][ with us| for us| on our side|], [thank you|just go ahead|whichever is easier for you|as you like]. [Thanks for asking|Let me know if you need anything else|].
requesting !ahead > [Will do|Of course|Sure|No problem|Yes, of course|Happy to], [I'll see to it today|I'm on it|I'll take care of it|we'll take care of it|I'll get it sorted today|I'm on it now]. [You'll hear from me|I'll confirm when it's done|I'll let you know when it's done|I'll write as soon as it's done].
requesting ahead > [Yes, of course|No problem|Will do|Sure|Yes, happy to], [we can do that|I've noted it|we'll see to it|we'll take care of it|that's fine with us]. [Thanks for letting us know in time|I'll confirm it|You'll hear from me|Thanks|].
permits > [Yes|Of course|Sure|Yes, sure|OK], [go ahead|that's fine|fine with us|no problem|fine by us]. [Thanks for asking|Let me know if anything changes|Thanks for asking first].
proposing !permits !suits > [Yes, gladly|Yes please|Yes, happy to|Yes, of course|Gladly]. [Thanks for asking|Let me know if anything changes|Let me know if you need anything else from us|Thanks for thinking of us].
suits > [Yes, that works|That works for us|Yes, that's fine|Fine with us|Yes, that suits us|That's fine for us]. [Thanks for asking|Let me know if anything changes|Thanks for checking first|All clear on our side].
inviting > [Yes, gladly|I'd like that|Gladly|Happy to|Thanks, gladly], [thanks for asking|thank you for thinking of us|thanks for the invitation|I'm looking forward to it].
asking > [I'll find out and get back to you today|Let me check and get back to you|I'll check with a colleague and answer today|I'll look it up and write back today|I'll check that and write this afternoon]. [Thanks for asking|Thanks for your patience|Thanks for writing].
telling > [Thanks for letting us know|Thanks for telling us|Good to know, thanks|Noted, thanks|Thanks for the update|Got it, thanks]. [All clear on our side|Much appreciated|I'll tell the others|I'll pass it on here too].
# question
choice > [Either would do|Either could work|Both could work]. [Which is easier for you|Can I tell you tomorrow|Is tomorrow early enough|Which would you do]? [Thanks for asking|I just have to ask here first|].
requesting > [Will do|Sure|Of course|No problem|Happy to]. [Is there anything else I should know|Is this all you need from us|Can I come back to you if I have a question|Can I call you if anything is unclear]?
[Got your email, thanks|Thanks for writing|Thanks for your email|Just read your email, thanks]. [Can I call you about it|Can we talk about it on the phone|Can I ring you about this|Is there a number I can call you on|Can I come back to you with a question or two]?
# timing
choice > [I'll have to ask here first|Can't say today|I have to check that first], [I'll tell you tomorrow|you'll have an answer tomorrow|more on that tomorrow]. [Thanks for your patience|Sorry|].
${SHARED_TIMING}
# referral
requesting > [A colleague takes care of that|That's with a colleague of mine|A colleague looks after that]. [I've passed it on|I've forwarded your email|You'll hear from them|They'll get back to you today].
!telling > [A colleague looks after that|That's with a colleague of mine|A colleague decides that here]. [I've passed it on|I've forwarded your email|You'll hear from them|They'll get back to you today].
telling > [Thanks, I've passed this on to|I've forwarded this to|Passing this on to] [the others here|my colleagues|the colleague who looks after it|my colleagues here].
# soft_objection
choice > [Not sure which|I can't say yet which|I don't know yet which], [let me check|I have to ask here first|let me think about it]. [I'll let you know|You'll hear from me tomorrow|More tomorrow].
requesting > [I can't promise it yet|I'm not sure we can|I don't know yet if we can], [but I'll try|let me see what we can do|let me ask here first|but I'll do what I can]. [I'll let you know|You'll hear from me tomorrow|I'll come back to you].
!telling > [Let me check that first|I'd have to check that with a colleague|I'd like to check that first|I can't say for sure yet|I'd have to ask here first]. [I'll get back to you|I'll let you know tomorrow|Give me until tomorrow|I'll write when I know].
telling > [Thanks for telling us|Noted, thanks|Thanks, read it]. [I need to see what it means for us|I'd like to talk about it first|I'll have to talk to a colleague about it|Let me think about what it means here].
# hard_objection
choice > [Neither suits us, I'm afraid|To be honest, neither works for us|Sorry, neither is ideal for us]. [Can I call you about it|Can we talk about it|Can we talk on the phone]?
requesting > [I'm afraid we can't do that|Sorry, that isn't possible for us|I'm sorry, we can't do that|I asked, and I'm afraid it isn't possible]. [Can I call you about it|Can we talk about it|Can we find another way]?
proposing > [I'm afraid that doesn't work for us|Sorry, that won't work on our side|I'm sorry, we'd rather not]. [Can I call you about it|Can we talk about it|Can we find another way]?
inviting > [I'm afraid I can't|Sorry, it's not possible for me|I'm sorry, I really can't], [but thank you for asking|but thanks for thinking of us].
asking > [That's not easy to answer by email|I don't have a good answer for you, sorry|I'd rather not answer that by email]. [Can I call you about it|Can we talk on the phone|Is there a number I can call you on]?
telling > [I see that a bit differently|I'm not happy with this, to be honest|We see it differently here]. [Can we talk about it|Can I call you about it|Can we talk on the phone]?
# not_interested
choice > [No preference|No preference on our side|I don't mind|We don't mind][, thanks|. Whatever is easier for you|. As you like|. You decide].
requesting > [I'm afraid we can't|Sorry, we can't do that|I'm afraid that won't work|Sorry, that won't work this time]. [I hope you find another way|I know that's not what you hoped for|I wish I had better news].
proposing !permits !suits > [Not this time, but thanks for asking|No, but thanks for asking|Thanks for asking, we're fine as it is|No need, but thank you].
proposing permits > [I'd rather not, sorry|Not this time, sorry|I'm afraid that doesn't work for us|Please don't, sorry][, but thanks for asking|. Thanks for asking first|].
suits > [I'm afraid that doesn't work|That doesn't work for us, sorry|It doesn't suit us, I'm afraid|Sorry, that's no good for us][, but thanks for asking|. Thanks for checking first|].
inviting > [I can't make it|I can't this time|It won't work for me][, sorry|, but thanks for asking|, but thank you for thinking of us].
asking !ofReader > [I don't know, sorry|Sorry, I can't help with that|I'm afraid I can't tell you]. [Somebody else here may know|Our office can help you|Please call our office].
asking ofReader > [I can't help you with that one, sorry|Sorry, I can't help with that|I have no answer for you, sorry|I'm afraid I can't tell you]. [Please call our office|Our office can help you|Best to call the office].
telling > [Thanks, noted|Noted, thanks|Got it, thanks|OK, thanks]. [Nothing to add on our side|That's all from our side|Nothing else from us].
# opt_out
[I don't look after this anymore|This isn't with me anymore|I've changed jobs here], [please write to the office instead|please use the office address|our office will help you].
[I think this went to the wrong address|You may have the wrong address|I don't think this was meant for me], [please write to our office|the office will help you|could you check it].
`;

/** Replies to colleagues. */
export const INTERNAL_FORM_TEXT = `
# interested
choice > [Either is fine|Either works|Both are fine|Either way is fine][ with me| for me|], [thank you|just go ahead|whichever is easier for you|as you like]. [Thanks for asking|Let me know if you need anything else|].
requesting !ahead > [Will do|On it|Sure|No problem|Yep, will do|Sure thing|OK, will do], [you'll have it today|I'll do it today|I'll do it this afternoon|I'll see to it today|it's on my list for today]. [I'll let you know when it's done|Shout if anything changes|Thanks for the heads up|Thanks].
requesting ahead > [Will do|Sure|No problem|Yep, happy to|Of course|OK, will do], [I've put it in my calendar|I can do that|I'll see to it|it's noted]. [Shout if anything changes|Thanks for the heads up|Thanks for telling me early|].
permits > [Sure|Yes|Of course|Yep|OK], [go ahead|fine with me|no problem|that's fine]. [Thanks for asking|Just keep me posted|Let me know how it goes].
proposing !permits !suits > [Sure|Yes|Yep|Of course|OK], [sounds good|fine with me|works for me|happy to]. [Thanks for asking|Let me know if anything changes|Thanks for looking after it].
suits > [Works for me|Yes, that works|Fine with me|That's fine|Yep, works for me|Yes, that suits me]. [Thanks for asking|Let me know if anything changes|Thanks for looking after it|].
inviting > [Count me in|I'm in|Sure, I'll be there|Yes, gladly|I'd like that], [thanks for organizing|thanks for asking|looking forward to it|see you there].
asking !ofReader > [I'll ask the others and tell you today|I'll ask around and let you know]. [Thanks for asking|Thanks|Thanks for looking after it].
asking > [I'll check and let you know today|Let me check, I'll write back today|I'll tell you this afternoon|Let me look, I'll answer this afternoon]. [Thanks for asking|Thanks|Thanks for looking after it].
telling > [Got it, thanks|Thanks, noted|Good to know, thanks|Thanks for telling us|Noted, thank you|Thanks for the update]. [All clear|I'll keep it in mind|I'll tell the others too|Thanks for looking after it].
# question
choice > [Either would do|Either could work|Both could work]. [Which is easier for you|Can I tell you tomorrow|Is tomorrow early enough|Which would you do]? [Thanks for asking|I just have to check first|].
requesting > [Will do|Sure|OK|No problem|Happy to]. [Is there anything else I should know|Is this all you need from me|Anything I should watch out for|Shall I tell you when it's done|Do the others know]?
!requesting > [Thanks|OK|Got it|Read it]. [Is there anything else we should know|Can I drop by about it|Do you have a minute to talk about it|Can I come by later|Can I ask you something about it when I see you]?
# timing
choice > [I'll have to check first|Can't say today|I have to check that first], [I'll tell you tomorrow|you'll have an answer tomorrow|more on that tomorrow]. [Hope that's early enough|Sorry|].
requesting > [Can't today|Not today, sorry|I won't get to it today|Swamped today], [is tomorrow OK|tomorrow OK|would tomorrow do|is the day after OK]?
requesting > [In meetings all day|Full day today|Busy day], [I'll do it tomorrow|I'll get to it tomorrow|I'll see to it first thing tomorrow]. [Hope that's early enough|Tell me if that's too late|Sorry].
!requesting > [I'm in meetings all day|Hectic day|Busy day|I'm out today|Full day today], [I'll come back to you tomorrow|I'll write later today|I'll look at it tomorrow|more later].
!requesting > [Only skimmed it so far|Seen it, no time yet|Got it, can't answer properly yet], [more later|I'll come by tomorrow|I'll write tomorrow|I'll answer tonight].
# referral
!telling !inviting !ofReader > [I'm not the one for that|Somebody else looks after that now|I don't look after that myself], [I've sent it on|I've passed it on|I've forwarded it to the one who does]. [They'll get back to you|You'll hear from them|Give them a day].
asking ofReader > [You'll have my answer today|My answer comes later today|I'll answer you later today]. [I've sent it on to a colleague too|I've also passed it on to a colleague|I've shown it to a colleague as well|A colleague will write to you too].
inviting > [I can't make it myself|I'm not free myself], but [I'll tell the others|I've sent it on to the others|I'll ask around here].
telling > [Thanks, I've passed it on to|I've sent this on to|Forwarded it to|Passing it on to] [the others here|the rest of the team|my team|those who weren't on it].
# soft_objection
choice > [Not sure which|I can't say yet which|I don't know yet which], [let me check|I have to check first|let me think about it]. [I'll let you know|You'll hear from me tomorrow|More tomorrow].
requesting > [I'll try|I'll do what I can|I'd like to help], but [I'm not sure I get it done|this week is packed|I can't promise it for today|there's a lot on my desk]. [I'll let you know|Tell me if it's urgent|Is it urgent?]
asking !ofReader > [Not sure|Can't say for sure|I don't know yet|Hard to say from here], [I'd have to ask|let me ask the others|I'll have to check first]. [I'll let you know|More tomorrow|Give me a day].
asking ofReader > [Not sure yet|Can't say for sure yet|I don't know yet|I can't say yet], [I have to check first|let me check first|I need to check something first]. [I'll let you know|More later today|I'll tell you tonight|I'll tell you as soon as I know].
proposing > [Not sure it suits everybody here|Fine in principle, but I'd ask the others first|It may be tight for us], [let me check|can we talk about it|I'll let you know]. [More tomorrow|I'll come by later|Give me a day].
inviting > [I'd like to|Nice idea|Would be nice], but [I'm not sure I get away|I can't say yet|it's a full week]. [I'll let you know|I'll try].
telling > [OK, but it isn't ideal for us|Noted, though it's not ideal|Thanks, but I'm not sure it suits everybody here]. [Can we talk about it|Let's talk when I see you|Can I come by later].
# hard_objection
choice > [Neither suits me, I'm afraid|To be honest, neither works for me|Sorry, neither is ideal for me]. [Can I call you about it|Can we talk about it|Can we talk on the phone]?
requesting > [Sorry, I really can't this time|I can't this time, sorry|I'm afraid I can't do it this week|Sorry, there's no way I get to it this week]. [Can somebody else take it|Could you ask one of the others|Can we talk about it]?
asking !ofReader > [Sorry, I don't know|No idea, I'm afraid]. [Best ask one of the others|Somebody else here may know].
asking ofReader > [I can't answer that yet, sorry|Sorry, I can't say yet|I really can't say yet, sorry|Sorry, no answer from me yet]. [Please don't count on me|Don't wait for me|Go ahead without me|Can we talk about it].
proposing > [That won't work for us, sorry|Sorry, that doesn't work here|I'm afraid that's bad for my team]. [Can we find another way|Can we talk about it|Can I come by about it]?
inviting > [I can't, sorry|Sorry, I really can't make it|No chance for me this time, sorry]. [Have fun|Enjoy|Another time].
telling > [That's a problem for us, to be honest|I'm not happy with that, to be honest|That won't be easy for us]. [Can we talk about it|Can I come by about it|Do you have a minute later]?
# not_interested
choice > [No preference|No preference|I don't mind|Up to you][, thanks|. Whatever is easier for you|. As you like|. You decide].
requesting > [I can't this time|I won't get to it|Can't take this one on][, sorry|, too much on|, sorry, full week]. [Ask one of the others|Maybe one of the others can|Somebody else might have time].
proposing !permits !suits > [No need on my side|Nothing needed here|We're fine as it is][, thanks|, but thanks for asking].
proposing permits > [I'd rather you didn't|Please don't|I'd rather not][, sorry|, sorry about that|, but thanks for asking].
suits > [That doesn't work for me|Doesn't work for me|That's no good for me|It doesn't suit me][, sorry|, I'm afraid|, but go ahead without me].
asking !ofReader > [I don't know, sorry|I can't help with that one, sorry|No idea, sorry|I'm no help there, sorry]. [One of the others may know|Best ask one of the others|Somebody else here may know].
asking ofReader !wh !either > [No, sorry|No, I'm afraid|Probably not, sorry|I don't think so, sorry|I'm afraid not]. [Go ahead without me|Don't wait for me|Don't count on me|].
asking ofReader wh > [I can't say, sorry|No answer from me on that, sorry|Nothing from me on that, sorry]. [Go ahead without me|Don't wait for me|].
asking ofReader either > [Neither, sorry|I can't say, sorry|Nothing from me on that, sorry]. [Go ahead without me|Don't wait for me|].
inviting > [I'll sit this one out|I can't make it|I won't be there][, have fun|, sorry|, enjoy].
telling > [Got it|OK|Noted][, thanks|, doesn't affect us much|, thanks for telling us].
# opt_out
[I've moved teams|I'm not on that team anymore|That's not my team anymore], [could you take me off the list|can you take me off this one|so you can leave me out of these].
[No need to copy me on this|You can leave me out of this one|I don't need to be on this one], [thanks|the others have it|thanks anyway].
[I think this wasn't meant for me|Wrong recipient, I think|Did you mean somebody else], [I'd check the list|could you check|just so you know].
`;

/** Replies to friends and family. */
export const PERSONAL_FORM_TEXT = `
# interested
choice > [Either is fine|Either works|Both are fine|Either way is fine][ with me| for me|], [thank you|just go ahead|whichever is easier for you|as you like]. [Thanks for asking|Let me know if you need anything else|].
requesting > [Of course|Sure|Yes, of course|Will do|No problem|Happy to|Gladly], [I'll see to it|I'll do that|glad to|I'll take care of it|consider it done]. [Anything else|Anything else you need]?
requesting > [Of course|Sure|Will do|Gladly], [no trouble at all|it's no trouble|glad you asked]. [Talk soon|I'll call you|I'll let you know when it's done].
permits > [Of course|Sure|Yes|Yes, of course], [go ahead|no problem|that's fine|you don't have to ask]. [Talk soon|Let me know how it goes|].
proposing !permits > [Yes|Sure|Yes, gladly|Of course|Oh yes], [sounds good|I'd like that|good idea|happy to]. [Talk soon|I'll call you|Thanks for thinking of me].
inviting > [Yes, gladly|I'd love to|Count me in|I'd like that|Of course], [thanks for asking|that sounds nice|looking forward to it|see you then].
asking > [Let me think|Good question, let me think|Let me check]. [I'll call you tonight|I'll write tonight|I'll tell you tomorrow|I'll call you about it].
telling > [So good to hear from you|Thanks for writing|So nice of you to write|Good that you wrote|Lovely to hear from you]. [I'll call you this week|Talk soon|I'll write more tonight|Let's talk this week].
# question
choice > [Either would do|Either could work|Both could work]. [Which is easier for you|Can I tell you tomorrow|Is tomorrow early enough|Which would you do]? [Thanks for asking|I just have to check first|].
requesting > [Sure|Of course|Gladly|Yes, I can do that]. [Anything else I should know|Is that all you need|Can I call you about it tonight]?
[So good to hear from you|Thanks for writing|Good that you wrote|Lovely to hear from you]. [Can I call you tonight|When can we talk|Do you have time to talk this week|Can I ring you tomorrow]?
# timing
choice > [I'll have to check first|Can't say today|I have to check that first], [I'll tell you tomorrow|you'll have an answer tomorrow|more on that tomorrow]. [Hope that's early enough|Sorry|].
requesting > [Not today, sorry|I can't today|I won't get to it today], [is tomorrow OK|would tomorrow do|tomorrow OK]?
${SHARED_TIMING}
# referral
!telling ofReader > [I have to ask at home first|That's not only up to me|I'd have to ask at home], [I'll ask tonight|let me ask tonight|I'll ask today]. [I'll call you|I'll let you know|Talk soon].
!telling !ofReader > [I'm not the one to ask|Ask one of the others|One of the others might know|The others may know more than I do]. [I've sent it on|I'll ask them to call you|I'll ask around|I'll ask them tonight].
telling > [Thank you for writing|Thanks for writing|So good that you wrote], [I'll tell the others|I'll let the others know|I'll pass it on to the others]. [They'll want to know|Talk soon].
# soft_objection
choice > [Not sure which|I can't say yet which|I don't know yet which], [let me check|I have to check first|let me think about it]. [I'll let you know|You'll hear from me tomorrow|More tomorrow].
inviting > [I'd like to|It would be nice|I'd love to], but [I don't know yet if I can|I have to check|I'm not sure I get away]. [I'll let you know|I'll call you tomorrow|I'll try].
!telling > [I'm not sure|I don't know yet|Can't say yet|Hm, not sure yet], [let me check|let me think about it|I have to ask at home first]. [I'll call you tomorrow|I'll let you know|I'll tell you tomorrow].
telling > [I don't know what to say yet|I need to think about that a little|Let me think about that]. [I'll call you|Can we talk about it|I'll call you tomorrow].
# hard_objection
choice > [Neither suits me, I'm afraid|To be honest, neither works for me|Sorry, neither is ideal for me]. [Can I call you about it|Can we talk about it|Can we talk on the phone]?
requesting > [I really can't this time, sorry|Sorry, I can't, not this time|I wish I could, but I really can't]. [I'll call you and explain|Can one of the others help|I'll make it up to you].
asking !ofReader > [Sorry, I really don't know|I honestly don't know|Not that I know of, sorry]. [Ask one of the others|I'd have told you|Talk soon].
asking ofReader > [I don't know yet, sorry|Can't say yet, sorry|I honestly can't say yet]. [I'll call you|Talk soon|I'll tell you when I know].
!telling !requesting !asking > [I'm sorry, I really can't|Sorry, it's not possible this time|I wish I could, but I really can't]. [I'll call you and explain|Sorry|I'll make it up to you].
telling > [I see that differently, you know that|I'm not sure I agree with that|I'd rather talk about that than write]. [I'll call you|Can we talk|Let's talk about it].
# not_interested
choice > [No preference|No preference|I don't mind|Up to you][, thanks|. Whatever is easier for you|. As you like|. You decide].
requesting > [I can't this time, sorry|Sorry, I can't|I won't manage it, sorry|I can't get to it, sorry]. [Maybe one of the others can|I hope you find somebody|Ask me again another time].
asking !ofReader > [Not that I know of, sorry|I don't think so, sorry|I don't know, sorry]. [Talk soon|Maybe one of the others knows|Ask one of the others|Have a good one].
asking ofReader > [I can't say, sorry|I don't know, sorry|No idea yet, sorry]. [Talk soon|Have a good one|I'll call you one of these days].
!telling !requesting !asking > [I can't, sorry|Sorry, I can't this time|It won't work for me, sorry|Not this time, sorry]. [Hope it goes well|Talk soon|Have a good one].
telling > [Thanks for writing|Thanks for telling me|Good to know]. [Talk soon|Take care|Have a good week].
# opt_out
[I think you have the wrong address|I don't think this was meant for me|Wrong address, I think], [sorry|just so you know|I hope it reaches the right one].
[I hardly read this address anymore|I'm not on this address much], [better to call me|just call me|text me instead].
`;
