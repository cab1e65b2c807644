/**
 * Answers to an email of unknown kind, or from someone the reader knows. Lines without a tag fit any email; tagged lines fit every email of
 * their form: `yes` asks a question that a yes answers, `permits` asks whether the writer may do something, `asks` wants something of any
 * kind, `telling` wants nothing. In the form that `readStock` reads.
 */
export const PLAIN_TEXT = `
# interested
choice > [Either is fine|Either works|Both are fine|Either way is fine][ with me| for me|], [thank you|just go ahead|whichever is easier for you|as you like]. [Thanks for asking|Let me know if you need anything else|].
memorial > [I was glad to be there|Of course I came|I'm glad I could be there], [I'm thinking of all of you|my thoughts are with you all|it meant a lot to me too]. [I'll come by soon|Give my love to the family|Look after yourselves|I'll call you soon].
inquiry > [Yes, gladly|Happy to help|Should be possible|Yes, that should work|Thanks for asking, yes|I think we can do that|Yes, we'd be glad to]. [Let me check and get back to you today|I'll check and write back today|I'll get back to you with the details|I'll confirm it tomorrow|I just have to check one thing here and will write back].
bereaved > [I'm so sorry|Oh no, I'm so sorry|I'm very sorry to hear this|This makes me very sad], [thank you for telling me|my thoughts are with all of you|thank you for letting me know]. [I'm thinking of you|I'll be thinking of you all|I'll call you soon|Sending you all my love].
grief > [Thank you|Thank you so much|Thanks for writing], [that means a lot|that's so kind of you|your note helps]. [I'll call you soon|We're getting by|Let's talk soon].
insult > [Rude|Not very friendly|You could say that nicely], but [I see your point|you may have a point|let's talk about it]. [What do you suggest|What would you do]?
threat > [I don't like the tone|That sounds like a threat], but [I'll hear you out|I'm listening]. [What is it you want|What do you have in mind]?
secret > [If this is real|If it's really you], [I'm happy to sort it out|I'll gladly take care of it]. [But call me first.|But prove it first.|How do I know it's you?]
!impersonal > [Thanks for writing|Thank you for writing|Thanks for getting in touch|Thanks for your email|Thank you for your email|Thanks for your message]. [I'll get back to you today|I'll get back to you tomorrow|I'll write back tonight|You'll hear from me today|I'll write back this afternoon|More from me later today|I'll write more tonight|You'll hear from me in the morning].
!impersonal > [Got your email, thanks|Got it, thank you|Thanks, got your email|Just read your email, thanks], [I'll get back to you today|I'll get back to you tomorrow|I'll write back tonight|you'll hear from me today|more from me later today|I'll write more tomorrow].
yes !requesting !suits > [Yes|Sure|Yes, sure|OK|Yes, of course|Yep|Of course|Yes, gladly], [sounds good|that sounds good|sounds good to me|happy to|fine with me|fine by me|I'd like that|good idea]. [Thanks for asking|More from me soon|I'll get back to you|I'll write more tomorrow|].
suits > [Yes, that works|That works for me|Fine with me|Yes, that's fine|That's fine|Works for me|Yes, that suits me|Should be fine]. [Thanks for asking|Let me know if anything changes|Thanks for checking|I'll keep it free|].
yes !requesting !suits > [Sounds good|Sounds good to me|Fine with me|Good idea|Happy to|Yes from me]. [Thanks for asking|More from me soon|I'll get back to you|Thanks for writing].
permits > [Yes|Sure|Of course|By all means|Yes, sure|OK|Yes, please do|Please do], [go ahead|that's fine|fine by me|fine with me|no problem|no objection]. [Thanks for asking|Thanks for asking first|].
inviting > [Yes, gladly|I'd love to|I'd like that|Gladly|Count me in|With pleasure|Yes, I'm in|Happy to], [thanks for asking|thank you for thinking of me|thanks for the invitation|that sounds nice|looking forward to it|I'm looking forward to it].
inviting > [Thanks for the invitation|Thank you for thinking of me|How nice of you to ask|Thanks for asking|That's kind of you]. [I'd love to|Yes, I'd like that|Count me in|Yes, happy to][. See you then|. Looking forward to it|].
requesting > [Sure|Of course|No problem|Yes, of course|OK|Yep|Yes], [will do|I'll do that|I'll see to it|I'll take care of it|happy to|happy to help|glad to]. [Anything else?|It's no trouble.|Let me know if that changes.|You'll hear from me.|]
requesting > [Will do|Happy to|Of course|Sure]. [Glad to help|No problem at all|Anything else you need?|You'll hear from me].
asking > [I'll get back to you on that today|I'll get back to you on this tomorrow|I'll answer that properly tonight|You'll have an answer today|You'll hear from me on that tomorrow]. [Thanks for asking|Thanks for writing|Thank you|].
telling !impersonal !broadcast > [Thank you for writing|Thanks for writing|Thank you for your email|Good of you to write|That's good of you, thank you|Thanks for taking the time to write]. [Much appreciated|I appreciate it|I'll write more soon|More soon|].
broadcast telling > [Thanks for letting us know|Thanks for telling us|Good to know, thanks|Thanks for the update|Thanks for sending this|Noted, thanks][. All clear|. I'll keep it in mind|. Much appreciated|].
impersonal telling !broadcast > [Thanks, good to know|Good to know, thanks|Thanks for the update|Noted, thanks|Thanks, noted|Got it, thanks|Thanks, read it][. That's helpful|. I'll keep it in mind|. Good that you wrote|].
impersonal linked telling > [Thanks|Good to know, thanks|Got it, thanks|Noted, thanks], [I'll have a proper look tonight|I'll have a look this week|I'll read it tonight|I'll have a look at the weekend].
# question
choice > [Either would do|Either could work|Both could work]. [Which is easier for you|Can I tell you tomorrow|Is tomorrow early enough|Which would you do]? [Thanks for asking|I just have to check first|].
memorial > [I was glad to be there|Of course I came|I'm glad I could be there]. [How are you all holding up|Can I call you this week|Is there anything I can do|Can I bring you anything]? [I'm thinking of you|].
impersonal telling > [Thanks|Noted, thanks|Got it, thanks|Good to know]. [Can I pass this on to the others here|Who can I ask about it|Is there somebody I can ask about it|Is there more to read somewhere|Can I share this with a colleague]?
inquiry > [Should be possible|Probably yes|I think so|Thanks for asking|Happy to help]. [Can I call you about it|By when do you need to know|Are you flexible if need be|Is there anything special you need|Could you leave me a number]? [Then I can tell you for sure|Then I'll check here|I'll check in the meantime].
bereaved > [I'm so sorry|I'm very sorry to hear this|Oh no, I'm so sorry]. [Is there anything I can do|Can I call you this week|Is there any way I can help|How are you all holding up]? [I'm thinking of you|Thank you for telling me|].
grief > [Thank you|Thanks for thinking of us], [that means a lot|that's kind of you]. [Can I call you this week|Do you have time to talk this week|When could we talk]?
insult > [Why so rude|Do you talk to everybody like that]? [You may have a point, so go on|Say it nicely and I'd like to hear it].
threat > [Is that a threat|What exactly do you mean by that|What is it you want]? [I'd talk about it if you explain|If you mean it seriously I'd like to hear more].
secret > [Is this real|Is this really from you|How do I know this is real]? [Happy to sort it out once I know|I'd like to help if it's real|If it's real I'll take care of it].
!impersonal > [Thanks for writing|Thanks for your email|Got your email, thanks|Just read your email, thanks]. [Can I call you about it|Can we talk about it on the phone|Can I ring you about this|Can we talk tomorrow|Do you have a minute to talk today|Is there a number I can call you on|Can I come back to you with a question or two]?
asks > [Got your email|Thanks for writing|Read it just now|Thanks for your email]. [Can I let you know tomorrow|Can I get back to you tomorrow|Can I call you about it first|Can I think about it and write again]? [I just need to check something here first|I'd like to think about it first|].
yes !requesting > [Sounds good|I think so|Probably yes|Most likely yes|Should be fine]. [Is there anything I should know first|May I ask one or two things first|Is there anything else to think of|Can I let you know for sure tomorrow]?
inviting > [Sounds good|I'd like to|Gladly|I think I can|Probably yes|Nice idea]. [Is there anything I should bring or prepare|Who else will be there|Can I let you know tomorrow|Can I confirm tomorrow]? [Looking forward to it|I'd like to be there|].
requesting > [Sure|Of course|Happy to|OK|Yes, I can do that|Glad to help|No problem|Will do]. [Is there anything else I should know|Is it urgent|Is this all you need from me|Can I come back to you if I have a question]?
asking > [Let me check that first|I'd have to look that up|Give me a moment to check]. [Can I get back to you later today|Can I get back to you tomorrow|Can I call you about it]?
telling !impersonal !friend > [Thank you for writing|Thanks for writing|Thanks for your email|Got your email, thanks]. [Can I pass it on to the others here|Can I show it to the others here|Can I call you about it|May I come back to you about it]?
telling friend > [Thank you for writing|Thanks for writing|So good that you wrote]. [Can I call you tonight|When can we talk|Do you have time to talk this week|Can I ring you at the weekend]?
# timing
choice > [I'll have to check first|Can't say today|I have to check that first], [I'll tell you tomorrow|you'll have an answer tomorrow|more on that tomorrow]. [Hope that's early enough|Sorry|].
memorial > [I was glad to be there|I'm glad I could come], [I'm away until the weekend|I'm on the road this week|it's a busy week here]. [I'll call you when I'm back|I'll call you at the weekend|I'm thinking of you all].
inquiry > [Let me check, but not this week|I can only look at it next week|We're full right now|It's our busiest time]. [I'll get back to you|Could you ask again in two weeks|I'll write as soon as I know more|Can it wait a little].
bereaved > [I'm so sorry|I'm very sorry to hear this|Oh no, I'm so sorry]. [I'm away these days|I'm on the road until the weekend|I'm traveling right now], [but I'll call you as soon as I can|but I'm thinking of you|and I'll call you when I'm back].
grief > [Thank you|Thanks for writing], [it's all a bit much right now|I can't talk yet|there's so much to do right now]. [I'll call you when things are calmer|I'll call you soon].
threat > [Pushing me won't make it faster|Threats don't speed things up]. [Not now|I'll look when I have time|Later].
secret > [I won't do anything yet|Nothing happens before I've checked this|This has to wait], [I'll ask somebody first|I'll look into it tomorrow|I want to check it first].
[I'm on the road today|I'm in meetings all day|I'm out today|Hectic day here|I'm not at my desk today|Busy day|I'm in the middle of something|Full day today], [I'll get back to you tomorrow|I'll answer tonight|more from me tomorrow|I'll write back as soon as I can|I'll look at it tonight|I'll come back to you in the morning|I'll write tomorrow morning].
[I'm away until Monday|I'm out until tomorrow|I'm off until tomorrow|I'm traveling until Monday|I'm out until Monday|I'm away until the weekend]. [I'll answer properly when I'm back.|I'll get back to you then.|More when I'm back.|I'll get to it then.|Will answer as soon as I'm back.]
[Seen it|Read it|Got it|Saw this|Got your email|Read your email], [but I can't answer properly right now|no time to answer properly yet|but it has to wait a little|but I'm in the middle of something]. [I'll come back to you.|I'll get back to you tomorrow.|More later.|I'll write tonight.|I'll write tomorrow.]
inviting > [I'd like to|Gladly|Nice idea|I'd love to], but [I have too much on right now|it's a bad time for me|I'm away a lot at the moment|it's a full month]. [Another time, gladly|Maybe next time|Next time, I hope|I'd be glad to another time].
# referral
memorial > [I was glad to be there|I'm glad I could come], [I'll tell the others that you wrote|I'll pass your words on to the others|I'll let the others know]. [They're thinking of you too|They asked after you].
inquiry > [A colleague looks after that|That's done by a colleague|I'm not the one for that, a colleague is|My colleague can tell you]. [I've passed it on|I've forwarded your email|They'll write to you|You should hear from them soon].
bereaved > [I'm so sorry|I'm very sorry to hear this]. [I'll tell the others|I'll let the others know|I'll pass it on to everybody here], [they'll want to write to you|they'll want to know|they'll be thinking of you].
grief > [Thank you|Thanks for writing], [I'll tell the family|I'll pass it on to the others]. They'll be [glad to hear from you|touched].
threat > [I've passed this on|Forwarded] to [somebody who deals with things like that|the people who handle threats].
secret > [I've passed this on to somebody who checks such things|I've forwarded this to somebody who deals with these|Not mine to answer, I've forwarded it]. [They'll take it from here|They'll look at it].
ofReader asking !friend > [You'll have my answer today|My answer comes later today|I'll answer you later today|You'll hear from me today]. [I've sent it on to a colleague as well|I've shown it to a colleague too|I've passed it on to a colleague as well|A colleague has it now too].
ofReader !asking !friend !inviting !telling > [That isn't up to me alone|That's not only up to me|I don't decide that on my own], [I have to ask first|let me ask first|I'd have to ask first]. [I'll get back to you.|Give me a day or two.|You'll hear soon.|I'll let you know.]
!ofReader !friend !inviting !telling > [I'm not the right person for this|I'm the wrong one for this, I think|That's not for me to say|Somebody else here knows that better|I don't look after this myself|A colleague is better placed for this|This is more for a colleague], [I've passed it on|I've forwarded your email|so I've sent it on|I'll pass it on|I've forwarded it|I've sent it on]. [You'll hear from them.|They'll get back to you.|Give it a day or two.|They should be in touch.|]
ofReader friend !inviting !telling > [I have to ask at home first|That's not only up to me|I'd have to ask at home], [I'll ask tonight|let me ask tonight|I'll ask today]. [I'll call you.|I'll let you know.|Talk soon.]
!ofReader friend !inviting !telling > [I'm not the one to ask|Ask one of the others|One of the others knows better than I do|The others know more about that than I do|I'm the wrong one for that]. [I've sent it on.|I'll pass it on.|I'll ask them to call you.|I'll ask around.|I'll tell them tonight.]
inviting > [I can't make it myself|It won't work for me|I'm not free myself|I can't myself], but [I've passed it on|somebody else might like to|I'll ask the others|I'll ask around|I know somebody who might]. [They'll let you know|I'll let you know|You'll hear from them|].
telling !friend > [Thanks, I've passed this on to|I've forwarded this to|Passing this on to|I've shown this to] [the others here|my colleagues|everybody here|my colleagues here][. Thanks for writing|. Thank you for writing|].
telling friend > [Thank you for writing|Thanks for writing|So good that you wrote], [I'll tell the others|I'll let the others know|I'll pass it on to the others]. [They'll want to know|Talk soon|].
# soft_objection
choice > [Not sure which|I can't say yet which|I don't know yet which], [let me check|I have to check first|let me think about it]. [I'll let you know|You'll hear from me tomorrow|More tomorrow].
asking > [I'd have to check|Not sure, to be honest|I don't know offhand|I'd have to look]. [I'll let you know|Let me check|Give me a day or two|I'll get back to you].
memorial > [I was glad to be there|I'm glad I could come], but [I still don't know what to say|I never know what to say|I wish I had found better words]. [I'm thinking of you|I'll call you|Thinking of all of you].
impersonal telling > [Not sure about this yet|Hm, not sure about this|Hm, I'm not sure about it|Not sure what to make of it|I'm not quite sure about this], [I need to think about it|I'd like to think about it|I may be wrong, though|I'd like to talk about it first|give me a day or two].
inquiry > [I'm not sure we can do that|That could be difficult|Not sure that works here|Hm, might be hard on our side], [but let me check|I'd have to ask|let me think about it]. [I'll let you know|I'll get back to you|Give me a day or two].
bereaved > [I'm so sorry|I'm very sorry to hear this]. [I don't know what to say|I wish I could do something|I don't know yet when I can come by], [but I'm thinking of you|but I'll call you].
grief > [Thank you|It's kind of you], but [I'm not ready to talk yet|I'd rather be quiet for now|I don't know what I need]. [Give me some time|I'll call you].
insult > [No need to be rude|You could say that nicely|Mind your tone], [then we can talk|and I might listen|and I may think about it].
threat > [I don't like the threat|That reads like a threat]. [Say plainly what you want and I may answer|What is it you want|Explain yourself].
secret > [Something looks off here|This looks odd to me|That doesn't look right], [I'd need proof first|I'd have to hear it by phone|so I'm careful]. [Call me if it's real|Maybe I'm wrong].
!impersonal > [Hm, not sure what to say|Not sure what to say yet|I don't know what to say yet|I don't quite know what to answer|I'm not sure what to answer yet|Not sure yet what to say to this]. [Let me think about it.|Give me a day or two.|Let me sleep on it.|I'll think it over.|I need to think it over.|I'd like a day to think.|Can we talk about it?|I'd need some time.]
asks !asking !proposing !calling > [Hm,|Hmm,|I see, but|To be honest,] [I have my doubts|I'm hesitant|I'd rather not promise anything yet|I'm not sure I can|I can't promise anything]. [Let me think about it.|Give me a day or two.|I'll let you know.|I'll get back to you.]
asks proposing > [Hm,|Hmm,|I see, but|To be honest,] [I have my doubts|I'm hesitant|I'm not sure about it|I'm not sure it suits me|I'm in two minds]. [Let me think about it.|Give me a day or two.|I'll let you know.|I'd like to sleep on it.]
inviting > [Would be nice|I'd like to|Nice idea|It does sound good], but [I'm not sure I can|I can't promise|I'd have to see|I don't know yet if I can]. [Let me check|I'll let you know|I'll try].
# hard_objection
choice > [Neither suits me, I'm afraid|To be honest, neither works for me|Sorry, neither is ideal for me]. [Can I call you about it|Can we talk about it|Can we talk on the phone]?
memorial > [Forgive me|I'm sorry], [I can't write about it yet|I can't talk about it yet|it's too soon for me]. [I'm thinking of you|I'll call when I can|I hope you understand].
impersonal telling > [This doesn't concern me|This is nothing for me|I have no use for this|This isn't for me], [so please leave me out of it|so please don't send me more|and that won't change].
inquiry > [We don't do that|That isn't possible here|We can't do that|Sorry, we never do that], [and that won't change|so please ask elsewhere|and there's no way around it]. [Sorry|I know it's not what you hoped for|].
bereaved > [I'm sorry for your loss|I'm so sorry for your loss], but [I can't talk about it right now|I'd rather not talk about it now|I can't be much help right now]. [I hope you understand|I wish you strength|My thoughts are with you].
grief > [Please give us some peace right now|I want to be left alone for now|I can't talk about it]. [I hope you understand|Maybe later].
insult > [You insult people and expect an answer|That was rude]. [Here it is: no|The answer is no].
threat > [I don't respond to threats|Threats don't work here]. [No|The answer is no|It's no].
secret > [I don't send money or details to strangers|I don't do that on the word of an email|Nobody gets that from me by email]. [Please stop|Forget it|I've reported it].
asking !ofReader > [I'd rather not answer that, sorry|I'm afraid I can't answer that|I can't help you with that, sorry]. [I hope you understand|Please leave it there|I'd rather leave it there].
asking ofReader wh > [I'd rather not, sorry|I have to pass, sorry|I have to pass on that one], [and that won't change|so please go ahead without me|so please don't count on me]. [I hope you understand|].
asking ofReader !wh > [No, I'm afraid|Sorry, no|I'm afraid not], [and that won't change|so please plan without me|and I mean it]. [I hope you understand|Sorry|].
asks !asking > [No, I'm afraid|Sorry, no|No, and sorry to be so short|I'm afraid it's a no|The answer is no|I have to say no|It has to be a no|No from me]. [That won't change.|I won't change my mind.|Please leave it there.|That's settled for me.|I'd rather leave it there.|I hope you understand.|Sorry to be blunt.]
yes !requesting !suits > [I don't want that|That's not for me|I'd rather not, and I mean it|It's not something I want]. [Sorry to be blunt.|Please leave it there.|That won't change.|I hope you understand.|Nothing will change that.]
inviting > [I won't be there|That's not for me|I'd rather not|No, I won't be coming|I have to say no], [and that won't change|so please don't count on me|so please plan without me]. [Sorry to be blunt|Sorry|I hope you understand|].
telling !impersonal > [That's not for me|That's nothing for me|I don't want that|It's a no from me|No from me], [sorry|and that won't change|so please leave it there|and I mean it]. [I hope you understand|Sorry to be blunt|].
# not_interested
choice > [Neither, sorry|No to both, sorry|Neither, I'm afraid|Neither works for me, sorry][. All the best|. Thanks for asking|].
memorial > [No need to thank me|You don't have to thank me|Please don't thank me], [I was glad to be there|of course I came|I wouldn't have missed it][. Take care|. Thinking of you|].
impersonal telling > [Not needed, thanks|No need for it, thanks|I don't need this, thanks|Thanks, but I don't need it|Not something I need|No need, thank you][, sorry|. All the best|].
inquiry > [Sorry, that's not possible|I'm afraid not|Can't help with that|No, sorry, not here|Not with us, I'm afraid|We can't help you there][. Good luck|. Hope you find something|, but thanks for asking|. All the best|].
bereaved > [I'm sorry for your loss|I'm so sorry for your loss][. My thoughts are with you|. I wish you strength|. I can't say more right now].
grief > [I'd rather not talk about it|I don't feel like talking], [but thank you|thank you all the same].
insult > [Charming|Rude]. [No|Pass|No thanks].
threat > [Nice threat|Charming]. [No|Pass|No thanks].
secret > [Not sending anything|You won't get that from me|I'm not doing that][, sorry|. Deleted|. No].
asking !ofReader > [I don't know, sorry|I'm afraid I don't know|I can't help you there, sorry][. All the best|. I hope you find out|. Somebody else here may know||].
asking ofReader wh !friend > [I'll pass on that one|I'll pass this time|Not this time|I'd rather not][, thanks|, sorry|, I'm afraid|. All the best|. Sorry].
asking ofReader !wh !friend > [No, sorry|I'm afraid not|No, I'm afraid|Not really, sorry|No, not this time][. All the best|. Sorry|. Thanks for asking||].
asking ofReader friend > [I can't say, sorry|I don't know, sorry|No idea yet, sorry][. Talk soon||. I'll call you].
asks !asking !requesting > [No, sorry|Sorry, no|I have to say no|I'm afraid it's a no|I'd rather not|Not this time][. Sorry|. All the best|. I hope you understand||].
requesting > [I'm afraid I can't|I can't help with this one|I'm afraid it's a no|I can't help you there|No, sorry][. Sorry|. All the best|. I hope you understand||].
yes !requesting !suits > [No, thanks|No, thank you|Thanks, but no|I'd rather not|I'll say no|Rather not|Not this time][, sorry|, I'm afraid|, but thanks for asking|. Sorry|].
suits > [That doesn't work for me|I'm afraid that doesn't work|It doesn't suit me|That won't work for me][, sorry|, but thanks for asking|. Sorry|].
inviting > [I can't make it|I can't this time|It won't work for me|I'll have to pass|Not this time][, sorry|, but thanks for asking|, I'm afraid|, but thank you for thinking of me|].
telling !impersonal > [Not for me|Nothing for me|That's not for me|I'll leave it at that|I'd rather leave it there|I'll pass][, sorry|. Thanks for writing, though|, but thanks for writing|, thanks|. Sorry|. All the best].
# opt_out
friend > [I hardly read this address anymore|I'm not on this address much|I rarely look at this address], [better to call me|just call me|text me instead|my phone is better].
memorial > [I hardly read this address anymore|I'm not on this address much], [better to call me|just call me|text me instead].
!friend !memorial !grief !bereaved > [Please don't write to me again|Please stop writing to me|Please don't email me about this again|Please don't write to me about this again|Please stop emailing me|Don't write to me again, please|Please don't contact me again][, thanks|. Thanks|].
!friend !memorial !grief !bereaved > [Please delete my address|Delete my address please|Please take my address off|Please remove my address|Remove my address please][, thanks|. Thanks|].
!friend !memorial > [Wrong address|Wrong person|I think you have the wrong address|I think this went to the wrong address], [please don't write again|remove me please|please delete it].
`;
