import type { FactorId } from '../../explain/factorIds.ts';
import type { PhrasesBySense } from '../factorPhrases.ts';

export const subjectPhrases: Partial<Record<FactorId, PhrasesBySense>> = {
  subject_length: {
    short: {
      titles: [
        'A subject you can take in at a glance',
        'The subject stays short',
        'Few words in the subject',
        '<subjectWords> words, and the point is made',
      ],
      what: [
        '“<subject>” is [only|just|] <subjectWords> words.',
        'With <subjectWords> words, “<subject>” fits on a phone [without being cut|in one line].',
        'The subject, “<subject>”, [stops|ends] after <subjectWords> words.',
      ],
      why: [
        'A line this short looks like something a colleague would write, and people <act> such mail [a little|somewhat] more readily.',
        'Short lines are read whole [in a crowded inbox|between two meetings]; long ones are skimmed and passed over.',
        'There is nothing to skim past, so [the eye|a busy reader] gets the topic at once.',
      ],
      names: ['the short subject', 'a subject of <subjectWords> words'],
      takeaways: [
        'Keep the subject as short as “<subject>”.',
        'Hold on to a subject of this length when you change its words.',
        'Leave the subject at <subjectWords> words or fewer.',
      ],
    },
    long: {
      titles: [
        'The subject runs long',
        'Too many words before the point',
        'A subject of <subjectWords> words',
        'The subject asks for a second look it does not get',
      ],
      what: [
        '“<subject>” takes <subjectWords> words.',
        'At <subjectWords> words the subject, “<subject>”, is cut off on most phones.',
        'The subject needs <subjectWords> words to say “<subject>”.',
      ],
      why: [
        'From about the fifth word on, each further one costs a little, because the line is skimmed rather than read.',
        'Long subjects look like newsletters, and [newsletters can wait|people leave those for later].',
        'What matters to the reader comes late or not at all on a small screen.',
      ],
      names: ['the long subject', 'a subject of <subjectWords> words'],
      takeaways: [
        'Cut the subject to its first few words.',
        'Say the topic in the subject and leave the argument for the body.',
        'Shorten “<subject>”.',
      ],
    },
    blank: {
      titles: ['No subject', 'The subject line is empty'],
      what: ['The email goes out without a subject.', 'There is nothing in the subject line.'],
      why: [
        'An empty line gives nobody a reason to look, and those who do are more wary.',
        'Without a topic the reader has only your name to go by.',
      ],
      names: ['the empty subject line'],
      takeaways: ['Give the email a subject of a few plain words.'],
    },
  },
  subject_devices: {
    present: {
      titles: [
        'The subject sounds like an advert',
        '“<quote>” in the subject',
        'Loud words in the subject',
        'The subject sells before it informs',
      ],
      what: [
        'The subject leans on “<quote>”[ and “<quote2>”|].',
        '“<quote>”[ and “<quote2>” mark|marks] “<subject>” as promotion.',
        'What stands out in “<subject>” is “<quote>”[, and “<quote2>” after it|].',
      ],
      why: [
        'People sort mail by such signs before they read a word of it.',
        'Readers have learned that hype and loud marks come from senders they do not know.',
        'The louder the line, the surer the reader is that nothing in it is meant for them.',
      ],
      names: ['“<quote>” in the subject', 'the loud subject', 'the sales tone of the subject'],
      takeaways: ['Take “<quote>” out of the subject.', 'Say it plainly: “<subject>” loses by its trimmings.'],
    },
    absent: {
      titles: ['A calm subject', 'No hype in the subject', 'The subject does not shout'],
      what: [
        '“<subject>” carries no hype, no buzzwords and no loud marks.',
        'There is nothing promotional in “<subject>”.',
        'The subject keeps its voice down.',
      ],
      why: [
        'Mail that looks like work gets opened like work.',
        'Nothing in the line gives it away as a campaign.',
        'A plain line leaves the reader curious about the content rather than wary of the sender.',
      ],
      names: ['the calm subject', 'a subject without hype'],
      takeaways: ['Keep hype and exclamation marks out of the subject.', 'Stay with a plain subject.'],
    },
  },
  subject_shouting: {
    present: {
      titles: ['The subject is in capitals', '“<subject>” shouts', 'All capitals in the subject'],
      what: ['“<subject>” is written in capitals.', 'Every word of “<subject>” stands in capitals.'],
      why: [
        'Capitals read as advertising, to filters and to people.',
        'It is the typing of somebody who wants attention, and readers give it less.',
      ],
      names: ['the capitals in the subject', 'a subject that shouts'],
      takeaways: ['Write the subject in lower case.', 'Take the capitals out of “<subject>”.'],
    },
    absent: {
      titles: ['The subject is written normally'],
      what: ['“<subject>” is written as people write.'],
      why: ['Nothing in its typing sets it apart from the mail a reader expects.'],
      names: ['the plain typing of the subject'],
      takeaways: ['Keep capitals out of the subject.'],
    },
  },
  subject_emoji: {
    present: {
      titles: ['An emoji in the subject', '“<quote>” dresses up the subject'],
      what: ['“<quote>” stands in the subject.', 'The subject carries “<quote>”.'],
      why: [
        'It makes the line look like a newsletter, and some readers unsubscribe from those on sight.',
        'Colour draws the eye, but to something people take for promotion.',
      ],
      names: ['the emoji in the subject'],
      takeaways: ['Leave “<quote>” out of the subject.'],
    },
    absent: {
      titles: ['No emoji in the subject'],
      what: ['The subject is words only.'],
      why: ['It looks like mail from a person.'],
      names: ['a subject of words only'],
      takeaways: ['Keep the subject to words.'],
    },
  },
  subject_company: {
    present: {
      titles: ['The subject names their company', '“<quote>” stands in the subject', 'They see their own name first'],
      what: [
        '“<subject>” names the company it goes to.',
        'Before anything else the reader sees “<quote>”, [which is where they work|the name over their own door].',
        'The company is in the subject: “<subject>”.',
      ],
      why: [
        'A name one belongs to is hard to scroll past.',
        'It tells the reader that the mail was meant for [this inbox|them], and not for a list.',
        'The own name is the oldest reason to look twice.',
      ],
      names: ['the company in the subject', '“<quote>” in the subject'],
      takeaways: ['Keep the company in the subject.', 'Go on naming the company before the topic.'],
    },
    absent: {
      titles: ['The subject could go to anybody', 'No company in the subject', 'Nothing in the subject is about them'],
      what: [
        '“<subject>” names neither the company nor anything that belongs to it.',
        'Read alone, “<subject>” could stand in any inbox.',
        'The subject, “<subject>”, says the topic but not whose.',
      ],
      why: [
        'Mail to nobody in particular is easy to leave [closed|for later].',
        'In the published tests readers look a little longer where they see their own company.',
        'The reader has to open the mail to learn that it concerns them, and not all do.',
      ],
      names: ['a subject without their company', 'the general subject'],
      takeaways: ['Try the company in the subject, as long as it stays short.', 'Let the subject say whose topic it is.'],
    },
  },
  subject_number: {
    present: {
      titles: ['A number in the subject', '“<quote>” in the subject'],
      what: ['The subject puts “<quote>” in front of the reader.', '“<subject>” [counts on|leads with] a figure: “<quote>”.'],
      why: [
        'Figures make a line look like an offer; the published results lean slightly against them.',
        'A number is a claim, and a claim from a stranger is discounted.',
      ],
      names: ['the number in the subject', '“<quote>” in the subject'],
      takeaways: ['Leave “<quote>” for the body.', 'Try the subject without its figure.'],
    },
    absent: {
      titles: ['No figures in the subject'],
      what: ['“<subject>” does without figures.'],
      why: ['Nothing in it has to be believed before it is opened.'],
      names: ['a subject without figures'],
      takeaways: ['Keep figures out of the subject.'],
    },
  },
  subject_question: {
    present: {
      titles: ['A question in the subject', 'The subject asks before it tells'],
      what: ['“<subject>” ends on a question mark.', 'The subject asks: “<subject>”.'],
      why: [
        'Sources disagree about questions in subjects; replies lean slightly against them.',
        'It may earn a look, but those who look answer a little less.',
      ],
      names: ['the question in the subject'],
      takeaways: ['Try the subject as a statement.'],
    },
    absent: {
      titles: ['The subject states its topic'],
      what: ['“<subject>” states rather than asks.'],
      why: ['Replies lean slightly towards plain statements.'],
      names: ['a subject that states its topic'],
      takeaways: ['Keep the subject a statement.'],
    },
  },
  fake_reply: {
    present: {
      titles: ['The subject pretends there was a thread', '“<quote>” on a first email', 'A reply mark nobody earned'],
      what: [
        '“<quote>” stands before the subject of a first email.',
        '“<subject>” looks like an answer to something the reader never wrote.',
        'The mark “<quote>” promises a conversation that has not taken place.',
      ],
      why: [
        'Whoever opens it finds that out [within a line|at once], and answers less and complains more.',
        'It may win a look and then costs the trust that a reply needs.',
        'People who feel tricked reach for the spam button.',
      ],
      names: ['the false “<quote>”', 'a reply mark on a first email'],
      takeaways: ['Drop “<quote>” from the subject.', 'Start the thread honestly, without “<quote>”.'],
    },
    absent: {
      titles: ['An honest first email'],
      what: ['The subject does not pretend to be an answer.'],
      why: ['Nobody feels tricked after opening.'],
      names: ['an honest subject'],
      takeaways: ['Keep reply marks off first emails.'],
    },
  },
};
