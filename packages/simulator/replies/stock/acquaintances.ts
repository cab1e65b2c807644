/** Customers and suppliers answer somebody they deal with, in the form that `readStock` reads. */
export const CUSTOMER_TEXT = `
# interested
favor > [Sorry about that|My mistake, sorry|You're right, sorry|Thanks for spotting that]. [I'll send it today|I'll fix it today|You'll have it tomorrow|I'm on it].
favor > [Sure|Of course|No problem|Happy to], [I'll take care of it|I'll send it over|it's on its way|you'll have it today][, thanks for telling me| and thanks for your patience|].
!favor > [Great, thanks|Perfect, thanks|Good to know, thanks|Thanks, got it|All clear, thanks][. That works for us|. Sounds good|. Please go ahead|].
!favor > [Thanks for the update|Thanks for letting me know|Thanks for sorting this out], [that works|sounds good|go ahead|all good here].
!favor > [OK|Yes], [please go ahead|that's fine with us|fine by me|works for us][, thanks|. Thanks for the quick help|].
!favor meeting > [A call is fine|Let's do a call|Happy to talk it through]. [Mornings are best|Any afternoon works|Early next week is good].
!favor * > [This helps|Good news|That's what we needed], [thank you|thanks a lot]
+ !favor > [Appreciate it|Thanks for the help].
# question
favor > [Happy to|Sure, will do|No problem]. [Do you need it by a certain day|Who should I send it to|Is there anything else you need|Can you send me the details again]?
favor > [Let me check|I'm looking into it]. [Did anybody here confirm that to you|Do you have that in writing|Is the rest right]? [Then it's quick|I'll sort it out after that].
!favor > [Thanks|Got it]. [Do I need to do anything on my side|Is there anything you need from us|What happens next]?
!favor > [Good, thanks|OK, thanks]. [By when do you need this|When does it take effect|Who do I ask if something comes up]?
!favor * > [Just to be sure|So I get it right], [does this change anything for us|is this all we need to do|does this apply to our account too]?
+ !favor > [Otherwise all good|Apart from that we're happy].
# timing
favor > [I can't get to it before next week|It'll take me a few days|I'm out until Monday], [sorry|is that all right|but I have it on my list].
favor > [Seen it|Got it|Thanks], [I need a few days for this|I'll look at it next week|it has to wait until our month end is done]. [Sorry for the wait|I'll come back to you|Remind me if you hear nothing].
!favor > [Got it|Seen it|Thanks], [I'll get to it next week|I need a few days for this|I won't manage it this week].
!favor > [We're in the middle of month end|I'm out this week|It's hectic here], [I'll come back to you|I'll look at it next week].
!favor * > [Can this wait|Please give us a bit more time|We need a little longer], [there's too much on right now|the person for it is on leave]
+ !favor > [I'll come back to you|Will get back to you].
# referral
favor > [Our accounts people handle that|A colleague does these|That's done by our office], [I've passed it on|forwarded|I've asked them to answer you]. [They'll be in touch|You should hear from them soon].
!favor > [A colleague handles this now|This goes to a colleague|I'm no longer the contact for this]. [I've forwarded it|Forwarded|Passed on].
!favor > [Please send these to our office|Please send this to accounts|This is for our accounts people], [I only pass them on|not to me]. [Forwarded this one|I've passed this one on].
!favor * > [Forwarding this to|I've sent this to] [the colleague who looks after it|the right person here]
+ !favor > [They'll come back to you|They'll answer].
# soft_objection
favor > [I'll look into it|Let me check], but [I think it's right as it is|I remember it differently|my notes say something else]. [Can you send me what you have|Where do you have that from|Could you check as well]?
!favor * > [OK|Thanks], but [that's not quite what we expected|I thought this was settled differently|I hoped it would be quicker]
!favor * > [Thanks for the note|Thanks for writing], [I'm still not sure it's right on our side|I'd like to check it first|something still looks off to me]
!favor > [Fine for now|We can live with it], but [it should be easier than this|I'd have liked to know earlier].
+ !favor > [Can you have a look|Could you check again]?
# hard_objection
favor > [We checked|I checked] and [it's right as it is|we won't change it|that's what was agreed]. [Please take it up with our office|Sorry|That stands].
!favor > [This isn't what we agreed|That's not what we agreed|I don't accept this]. [Please fix it|Please check again|Have somebody call me].
!favor > [We've had nothing but trouble with this|I'm not happy with this at all]. [We may look elsewhere|I want this settled].
!favor * > [This is wrong|Your records are wrong], [we never asked for it|check again]
+ !favor > [Not happy|I expect better].
# not_interested
favor > [I'd rather leave it as it is|I don't think we need to change that|We won't change it|It's fine as it is][, sorry|, thanks|].
!favor > [No thanks, we don't need that|We're fine as it is, thanks|Not needed, thanks|No, leave it as it is].
!favor > [Please leave our account as it is|No changes please|We'd rather keep it as it is][, thanks|].
!favor * > [We'd rather not|We don't want that|Not from our side]
+ !favor > [Thanks anyway|Thanks].
# opt_out
[Please stop these notices|Turn off these emails please|No more of these notices please|Please take me off these emails][, thanks|].
[I don't need these emails|I don't want these notices]. [Please turn them off|Take me off].
[Unsubscribe me from these|Stop these emails|Stop the notices][ please|, thanks|].
`;

/** Colleagues answer. */
export const INTERNAL_TEXT = `
# interested
[Got it, thanks|Thanks, noted|Works for me|Sounds good|Fine with me|OK by me|Will do][, thanks| from my side|. Thanks for the heads up|].
[Good|Makes sense|All right], [noted|good to know|no problem on my side|works for me].
[Thanks for sending this|Thanks for the update], [all clear|sounds good|happy with that].
[On it|Doing it today|I'll take care of my part][, thanks|, no problem|].
meeting > [I'll be there|Works for me|Fine, I'm free then|See you there][, thanks|].
meeting day > <day> works[ for me|, see you then|, I'll be there|].
+ [See you then|Ping me if you need anything].
# question
[Thanks|OK|Got it]. [Does this apply to our team as well|Is this for everybody|Does this change anything for us]?
[OK|Sure]. [Until when|Who else is on this|Do you need anything from me]?
* [Quick one|One question], [does it start right away|how long will it be like this|who else knows]?
+ [Otherwise fine with me|Rest is clear].
# timing
[Swamped today|In meetings all day|Not today], [I'll look tomorrow|I'll get to it later this week|I can do it next week].
[Haven't had time to read it properly|Only skimmed it], [this week is packed|I'm in meetings all day]. [More later|I'll look tomorrow].
* [I'm off until next week|Out of office this week], [will catch up after|I'll read it when I'm back]
+ [Sorry|Remind me if I forget].
# referral
[Doesn't concern me, but|I'm not affected, but] [it does some of the others|the others should see it|somebody else on the team is]. [Forwarding|Looping them in|I've sent it on].
[You want someone else for this|Better ask the team that owns it]. [I'll forward it|Forwarded].
exec > [My team has this|Somebody on my team has this]. [Forwarding|They'll come back to you].
* [Forwarding this to|I've sent this on to] [the rest of the team|the people it's about|those who weren't on it]
+ [They'll know|They'll pick it up].
# soft_objection
* [Fine by me, but|OK, but] [I'm not sure about the timing|it's tight|I'd like to hear what the others think]
* [I see why|I get the reason], but [it makes my week harder|I'm not fully convinced|there may be a simpler way]
[Can live with it|I can go along with it], but [let's talk before it's final|I'd do it differently].
+ [Can we talk about it|Let's discuss].
# hard_objection
[I don't agree with this|I can't support this|That doesn't work for my team]. [Let's talk before this goes further|Please don't go ahead without us].
[We decided against this|I thought we had settled this]. [Why is it back|I'm still against it].
* [This won't work|We can't do it like this], [nobody asked us|we don't have the time|it clashes with what we planned]
+ [Not from my side|I'm against it].
# not_interested
[I'll sit this one out|Not for me|I'm out|Doesn't concern me][, thanks|, sorry|].
[Doesn't affect my team|Nothing for us|We're not part of this][, so I'll skip it|, skipping it|].
* [I'll leave this to the others|I'd rather not|This one isn't for me]
+ [Thanks though|Have fun].
# opt_out
[Please take me off this thread|Drop me from this thread please|Can you take me off this list|Remove me from the thread][, thanks|].
[I don't need these|I shouldn't be on this list], [please take me off|take me off please][, thanks|].
[No need to copy me|Please don't copy me|Stop copying me][ on these|, thanks| on this|].
`;

/** Friends and family answer. */
export const PERSONAL_TEXT = `
# interested
[Sounds great|Sounds lovely|Love it|Perfect|Yes please], [count me in|I'm in|can't wait|looking forward to it].
[So good to hear from you|Good to hear from you|Ha, great to hear from you]! [I'm in|Let's do it|Yes, absolutely|Of course].
[Yes|Sure|Of course], [happy to|gladly|let's do it][, see you soon|, can't wait|].
meeting day > [<day> works|<day> is good|Yes, <day>][, see you then|, can't wait|!].
+ [See you soon|Talk soon|Hugs to everyone].
# question
[Good to hear from you|Nice to hear from you]! [How have you been|How's everybody|What else is new]?
[Sounds good|I'd love to]. [Should I bring anything|Who else is in|What do you need from me]?
[Oh nice|Great], [what's the plan|what time|who else is coming]? [Sounds good|I'd like to].
# timing
[Crazy week here|Things are mad right now|It's hectic here], [can I tell you next week|let me get back to you|let's talk next week].
[Can't right now|Bad time right now], [work is mad|too much on|the week is packed]. [Soon though|Next month|Rain check].
* [Not this time|Not this week], [too much on|I'm away]
+ [Soon, promise|Next time|Talk soon].
# referral
[I'm the wrong one to ask|You know I'm hopeless at this], [ask one of the others|somebody else will know better]. [I'll pass it on|I'll ask around].
[Did you ask the others|Have you asked the others]? [They'd know better|They know more about it than me].
* [I'll pass it on to|I'll tell] [the others|everybody], [I don't know myself|I can't say]
+ [Talk soon|Let me know].
# soft_objection
[Hm|Hmm|Not sure], [I'd have to see|let me think about it|I can't promise]. [I'll let you know|Give me a day or two].
[Would be nice|I'd like to], but [I'm not sure I can|it's a bit much right now]. [Let me see|I'll try].
* [Maybe|Perhaps], [depends on work|depends on the week]
+ [I'll let you know|Let me check].
# hard_objection
[Sorry|I'm sorry], [that doesn't work for me at all|I really can't|it's a no this time]. [Don't be mad|Hope you understand].
[You know how I feel about this|We've been over this]. [No|The answer is no|I'm not doing it].
* [I don't think that's a good idea|I don't want that], [and I mean it|sorry]
# not_interested
[I'll pass this time|Not this time|Not for me|I'm out][, sorry|, but have fun|, thanks though|].
[I'd rather not|No thanks|Thanks, but no][, sorry|, love you though|].
* [I'll skip it|I'm staying home|Can't get excited about it]
+ [Have fun|Enjoy it].
# opt_out
[Think you have the wrong address|Wrong person I think|I don't think we know each other], [please don't write again|please take me off|take me off please].
[Please stop sending these|No more of these please|Please leave me out of this].
[Take me off this thread|Leave me off the group email|Remove me from the group][, please|, thanks|].
`;

/** Answers to thanks among people who know each other. */
export const THANKS_TEXT = `
# interested
[You're welcome|You're very welcome|Anytime|My pleasure|Glad to help|Happy to help|No problem at all][, <sender>|][!|. It was fun|. Happy to do it again|. Thanks for saying so|. Glad it worked out|].
[Kind of you|That's kind of you|Nice to hear|Made my day], [you're welcome|glad it helped|happy to help again].
# question
[You're welcome|Glad it helped|Anytime|My pleasure][!|.|, <sender>.] [Did the rest work out too|How did it go in the end|Anything else I can help with|Need anything else]?
# timing
[You're welcome|Anytime|My pleasure]. [Busy days here|Hectic week], [let's catch up when it's calmer|let's talk next month|more soon].
# referral
[You're welcome|Glad it helped], but [my colleagues did most of it|the team did the work|it wasn't just me]. [I'll pass it on|I'll tell them|I'll let them know].
# soft_objection
[You're welcome|No problem], [though I didn't do much|it was only a small thing|but it was really nothing]. [Thank the others|It was mostly them].
# hard_objection
[I think this went to the wrong person|You have the wrong person], [I didn't do anything|it wasn't me]. [I had no part in it|Please check who you meant].
[Thanks, but|Nice of you, but] [it didn't go well on our side|I wasn't happy with how it went]. [I wouldn't do it again|Not again, please].
# not_interested
[No need to thank me|No thanks needed|No need][, really|, it was nothing|, all good|].
[This must be for somebody else|I think this wasn't meant for me|Wrong person, I think|Not me, I think][, sorry|, no harm done|].
# opt_out
[Nice of you|Kind of you], but [please take me off this list|no more emails please|please don't write again].
[Wrong address|Wrong person], [please take me off|please don't write again|remove me please].
[Please take me off|Remove me please|No more of these please][, thanks|].
`;
