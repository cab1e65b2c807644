/** Replies to requests for a link or a guest post; `readStock` explains the format. */
export const LINK_TEXT = `
# interested
linked !guest !deadlink > [Had a look|Took a look|Looked at your link|Opened it just now], [it's decent|it's good|it fits|it's useful|nicely done]. [I can add the link|We can link to it|I'll put it in|I'll add it][ this week| when I update the page| next time I'm on it|].
!linked !guest !deadlink > [Fine with me|OK|Happy to|Sounds fair]. [Send me the link|Send me the address of the page|Which page should I link to]? [I'll put it in this week|I'll have a look|I'll add it if it fits].
deadlink > [Thanks for spotting that|Good catch|Well spotted, thanks|Thanks for telling us]. [I'll swap it|I'll put yours in|I'll replace it this week|I'll update the page].
deadlink > [I didn't know it was dead|I hadn't noticed|That one slipped through]. [Yours looks fine, I'll put it in|I'll use yours instead|I'll change it to yours][, thanks|].
guest > [Sure|OK|Happy to], [send the draft|send the text] and [I'll have a look|I'll see where it fits|I'll find a place for it].
guest > [We take guest posts|We're open to guest posts], [if they're useful to our readers|as long as they're not an ad]. [Send me an outline|Send me a draft|Pick the topic you know best].
!guest * > [That page needs an update anyway|We're going through the older posts anyway|Good timing, I'm updating that section], so [your link could fit|I can look at it]
far !guest > [I don't run the site|The site isn't mine|I have nothing to do with the site], but [it looks useful|it's a good page|I like it]. [I'll ask our people to add it|I'll put in a good word|I'll tell the people who run it].
far guest > [I don't run the blog|The blog isn't mine], but [I'd read that|it sounds good to me|I like the topic]. [I'll put in a good word|I'll tell the people who run it].
far deadlink > [I'm not the one who runs it, but|Not my job, but] [thanks for spotting that|good catch]. [I'll tell them to use yours|I'll pass it on so they can fix it].
# question
far > [I don't run the site|I have nothing to do with the site]. [Do you want me to pass it on|Should I forward it to the people who do|Have you written to the people who run it]? [Happy to tell them|I can ask them for you|Glad to help].
far > [Why me|Did you mean to write to me]? [I don't run the site, but I can pass it on|Not my job, but it looks fine, so I can ask].
!guest !deadlink > [What wording did you have in mind for the link|Is the page staying up|Who writes the page you want linked]? [If it fits I'll add it|Open to it if it fits].
!deadlink > [Do you link back|What do we get in return|Would you link to us too]? [Just so I know|I'd like to, just asking|Interested in principle].
guest > [Have you written elsewhere|Has it run anywhere else|Is it written by a person]? [If it's original I'd take it|We only take new pieces|I'm interested if it's new].
guest > [When could you send it|Is the link follow or nofollow|Would you want to see it before it goes up]? [Interested in principle|Fine in principle|Open to it].
!guest > [Who made it|Is it free for readers|Who is behind it]? [If it's solid I'll use it|Fine in principle|Open to it if it fits].
deadlink > [Where on the page is it|Is it really dead, it opens for me|Which of the links is it]? [Then I'll fix it|If it's dead I'll change it|Happy to change it].
guest * > [Can I see|Do you have] [an example of your writing|the finished text|something you've published elsewhere]?
+ [If it's good I'll put it in|If it fits our readers, yes].
+ [Then I can say yes or no quickly|Should be quick to decide].
# timing
far > [I don't run it|I don't look after it], and [the people who do are busy right now|nobody has time for the site at the moment]. [Try again in a few months|Maybe later in the year].
guest > [We plan our content a quarter ahead|Our content plan is full for this quarter|Everything is planned until the new year|The next issues are all written], [so not now|no room for more|nothing fits in]. [Try me again after that|Ask again next quarter|Send it again in a few months|Remind me next quarter].
!guest > [Nothing against it|Could be fine], but [I won't touch old posts this month|the blog is on hold for now|we only update pages twice a year]. [Next month maybe|Ask again in spring|Later].
!deadlink > [We're rebuilding the site|The site is being redone|We're moving the blog], [no changes until that's done|so no new links right now]. [Ask me again in a few months|Try later in the year].
[Can't get to it|No time to edit anything] [this month|right now|before the launch]. [Remind me next month|Send it again in a few weeks].
guest * > [Not now|Not this month|Later maybe], [we have too many drafts waiting|the editor is away|the backlog is long]
+ [A reminder is fine|Write again in a while].
# referral
[I don't run the blog|The blog isn't mine|I don't handle the site], [a colleague looks after it|our editor looks after it|somebody in marketing handles it]. [Forwarded|I've passed it on|I'll pass it on].
team > [That's for|You want|Best ask] <team>[, they run the site|, not me|].
[An agency does our site|We have somebody outside for the website]. [I'll pass it on|I'll send them your note], [no promises|they decide].
* [Passing this on to|I've sent this to] [whoever edits the site|the person who looks after our content]
+ [They'll answer if it fits|They decide].
# soft_objection
far !guest > [I don't run the site|It's not my site], but [I doubt they change anything on request|I doubt they take things like that|I'm not sure they'd want it]. [Could be wrong|Maybe they see it differently].
!guest !deadlink > [I looked at it|Had a look], [it's fine but|not bad, but] [we already link to something similar|I don't see what it adds|it's close to an ad]. [What's new in it|Why should our readers care]?
!guest > [We rarely add links|We're picky with links|We get a lot of these], [so it would have to be really good|only if it's useful to readers]. [Show me why it's better|Convince me].
!deadlink * > [I'm not sure|I doubt] [our readers would care|it fits our topics|we need another one on that|it would be read here|it's right for us]
guest > [I'm not sure our readers would want that|It may be too far from our topics|I'm not sure it's right for our readers]. [Why our blog|What would they get out of it]?
deadlink * > [I'm not sure yours is the better one|I'd rather find the old page again|I'd want to read yours properly first|We may drop that link altogether]
!guest !deadlink * > [The piece is a bit thin|It's a bit salesy for us|It reads like an ad in places]
+ !guest !deadlink > [Send a better one and I'll look|Rework it and I'll look again].
+ [Could be wrong|Happy to be convinced].
# hard_objection
far > [I have nothing to do with the website|I don't touch the website|Not my website]. [And I'm not passing it on|Please check who you write to|I won't ask them either].
guest > We don't [publish outside writers|print guest articles|run pieces by others]. [No exceptions|That's policy|House rule].
!guest !deadlink > We don't [swap links|add links on request|take link requests]. [No exceptions|That's policy|House rule].
!guest > [Our editors choose the links|We pick our own sources], [not people who email us|we don't take requests]. [So no|It's a no].
guest > We [don't take|stopped taking|no longer take] guest posts. [No exceptions|That won't change|So no].
deadlink > [We choose our own sources|We have a list of sources we trust|I replace links only with sources I pick]. [So no|Yours isn't one of them|That's how it stays].
!guest !deadlink > [This is link spam|Link requests like this hurt sites]. [We don't do that|No].
+ [So no|That won't change].
# not_interested
far > [Not my site|I don't do the website|Nothing to do with me][, so no|, no thanks|. Pass|, sorry].
guest > [No guest posts|We write our own posts|We have enough writers|No outside posts][, sorry|, thanks|].
!guest > [No link from us|Not adding links|We'll pass on the link][, sorry|, thanks|].
!guest > [Had a look|I looked], [not for us|not a fit for our readers|no thanks].
[Doesn't fit our site|Not our topic|Not for our blog][, sorry|, thanks|].
!guest * > [We're not|I'm not] [changing that page|adding anything there]
+ [Good luck with it|Thanks anyway].
# opt_out
[No more link requests|Stop asking for links|Please stop the link requests][, thanks|. Remove me|].
`;

/** Replies to partnership proposals. */
export const PARTNERSHIP_TEXT = `
# interested
swap > [I'm in|Sure|Yes, let's do it|Happy to|Up for it|Yes, why not|OK, let's try it], [sounds fair|I like the idea|that's a fair trade|it costs nothing]. [Which issue did you have in mind?|When would yours go out?|Send me a few lines about yours.|What should I say about yours?|How do we time it?|Tell me how long it may be.]
podcast > [Sounds fun|That sounds fun|I'm flattered], [I'm in|count me in|I'll do it|let's do it]. [What will we talk about|What do you want to hear about|Do you send the questions before]?
podcast > [Yes|Sure|OK], [I'm up for it|I'd enjoy that|happy to]. [Mornings are best for recording|Evenings are best for recording|Early in the week is best|Tell me what to prepare|Send me an episode to listen to].
* !podcast !far > [I can see it|I like the idea|This could work], [the two could go well together|it could be good for both sides]
* !podcast !far > [I like the idea of|I'd be open to] [doing something like this|trying something together]
!podcast > [Open to it|Happy to explore it|Let's explore it]. [Can you send me an outline|How would we start|Tell me a bit more]?
podcast > [I'd be glad to come on|Happy to be a guest|I'd love to do an episode]. [What topic did you have in mind|How long do you record|What do I need to prepare]?
!podcast meeting !day !timed > [Let's talk|Happy to talk|A talk makes sense]. [Mornings are best|Early next week is good|Any afternoon works|Late next week is good][ for me|].
!podcast meeting timed !day > [That works for me|That should work|Yes, that works|Good, let's do that]. [Name a day and I'll be there|Pick a day that suits you|Mornings are best|Just send an invite].
!podcast meeting day > <day> [works|is fine|is good]. [Send the invite|Morning if you can|Put it in my calendar].
!podcast far > [I don't decide on that|It's not my area], but [I like it|it makes sense]. [Send me something I can show around|I'll gladly bring it to the right people|I'll pass it to the right people|I'll ask those who decide].
!podcast near team > [I like it|Makes sense to me]. [I'd bring in|Let me bring in] <team>, [then we can move|they'd have to agree, but I'm for it].
+ !podcast !swap > [What would the first step be|How do we start small|What would you need from us]?
+ !podcast > [Send me something I can share here|A page I can show my team would help].
# question
swap > [How long should the mention be|Who reads yours|Can I see a past issue|How would we time it|Where in the issue would it stand]? [Sounds fair|Could work|I'd consider it|Otherwise I'm in|I'd probably do it].
podcast > [Can I listen to an episode first|Which episode should I listen to|Who was on before|Can I see the questions first]? [Tempted|I'd like to|Probably yes|Then I can say yes].
!podcast !split !nocost > [How does the split work|What's in it for each side|Who pays whom]? [Sounds fair so far|Open to it if that's clear|I'm interested, just need the basics].
!podcast > [Who else do you work with this way|How did it go with others|How much work would it be for us]? [I like the idea|Interested in principle].
* !podcast > [What would you need from us|How much work is it for our side|Who does what]?
!podcast software * > [How would our customers|How do our customers] [hear about it|get it|use it]?
podcast > [Who listens|What's the audience|Is it recorded or live|How long is an episode]? [I'd probably say yes|Sounds fun].
!podcast meeting > [Happy to talk|Open to talking about it], [what should I read first|who should be there|what would you want to cover]?
+ !podcast > [If that's fair, I'm in|If it's simple, yes].
+ !podcast > [Then let's talk|Then I can take it to the others].
# timing
swap > [The next issues are full|We're on a break with ours|Ours is paused|I'm behind with my own], so [not before next month|it has to wait|not yet]. [Ask me again then|Try me in a few weeks|Write again in a month or two|Happy to do it later].
!podcast far > [I don't decide that|I don't handle partners], and [the people who do are busy right now|nothing new starts here this quarter|there's too much on already]. [Try again in a few months|Maybe later in the year].
podcast > [Like the idea, but|Gladly, but] [I'm traveling next month|the coming weeks are full|not before the summer]. [Later in the year works|Ask me again then|Is there a later date?]
!podcast > [We have too much on for something new|We're too thin on people for it right now|We said nothing new before the summer|It's our busiest time], [so not now|so it'll have to wait]. [Next quarter|Try me later in the year].
* !podcast > [Good idea, wrong moment|I like it, but not now], [the team is tied up|we're short of people|too much else is going on]
!podcast meeting > [No time to meet this month|My weeks are full]. [Next month is better|Try me once the quarter is over].
podcast > [I'd do it, but not this season|No time to record right now]. [Ask me again in a few months|Later in the year, gladly].
+ !podcast > [Come back later|Write again in a while|Remind me].
# referral
swap > [I don't write ours|Somebody else writes ours|Ours isn't mine|A colleague does our newsletter]. [I've passed it on|Forwarded|I'll pass it on]. [They decide|They'll write if they like it|]
!podcast far > [Not me|I don't do partners|I have nothing to do with partners], [somebody else here does that|a colleague looks after that]. [Forwarded|I've passed it on|I'll pass it on].
podcast > [My partner tells the story better|A colleague is the better talker|Somebody else here has the better stories], [I'll ask|I've passed it on|forwarded].
!podcast > [I'm not the one for this|This isn't mine to decide|I don't have the say here], [a colleague looks after that|somebody else here does that]. [Forwarded|I'll pass it on|I've passed it on].
!podcast team > [That's one for|You want|Best ask] <team>[, not me|].
!podcast exec > [My team looks after partners|I leave partners to my team]. [Forwarded|Passed it on].
* !podcast > [I've sent this to|Passing this to] [the colleague who looks after partners|the one who decides on partners]
podcast > [I'm not the one for a microphone|I'd be a dull guest]. [A colleague might do it, I'll ask|I'll ask around here who would].
+ !podcast > [They'll write if it fits|No promises].
# soft_objection
swap > [Nice idea, but|Could be, but|Fair offer, but] [I'm not sure our readers overlap|ours is a lot smaller|ours is about something else|my readers didn't sign up for that]. [What would yours get out of it|Convince me|Am I wrong|Did it work for others]?
!podcast far > [I don't decide on that|It's not my field], but [I doubt we'd do that|I can't see it working here]. [Could be wrong|Maybe others see it differently].
podcast > [I've turned a few of these down|I'm not a big talker|I've never done one], so [I'm hesitant|not sure|I'd have to think about it]. [What would we talk about|Who else was on|How much time does it take]?
* !podcast > [I can see what you get|Clear what's in it for you], [less so what we get|not what's in it for us]
* !podcast > [Our customers are not quite yours|I'm not sure we share customers|We may be too different]
!podcast > [Nice idea|Sounds nice], but [I can't see who does the work|I'm not sure what it brings us]. [Tell me how you'd do it|Convince me].
podcast > [I don't think I have enough to say|I doubt your listeners would care|I'm not sure I'm interesting enough for an episode]. [What made you think of me?|Convince me.|Who was on before?]
+ !podcast > [Convince me|What am I missing|How did it work for others]?
# hard_objection
swap > We don't [do swaps|mention others in ours|trade mentions|put anything in ours that isn't ours]. [House rule|No exceptions|Our readers come first|Never have].
!podcast far > [I have nothing to do with partners|That has nothing to do with my job]. [And I'm not passing it on|Please check who you write to|Don't write to me about it].
podcast > [We don't talk about the business in public|I keep out of public|I don't share our story in public]. [That's how it is|That won't change|So no].
!podcast > We [keep to what we do ourselves|don't team up with other companies|don't mix our business with others], and [that stays|that won't change|there are no exceptions].
!podcast > We don't [do partnerships|work with partners|team up with others]. [That's by choice|It's a rule here|That won't change].
podcast > I don't do [podcasts|interviews]. [No exceptions|Not for anyone].
+ !podcast > [So no|It's a no].
# not_interested
swap > [I don't have a newsletter|We don't have a newsletter|No swaps for us|I'll pass on the swap|We don't send one anymore|Not for our readers][, sorry|, thanks|, so no|, but good luck with yours|].
!podcast far > [Not my job|Not my department|Nothing to do with me][, so no|, no thanks|. Pass|, sorry].
podcast > [I'd rather not be on a podcast|I'll leave the talking to others|Not something I do][, thanks|, sorry|, but good luck with it|].
!podcast > [Not looking for partners|No partnerships for now|We're not partnering up|Not a fit for us][, sorry|, thanks|].
!podcast > [We'd rather do it alone|We do this ourselves|Not for us][, thanks|, sorry|].
podcast > [I'll skip the podcast|Not a podcast person|No podcasts for me][, thanks|, sorry|].
* !podcast > [I don't|We don't] see [a fit|how it fits us|what it brings us]
+ !podcast > [Good luck with it|Thanks anyway].
`;
