import type { FactorId } from '../../explain/factorIds.ts';
import type { PhrasesBySense } from '../factorPhrases.ts';

export const contentPhrases: Partial<Record<FactorId, PhrasesBySense>> = {
  wrong_name: {
    present: {
      titles: ['The greeting names somebody else', '“<quote>” is not who reads this', 'Hello to the wrong person'],
      what: [
        'The greeting says “<quote>”, but [the profile belongs to <person>|the profile belongs to somebody else].',
        '<Touched> are greeted by a name that is not theirs, such as “<quote>”.',
        '“<quote>” opens a mail that [<person>|another person] reads.',
      ],
      why: [
        'A wrong name says that nobody looked, and the rest of the mail is judged by it.',
        'It is the first word and the clearest sign of a mail merge gone wrong.',
        'People answer it less and unsubscribe or complain more.',
      ],
      names: ['the wrong name in the greeting', 'a greeting to “<quote>”'],
      takeaways: ['Correct the greeting before anything else.', 'Check the name column: “<quote>” greets the wrong people.'],
    },
  },
  broken_variables: {
    present: {
      titles: ['A variable was left unfilled', '“<quote>” went out as it stands', 'The template shows', 'The merge did not happen'],
      what: [
        '“<quote>” stands in the text where a value should be.',
        '<Touched> would read “<quote>” as it is written here.',
        'The placeholder “<quote>” was sent instead of what it stands for.',
      ],
      why: [
        'It shows the machine behind the mail, and people neither trust nor answer machines.',
        'One raw placeholder undoes whatever else was personal.',
        'Replies drop by about as much as any single fault in our model can take, and complaints go up.',
      ],
      names: ['the unfilled “<quote>”', 'the broken variable'],
      takeaways: ['Fill or remove “<quote>” before the next send.', 'Repair “<quote>”: nothing else pays as much here.'],
    },
  },
  name_use: {
    present: {
      titles: ['It greets people by name', 'Addressed to a person', '“<quote>”: a greeting with a name'],
      what: ['The email opens with “<quote>”.', 'Readers are greeted by their first name: “<quote>”.'],
      why: [
        'A name is expected, and its presence costs nothing.',
        'It is the least a personal letter does, and readers notice when it is missing.',
      ],
      names: ['the greeting by name', '“<quote>”'],
      takeaways: ['Keep greeting people by name.'],
    },
    absent: {
      titles: ['Nobody is greeted by name', 'A greeting for everybody', 'The first line is not for anyone'],
      what: [
        '“<quote>” greets nobody in particular.',
        'The email opens with “<quote>” and no name follows.',
        'The text never uses the reader’s first name.',
      ],
      why: ['Without a name the first line already reads like a mailing.', 'It is a small thing that people notice before the content.'],
      names: ['the nameless greeting', 'the missing first name'],
      takeaways: ['Greet people by first name.', 'Put the first name behind the greeting.'],
    },
  },
  company_mention: {
    present: {
      titles: ['It speaks of their company', '“<quote>” appears in the body', 'The company is named'],
      what: [
        'The body names “<quote>”.',
        '<Touched> read their own company’s name, such as “<quote>”, in the text.',
        'The text says “<quote>” rather than “your company”.',
      ],
      why: [
        'It shows that the mail was written with somebody in mind.',
        'One mention is enough to set it apart from a mailing.',
        'What is said about the own company is read more closely.',
      ],
      names: ['the mention of their company', '“<quote>” by name'],
      takeaways: ['Keep naming the company once.', 'Leave the mention of the company where it is.'],
    },
    absent: {
      titles: ['Their company is never mentioned', 'It could go to any company', 'No word about where they work'],
      what: [
        'The body names no company but yours.',
        'Nothing in the body says where the reader works.',
        'Swap the recipient and not a word of the body would change.',
      ],
      why: [
        'Readers take it for what it is: the same text for everybody.',
        'A single mention would tell them that somebody looked.',
        'Mail that fits everyone is answered by few.',
      ],
      names: ['the missing company name', 'a body that names no one'],
      takeaways: ['Name the company once in the body.', 'Let one sentence say why this company.'],
    },
  },
  personal_detail: {
    present: {
      titles: [
        'A detail meant for one reader',
        'Something only this lead would get',
        'It shows that somebody looked',
        'Written for each lead',
      ],
      what: [
        '“<quote>” was written for one lead alone.',
        'Lines such as “<quote>” occur in no other email of the list.',
        '<Touched> get words nobody else gets, for example “<quote>”.',
      ],
      why: [
        'Effort that can be seen is answered; it is the strongest thing a text can do in our model.',
        'Such a line cannot be mail merge, and readers know it.',
        'It answers the question every stranger is asked first: why me?',
      ],
      names: ['the lines written for one lead', 'details such as “<quote>”', 'the homework in the text'],
      takeaways: ['Keep writing one line that fits one lead only.', 'More of “<quote>”: it is what people reply to.'],
    },
    absent: {
      titles: [
        'Nothing is written for this lead alone',
        'The same text for everybody',
        'No sign of homework',
        'After the greeting, all emails are one email',
      ],
      what: [
        'Beyond names, no word differs from lead to lead.',
        '<Touched> get a text without a single detail of their own.',
        'Take the names out and all emails of the list are the same.',
      ],
      why: [
        'People who get many such mails recognise the template and treat it as one.',
        'There is no answer in it to “why me?”.',
        'A single line about something the reader did would set it apart.',
      ],
      names: ['the sameness of the emails', 'the missing detail', 'a text without homework'],
      takeaways: [
        'Add one line to each email that fits no other lead.',
        'Write a first sentence about something the reader did.',
        'Spend the time on one specific line a lead.',
      ],
    },
  },
  ask_kind: {
    present: {
      titles: [
        'It asks whether there is interest',
        'An easy question to answer',
        'The ask costs nothing',
        'A question instead of a meeting',
      ],
      what: ['The mail ends on “<quote>”.', '“<quote>” can be answered in one word.', 'What it asks for is an opinion: “<quote>”.'],
      why: [
        'Saying yes costs a line, not a slot in the calendar.',
        'People who are not ready to meet can still say that they are interested, and those replies are the good ones.',
        'A low price brings more answers, and kinder ones.',
      ],
      names: ['the question “<quote>”', 'the easy question at the end', 'an ask for interest, not for time'],
      takeaways: ['Keep “<quote>” as the ask.', 'Go on asking for interest before asking for time.'],
    },
    absent: {
      titles: [
        'It asks for time too soon',
        'The ask is a meeting',
        '“<quote>” is a lot to ask of a stranger',
        'A calendar slot is an expensive yes',
      ],
      what: [
        '“<quote>” asks for time before there is interest.',
        'The mail wants a slot in the diary: “<quote>”.',
        'To say yes to “<quote>” the reader has to open a calendar.',
      ],
      why: [
        'A stranger’s request for time is easy to put off, and put off means no.',
        'Those who are curious but not ready have nothing to say yes to.',
        'The price of an answer is a meeting, so most pay nothing.',
      ],
      names: ['the request for a meeting', 'the ask for time', '“<quote>”'],
      takeaways: ['Ask whether it is worth a look; ask for time in the second mail.', 'Replace “<quote>” with a question about interest.'],
    },
    neither: {
      titles: ['It does not ask for a meeting', 'No request for time'],
      what: ['The mail asks for no slot in anybody’s calendar.', 'Nothing in it wants time from the reader.'],
      why: [
        'That keeps the price of an answer low, though a question about interest would do more.',
        'No one has to check a diary before replying.',
      ],
      names: ['the absence of a meeting request', 'asking for no time'],
      takeaways: ['Keep meetings out of the first mail.'],
    },
  },
  missing_ask: {
    present: {
      titles: ['It asks for something', 'There is an ask'],
      what: ['The mail ends with something to answer: “<quote>”.', '“<quote>” gives the reader something to say yes or no to.'],
      why: ['People answer questions more readily than statements.', 'Without one there would be nothing to reply to.'],
      names: ['having an ask at all'],
      takeaways: ['Keep one clear ask.'],
    },
    absent: {
      titles: ['It asks for nothing', 'There is nothing to reply to', 'The email ends without a question', 'It tells, but does not ask'],
      what: [
        'The last sentence, “<quote>”, asks nothing a reader would answer.',
        'After “<quote>” the mail is over, and no answer was asked for.',
        'Nowhere does the mail ask for interest, a time or an opinion.',
      ],
      why: [
        'Whoever agrees has still nothing to say.',
        'A reader who has to think of a reply themselves mostly does not.',
        'Silence is a complete answer to a statement.',
      ],
      names: ['the missing ask', 'an ending without a question'],
      takeaways: ['End on one question that can be answered in a word.', 'Say what you would like to hear back.'],
    },
  },
  several_asks: {
    present: {
      titles: ['It asks for more than one thing', '<asks> asks compete', 'Too many ways to say yes', 'The reader has to choose'],
      what: [
        '“<quote>” and “<quote2>” compete for one answer.',
        'The mail asks <asks> times; first “<quote>”, then “<quote2>”.',
        'There are <asks> asks in it, among them “<quote>” and “<quote2>”.',
      ],
      why: [
        'Whoever has to choose between answers gives none.',
        'One clear question gets more replies than two good ones.',
        'Each further ask makes the first look less meant.',
      ],
      names: ['the competing asks', '<asks> asks in one mail'],
      takeaways: ['Keep one ask and drop the rest.', 'Decide between “<quote>” and “<quote2>”.'],
    },
    large: {
      titles: ['It asks too many questions', 'A questionnaire'],
      what: ['The mail puts one question after another, such as “<quote>”.'],
      why: ['Answering them all takes longer than a stranger is given.'],
      names: ['the many questions'],
      takeaways: ['Keep the one question you most want answered.'],
    },
    absent: {
      titles: ['One ask, not several'],
      what: ['The mail asks one thing at most.'],
      why: ['Nobody has to choose what to answer.'],
      names: ['the single ask'],
      takeaways: ['Leave it at one ask.'],
    },
  },
  calendar_link: {
    present: {
      titles: ['A booking link in the first mail', '“<quote>” comes too early', 'The calendar link jumps ahead'],
      what: [
        '“<quote>” offers a slot before anybody agreed to talk.',
        'The first mail already carries a booking page: “<quote>”.',
        'With “<quote>” the reader is asked to do the scheduling.',
      ],
      why: [
        'It turns a yes into a chore, and looks like a funnel.',
        'Interest comes first; people who have none do not book, and people who have some do not reply.',
        'Handing over a calendar skips the part in which somebody says they are curious.',
      ],
      names: ['the booking link', '“<quote>” in a first mail'],
      takeaways: ['Save “<quote>” for those who answer.', 'Take the booking link out of the first mail.'],
    },
    absent: {
      titles: ['No booking link', 'Nobody is sent to a calendar'],
      what: ['The first mail carries no booking link.', 'Nobody is asked to pick a slot.'],
      why: ['A reply stays the easiest way to react.', 'The conversation can start before the scheduling does.'],
      names: ['the absence of a booking link'],
      takeaways: ['Keep booking links for the second mail.'],
    },
  },
  referral: {
    present: {
      titles: ['Somebody both know', '“<quote>” opens the door'],
      what: ['“<quote>” names somebody the reader knows, or a meeting before.', 'The email comes with an introduction: “<quote>”.'],
      why: [
        'A stranger with a shared acquaintance is half a stranger, and few findings are as strong; it has to be true.',
        'People answer for the sake of the one who is named, provided that it is true.',
      ],
      names: ['the shared acquaintance', 'the introduction “<quote>”'],
      takeaways: ['Keep naming whoever sent you, where it is true.'],
    },
  },
  occasion: {
    present: {
      titles: ['It has a reason to write now', '“<quote>”: why today'],
      what: ['“<quote>” says why the mail comes now.', 'The mail starts from something that happened: “<quote>”.'],
      why: ['A mail with an occasion reads less like one of many.', 'The reader sees what set it off.'],
      names: ['the occasion', 'the reason to write now'],
      takeaways: ['Keep the occasion, as long as it is fresh.'],
    },
    absent: {
      titles: ['No reason to write now'],
      what: ['Nothing in the mail says why it comes today.'],
      why: ['Without an occasion it could have been sent at any time, and reads so.'],
      names: ['the missing occasion'],
      takeaways: ['Say what made you write now: a post, a job ad, a launch.'],
    },
  },
  substance: {
    present: {
      titles: ['The body says next to nothing', 'Nothing there to answer'],
      what: [
        'The body holds hardly a word that says anything.',
        'Take away greeting and signature, and [little|next to nothing] is left of the body.',
      ],
      why: ['Nobody answers a mail that says nothing.', 'The reader learns neither who writes nor why.'],
      names: ['the empty body', 'a body that says nothing'],
      takeaways: ['Say in two or three sentences why you write.'],
    },
  },
  courtesy: {
    present: {
      titles: ['A friendly greeting and thanks'],
      what: ['The email greets and thanks as people do.'],
      why: ['It costs nothing, and letters among people do slightly better for it.'],
      names: ['the greeting and the thanks'],
      takeaways: ['Keep the greeting and the thanks.'],
    },
    absent: {
      titles: ['No thanks at the end'],
      what: ['The email ends without thanks.'],
      why: ['Letters among people are answered slightly more often after thanks; for cold email that is an assumption.'],
      names: ['the ending without thanks'],
      takeaways: ['Try a word of thanks at the end.'],
    },
    blank: {
      titles: ['No friendly greeting', 'The first words greet nobody'],
      what: ['The email opens without a plain “Hi”.', 'Before it says anything the email has greeted nobody.'],
      why: ['A stiff greeting, or none, marks it as a mailing.', 'The first words set the tone, and these set none.'],
      names: ['the missing greeting', 'the stiff beginning'],
      takeaways: ['Begin with “Hi” and the first name.'],
    },
    lower: {
      titles: ['It apologises for being there', '“<quote>” excuses the email'],
      what: ['“<quote>” excuses the email before it has said anything.', 'The email says “<quote>”.'],
      why: ['Whoever is sorry to bother tells the reader that it bothers.', 'It spends the first words on the sender’s unease.'],
      names: ['the apology', '“<quote>”'],
      takeaways: ['Drop “<quote>” and begin with the reason for writing.'],
    },
  },
  social_proof: {
    present: {
      titles: ['Somebody like them vouches for it', 'Proof from others', 'A customer speaks for you'],
      what: ['“<quote>” shows that others went first.', 'The text names company: “<quote>”.', 'With “<quote>” it is not only your word.'],
      why: [
        'People believe their peers before they believe a sender.',
        'One example that fits makes the offer concrete.',
        'It answers “does this work for anyone like us?” without being asked.',
      ],
      names: ['the proof from others', '“<quote>”'],
      takeaways: ['Keep one example that fits the reader.', 'Leave “<quote>” in.'],
    },
    absent: {
      titles: ['Nobody vouches for it', 'No proof from others', 'Only your word for it'],
      what: [
        'The text names no customer, peer or result of others.',
        'Nothing in the mail says who else does this.',
        'It is your word alone; no one else appears in the text.',
      ],
      why: [
        'A claim from a stranger stands better next to somebody the reader knows of.',
        'One example from their trade would make it easier to believe.',
      ],
      names: ['the missing proof', 'your word alone'],
      takeaways: ['Name one customer who is like the reader, if you have one.', 'Add one honest example from the reader’s trade.'],
    },
  },
  number_claims: {
    present: {
      titles: ['Percentages that have to be believed', 'A claim of returns', '“<quote>” sounds like a pitch'],
      what: [
        '“<quote>” puts a figure on the promise.',
        'The text argues with numbers: “<quote>”.',
        '“<quote>” is a claim the reader cannot check.',
      ],
      why: [
        'Figures from a stranger are discounted, and the mail with them.',
        'Returns and percentages belong to a later talk; in a first mail they cost answers.',
        'The published results are worse with such claims than without.',
      ],
      names: ['the claim “<quote>”', 'the figures in the text'],
      takeaways: ['Say what changed for somebody, without the percentage.', 'Keep “<quote>” for the talk.'],
    },
    absent: {
      titles: ['No figures to doubt'],
      what: ['The text makes no claims of percentages or returns.'],
      why: ['There is nothing a stranger would have to take on trust.'],
      names: ['the absence of claims'],
      takeaways: ['Keep percentages out of the first mail.'],
    },
  },
  stacked_devices: {
    present: {
      titles: ['Too many arguments at once', 'Every trick in one mail'],
      what: [
        'Proof, figures and praise are piled on one another, from “<quote>” on.',
        'The mail uses several means of persuasion together, among them “<quote>”.',
      ],
      why: ['In a trial the version with all of them did worst.', 'Each argument is fair; together they show the intention.'],
      names: ['the pile of arguments'],
      takeaways: ['Pick the strongest argument and leave the others out.'],
    },
    absent: {
      titles: ['One argument at a time'],
      what: ['The mail does not pile up its means of persuasion.'],
      why: ['The one that is there can be heard.'],
      names: ['its restraint'],
      takeaways: ['Keep to one argument.'],
    },
  },
  placement: {
    present: {
      titles: [
        'Filters have something to weigh',
        '<PlacementCause> cost some mail its place in the inbox',
        'Some of it lands in spam because of the content',
      ],
      what: [
        '<PlacementCause> [weigh|tell] against the mail before anybody sees it: “<quote>”.',
        'Filters look at content too, and here they find <placementCause>, such as “<quote>”.',
        '“<quote>” is what a filter remarks on first.',
      ],
      why: [
        'What lands in spam is neither opened nor answered, however good the subject.',
        'Every mail held back lowers the open rate before a single person has decided anything.',
      ],
      names: ['<placementCause>', 'content that filters hold against it'],
      takeaways: ['Take out what filters weigh: <placementCause>.', 'Send it with less baggage; “<quote>” is the first to go.'],
    },
    clean: {
      titles: ['Nothing for filters to hold against it', 'Clean content', 'It travels light'],
      what: ['There is no pile of links, no layout and no spam wording in it.', 'Filters find nothing to weigh in this text.'],
      why: [
        'The mail is held back by no more than your standing as a sender.',
        'What reaches the inbox has at least the chance of being opened.',
      ],
      names: ['the clean content', 'a text that filters let pass'],
      takeaways: ['Keep links and layout to a minimum.'],
    },
  },
};
