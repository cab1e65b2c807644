import type { Intent } from '../outcome.ts';

/**
 * The phrase stock. `[a|b|]` is a choice (an empty one drops it), `<field>` quotes the email or the lead's row.
 * Fields: topic, sender, claim, day, me, company, title. Nothing here names a firm, a price, a number or a date.
 */
export type IntentPhrases = {
  /** The reply in one go; for people who answer in a line. */
  terse: readonly string[];
  /** What the reply says, as the middle of a longer one. */
  core: readonly string[];
  /** What is asked or offered at the end. */
  close: readonly string[];
};

export const OPENERS = {
  warm: [
    'Thanks for [reaching out|the note|getting in touch|writing|the message][ <sender>|].',
    '[Appreciate|I appreciate] [the note|you reaching out|the mail|the short email].',
    '[Hi|Hey|Hello][ <sender>|], [thanks|thank you] for [this|the note|writing].',
    '[Good|Nice] [timing|to hear from you][ <sender>|].',
    '[Hey|Hi] <sender>,',
    'Thanks <sender>,',
  ],
  plain: [
    '[Hi|Hello|Hey][ <sender>|],',
    '[Thanks|Thank you][ <sender>|].',
    'Thanks for [the note|the email|writing|reaching out][ <sender>|].',
    'Got [this|your note|your email], thanks.',
    'Hi[ <sender>| there], [saw|read] your [note|email|mail].',
  ],
  cool: ['[Hi|Hello|Hey].', '[Hi|Hello][ <sender>|],', '<sender>,', 'Thanks[ <sender>|],', '[Saw|Got] your [note|email].'],
} as const;

export const INTENT_PHRASES: Record<Intent, IntentPhrases> = {
  interested: {
    terse: [
      '[Sure|Yes|OK|Yep], [send|share] [me |][more|a bit more|some detail|what you have][ on <topic>|]. [Happy to look|I will take a look|Will read it][.| this week.]',
      '[Interesting|This is interesting|Could be useful]. [How does it work|What does it look like in practice|Where can I see it]?',
      "[Yes|Sure], [let's talk|worth a chat|happy to talk]. [Send me some times|What works for you|Send over a couple of slots].",
      "[OK|Alright], I'll bite. [Tell me more|What have you got|Show me].",
      "[Open to it|I'd look at it|Worth a look]. [Send something short|Can you send a one-pager|Send a short overview][ about <topic>|][ please|].",
      '<day> [works|could work|is fine] [for me|on my side]. [Send the invite|Morning is best|Afternoon is better].',
    ],
    core: [
      '[I have|we have] <topic> on [my|our|the] list[ this quarter| too|]',
      'we [are looking at|have been talking about|just started on] [this|exactly this|<topic>][ here| internally|]',
      '[this|your note] [landed at a good moment|comes at the right time|is timely], [we were just discussing it|it came up in a meeting this week|it is on the list for this quarter]',
      "I'd like to [see how this works|understand how it would fit us|hear more][ for <company>| for a team like ours|]",
      "[this|the whole subject of <topic>] is [a real headache|a bit of a mess|a sore point] [for us|here|on our side][ right now|], so [yes|I'm listening|you have my attention]",
      'the [idea makes sense|pitch makes sense|approach sounds sensible] and I [would like|want] to [know more|see it]',
      'we [have nothing good|have nothing proper|lack anything decent] in place for [<topic>|this][ today| yet|]',
      '"<claim>" [caught my eye|got my attention], I\'d like to [see|hear] how you get there',
      'happy to [take a look|have a short chat|hear you out][, no promises though| and see if it fits|]',
      'I [run|look after] this [here|for us], so you [reached|got] the right person, and [we do have the problem you describe|it is a problem for us]',
    ],
    close: [
      '[Send me|Could you send] [a couple of times|two or three times|some times] [that suit you|next week|that work]?',
      'Can you [send|share] [something short I can forward|a short deck|a one-pager|two paragraphs I can pass around][ first|]?',
      '[What would the next step be|How do we start|What do you need from me]?',
      'A [short call|quick call|20 minute call] is fine[, mornings are best|, keep it short please|].',
      '[Copying|I would bring in] [my colleague|someone from ops|one of my team] [once we have a time|if we talk].',
      'Show me [how it would look for <company>|what it looks like for someone like us] and we [go from there|can talk].',
    ],
  },
  question: {
    terse: [
      '[How does this work with|Does this plug into|Does it fit with] [what we already run|the tools we have|our current setup]?',
      '[What does it cost|How is it priced|Rough pricing]?[ Ballpark is fine.| Just a range.|]',
      '[Who else|Which companies like ours|Who in our space] [uses this|do you work with]?',
      '[What do you mean by|Can you explain] "<claim>"[ exactly|]?',
      '[Sounds interesting|Fine so far|OK]. [How long does setup take|How much work is it on our side|What do you need from us]?',
      '[Is this|Is it] for [teams our size|companies like ours|a team like mine]? [We are quite small.|We are not that big.|Just checking.|]',
    ],
    core: [
      '[before I|before we] [go further|spend time on it|talk], [how is this different from what we do today|what does this replace|how much effort is it for my team]?',
      'how do you [handle|deal with] <topic> [when the data is messy|without adding work for the team|if we keep our current tools]?',
      "I [get|understand] the idea but [not how it works|not what we would actually do differently|I can't picture it]",
      'what [does a typical first month look like|would we need to set up|does it take to get going]?',
      'where does "<claim>" come from, [is that typical|is that one customer or an average|who measured that]?',
      '[is there|do you have] [an example from our industry|a case close to ours|something written I can read][ first|]?',
      'does [this|it] [work|make sense] for [a company like <company>|a team our size|people in my role]?',
      "[what's the catch|what is the commitment|is there a contract]?",
      'how [would this|does it] [fit|sit] [next to|alongside] [the tools we have|what we already pay for]?',
      '[roughly what|what] does it cost[ for a team like ours| for <company>|], [even a range helps|a ballpark is enough|just so I know]?',
    ],
    close: [
      "If [that's|the answer is] [a fit|good|reasonable], happy to [talk|take it further].",
      'A [short answer|line or two] is [fine|enough].',
      '[Just email me|Email is best|Please answer here], [no call needed yet|a call is too early|I prefer to read first].',
      'Then I can [tell you|say] if it [makes sense|is worth a call].',
      "Depending on [that|the answer] I'd [be interested|take a look].",
      '[Curious to hear|Would like to know|Keen to understand].',
    ],
  },
  timing: {
    terse: [
      '[Not right now|Not at the moment|Bad timing], [try me|ping me|come back to me] [next quarter|in a few months|later in the year][ please|].',
      '[Busy|Swamped|Heads down] [right now|until quarter end|with a migration]. [Later maybe|Check back in a couple of months|Ask me again then].',
      '[Too early|A bit early] for us. [Circle back|Get back to me|Check in again] [next quarter|in six months|after the summer].',
      'Budget is [closed|set|locked] [for now|this year]. [Next cycle perhaps|Ask again next year|Try me when we plan again].',
      '[Not this quarter|Not this month]. [Later|Next one maybe|Remind me after that].',
    ],
    core: [
      '[this|the subject] is [interesting|relevant|on the list], but not [this quarter|right now|before the year is out]',
      "we [have|are in the middle of] [a big project|a reorganisation|a system change] [right now|at the moment] and [nothing new starts until it is done|can't take on anything else]",
      '[budgets|our budgets] are [fixed|already set] [for this year|until the next round], so [there is no point talking today|now is the wrong moment]',
      'we [only just|recently] [finished a review of|made a decision on] [this|<topic>], so [we will not reopen it for a while|give it some months]',
      "I'm [new in the role|still settling in][ as <title>|] and [need a few months|will not change anything yet]",
      'we are [hiring for|still staffing] the [team|person] that would [own this|run this], [and I want to wait for that|so it is too soon]',
      'it [might|could] [become a topic|get interesting] [later this year|next quarter|once we have grown a bit]',
      "[quarter end|audit season|our busy season] is [coming up|on us] and I [can't look at this now|have no time for it]",
      'the [need is real|topic is right], the [moment is not|timing is off]',
      "we're [locked into|tied to] [what we have|a contract] [for now|for some months still]",
    ],
    close: [
      '[Try me again|Check back|Write me again] [next quarter|in three or four months|in the new year|after the summer].',
      '[Put me down for|Happy to look at it] [later|another time].',
      '[Feel free|You are welcome] to [follow up|come back] [then|later on].',
      '[Remind me|Nudge me] [in a few months|when things calm down|next quarter] [and we can talk|please|].',
      "Until then [please no follow ups|I can't spend time on it|let's leave it].",
    ],
  },
  referral: {
    terse: [
      '[Not me|Not my area|Wrong person][, sorry|]. [Try|Ask|You want] [our ops team|whoever runs <topic>|the team that handles this|someone in procurement].',
      "I don't [look after|own|handle] [this|<topic>][ here|]. [Passing it on|Forwarded it|Sent it to the right person].",
      'You [need|want] [someone else|a colleague|the other team], I [only do|work on] [other things|a different part].',
      '[Forwarding|Passing this] to [the colleague who|the team that] [looks after it|decides on this].',
      'This [sits with|belongs to] [another team|a colleague of mine|our operations people], not with me.',
    ],
    core: [
      "I'm [not the right person|the wrong contact|not who decides] [for this|on <topic>|here], [as <title> I don't touch it|it sits with another team|a colleague looks after it]",
      '[this|everything around <topic>] [is handled by|sits with|belongs to] [our operations team|a colleague|a different department][ at <company>|]',
      "I [moved to|am in] [a different role|another team] and [no longer|don't] [deal with this|handle <topic>]",
      '[I have forwarded|I just forwarded|I passed] your [mail|note] [to|on to] the [person|people] who [would know|look after this|decide]',
      '[decisions like this|these things] are made [centrally|by head office|one level up], [not by me|I have no say]',
      "you're [better off|better served] [talking to|writing to] [procurement|the people who run it day to day|whoever leads operations here]",
      "I [can't judge this|would not know], my [colleague|manager|team lead] [might|could]",
      '[we|my team and I] only [use|see] the [result|output], the [choice|decision] is made [elsewhere|by another team]',
      "this [isn't really|is not] my [field|area|patch], [someone in operations|our IT people|the team lead there] would be [closer|the better contact]",
      'I [work on|cover] something else [entirely|these days], so [I passed it along|I am handing this over]',
    ],
    close: [
      '[They will|He or she will|The colleague will] [get back to you|reply] if [it fits|there is interest].',
      '[Feel free to|You can] mention [me|that I sent you].',
      '[Our switchboard|The front desk|The general inbox] can [connect you|point you there].',
      '[Good luck|Hope that helps|All the best with it].',
      'No need to [copy me|keep me on it].',
    ],
  },
  soft_objection: {
    terse: [
      'We [already have|use] something for [this|<topic>]. [What would be better|Why switch|What is different]?',
      "[Not convinced|Sceptical], but [go on|I'm listening|show me].",
      "[We do this in house|Our own people handle this]. [Works okay|Good enough so far|It's fine], [not perfect|could be better|but never say never].",
      '[Sounds|Feels] [expensive|like a lot of work] for [us|a team our size]. [Am I wrong|Tell me if not]?',
      "We [tried|had] something [similar|like this] [before|once] and it [didn't stick|fell flat]. [What's different here|Why would this work]?",
    ],
    core: [
      'we [already have|use] [a tool|a process|a supplier] for [this|<topic>] and it [does the job|is okay|mostly works]',
      'my [worry|concern] is the [effort on our side|change for the team|time it takes to set up]',
      'we [tried|looked at] something [like this|similar] [before|a while ago] and [the team stopped using it|it never paid off|it was more work than it saved]',
      "I'm not sure [we are big enough|<company> is the right size|the numbers add up] for [this|it]",
      'I\'d need to see [proof|more than a claim|it working for someone like us] [before I believe|to take seriously] "<claim>"',
      'it [looks|sounds] [good on paper|fine in an email], [I have heard that before|but every vendor says that|the detail is what matters]',
      '[getting this past|selling this to] [our security people|finance|my boss] [would be|is] the [hard part|real hurdle]',
      '[this|it] [is a problem|hurts] a bit, [just not enough|but not so much] to [change what we do|buy something for it][ today|]',
      'there is [no budget line|little money] for [this|it], [you would have to show it pays for itself|so it needs to earn its keep fast]',
      'we [build|do] most of this [ourselves|in house], so the bar is [fairly high|high]',
    ],
    close: [
      "If you [can show|have] [something concrete|an example from our field|numbers], [I'll read it|send it over|I'm open].",
      '[Convince me|Change my mind] [in two lines|in a short email|and we can talk].',
      'Not a [no|hard no], [more of a not yet|just not a yes].',
      '[Open to|I would look at] [a comparison|a short example], [not a call|no demo please|nothing longer].',
      'What would you [say|answer] to that?',
    ],
  },
  hard_objection: {
    terse: [
      'We [have|are happy with|stick with] [a supplier|our own setup|what we have|our current people]. [No plans to change|Not switching|Not looking|No change planned].',
      'No [budget|money|need] for this[, and none coming|. Full stop|].',
      '[We built our own|We do this ourselves]. [No need|Not buying].',
      "[Doesn't|Does not] [fit|apply to] [us|what we do|<company>].",
      'I don\'t [buy|believe] "<claim>".',
      '[Under contract|Locked in|Tied to another supplier|Signed with someone else][ for years| for a long time|], [not moving|no interest in changing|not looking around|no reason to move].',
    ],
    core: [
      'we [signed|renewed] with [somebody else|another supplier] and [will not change|there is no reason to change]',
      "we [do this in house|built this ourselves] and [don't need|won't pay for] [an outside tool|a vendor][ for <topic>|]",
      'there is no [budget|need|appetite] for this [here|at <company>]',
      "[this is not|we don't see <topic> as] [a problem we have|an issue here]",
      "you [clearly|obviously] [don't know|have not looked at] [what we do|our business], [it does not apply to us|we don't even do this]",
      '"<claim>" is [not credible|a number I don\'t believe]',
      '[company policy|our policy] [rules this out|is no unsolicited vendors]',
      'we [tried|looked at] this and [it was a waste of time|decided against it]',
      'this [costs more than it saves|makes no sense] for [a company like ours|us]',
      'we [are cutting|just cut] [tools|vendors|spend], [nothing new gets in|not adding any]',
    ],
    close: [
      "[So no|So it's a no] from us.",
      "That [won't|is not going to] change.",
      'No [need to|point in a] follow up.',
      '[Please|] close [this|the file] on your side.',
    ],
  },
  not_interested: {
    terse: [
      "[Not interested|No thanks|No thank you|Pass|Not for us|We'll pass|Not for me|I'll pass][, thanks|, sorry|][ on <topic>|].",
      '[Thanks but no|No, thank you|Thanks, no][, <sender>|][ on this one|].',
      '[Not something we need|Nothing for us|Not relevant here|No need here|Not a fit][, thanks|, sorry|].',
      "[We're|We are] [good|fine|all set|covered][, thanks| here|, thank you|].",
      "[No interest|No, not for <company>|It's a no from me|A no from us|No need for it][, sorry|, thanks|].",
      "[Doesn't interest us|Not looking for this|Not our thing|This isn't for us][, sorry|][, but thanks|].",
    ],
    core: [
      "[this isn't|this is not|I don't see <topic> as] [something we need|a priority here]",
      '[not interested|no interest][ in this| in <topic>|] [on our side|from our side|at our end|over here]',
      "we [are fine as we are|are all set|don't need help] [with <topic>|here|with this]",
      "I get [a lot|plenty|too many|dozens] of these[ every week| each month| emails|] and [this one doesn't stand out|I don't take them up|I turn them all down|I rarely answer]",
      "[it's|this is] [not a fit|not relevant|the wrong fit] [for <company>|for us|for what I do]",
      "I [don't see|can't see] [the point|what we would gain|why we need it]",
      "I'm [going to|gonna] [pass|leave it|say no|stay with what we have][ on this one| here| this time|]",
      "[we|I] won't [be taking this further|be going ahead|be doing anything here]",
    ],
    close: [
      '[Thanks anyway|Good luck|All the best|Good luck with it].',
      "[Please don't|No need to] follow up.",
      '[No call needed|No further mails needed].',
      '[Cheers|Thanks].',
    ],
  },
  opt_out: {
    terse: [
      '[Please |pls |]remove me[ from your list| from this list| from your mails|, thanks| please|].',
      '[Unsubscribe|unsubscribe|UNSUBSCRIBE][ me| please| me please|, thanks|].',
      '[Stop|Please stop|pls stop] [emailing me|writing to me|mailing me|these emails].',
      'Take me off [your|this|the] list[ please|, thanks|].',
      '[Opt out|Opt me out|I opt out|remove|Remove me now|Remove please].',
      "[Don't|Do not] [email|contact|write to|mail] me again[ please|].",
      '[No more emails|No more mails|No further emails][ please|, thanks|].',
      '[How|Where] did you [get|find] my [address|email|details]? [Please delete|Delete|Remove|Please remove] [it|me|them][ from your list| from your system| right away|].',
      "[I never signed up for|I didn't sign up for|I don't remember signing up for] [this|these emails|your list]. [Remove me|Take me off|Delete my address][ please|, thanks|].",
    ],
    core: [
      '[please remove|please take] me [from|off] [your list|this list|whatever list this is]',
      "I [didn't ask for|never asked for] [this|these mails], [please stop|take me off]",
    ],
    close: ['[Thanks|Thank you].', '[No reply needed|No need to answer].'],
  },
};

/** Reasons by what stands out in the mail. Keys are features of the reading; the second list is for replies that push back. */
export const REASONS = {
  wrongName: {
    warm: ["[By the way|PS|Small thing], [that's not my name|you have my name wrong]."],
    cold: ["[That's|This is] not [even |]my name.", '[You got my name wrong|Wrong name], [by the way|for a start].'],
  },
  brokenVariables: {
    warm: ['[Your template slipped|A placeholder got through], [by the way|fyi].'],
    cold: ["Your [merge field|template|placeholder] [didn't fill in|is showing|broke].", 'Nice [template|placeholder][, very personal|].'],
  },
  fakeReply: {
    warm: ['[We have not spoken before though, right|Have we written before]?'],
    cold: ['We [never spoke|have no thread], so [why the "Re"|drop the fake reply|the subject is misleading].'],
  },
  long: {
    warm: ['[Long mail|A lot to read], but [I got the point|the idea came across].'],
    cold: ["[Too long|Way too long|That's a wall of text], [I stopped reading halfway|I skimmed it|lost me in the middle]."],
  },
  meeting: {
    warm: ['[A call is fine|I can do a short call].'],
    cold: [
      "I don't [book calls|take meetings] [off cold mails|with people I don't know].",
      '[Asking for my calendar|Wanting a meeting] in the first mail is [a bit much|a lot].',
    ],
  },
  hype: {
    warm: ['[Bit salesy|A bit heavy on the pitch], but [fine|okay].'],
    cold: ['[Too salesy|Reads like an ad|Sounds too good to be true].'],
  },
  guilt: { warm: ['[Sorry for the wait|Sorry, slow week].'], cold: ["[Chasing|Nudging] me [won't|doesn't] help."] },
  links: {
    warm: ["I [don't|won't] click [links|anything], so [tell me here|in plain text please]."],
    cold: ['Not clicking [any of those links|links from strangers].'],
  },
  ownWords: {
    warm: [
      '[You did your homework|Clearly you looked us up|Nice that you looked into what we do], [appreciated|that helps|thanks for that].',
    ],
    cold: ["[You did your homework, I'll give you that|Fair play for the research], [still|but it doesn't change things]."],
  },
  numberClaims: {
    warm: ['"<claim>" [would be|is] [a big deal|worth a look|hard to ignore][ for us|].'],
    cold: ['"<claim>" [sounds made up|is a stretch|needs a source].'],
  },
  socialProof: {
    warm: ['[Good to see|Helpful to see] [others like us are doing it|who else is using it].'],
    cold: ["[I don't care who else uses it|Who else uses it doesn't matter to me]."],
  },
  short: {
    warm: ['[Short and clear|To the point], [I like that|good|appreciated].'],
    cold: ['[At least it was short|Short mail, thanks for that].'],
  },
} as const;

export const SIGN_OFFS = [
  '<me>',
  '- <me>',
  'Best,\n<me>',
  'Best, <me>',
  'Thanks,\n<me>',
  'Cheers, <me>',
  'Regards,\n<me>',
  'Kind regards\n<me>',
  'BR <me>',
  '/<me>',
  'Rgds, <me>',
  'Best regards,\n<me>\n<company>',
  '<me>\n<title>',
] as const;

export const MOBILE_SIGNATURES = [
  'Sent from my iPhone',
  'Sent from my phone',
  'Sent from my mobile',
  'sent from mobile, excuse typos',
  'Get Outlook for iOS',
  'Get Outlook for Android',
  'Sent on the go',
] as const;
