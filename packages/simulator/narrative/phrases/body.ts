import type { FactorId } from '../../explain/factorIds.ts';
import type { PhrasesBySense } from '../factorPhrases.ts';

export const bodyPhrases: Partial<Record<FactorId, PhrasesBySense>> = {
  body_length: {
    long: {
      titles: [
        'The email is too long',
        '<words> words are a lot to ask',
        'Long before it gets to the point',
        'More to read than a stranger reads',
      ],
      what: [
        'The body runs to <words> words.',
        'There are <words> words to read; by the time it says “<quote>” most readers have left.',
        'At <words> words the email goes on after “<quote>”, where a short one would have ended.',
      ],
      why: [
        'Replies fall with every doubling of the length, because people put long mail aside to read later and later does not come.',
        'A stranger gets a few seconds; whatever needs more than that is not weighed, only closed.',
        'The ask drowns: whoever does not reach it cannot answer it.',
      ],
      names: ['the length of the email', '<words> words of body'],
      takeaways: [
        'Cut the body to what a phone shows on one screen.',
        'Trim the <words> words to the reason, the proof and the ask.',
        'End the email before “<quote>”.',
      ],
    },
    short: {
      titles: ['Too little to answer', 'The email says hardly anything'],
      what: ['The whole body is <words> words.', 'With <words> words there is little for a reader to hold on to.'],
      why: ['Short is good until nothing is left to reply to.', 'People answer a reason, and there is barely room for one.'],
      names: ['the very short body'],
      takeaways: ['Add one sentence on why this reader.'],
    },
    present: {
      titles: ['A length people finish', 'Short enough to be read to the end', '<words> words: read in one go', 'It fits on one screen'],
      what: [
        'The body takes <words> words.',
        '<words> words is a length a reader finishes standing up.',
        'Greeting to sign-off, it is <words> words.',
      ],
      why: [
        'Whoever opens it sees the ask without scrolling far.',
        'Nothing has to be postponed, so nothing is forgotten.',
        'Below the length where replies begin to fall, each word still gets read.',
      ],
      names: ['the short body', 'a body of <words> words'],
      takeaways: ['Stay at about this length.', 'Resist adding to the <words> words.'],
    },
  },
  reading_level: {
    hard: {
      titles: [
        'Hard to read in passing',
        'The sentences work too hard',
        'Written for a report, read on a phone',
        'School grade <grade> is heavy for an inbox',
      ],
      what: [
        'The text reads at about school grade <grade>; “<quote>” is the heaviest sentence.',
        'Sentences such as “<quote>” put the text at grade <grade>.',
        'At reading grade <grade>, “<quote>” needs a second pass.',
      ],
      why: [
        'Nobody reads cold mail twice; what is not plain at first sight is skipped.',
        'Simple sentences get more answers, to experts as well.',
        'Long words keep the reader busy with the language instead of the offer.',
      ],
      names: ['the heavy language', 'a reading grade of <grade>', 'sentences such as “<quote>”'],
      takeaways: [
        'Break the longest sentences and use plainer words.',
        'Read it aloud and cut where you run out of breath, first at “<quote>”.',
        'Rewrite “<quote>” in half the words.',
      ],
    },
    easy: {
      titles: ['Easy to read', 'Plain words, short sentences', 'Nobody has to read it twice', 'Language that costs no effort'],
      what: [
        'The text reads at about school grade <grade>.',
        'Even the longest sentence, “<quote>”, is easy to follow.',
        'Grade <grade> on the reading scale means words a child knows and sentences with one thought each.',
      ],
      why: [
        'Plain text is understood between two other things, which is when cold mail is read.',
        'The easier the sentence, the more of those who open get as far as the ask.',
        'Simple language gets more replies at every level of the company.',
      ],
      names: ['the plain language', 'sentences anybody can follow', 'a reading grade of <grade>'],
      takeaways: ['Keep the sentences this short.', 'Stay with words people use when they talk.'],
    },
  },
  layout: {
    present: {
      titles: ['One block of text', 'No place to rest the eye', 'A wall instead of paragraphs'],
      what: ['All <words> words stand in one paragraph.', 'The body is a single block of <words> words.'],
      why: ['A wall of text looks like effort before the first word is read.', 'On a phone it fills the screen and hides the ask.'],
      names: ['the single block of text', 'the missing paragraphs'],
      takeaways: ['Break the block into short paragraphs.', 'Give the ask a line of its own.'],
    },
    absent: {
      titles: ['Paragraphs that breathe', 'Room between the thoughts'],
      what: ['The text is broken into short paragraphs.', 'There is air between the paragraphs.'],
      why: ['The eye finds the ask without reading everything before it.', 'It looks like less work than it is.'],
      names: ['the short paragraphs', 'a layout with air in it'],
      takeaways: ['Keep the paragraphs short.'],
    },
  },
  you_and_we: {
    higher: {
      titles: ['More you than we', 'It talks about the reader', 'The reader is the subject'],
      what: ['The text says “you” more often than “we”.', 'It speaks of the reader’s side first.'],
      why: ['People keep reading about themselves.', 'A mail about the reader asks for less goodwill than a mail about its sender.'],
      names: ['the talk of “you” rather than “we”', 'its eye on the reader'],
      takeaways: ['Keep the reader as the subject of the sentences.'],
    },
    lower: {
      titles: ['Mostly about you, the sender', 'Too much we, too little you', 'The sender does the talking'],
      what: [
        '“We” and “I” outnumber “you”, most of all in “<quote>”.',
        'The text is told from your side; see “<quote>”.',
        '“<quote>” is a sentence about the sender.',
      ],
      why: [
        'Readers look for themselves in the first lines and find somebody else.',
        'What you do interests people only after they know what it changes for them.',
      ],
      names: ['the talk of “we”', 'sentences about yourself'],
      takeaways: ['Start sentences with the reader’s side, not with “we”.', 'Turn “<quote>” around so that it begins with the reader.'],
    },
  },
  hype: {
    present: {
      titles: ['Praise nobody asked for', '“<quote>” and words like it', 'Marketing words in a personal mail', 'It sounds like a brochure'],
      what: [
        'The body uses “<quote>”[ and “<quote2>”|].',
        '“<quote>”[ and “<quote2>” belong|belongs] on a website, not in a letter.',
        'Words such as “<quote>”[ or “<quote2>”|] describe the sender’s enthusiasm.',
      ],
      why: [
        'They replace the fact that would have convinced.',
        'Buyers have read them so often that they only mark the mail as a pitch.',
        'Each of them makes the plain parts sound less true.',
      ],
      names: ['“<quote>” and its kind', 'the brochure words', 'the hype in the body'],
      takeaways: ['Cut “<quote>”[ and “<quote2>”|].', 'Put a fact where “<quote>” stands.'],
    },
    absent: {
      titles: ['No brochure words', 'It does not oversell', 'Claims without adjectives'],
      what: ['The body does without hype and buzzwords.', 'There is no praise of your own product in the text.'],
      why: ['What is said plainly is believed sooner.', 'The reader has nothing to roll their eyes at.'],
      names: ['the plain tone', 'the absence of hype'],
      takeaways: ['Keep brochure words out.'],
    },
  },
  loudness: {
    present: {
      titles: ['It raises its voice', 'Capitals and exclamation marks', 'Loud where calm would do'],
      what: ['“<quote>” is louder than the sentence needs.', 'The text shouts in places: “<quote>”[, “<quote2>”|].'],
      why: ['Loud text reads as advertising, to people as much as to filters.', 'Volume suggests that the content alone is not enough.'],
      names: ['the loud typing', 'the exclamation marks and capitals'],
      takeaways: ['Turn the volume down: no capitals, no exclamation marks.'],
    },
    absent: {
      titles: ['A quiet tone'],
      what: ['The text raises its voice nowhere.'],
      why: ['It reads like one person writing to another.'],
      names: ['the quiet tone'],
      takeaways: ['Keep the typing calm.'],
    },
  },
  slips: {
    present: {
      titles: ['Slips in the writing'],
      what: ['“<quote>” is not what was meant.'],
      why: ['Readers trust a careless letter less.'],
      names: ['the slips in the writing'],
      takeaways: ['Correct “<quote>”.'],
    },
    absent: {
      titles: ['Written with care'],
      what: ['There are no slips in spelling or typing.'],
      why: ['Nothing stands between the reader and what is said.'],
      names: ['the care in the writing'],
      takeaways: ['Keep reading it twice.'],
    },
  },
  guilt: {
    present: {
      titles: ['It reproaches the reader', '“<quote>” makes the reader feel at fault', 'A nudge with an edge'],
      what: [
        '“<quote>” blames the reader for not answering.',
        'The line “<quote>” reminds people of a debt they do not have.',
        'With “<quote>” the mail complains before it offers.',
      ],
      why: [
        'Nobody owes a stranger a reply, and being told so does not help.',
        'Reproach brings fewer meetings and a few more complaints.',
        'It turns attention from the offer to the sender’s impatience.',
      ],
      names: ['the reproach in “<quote>”', 'the guilt trip'],
      takeaways: ['Drop “<quote>”.', 'Give a new reason instead of a reminder.'],
    },
    absent: {
      titles: ['No reproach'],
      what: ['The email does not blame anybody for silence.'],
      why: ['The reader owes it nothing and knows it.'],
      names: ['the absence of reproach'],
      takeaways: ['Leave reproach out of it.'],
    },
  },
  branding: {
    present: {
      titles: ['It looks designed', 'HTML where plain text would do', 'A newsletter in disguise'],
      what: ['The body is laid out in HTML, beginning with “<quote>”.', 'There is layout code in the body: “<quote>”.'],
      why: ['Designed mail is read as marketing, plain mail as a letter.', 'One person writing to another does not send a template.'],
      names: ['the designed layout'],
      takeaways: ['Send it as plain text.'],
    },
    absent: {
      titles: ['Plain text'],
      what: ['The body is plain text.'],
      why: ['It looks like mail from a person.'],
      names: ['the plain text'],
      takeaways: ['Stay with plain text.'],
    },
  },
  opt_out_line: {
    present: {
      titles: ['A way out is offered'],
      what: ['“<quote>” tells people how to stop you.'],
      why: ['Some take the exit who would have said nothing; fewer complain.'],
      names: ['the opt-out line'],
      takeaways: ['Keep the way out short.'],
    },
    absent: {
      titles: ['No opt-out line'],
      what: ['The email offers no way out.'],
      why: ['Fewer people leave, and a few more complain instead.'],
      names: ['the missing opt-out line'],
      takeaways: ['Check whether your readers’ law asks for an opt-out line.'],
    },
  },
};
