import { LATER } from './fragments.ts';

/** Answers to people who want to team up; `readStock` explains the format. */
export const ANY_PROPOSAL_TEXT = `
# interested
sends !podcast !far > [Yes please|Yes, gladly|Sure, gladly|Sure, yes please]. [I like the idea|It sounds good|Sounds sensible].
refer owner !podcast !far > [I can talk about that|I'm happy to talk about it|You can talk to me about it]. [I like the idea|Sounds good|It could suit us]. [Can we talk this week?|Give me a call|Can you call me?]
refer whole !owner !podcast !far > [I can talk about that|I'm happy to talk about it|You can talk to me about it]. [I like the idea|Sounds good|It could suit us]. [Can we talk this week?|Give me a call|Can you call me?]
refer !owner !whole !podcast !far > [I like the idea|Sounds good|It could suit us], but [it isn't only up to me|I'd have to ask the others|the others here would have to agree]. [I'll pass it on|I'll show it to them|I'll ask|Shall I pass it on?]
!sends !refer !podcast !far > [I like the idea|Good idea|Sounds good|Nice idea|I'd be up for that]. [Let's talk|Can we talk this week?|Let's have a chat|When can we talk?|Give me a call|Can you call me?]
!sends !refer !podcast !far > [Yes, I'd be up for that|Happy to do that|Yes, let's do it|Yes, sounds sensible to me][. Let's talk|. Call me any time|. I'll get back to you this week|. Let's start small and see|]
!podcast !far meeting !day > [Happy to meet|Happy to talk|Yes, let's]. [When suits you?|What time suits you?|You pick the time|Send me a time that suits you].
!podcast !far meeting day > <day> [works|is fine|suits me]. [Send me a time.|Morning if you can.|What time?]
podcast !beside !choice > [Yes, I'd be happy to|Happy to come on|I'd enjoy that|Sounds fun, yes]. [How long is it?|What would you like to talk about?|Do you send the questions before?|Send me a few dates.|What do you need from me?]
podcast !beside choice > [Yes, I'd be happy to|Happy to come on|I'd enjoy that|Sounds fun, yes|Yes, I'd like that]. [<choice> works for me|<choice> is best for me|<choice>, please|<choice> suits me].
podcast !beside choice > <choice> [works for me|suits me|is good for me|is best]. [Do you send the questions before?|Happy to come on.|What should I prepare?|Send me the link.]
far !podcast > [I like it, but it isn't up to me|Nice idea, but I don't decide on it|It sounds good, but it isn't up to me]. [Can you send me something I can show around?|Send me a bit more and I'll show it to those who decide|I'll ask here and let you know].
podcast beside > [It isn't my field|I'm not in that line of work], but [I'd enjoy that|it sounds fun]. [What would you want from me?|Are you sure I'd fit?|What could I talk about?]
# question
podcast beside > [Did you mean to ask me|Is this meant for me|Are you sure I'd fit]? [It isn't my field|I do something else|I'm not in that line of work].
!podcast !far > [Can we talk it through on the phone|Can we start small and see how it goes|Can I come back to you on it next week|Can I sleep on it]? [I like the idea|Sounds good so far|I'd be up for it|Interested, just careful].
podcast !beside !choice > [How long is it|When do you record|Who listens to it|Do you send the questions before|Is it recorded or live]? [I'd probably do it|I'd like to|Sounds fun].
podcast !beside choice > [How long is it|Who listens to it|Do you send the questions before|Is it recorded or live|Who else have you had on|What would you ask me]? <choice> [could work|would suit me|should be fine].
far !podcast > [Shall I pass it on|Shall I forward it|Do you want me to pass it on]? [I don't decide on this|It isn't up to me|I'm not the right person].
# timing
podcast beside > [It isn't my field|I'm not in that line of work], so [I think you meant somebody else|I'm not who you want]. [If I think of somebody I'll tell you|Good luck with it].
!podcast !far > [Not now|Not right now|Not this month|Not at the moment], [we're swamped|we're short of people|there's too much on]. [Try me again in a few months|Ask me again later in the year|Maybe next quarter].
podcast !beside > [Not at the moment|I can't this month|No time right now], [sorry|I'm afraid]. [Ask me again in a few months|Maybe later in the year].
podcast !beside offersDays > [None of those dates works for me|I can't do any of those dates|I'm busy on all of those dates][, sorry|, I'm afraid]. [Do you have any later ones?|Can we look at next month?|Ask me again in a month or two.]
far > [I'm away|I'm on the road|I'm off] until [Monday|next week], and [I'd have to ask here first|others decide on these]. [I'll ask when I'm back|I'll ask then].
far > [Busy week here|No time to look at this now|I can't ask anybody this week][, sorry|]. [I'll ask once it's quieter|I'll mention it when I can|I'll ask, but it may take a while].
# referral
podcast beside > [It isn't my field|I'm not in that line of work]. [You'd want somebody in the trade|Others could say more about it].
!podcast !whole !far !owner > [I'm not the right person for this|A colleague looks after this|This is more for a colleague|I don't decide on this], so [I've passed it on|I've forwarded it|I've sent it on].
!podcast !alone > [I've passed it on to a colleague|I've forwarded this to a colleague|I've given it to a colleague|I've sent it to a colleague] [who might like it|to see what they think|for a second opinion][.|, thanks.|. No promises.]
!podcast alone > [Not for me|Not one for me|I work on my own, so not for me]. [Others in the trade may like it|You may want to ask others|Somebody bigger may like it].
podcast !beside > [I'm not much of a talker|I'd rather not myself|Not for me], but [a colleague would be good at it|a colleague might]. [I've passed it on|I've forwarded it|I'll ask].
far !whole > [I'm not the right person for this|It isn't up to me|I don't decide on this|Not my decision], [so I've passed it on|so I've forwarded it|so I've sent it to the right person|but I've passed it on here].
# soft_objection
podcast beside > [It isn't my field|I'm not in that line of work|I do something else], so [I'm not sure what I'd talk about|I'm probably not who you want|I doubt it would interest your listeners].
!podcast !far > [Nice idea, but|Sounds nice, but|I like it, but] [I don't see how I'd find the time|I'm not sure it suits us|I'd want to think it over|I'm not sure how much would come of it].
owner !podcast !far > [We tried something like this before|We've done something similar], and [not much came of it|it was a lot of work for little].
podcast !beside > [I've never done one|I'm not much of a talker|I doubt I have enough to say], so [I'm not sure|probably not|let me think about it].
far > [Nice idea, but|Sounds nice, but|I like it, but] [it isn't up to me|I don't decide on these|I can't say yes to that], and [I'm not sure they'd want it|I don't know if there'd be time for it|I doubt it]. [I can ask, no promises|].
# hard_objection
!podcast !far > [We won't be doing this|That's not for us|It's a no], [sorry|I'm afraid|so please leave it at that].
podcast > I don't do [podcasts|interviews], [sorry|I'm afraid|so no].
!far > [It's a no from us|No, sorry|We won't be doing this], [it doesn't suit us|it isn't how we work|and that won't change].
far > [I don't decide on this|This isn't up to me|I can't help you with that], and [I won't be passing it on|I don't forward these|I'm not going to ask]. [Sorry|Please don't write again|].
# not_interested
!far > [Not for us|We'll pass|Not something we'd do|We'd rather not|It doesn't fit us][, thanks|, sorry|. Good luck with it|, but thanks for asking].
!far > [Thanks for thinking of us|Nice of you to ask|Thanks for asking], but [no|we'll pass|it's not for us].
podcast > [I'd rather not|Not for me|I'll pass][, thanks|, sorry|. Good luck with it|, but thanks for asking].
far > [Not up to me|It isn't up to me|Not my decision|I don't decide on these|I'm not the right person for this][, sorry|, so no|. Thanks anyway|. Good luck with it].
# opt_out
[Please take me off your list|Take me off your list|Please don't write again|Please remove me from your list|No more of these, please|Please don't contact me again][, thanks||].
`;

/**
 * Answers to people who want a link or offer an article. `keeper`: the reader looks after the site; `noKeeper`: somebody else does;
 * `beside`: it is about another field than their firm's. `readStock` explains the format.
 */
export const ANY_LINK_TEXT = `
# interested
beside noKeeper seat > <seat>, so [I'm not who you want|I think you want somebody else|I think this was meant for somebody else]. [Who did you want to reach?|Are you sure you meant me?|Good luck with it.]
beside noKeeper !seat > [I've nothing to do with the site|I'm not who you want for this|I think this was meant for somebody else]. [Who did you want to reach?|Are you sure you meant me?|Good luck with it.]
beside !noKeeper > [I don't think this is for us|I can't see where it would fit|It isn't really our field]. [Are you sure you meant us?|Who did you want to reach?|What made you think of us?|Good luck with it.]
noKeeper deskless !beside > [I don't run the site|The site isn't mine to change|I've nothing to do with the site], but [I can pass it to the office|I can pass this on]. [Who did you want to reach?|Shall I?|No promises.]
noKeeper !deskless !guest !beside > [I don't run the site|The site isn't mine to change|I don't look after the site], but [I'll pass it on|I can pass it on|I'll show it to those who do|I'll send it to a colleague who does][.|, thanks.]
noKeeper !deskless guest !beside > [I don't run the site|I don't look after the site|I don't decide what we publish], but [I like the idea|I can ask]. [I'll ask if they'd take it|I'll pass it on|I'll show it to those who do].
deadlink > [Thanks for spotting that|Thanks for telling me|Good spot, thanks|Thanks, I hadn't noticed|Well spotted, thanks]. [I'll fix it|I'll sort it out|I'll update the page|I'll put that right][ today| this week|].
guest asksFee > [No, there's no fee|No fee|There's no fee], [send it over|send me the draft|happy to look at a draft|but it has to be original].
guest topics > [The first one, please|The second one, please|The last one, please|The first one would suit our readers|The second one would suit us best|I'd go for the last one]. [Send me a draft|I'd want to see a draft first|Nothing that's been published elsewhere, please|We may edit it|No product links, please].
guest !topics > [Yes, send it over|Fine, send me the draft|OK, please send the draft|Sure, send it|Yes, happy to look at a draft]. [It has to be original|No product links, please|Nothing that's been published elsewhere, please|We may edit it|].
paidLink > [Possibly|We might do that|It's possible]. [Send me the text first|What's the link to?|Which page would it link to?|Send me the text, then I'll name a price].
linked !paidLink !deadlink !guest > [Fine|OK|Sure|Happy to|Good idea|Yes, why not], [I'll add it|I'll put it in|I'll add it this week|I'll put it in when I next update the page|it'll go in with the next update|I'll see to it this week][. Thanks|].
!linked !paidLink !deadlink !guest !noKeeper > [Yes please|Sure|OK|Happy to look at it|Yes, why not|I'd have a look], [send it over|let me see it|send it to me|send me what you have]. [I'll see if it fits|I'll have a look this week|No promises, though|I'll see what we can do|].
linked !paidLink !deadlink !guest > [Had a look|Looked at it|Just had a look|I've had a read], [it's useful|it's good|it fits|it's well done], [I'll add it|I'll put it in|I'll add it this week|it'll go in with the next update][. Thanks|].
# question
beside !noKeeper > [Are you sure that's for us|Did you mean to write to us|Is this meant for us]? [It isn't really our field|I can't think why we'd have that|It's a bit far from what we do].
beside noKeeper seat > [Are you sure this is for me|Did you mean to send this to me|Is this meant for me]? <seat>[|. Who were you after?].
beside noKeeper !seat > [Are you sure this is for me|Did you mean to send this to me|Is this meant for me]? [I've nothing to do with the site|The site isn't my job][|. Who were you after?].
noKeeper !beside > [I don't run the site|The site isn't mine to change|That's not my part of the site]. [Shall I pass it on|Do you want me to send it to a colleague|Should I forward it to our web people]?
deadlink > [Thanks, I'll fix that|Thanks, will fix|Thanks for telling me]. [Is it the only one|Were there any other dead links|Did you spot any others]?
guest topics > [Probably the first one|Perhaps the second one|The last one, maybe|I like the first one]. [Can we edit it|When could you send it|Can you send me something you've written before]?
guest !topics > [Can we edit it|When could you send it|Can you send me something you've written before|Is it written yet]? [Might be interested|I'd look at it|We might take it].
!deadlink !guest > [Would you link to us too|Will the page stay where it is|Can I get back to you next week|Is there any hurry]? [I might add it|Might be fine|I'd consider it|I quite like it|It could fit|].
# timing
beside noKeeper seat > <seat>, so [I'm not who you want|I think you want somebody else|this isn't for me][|. Good luck with it|, sorry].
beside noKeeper !seat > [I've nothing to do with the site|I'm not who you want for this|The site isn't my job][|. Good luck with it|, sorry].
beside !noKeeper > [It isn't really our field|I can't see where it would fit|It's a bit far from what we do][|. Good luck with it|, sorry].
noKeeper !beside > [I don't run the site|The site isn't mine to change], and [my colleague is away|our web person is away] [until Monday|until next week|for two weeks]. [Write again after that|Try again then|I'll show it to them after that].
deadlink > [Thanks|Thanks for telling me|Good spot]. [I can't get to it this month|I'll fix it when I next update the page|We're rebuilding the site, so it'll go anyway|It'll have to wait until next month].
guest > [We've got enough for now|We're full for the next few months|Not at the moment|Not right now], [sorry|thanks]. [Try me again later in the year|Ask me again in a few months].
!deadlink !guest > [Not this month|Not right now|Not at the moment|Not just now], [the site's being rebuilt|we're not adding anything|no time for the site|we're moving the site|I've no time for it]. ${LATER}.
# referral
beside !noKeeper > [It isn't really our field|I don't think this is for us]. [I can't say who would take it|Good luck with it|You'd have to ask elsewhere].
beside noKeeper > [I've nothing to do with the site|I'm not who you want for this]. [I can't say who would be|You'd have to ask elsewhere|I wouldn't know who to send it to].
!keeper !whole > [I don't look after the site|I don't run the site|The site isn't mine to change], [I've forwarded it to our web people|I've passed it on to a colleague|I've passed it on].
!keeper !whole > [A colleague looks after the site|A colleague edits the site|An agency looks after our site], [I've forwarded this|I've passed it on][|, thanks|, they'll decide].
whole !beside !keeper > [An agency looks after our site|Somebody outside does our site|I have somebody who does the site for me], [I've forwarded this|I've passed it on][|, thanks].
guest keeper !alone !whole > [I won't get to it myself|I have no time for these at the moment], [so I've passed it to a colleague|so I've forwarded it to a colleague][|, thanks|. No promises].
!guest keeper !alone !whole > [A colleague decides on links|A colleague is better placed to judge this|One of my colleagues sees to requests like this|A colleague looks after our links|A colleague should look at this first], [so I've passed it on|so I've forwarded your email|I've sent it on][|, thanks|. I'd leave it to them|. No promises].
keeper whole !beside > [Not for us|Not one for us|It isn't for my readers]. [Others may want it|You may want to ask others in the field|Somebody else may take it].
# soft_objection
beside !keeper !noKeeper > [It isn't our field|It has nothing to do with our work|It's a long way from what we do], so [I'm not sure why you wrote to us|I can't see where it would fit|I doubt it's for us].
beside noKeeper > [I've nothing to do with the site|The site isn't my job], so [I doubt I'm who you want|I'm not sure why it came to me|I think you meant somebody else].
beside keeper > [We don't really write about that|It isn't our field|It's a bit far from what we do], so [I doubt it would fit|I'm not sure it's for us|I don't think it's for us].
noKeeper !beside !guest > [I don't run the site|It isn't my page], and [I doubt they'd add it|they rarely add links|they get a lot of these]. [I can pass it on, no promises|I'll mention it, no promises].
noKeeper !beside guest > [I don't run the site|I don't decide what we publish], and [I doubt they'd take it|they rarely take articles from outside|they get a lot of these]. [I can pass it on, no promises|I'll mention it, no promises].
ownLink deadlink > [Thanks|Thanks for telling me], [I'll see when I get around to it|but I can't say when I'll get to it|but I rarely touch that page].
!ownLink deadlink > [Thanks, I'll fix the link|Thanks for telling me, I'll fix it|Good spot, I'll fix that], but [we probably won't add yours|I'm not sure about adding yours|we don't usually link to companies].
guest !beside > [We write most of it ourselves|We rarely take outside articles|We don't take many of these], so [it would have to be good|I'd need to see it first|probably not].
!deadlink !guest > [We don't often do this|We rarely add links|We rarely say yes to these|I like to keep the site as it is], so [probably not|I can't promise|I'd need a good reason|I doubt it].
# hard_objection
beside !noKeeper > [That has nothing to do with what we do|You have the wrong company|That isn't our field at all], so [please check who you write to|it's a no|please take us off your list].
beside noKeeper > [I've nothing to do with the site|This has nothing to do with me|You have the wrong person], so [please check who you write to|please take me off your list|it's a no].
noKeeper !beside > [I've nothing to do with the site|The site isn't my job], and [I won't be passing it on|I don't forward link requests]. [Sorry|Please don't write again|].
ownLink deadlink > [Then I'll take the link out|We'll take the link out, then|I'll remove the link, then][, sorry|. We don't chase addresses|. No new one, sorry].
!ownLink deadlink > [I'll take the dead link out|We'll take the link out], but [we don't add links on request|we don't link to companies|we won't add yours][, sorry|].
guest > We don't [take guest posts|take outside articles|publish guest articles], [sorry|it's our policy|so no].
!deadlink !guest > We don't [add links on request|take link requests|link to other sites|put in links that people ask for], [sorry|it's our policy|so no|and that won't change].
# not_interested
beside !noKeeper > [Not our topic|Not our field|It has nothing to do with us|You have the wrong company][, sorry|, thanks|, so no|. Good luck with it].
beside noKeeper > [Not for me|Wrong person, I think|I've nothing to do with the site][, sorry|, thanks|. Good luck with it].
noKeeper !beside > [Not my page|Not my part of the site|I don't run the site][, sorry|, so no|. Thanks anyway|. Good luck with it].
deadlink > [Thanks, but we'll just take it out|Thanks for telling me, we'll just remove it|Thanks, we'll take it out|Thanks, I'll just remove it].
guest > [No guest posts, thanks|We write our own, thanks|Not for our blog, thanks|We'll pass on the article][, sorry|].
!deadlink !guest > [No thanks|Not for our site|We'll pass|No new links|Not for our page|We'll leave the page as it is][, sorry|, but good luck|, thanks|, but thanks for asking|. All the best with it|].
# opt_out
[No more link requests|No more of these|Please stop the link requests|Please take me off your list|Take me off your list|Please don't email me again][, thanks||, please].
`;
