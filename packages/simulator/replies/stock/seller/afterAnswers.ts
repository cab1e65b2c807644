import { CONTENT, ENDS, LATER, NEXT_SEASON, RING, SOON } from '../fragments.ts';

/** What may follow such a statement: full sentences that need no word of it. */
export const AFTER_ANSWER_TEXT = `
# interested
junior > [It looks useful, so I'll show it to my manager|It's not my call, though. Can I show your email to my boss?|I don't decide this, but I'll show it to my manager|Not my call, but I'll show it to my manager].
!askChoice !far > [Worth talking about|Could be worth a look|Happy to hear more|I'd like to hear more|We might be interested|I'd look at it].
askChoice timed byMonth !far > [That should work|It's quieter then|Just give us a bit of notice|Call me to fix a day|Good timing].
askChoice timed !byMonth askCall !far > [Talk to you then|Ask for me|That should work].
askChoice timed !byMonth !askCall !far > [Just let me know which day|Ask for me|That should work|Confirm it by email, please].
askChoice askAddress !timed !far > [The address on our website is fine|Same address as on our website|The address is on our website].
askChoice ofWorth !far > [I'd like to hear more|Happy to hear more|Worth talking about].
askChoice !askAddress !timed !ofWorth !far > [No promises, though|Good timing|Thanks|Thanks for asking|Call me if you need anything else].
!askChoice !askGive !far !junior > ${RING}.
askWho !ownPeople !far > [I'd look at another price|Happy to compare|I'd look at an alternative|Not wedded to it].
askSupplier !far > [I'd look at another price|Happy to compare|Not wedded to them|They're all right, no more|Open to somebody else].
promised !askChoice !far > [Do send me the <promised>|Send me the <promised>, please|Yes to the <promised>|I'd like the <promised>|Then send me the <promised>].
askGive forPrice !far > [Send me a price then|Happy to see a price|Then let's see what you come up with].
askGive !far > [Call me if anything's unclear|Let me know if you need more|Tell me if anything's missing|Thanks].
askFate !far > [Happy to hear how you'd do it|Open to something better|I'd look at another way].
askWhat !far > [Happy to hear what you'd do|Open to something better|It could be better].
askBudget !tellsPrice !far > [Send me a rough price first|Give me an idea of the price].
askBudget tellsPrice !far > [But I'd look at it|Happy to talk about it|It depends on the rest, too].
askHow short !far > [Happy to hear how you'd do it|I'd look at another way|It could be better].
askHow !short !far > [Your way sounds better|It could be better|I'd look at your way of doing it].
askHow onRecord !far > [Things slip through|It works until somebody's away|It takes longer than it should], so [I'd look at it|happy to hear more|I'd look at another way].
askHow byHands !far > [It takes longer than it should|It always comes on top of everything else|It works until somebody's away], so [I'd look at it|happy to hear more|I'd look at another way].
askHow byOthers !far > [I'd look at another price|Happy to compare|Not wedded to them].
askOften upkeep !far > [I'd look at it|It could do with somebody regular|It needs somebody to keep at it].
askOften goesWrong !far > [Happy to hear what you'd do about it|So I'd look at it|So it's worth a look].
askOften !upkeep !goesWrong !far > [I'd look at it|Worth a look|I'd like to see how you'd do it].
askEnds !askGive !far > [I'd like your price before then|We'd look at it before then|Worth talking before then|So it's a good time to ask].
askLast !recurs !far > [So it's about time|We'd look at it|So it could do with another look].
askLast recurs !far > [We'd look at it|I'd like to see what you find|Worth a second look].
askTaking !far > [So I'd look at it|It could be quicker|We'd like it to be quicker].
price !askSaysYes !far > [<price> sounds fair|<price> doesn't sound bad|At <price> it's worth a look|For <price> I'd look at it].
!tellsSite !tellsPrice !askChoice !askGive !far > [Send me what you have|Send me something I can read|Send me a bit more].
!askChoice !askGive !far > [We're looking at this anyway|We'd look at it|It's worth hearing more].
# question
price !tellsExtras !far > Is <price> [everything|the whole cost|all there is to pay|the whole bill]?
price !tellsCheap !tellsExtras !far > [Is <price> fixed|Would <price> stay the same for us]?
junior > [Shall I pass this on|Do you want me to show this to my manager]? It's not my call.
junior > [Do you have something I can show my manager|Is there a page I can forward|Anything I can show my boss]? I don't decide this.
!askCall !askChoice !far > [Can you call me about it|Can we talk about it next week]?
short !askCall !askChoice !far > [How would it work for us|What would you do differently]?
askChoice timed !far > [Can you confirm it by email|Do you need anything from me before that|Is there anything I should have ready]?
askChoice askAddress !timed !far > The address on our website is fine. [When would it come|Do you need anything else from me]?
askChoice ofWorth !far > [How much of a difference would it make|Can we talk about it next week|Can you call me about it]?
askChoice !askAddress !askCall !timed !ofWorth !far > [Do you need anything else from me|What else do you need to know|Is there anything we need to do|Do you need anything from us first]?
askChoice askCall !timed !far > [Do you need anything else from me|Is there anything I should have ready]?
askGive !far > [Is there anything else you need to know|Do you need anything else from me]?
sold !tellsPrice !far > [What do you charge for|Roughly what do you charge for] <sold>?
!tellsPrice !timed !far > [What does it cost, roughly|What do you charge|Roughly how much is it|What sort of price is it]?
!tellsWho !timed !far > [Who else do you do this for|Who are you working with already]?
tellsWho !offersFree !tellsFree !askChoice !far > [Could I speak to one of your customers|Anybody I could call for a reference]?
!tellsSite !askChoice !far > [Do you have a website]?
short askSupplier !far > [What would you do better|Why would we switch|What would be different with you]?
askHow short !far > [What would you do differently|How would it work with you]?
short askFate !far > [How would it work with you|What would change for us]?
short askWhat !far > [What would be different with you|How would it work with you]?
askBudget !tellsPrice !far > [What does it usually cost|What do others pay|What's the range|Where do your prices start]?
askOften upkeep !recurs !everyYears !far > [How often do others have it done|Can you call me about it]?
short askOften goesWrong !far > [How would you stop it|What would you do about it]?
# timing
!askEnds !far > ${LATER}.
askEnds recurs !far > [Try me|Ask me again|Remind me|Get back to me] [before the next one|when the next one comes up].
askEnds !recurs !far > [Ask me again next year|Try me next year|Write again next year|It's one for next year].
!askGive !askEnds !far > [It'll have to wait|I can't take it further just now|Nothing will happen on it just now]. ${SOON}.
topic !askChoice !askEnds !far > [We'll look at <topic> again|I'm looking at <topic> again] [in the new year|in the spring|next year]. [Try me then|Ask me again then|].
!tellsMonth !askEnds !far > ${NEXT_SEASON}.
# soft_objection
askMany !far > [We're fine as we are|Not sure it's worth your while|We manage well enough as it is].
askShare !far > [I'm not sure it's worth the effort|It isn't high on my list].
askTaking !far > [We can live with it|Not my biggest worry|I'm not sure it's worth changing].
askLast !far > [So no hurry here|It's under control|We're not due, I'd say].
askBegins !far > [We manage well enough|Hard to see what we'd gain].
askDay !far > [We're all right for now|We manage well enough].
askWho ownPeople !far > [We're fine as we are|Hard to see what we'd gain].
askWho !ownPeople !far > [It works well enough|Hard to see what we'd gain|You'd have to be a lot better|No complaints so far|I'd need a good reason to change].
askSupplier !far > [No complaints so far|You'd have to beat them by a fair bit|They're decent, so why move?|Hard to see us moving].
askWhere !far > [No complaints so far|Hard to see us moving].
askUse !far > [It does the job|Hard to see what we'd gain].
askHow !far > [It does the job|Not perfect, but it'll do|Hard to see what we'd gain].
askOften !far > [We manage|No complaints so far|Hard to see what we'd gain].
askFate !far > [It's no trouble as it is|We're all right as we are|Hard to see what we'd gain].
askWhat !far > [It does the job|Hard to see what we'd gain|We're all right as we are].
askBudget !far > [Not sure it's worth your while|It'd have to be cheap|I can't see us spending it on this|Hard to see us finding more].
askEither !askChoice !far > [We're all right as we are|Hard to see what we'd gain|Not sure it's worth your while].
askChoice !far > [But don't expect much|But I'm not sure we'll do anything|But we're fairly happy as we are|But there's no hurry].
askGive !far > [Not sure it's worth the effort|We're all right as we are|Hard to see what we'd gain].
askState !far > [We'll manage for now|We're all right as we are].
askSeen !far > [I wasn't sure, so I didn't answer|I'm still not sure it's for us|Hard to see what we'd gain].
askEnds !far > [We're happy enough|We're all right as things are].
askSo !far > [We're fairly happy as we are|Hard to see what we'd gain|We're not looking to change anything].
askHave !far > [We have a good deal already, though|It's taken care of, though|I'm not sure you'd beat what we pay].
askDone !far > [Not sure what you'd add|It's under control|Hard to see what we'd gain].
askTrouble !far > [Not sure what you'd add|We manage|We're fairly happy as we are].
askHappy !far > ${CONTENT}.
price !tellsCheap !junior !staff !far > [<price> is more than I'd pay|<price> is a bit steep for us].
# not_interested
!far > [We'll leave it|No thanks|Thanks anyway|No need, thanks|We'll leave it, thanks|I'll pass|We're fine].
ongoing topic !far > [We're all set for <topic>|We're good on <topic>]${ENDS}.
`;
