/**
 * Answers to anything from somebody who knows the reader, and to an email whose sender and purpose are uncertain. Only its form is known:
 * it tells, asks, requests, invites or proposes something. Each line is short, answers that form, and is true whatever the email is about.
 * In the form that `readStock` reads.
 */
export const ANY_FORM_TEXT = `
# interested
giveWeek giveName > [The second week would suit us|The first week is best|Any week but the last|The third week, if you can]. [Ask for me|<me> is the name to ask for|I'll be here, ask for me].
giveWeek !giveName > [The second week would suit us|The first week is best|Any week but the last|The third week, if you can][.|, thanks.|, <sender>.]
giveDay !giveWeek giveName > [Tuesday morning|Thursday afternoon|A Wednesday morning|Any Tuesday morning|A Thursday afternoon] [suits us|is best|would be fine]. [Ask for me|I'll let them in|I'll be here, ask for me].
giveDay !giveWeek !giveName > [Tuesday morning|Thursday afternoon|A Wednesday morning|Any Tuesday morning|A Thursday afternoon] [suits us|is best|would be fine][.|, thanks.|, <sender>.]
giveName !giveDay !giveWeek > [Ask for me|That's me, ask for me|I'm the one to ask for][.|, thanks.|, <sender>.]
order !whoCan > <order>.
number !telling > [Best to call the office|The office number is best|Call the office number], [mornings are best|any time before five|I'm in all week|ask for me].
sorry !offering > [No problem|No worries|Don't worry about it|It happens|These things happen|No harm done], [thanks for letting me know|thanks for telling me|thanks for the note|all fine here].
telling puzzling > [I don't follow|I don't understand this|You've lost me], [but I like it|though it made me smile|but tell me more].
news telling !sorry !puzzling > [Thanks for letting me know|Thank you for telling me|Good of you to tell me|Kind of you to let me know][.|, <sender>.|. Glad you wrote.|. All the best from here.]
ifProblem > [That's fine for us|No problem here|That works for us|Fine with us|That suits us too][.|, thank you.|, thanks for telling us in good time.|, <sender>.]
changeDate telling !ifProblem !sorry !puzzling > [Noted for <changeDate>|Noted, from <changeDate> then|Thanks, <changeDate> is in the calendar|OK, from <changeDate>|Got it, from <changeDate>][.|, thank you.|, thanks for letting us know.|, <sender>.]
telling !news !ifProblem !sorry !puzzling > [Noted, thank you|Noted, thanks|Got it, thanks|Good to know, thanks|OK, thanks|OK, noted|Thanks, I've made a note of it][.|, <sender>.]
requesting instructs !sorry willDo > [Noted|OK|Thanks|Got it|Understood|Thanks for letting us know|Fine], I'll <willDo>[.|, thanks.|, <sender>.]
requesting instructs !sorry !willDo > [Noted, will do|OK, will do|Will do|Got it, will do|Understood, will do|Thanks, will do|OK, noted, thanks][.|, <sender>.]
business requesting !instructs !sorry !whoCan > [Thanks, I'll get back to you on all of it|Got it, I'll come back to you on this|Thanks, I'll look into it and come back to you|I'm on it, you'll hear from me|Thanks, I'll go through it and let you know] [today|tomorrow|this afternoon|by tomorrow][.|, <sender>.]
!business requesting !instructs !sorry !whoCan > [Yes, will do|Sure, will do|Will do|No problem, leave it with me|Sure, leave it with me|Yes, no problem|Of course|Happy to][.|, <sender>.]
whoCan > [I can|I can do it|I'll do it|Put me down|I'm happy to][.|, no problem.|, if nobody else wants to.|, <sender>.]
choice !whoCan > <choice>, please.
choice !whoCan > <choice> [is fine for me|for me, please|is better for me|is best here|would be better].
choice !whoCan > I'd [say|go for] <choice>[.|, thanks.|, <sender>.]
asking either !choice !order !whoCan > [Either is fine by me|Whichever is easier for you|Either, I don't mind|I don't mind either way|The first one, please][.|, thanks.|, <sender>.]
asking wh dayAsked > [Thursday would be good|Any morning is fine|Friday is best|Wednesday works for me|Thursday, if I can choose|Any day but Monday][.|, thanks.|, <sender>.]
asking wh whenAsked > [Tomorrow|By tomorrow|Tomorrow afternoon|By the end of the week|In a day or two][, I think|, I hope|, if all goes well|, as it looks now].
asking wh !dayAsked !whenAsked !whoCan !either > [I'll check and let you know|Let me check, I'll get back to you|I'll look it up and let you know|I'll find out and let you know|Let me look, I'll get back to you today][.|, <sender>.]
asking !wh !either !choice ofReader !whoCan > [Yes|Yes, I think so|I think so, yes|Yes, as far as I know][.|, <sender>.]
asking !wh !either !choice !ofReader !whoCan > [I think so|I think so, yes|Probably, yes], [I'll check and let you know|let me make sure|but I'll check|let me double-check].
inviting > [Yes, count me in|I'll be there|I'd love to|Yes, I'm coming|Count me in|Yes, gladly|I'd love to come][.|, thank you.|, looking forward to it.|, <sender>.]
!telling !requesting !asking !inviting !either !whoCan > [Yes please|Yes, that's fine|Fine with me|That's fine, thank you|Yes, that works|OK with me|Yes, go ahead|Yes, gladly][.|, <sender>.]
!telling !requesting !asking !inviting either !choice !whoCan > [Either is fine|Whichever is easier for you|Either works for me|I don't mind either way|Either is all right][.|, thanks.|, <sender>.]
# question
giveWeek giveName > [Would the second week do|Is the first week all right|Does it have to be that month]? [They can ask for me|I'm the one to ask for|Ask for me].
giveWeek !giveName > [Would the second week do|Is the first week all right|Does it have to be that month]?
giveDay !giveWeek giveName > [Would a Tuesday morning do|Is a Thursday afternoon all right|Could they call before they set off|Can I change the day later if I have to]? [They can ask for me|I'll let them in|Ask for me].
giveDay !giveWeek !giveName > [Would a Tuesday morning do|Is a Thursday afternoon all right|Can I change the day later if I have to]?
giveName !giveDay !giveWeek > [It'll be me|Ask for me]. [Could they call before they set off|Can they call the day before]?
order !whoCan > [Can I tell you tomorrow|When do you need to know]? [<order>, I think|Probably <order>].
sorry !offering > [No problem|No worries|Thanks for telling me]. [Is everything else all right|Anything I need to do|Do you need anything from me|Is there anything I should do]?
telling puzzling > [What is this about|What does that mean|Is this meant for me|What are you trying to tell me]?
news telling !sorry !puzzling > [Thanks for letting me know|Thank you for telling me|Good of you to tell me]. [How are things with you|How are you|Is there anything I can do]?
ifProblem > [That should work|Probably fine for us|Should be all right here]. [Can I let you know tomorrow|Is it all right if I check here first|Will it stay like that|Can we change it later if we have to]?
telling !news !ifProblem !sorry !puzzling > [Noted|Got it|OK, noted|OK, thanks]. [Is there anything I need to do|Do you need anything from me|Do I need to do anything|Anything else I should know|Is there anything to pass on here]?
requesting instructs !sorry willDo > [Noted|OK|Got it], I'll <willDo>. [Who do I call if there's a problem|Is the rest as before|Will you remind us closer to the date|Is there anything else I need to do]?
requesting instructs !sorry !willDo > [OK|Noted|Will do|Got it]. [Who do I call if there's a problem|Is the rest as before|Will you remind us closer to the date|Is there anything else I need to do]?
requesting !instructs !sorry !whoCan > [Probably yes|I think so|Should be possible]. [Can I tell you tomorrow|Can I check first|Can I let you know tomorrow]?
requesting delivers !instructs !whoCan !sorry > [Sure|Yes, no problem|OK|Happy to]. [When do you need it by|Can I do it tomorrow]?
whoCan > [I might be able to|Possibly|I could, I think]. [Has anyone else offered|Can I tell you tomorrow|When do you need to know]?
choice several !whoCan > [Any of them could work|I could do any of those]. [Which one is easier for you|Which is better for you|When do you need to know]?
choice !several !whoCan > [Either could work|Both could work]. [Which one is easier for you|Which is better for you|When do you need to know]?
asking !choice !whoCan > [Can I tell you tomorrow|Can I get back to you tomorrow|When do you need to know|Can I let you know tomorrow]? [I'd have to check|I need to check first|Let me check first].
inviting > [I'd like to|Sounds nice|I'd love to]. [Can I tell you tomorrow|When do you need to know|Is it all right if I come a bit late|Can I let you know tomorrow]?
!telling !requesting !asking !inviting either !whoCan > [Either is fine|Either would do|I don't mind]. [What do the others want|When do you need to know|Which is easier for you]?
!telling !requesting !asking !inviting !either !whoCan > [That could work|Probably fine|Could be fine|I think so]. [Can I tell you tomorrow|When do you need to know|Is it all right if I let you know tomorrow|Can I check first]?
# timing
giveWeek > [I'll give you a week once I've seen the rota|I'll come back to you with a week|I need to see who's in first], [a few days, I'd think|on Monday|next week].
giveDay !giveWeek > [I'll give you a day once I've seen the rota|I'll come back to you with a day|I need to see who's in first], [a few days, I'd think|on Monday|next week].
sorry !offering > [No problem|No worries|Don't worry about it|It happens]. [Busy day here, more soon|On the road today, more soon|In meetings all day, more soon|I'll get back to you tomorrow].
news telling !sorry > [Thanks for telling me|Thank you for letting me know]. [Busy day here, more soon|Busy week here, I'll write properly soon|On the road today, more from me soon|I'll write properly over the weekend].
ifProblem > [I need to check here first|I'll have to look at our week first|I need to look at what we have planned], [I'll tell you tomorrow|you'll hear from me in a day or two|I'll let you know this week].
telling puzzling !sorry > [Busy day here|In meetings all day|On the road today], [I'll look at it tomorrow|more tomorrow|I'll read it again tomorrow].
telling !puzzling !news !ifProblem !sorry > [Only just seen this|Sorry, only saw this now|Busy day here|On the road today|In meetings all day|Out of the office today], [but noted, thanks|but I've seen it|I'll look at it tomorrow|I'll see to it tomorrow|I'll get to it when I'm back|more tomorrow].
requesting instructs broadcast !sorry > [Only just seen this|Sorry, only saw this now|On the road today|In meetings all day], [but noted|but I've seen it|but I'll keep it in mind][.|, thanks.|, <sender>.]
requesting instructs !broadcast !sorry !deadline !priced > [Noted|OK|Seen it], [I'll see to it tomorrow|I'll get to it this week|I'll do it tomorrow|I'll see to it when I'm back]. [Busy day here|In meetings all day|On the road today|].
requesting !instructs !sorry !whoCan > [Not today, sorry|I can't get to it today|Today's full, sorry|It'll have to wait a bit, sorry]. [Is tomorrow OK|Is tomorrow morning all right|Can it wait until tomorrow|Would tomorrow do]?
asking !whoCan > [Can't say yet|I don't know yet|Not sure yet|In meetings all day], [I'll let you know tomorrow|I'll tell you tomorrow|I'll get back to you tomorrow|I'll know more tomorrow]. [Sorry|].
whoCan > [I'll know tomorrow|I can tell you tomorrow|I don't know my plans yet|Not sure I'm free yet], [I'll let you know|I'll tell you then|sorry].
inviting > [I can't then, sorry|I'm away then, sorry|Bad timing, I'm away|I've got something else on then, sorry]. [Next time|Another time, I hope|Maybe next time|Next time, gladly].
seeksLeave !telling !requesting !asking !inviting !whoCan > [I can't say today|I need to check first|I can't tell you yet], [sorry|I'm afraid]. [You'll hear from me this week|I'll let you know tomorrow|I'll get back to you in a day or two].
!seeksLeave !friend !telling !requesting !asking !inviting !whoCan > [Not right now|Not this week|Not at the moment], [sorry|I'm afraid]. [Maybe in a few weeks|Ask me again in a week or two|Maybe another time|Ask me again later].
# referral
news telling > [Thanks for letting me know|Thank you for telling me], [I'll pass it on here|I'll tell the people who know you|I'll spread the word].
telling !news > [I've passed this on|I've forwarded this|I'll pass this on] to [everybody it concerns|the people it concerns|everybody who needs to know][.|, thanks.]
requesting instructs broadcast !sorry > [Thanks|Noted|Got it], [I'll make sure the others here know|I'll tell the others here|I'll remind my people][.|, <sender>.]
requesting !broadcast !sorry > [I can't do that myself|That isn't something I do myself|I don't handle that myself], [but I've passed it on|but I've forwarded it to a colleague|so I've passed it to a colleague|but I'll ask a colleague].
asking !ofReader choice > [I'll have to ask someone first|I need to check with someone first|A colleague plans that, I'll ask], [then I'll let you know|I'll get back to you today].
asking ofReader > [I'll have to ask someone first|Let me ask a colleague first|I need to check with someone first|I'd have to ask first], [then I'll let you know|I'll get back to you].
whoCan > [I can't, but|Not me, but] [I'll ask around|I'll ask my team|someone else here might, I'll ask][.|, <sender>.]
asking !ofReader !whoCan !choice > [I don't know, but the office should|Best ask the office|Better ask the office|The office should know|A colleague will know, I've forwarded it|I've asked a colleague who should know][.|, <sender>.]
inviting > [I can't, but I'll tell the others|I can't make it, but I've passed it on|Not me, but I'll ask the others|I can't come, but someone else here may like to][.|, <sender>.]
!friend !telling !requesting !asking !inviting !whoCan > [I'll have to ask someone first|Let me ask a colleague first|It isn't only up to me|I have to check with someone first]. [I'll let you know|I'll get back to you|You'll hear from me].
# soft_objection
giveWeek > [None of them is great|It's a bad month for us], but [the second week if I had to pick|the first week if it has to be]. [Ask for me|].
giveDay !giveWeek > [None of it is ideal|It's a bad time for us], but [a Tuesday morning if I had to pick|a Thursday afternoon if it has to be]. [Ask for me|].
sorry > [OK, thanks for telling me|Thanks for the note|All right, thanks]. [I did wonder what had happened|I was wondering|Not ideal, but never mind|Please let us know sooner next time].
news telling !sorry !burden > [Thanks for telling me|Thank you for letting me know]. [It may be a while before I can write properly|I don't know yet when I can write properly|I'm not sure what to say, but I'm glad you wrote].
ifProblem > [Not ideal, but we'll manage|It's not great for us, but we'll live with it|We'd rather keep it as it was, but we'll manage|It could be tight for us, but we'll try it].
telling !news !ifProblem !sorry !burden > [OK, noted|Noted|OK, thanks], [though I'll have to see what it means for us|I'll have to see how it works out|though I'm not sure yet what to make of it].
telling !ifProblem !sorry burden > [OK, noted|Noted|OK, thanks]. [Not ideal, but we'll manage|It doesn't make things easier, though|Not great news, but there we are|Not what I'd hoped for, but we'll manage].
requesting instructs !broadcast !sorry !burden > [OK|Noted|OK, noted|Thanks, noted], but [please remind me closer to the date|I can't promise I'll get to it at once|please bear with me, it's a busy time|it may take me a day or two].
requesting instructs !sorry !burden > [OK|Noted|Will do]. [I hope it goes smoothly|One more thing to remember, but fine|Let's see how it works out].
requesting instructs !sorry burden > [OK|Noted|Will do], but [it makes things harder for us|it won't be easy|it's more work for us|it comes at a bad time|I'd have liked more notice].
requesting !instructs !sorry !whoCan > [I'll try|I'll do what I can|I'll see what I can do], but [I can't promise|it's a busy week|no promises|it may take me a while].
whoCan > [I could, if nobody else can|Only if you're really stuck|I could if I had to|If there's really nobody else].
choice several !whoCan > [None is ideal|They're all a bit tricky|None is great], but <choice> [at a push|if it has to be one of them].
choice !several !whoCan > [Neither is great|Neither is ideal|Both are tricky], but <choice> [at a push|if it has to be one of them].
asking either !choice > [Neither is ideal, to be honest|Neither, really|I'm not crazy about either]. [Can I think about it|Let me think about it|].
asking wh whenAsked > [Not before next week|Not this week|It'll be a while|Not for a week or two], [I think|I'm afraid|sorry].
asking wh !ofReader !whenAsked !whoCan !either !choice > [Hard to say offhand|I don't know offhand|Not sure offhand], [sorry|I'd have to look|let me look].
asking wh ofReader !whenAsked !whoCan !either !choice > [I'd have to look|I'd need to check|Can't say off the top of my head], [and I'm not in today|and it's a busy week|so it may take a day or two].
asking !wh !either !choice ofReader !whoCan > [Not sure|I'm not sure|Not sure yet|Hm, not sure], [let me check|I'll have to check|I'd have to check first|I need to look].
asking !wh !either !choice !ofReader !whoCan > [Not as far as I know|Not that I know of|I don't think so], [I'd have to check|but I'll check|but let me check].
knows asking !wh !either !ofReader !whoCan > [I don't know offhand|Not offhand|I doubt it], [I can ask around|let me ask the others|I'd have to check].
inviting > [I'd love to, but|I'd like to, but|Sounds nice, but] [I'm not sure I can get away|it's a busy week|I may be away|I can't promise]. [I'll let you know|].
seeksLeave !telling !requesting !asking !inviting !either !whoCan > [I'm not sure we can|It may be difficult|I'm not sure that works|That could be tricky], [sorry|but I'll see what I can do|but I'll check|I'm afraid].
!seeksLeave !telling !requesting !asking !inviting !either !whoCan > [I'd rather not|Probably not|Not really keen], [sorry|to be honest|if that's OK|I'm afraid].
!telling !requesting !asking !inviting either !whoCan > [Neither is ideal, to be honest|Neither really suits me|Both are a bit tricky]. [Is there another way|Anything else possible|Is there a third option]?
# hard_objection
giveWeek > [I'm not happy about this|That doesn't suit us at all]. [Please call me before you book anything|Call me before anybody comes].
giveDay !giveWeek > [I'm not happy about this|That doesn't suit us at all]. [Please call me before you book anything|Call me before anybody comes].
!business sorry > [I was a bit put out, to be honest|It was a nuisance, to be honest|I wasn't pleased, to be honest|It did upset my day, to be honest][.|, <sender>.|. But never mind.]
business sorry > [That shouldn't happen|That really shouldn't happen|This can't happen again|Please make sure it doesn't happen again][.|, <sender>.]
telling puzzling > [This isn't for me|I don't know what this is|This has nothing to do with me], [please check who you send these to|please check your list|so please leave me out of it|please check].
news telling !sorry !puzzling > [Thanks for telling me|Thank you for letting me know]. [It's a bad time here, so only this for now|I can't do much about it right now, sorry|I can't say more just now, sorry].
ifProblem > [That doesn't work for us|That's a problem for us|That won't work here, I'm afraid]. [Can you call me|Can we talk about it|What else could you do|Is there another way]?
telling !news !ifProblem !sorry !puzzling !burden > [Noted|Seen it|OK, read it], but [it makes no difference to us|it doesn't change anything for us|that doesn't change anything here|it won't make a difference here][.|, <sender>.]
telling !news !ifProblem !sorry !puzzling burden > [That's a nuisance, to be honest|I'm not happy about this, to be honest|Can't say I'm pleased about this|Not what I wanted to hear, to be honest][.|, <sender>.]
requesting instructs broadcast !sorry > [That's a bad time for me|That'll be difficult for me|That's not easy for my team][, I'm afraid|, to be honest|]. [Can we talk?|Can you call me?]
requesting instructs !broadcast !sorry > [That's difficult for us|That'll be difficult here|That's going to be hard for us|That's not easy for us][, I'm afraid|, to be honest|]. [Can we talk?|Can you call me?|Please give me a call.]
business requesting !instructs !sorry !whoCan > [I'm afraid we can't do it quite like that|I don't think we can do it like that|We can't do all of it as it stands, I'm afraid|That will be hard for us as it stands]. [Can I call you about it|Can we talk about it on the phone|Can you give me a call|Can I call you today]?
!business requesting !instructs !sorry !whoCan > [Sorry, I can't|I can't do that, sorry|I'm afraid I can't|No, sorry, that's not possible][.|, <sender>.]
whoCan > [I can't, sorry|Not me, I'm afraid|I can't do it, sorry][.|, <sender>.]
choice several !whoCan > [I can't do any of those, sorry|None of them works for me, sorry|None of those, I'm afraid][.|, <sender>.]
choice !several !whoCan > [I can't do either, sorry|Neither works for me, sorry|Neither, I'm afraid][.|, <sender>.]
asking either !choice > [Neither, I'm afraid|Neither, sorry|Neither works for us, sorry][.|, <sender>.]
asking wh whenAsked > [Not any time soon|Not this month|Not for some time], [I'm afraid|sorry][.|, <sender>.]
asking wh !ofReader !whenAsked !whoCan !either !choice > [I don't know, sorry|I don't know, I'm afraid|No idea, sorry|I couldn't tell you, sorry][.|, <sender>.]
asking wh ofReader !whenAsked !whoCan !either !choice > [I can't say, sorry|I can't say, I'm afraid|I can't tell you that yet, sorry|I can't answer that yet, sorry][.|, <sender>.]
asking !wh !either !choice ofReader !whoCan > [No, sorry|No, I'm afraid not|I'm afraid not|No, I don't think so][.|, <sender>.]
asking !wh !either !choice !ofReader !whoCan > [Not as far as I know, sorry|No, I'm afraid not|No, sorry][.|, <sender>.]
knows asking !wh !either !ofReader !whoCan > [No idea, sorry|I don't know, sorry|I'm afraid I don't know]. [You could ask the others|One of the others may know|Ask the others].
inviting > [Sorry, I can't come|I won't be there, sorry|I can't make it, sorry|I'm afraid I can't come][.|, <sender>.]
!telling !requesting !asking !inviting !either !whoCan > [No, sorry|Sorry, no|That doesn't work for me|I'm afraid that doesn't work][.|, <sender>.]
!telling !requesting !asking !inviting either !whoCan > [Neither works, sorry|Neither works for me, I'm afraid|Sorry, neither is possible][.|, <sender>.]
# not_interested
giveWeek > [Noted|OK, seen]. [A colleague will give you a week|The office will come back to you with a week].
giveDay !giveWeek > [Noted|OK, seen]. [A colleague will give you a day|The office will come back to you with a day].
sorry > [OK, thanks|Fine, thanks for telling me|OK, noted|All right, thanks][.|, <sender>.]
news telling !sorry > [Thanks for telling me|Thanks for letting me know|Thank you, noted][.|. All the best.|, <sender>.|. Good luck with everything.]
ifProblem > [Fine|OK|Noted], [no problem here|that's fine|that's fine with us|we'll manage][.|, thanks.|, <sender>.]
telling !news !ifProblem !sorry > [Noted|OK, noted|Seen, thanks|OK, thanks][.|, nothing from my side.|, <sender>.]
requesting instructs !sorry > [OK, noted|Noted|Seen, thanks|OK, seen|Noted, thanks][.|, <sender>.]
business requesting !instructs !sorry !whoCan > [I'm not sure we can this time, sorry|It doesn't look good this time, sorry|I doubt we can this time, I'm afraid]. [A colleague will call you about it|I've asked a colleague to call you|Please call our office about it].
!business requesting !instructs !sorry !whoCan > [I can't this time, sorry|Sorry, not this time|I can't, sorry|I won't get to it, sorry][.|, <sender>.]
whoCan > [Not me, sorry|I can't that day, sorry|I'm out, sorry][.|, <sender>.]
choice several !whoCan > [None of those for me, sorry|I can't do any of them, sorry|None of them works here, sorry][.|, <sender>.]
choice !several !whoCan > [Neither for me, sorry|I can't do either, sorry|Neither works here, sorry][.|, <sender>.]
asking either !choice > [Neither, thank you|Neither, sorry|Neither for me][.|, <sender>.]
asking wh whenAsked > [Not this month, sorry|Not any time soon, sorry|I can't say yet, sorry][.|, <sender>.]
asking wh !ofReader !whenAsked !whoCan !either !choice > [I don't know, sorry|No idea, sorry|I can't say, sorry][.|, <sender>.]
asking wh ofReader !whenAsked !whoCan !either !choice > [I can't say, sorry|Can't say yet, sorry|I can't tell you yet, sorry][.|, <sender>.]
asking !wh !either !choice ofReader !whoCan > [No, sorry|Not really, sorry|I don't think so, sorry|No, I'm afraid not][.|, <sender>.]
asking !wh !either !choice !ofReader !whoCan > [Not that I know of, sorry|I don't think so, sorry|No, I'm afraid not][.|, <sender>.]
knows asking !wh !either !ofReader !whoCan > [I don't know, sorry|No idea, sorry|Not that I know of, sorry]. [I can ask around|One of the others may know|].
inviting > [I can't make it, sorry|I'll have to miss it, sorry|Not this time, sorry|I'll give it a miss this time][. I hope it goes well|, but I hope it goes well||, <sender>].
seeksLeave !telling !requesting !asking !inviting !either !whoCan > [That isn't possible, sorry|We can't do that, I'm afraid|I'm afraid we can't|Not possible, sorry|That won't work, I'm afraid][.|, <sender>.]
!seeksLeave !telling !requesting !asking !inviting !either !whoCan > [Not this time, sorry|Not for me, sorry|I'd rather not, sorry|I'll leave it, thank you][.|, <sender>.]
!telling !requesting !asking !inviting either !whoCan > [Neither, thank you|Neither for me, sorry|I'll leave it, thank you][.|, <sender>.]
# opt_out
broadcast > [Please take me off this list|Please take me off the list|Take me off this list, please][, thanks|, it isn't for me|, I don't need these|].
business telling !broadcast > Please send these to [our office address|our main address|the office], [not to me|I hardly use this one|this one is rarely read][, thanks|].
business !telling !broadcast > [I'm hardly ever on this address|I hardly use this address|This address is rarely read], [please write to our office address|please write to our main address|please call instead][, thanks|].
!business !broadcast > [I hardly use this address|I rarely look at this address|I'm hardly ever on this address|This address is hardly read], [please take it off your list|please take it off the list|so please take it off your list|please take it off and call instead].
`;

/** Further replies to friends and relatives, who may also be called. */
export const ANY_FRIEND_TEXT = `
# interested
telling !sorry > [Lovely to hear from you|So good to hear from you|Thanks for telling me|Glad you told me]! [I'll call you tonight|Speak soon|I'll call you over the weekend|].
# question
telling !sorry > [Lovely to hear from you|Thanks for telling me]. [Can I call you tonight|Are you around tonight|When can I call you]?
# timing
!inviting !sorry > [Mad week here|Running around all day|At work until late], [I'll call you over the weekend|I'll call you tomorrow|I'll call you when I'm home].
# referral
!telling > [I'll ask at home and let you know|Let me ask at home first|I have to check at home first][.|, <sender>.|. Talk soon.|. I'll call you.]
# soft_objection
!sorry > [Hm, I don't know yet|Not sure yet|Let me think about it], [I'll call you tomorrow|I'll let you know|can I tell you tomorrow].
# hard_objection
!sorry > [It's a bit much right now, sorry|It's not a good time, sorry|I can't right now, sorry]. [I'll call you|Can I call you|Talk soon].
# not_interested
!telling > [I can't this time, sorry|Not this time, sorry|I can't manage it, sorry]. [Talk soon|I'll call you|].
# opt_out
[I hardly read this address anymore|I'm not on this address much|I rarely look at this address], [better to call me|just call me|text me instead].
`;
