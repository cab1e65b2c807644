import { expect, it } from 'vitest';
import { findNameMarks } from './nameMarks.ts';
import { splitSentences } from './splitSentences.ts';

const split = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end).trim());

/** One sentence each: the mark is part of a name. */
const IN_NAMES = [
  'Yahoo! ended its print run in May.',
  'Last year Yahoo! moved to new docks.',
  'We plan docks for Yahoo! and Acme.',
  'Yahoo! Finance wrote about it.',
  'Yahoo! Mail users saw it first.',
  'Yum! Brands runs 50,000 kitchens.',
  'Kitchens of Yum! Brands and Acme use it.',
  'Yum! China opened three of them.',
  'Kahoot! users ask for it.',
  'We trained with Kahoot! in June.',
  'Joomla! is what their site runs on.',
  'Most Joomla! sites load slowly.',
  'Jeopardy! and two other shows booked us.',
  'A round of Jeopardy! can help.',
  'Chips Ahoy! packs leave from Ohio.',
  'They load Chips Ahoy! in Ohio.',
  'Panic! at the Disco rented our lights.',
  'The crew of Panic! at the Disco rented them.',
  'Wham! Records pressed it.',
  'Both Wham! Records and Acme pressed it.',
  'Oh! Media prints it.',
  'Posters for Oh! Media come from us.',
  'Hello! magazine ran a page on it.',
  'A page in Hello! magazine sold it.',
  "Hello! magazine's printer is ours.",
  "We clean Yahoo!'s kitchen.",
  'OK! Magazine came to see it.',
  'Stop the queue at Fresh! stores in Kent.',
  'The Zing! app counts the trays.',
  'Our tool, Zing!, counts the trays.',
  'Tools such as Zing! or Acme count them.',
  'We ship for Go! bikes in Ghent.',
  'Go! Bikes moved in with us.',
  'Snap! lifts from Turin carry it.',
  'Hey! Coffee roasts for two hotels.',
  'They sell Oat! bars in Kent.',
  'Boom! Studios printed 400 of them.',
  'Smile! dental clinics in Leeds use it.',
  'The Smile! clinics in Leeds use it.',
  'Ask Bravo! GmbH about it.',
  'Bravo! Ltd. has two of them.',
  'Wow! Hotels cut its linen bill.',
  'A night at Wow! hotels costs less.',
  'The band Wham! sang about it.',
  'Teams at Zap! Energy saw it.',
  'Zap! Gym opens at five.',
  'Members of Zap! Gym like it.',
  'Toys! Toys! Toys! sends its returns to us.',
  'Which? magazine tested it.',
  'The test in Which? magazine was ours.',
  'Guess? Inc moved its stock to us.',
  'Coats of Guess? hang in our hall.',
  'They sell Guess? jeans in Kent.',
  'Our friends at Bingo! bakery asked.',
  'Trays from Yes! foods fit it.',
  'Yes! Kitchen rents two of them.',
  'Two pallets of Pow! soap broke.',
  'Pow! & Sons make the soap.',
  'In Ahoy! boats the seats are ours.',
  'We print for Tada! and its shops.',
] as const;

/** Two sentences each, with a mark between them. */
const ENDS = [
  'Hello! | We plan docks.',
  'Hello! | we plan docks.',
  'Thanks! | looking forward to it.',
  'Great! | let me know.',
  'Wow! | That was fast.',
  'Congrats! | The hall is big.',
  'We opened in Ohio! | Drivers love it.',
  'We opened in Ohio! | The drivers love it.',
  'Our prices are low! | call us today.',
  'It is free! | no card needed.',
  'Hi Ana! | we plan docks.',
  'Hi Ana! | We plan docks.',
  'Sign up now! | Seats are few.',
  'Act today! | offer ends soon.',
  'BUY NOW! | offer ends soon.',
  'They chose Acme! | We were proud.',
  'They chose Acme! | it was easy.',
  'Do you know Acme? | we work for them.',
  'Do you know Acme? | We work for them.',
  'Did you guess? | We did not.',
  'Guess which? | The red one.',
  'Which? | The red one.',
  'Ready? | Reply with yes.',
  'Interested? | just reply.',
  'Interested? | call me.',
  'Who does it at Acme? | If you do, tell me.',
  'Is it hard? | No.',
  'Is it May? | or June?',
  'We love Yahoo! | We work for them.',
  'They read Hello! | The page is gone.',
  'Last chance! | only 3 left.',
  'That is all! | have a good day.',
  'You win! | your team wins too.',
  'It works! | ask any of them.',
  'Good morning! | i saw your shop.',
  'Good morning! | I saw your shop.',
  'Happy Monday! | hope all is well.',
  'Sorry! | wrong number.',
  'Sorry! | It was the wrong number.',
  'See you in Rome! | ciao for now.',
  'We did it in May! | you can too.',
  'Come to Leeds! | See the hall.',
  'Stop! | Read this first.',
  'No more queues! | Drivers book a slot.',
  'What a day! | Trucks everywhere.',
  'How do you plan? | By phone?',
  'Is it you, Tim? | If not, who?',
  'Should I ask Jane? | thanks for your help.',
  'He said yes! | They said no.',
  'It is done!! | and it was cheap.',
  'Really?! | We checked.',
  'Enough? | Then stop here.',
  'More? | Here it is.',
  'Hurry! | Two left.',
  'New! | The red gate.',
  'Yes! | You can pay later.',
  'Oops! | That was not you.',
  'Merry Christmas! | Our office is closed.',
  'Cheers! | See you in May.',
  'Look! | It moves.',
] as const;

it('tests sixty of each', () => {
  expect([IN_NAMES.length, ENDS.length]).toEqual([60, 60]);
});

it.each(IN_NAMES)('a mark in a name ends no sentence: %s', (text) => {
  expect(split(text)).toEqual([text]);
});

it.each(ENDS)('another mark does: %s', (marked) => {
  expect(split(marked.replaceAll(' | ', ' '))).toEqual(marked.split(' | '));
});

it('a word that is such a name once is one wherever it has its mark', () => {
  expect(findNameMarks('Our tool, Zing!, plans trays. Ask for Zing!').size).toBe(2);
});
