import { tellsSize } from './ofCompany.ts';
import { countOf } from '../countOf.ts';
import { validateVariables } from '../emailTemplateVariables.ts';
import type { FindingKind, Sighting } from './finding.ts';

type Words = { problem: (sighting: Sighting) => string; advice: (sighting: Sighting) => string };

const say = (text: string) => () => text;
const instead = (known: (to: string) => string, unknown: string) => (sighting: Sighting) =>
  sighting.instead === null ? unknown : known(sighting.instead);

/** Stands for each lead’s company in a sentence that is the same otherwise. */
export const COMPANY = '{{company}}';

/** The problem and the remedy for each kind. */
const WORDS: Readonly<Record<FindingKind, Words>> = {
  wrong_name: {
    problem: instead(
      (name) => `The greeting names someone else. The lead’s own name is ${name}, for example.`,
      'The greeting names someone else.',
    ),
    advice: say('Greet with {{first_name}}, or check which row the email belongs to.'),
  },
  shared_greeting: {
    problem: ({ text }) => `Every lead is greeted as “${text}”.`,
    advice: say('Greet with {{first_name}} instead.'),
  },
  titled_first_name: {
    problem: say('Leads are greeted with a title and their first name.'),
    advice: ({ text }) =>
      /\b(?:sir|madam|ma['\u2019]am)\b/iu.test(text)
        ? 'Greet with the first name alone.'
        : 'Use the last name after the title, or leave the title out.',
  },
  job_title_greeting: {
    problem: say('Leads are greeted by their job title, which reads like a form letter.'),
    advice: say('Greet with the first name alone.'),
  },
  one_reader: {
    problem: ({ text, goesTo }) => {
      const leads = goesTo === undefined ? 'every lead' : countOf(goesTo, 'lead');
      return tellsSize(text)
        ? `This goes to ${leads}, and companies differ in size. Are your figures true of each?`
        : `This says something about one ${text.includes(COMPANY) ? 'company' : 'reader'}, and goes to ${leads}. Is it true of each?`;
    },
    advice: ({ text }) =>
      tellsSize(text)
        ? 'Say which size your figures are for, such as how many people work there.'
        : 'Leave it out, write what is true of all, or put what differs in a column of your file.',
  },
  one_area: {
    problem: ({ goesTo }) =>
      `This is true in one area only, and goes to ${goesTo === undefined ? 'every lead' : countOf(goesTo, 'lead')}. Do they all work there?`,
    advice: say('Name the place, and send it to people there.'),
  },
  other_company: {
    problem: say('The email names the company of another row and not its own.'),
    advice: instead((company) => `Check the row: its company is ${company}.`, 'Check the row.'),
  },
  misspelt_variable: {
    problem: say('Your file has no column with this name. It will be sent as is.'),
    advice: instead((name) => `Did you mean ${name}?`, 'Check its name.'),
  },
  unknown_variable: {
    problem: say('Your file has no column with this name. It will be sent as is.'),
    advice: say('Add the column to your file, or remove the variable.'),
  },
  foreign_variable: {
    problem: say('This placeholder comes from another tool and will not be filled.'),
    advice: instead((name) => `Write ${name}.`, 'Fill it in or remove it.'),
  },
  open_slot: {
    problem: say('Only you can write this. It blocks the launch.'),
    advice: say('Fill it in or remove it.'),
  },
  leftover: { problem: say('This was never filled in.'), advice: say('Fill it in or remove it.') },
  source_code: { problem: say('The body contains source code, and readers see it.'), advice: say('Paste the plain text instead.') },
  pasted_twice: { problem: say('This passage is in the email twice.'), advice: say('Delete the second copy.') },
  system_tag: { problem: say('Email systems add this tag to incoming email. Here it is part of the text.'), advice: say('Remove it.') },
  broken_link: {
    problem: say('The filled value has a space, so the link ends there.'),
    advice: say('Keep such variables out of links.'),
  },
  empty_greeting: {
    problem: say('The greeting has no name: the value was empty.'),
    advice: say('Write a greeting that needs no name, or add the name.'),
  },
  open_first_name: {
    problem: say('No first name is known. The placeholder will be sent as is.'),
    advice: say('Add a first_name column, or greet without a name.'),
  },
  empty_value: {
    problem: say('These leads have no value for it, so the email has a gap there.'),
    advice: say('Fill in the column, or write a sentence that needs no value.'),
  },
  no_company: {
    problem: ({ goesTo }) =>
      `${goesTo === undefined ? 'These leads have' : `${countOf(goesTo, 'lead')} ${goesTo === 1 ? 'has' : 'have'}`} no company, but the email names this as if it were one.`,
    advice: say('Send them a text without the company, or leave them out.'),
  },
  same_body: {
    problem: say('Several people get the same body, while all others have their own.'),
    advice: say('Check whether a row was copied twice.'),
  },
  repeated_email: {
    problem: say('A follow-up repeats an earlier email.'),
    advice: say('Give it something new, or remove it.'),
  },
  fake_reply: {
    problem: say('On a new thread, readers see a reply prefix as a trick.'),
    advice: say('Take it out of the subject, unless you answer in an old thread.'),
  },
  mojibake: {
    problem: say('Letters that were garbled when the file was saved.'),
    advice: instead((to) => `It was ${to.trim() === '' ? 'a space' : to}.`, 'Save the file as UTF-8.'),
  },
  insult: { problem: say('Readers take this as an insult, and some report the email.'), advice: say('Leave it out.') },
  scare: {
    problem: say('From a stranger, readers take this for a scare or a scam.'),
    advice: say('Say what you know, and how you know it.'),
  },
  pressure: {
    problem: say('Readers associate such pressure with ads, and so do spam filters.'),
    advice: say('Give the exact date and the reason, or leave it out.'),
  },
  guarantee: {
    problem: say('From a stranger, this sounds like an ad.'),
    advice: say('Say what you do in plain words.'),
  },
  click_here: { problem: say('Ads and scams use these words.'), advice: say('Name the page instead.') },
  short_link: {
    problem: say('A short link hides where it leads. Readers and spam filters distrust it.'),
    advice: say('Link to the page itself.'),
  },
  lost_character: {
    problem: say('A letter was lost when the file was saved.'),
    advice: say('Save the file again as UTF-8, or type the word again.'),
  },
  mixed_scripts: {
    problem: say('Some letters of this word are from another alphabet. Spam filters see that as a disguise.'),
    advice: instead((to) => `Write ${to} in Latin letters.`, 'Type the word again.'),
  },
  hidden_character: { problem: say('An invisible character that spam filters distrust.'), advice: say('Remove it.') },
  control_character: { problem: say('A control character that email programs show as a box.'), advice: say('Remove it.') },
  alarm_subject: {
    problem: say('This subject reads like a bill or an official notice.'),
    advice: say('Name what the email is about.'),
  },
  stray_subject: {
    problem: say('The email never comes back to this subject.'),
    advice: say('Take the subject from what the email says.'),
  },
  crude_words: { problem: say('Some readers take offense at this.'), advice: say('Use a plain word.') },
  lost_option: {
    problem: say('No choice in the email has this letter.'),
    advice: say('Name the choices, or ask one question.'),
  },
  unbelievable: { problem: say('This is hard to believe.'), advice: say('Promise only what you can show.') },
  booked_slot: {
    problem: say('This takes the reader’s time without asking.'),
    advice: say('Ask first whether they are interested.'),
  },
  homework: {
    problem: say('This gives a stranger work to do.'),
    advice: say('Ask first whether they are interested.'),
  },
  early_details: {
    problem: say('This asks for details before the reader has said yes.'),
    advice: say('Ask first whether they are interested, and for the details after a yes.'),
  },
  private_papers: {
    problem: say('This asks people who do not know you for private papers or data.'),
    advice: say('Ask first whether they are interested, and for papers after a yes.'),
  },
  missing_number: {
    problem: say('This asks for a call, and the email has no phone number.'),
    advice: say('Add the number, unless your email tool adds it.'),
  },
  broken_english: {
    problem: say('This is in broken English, and so are other sentences.'),
    advice: say('Let a native speaker correct the whole email.'),
  },
  boast: {
    problem: say('The email praises you, and tells of no result for a client.'),
    advice: say('Name one client, and what changed for them.'),
  },
  empty_subject: { problem: say('This subject could be on any email.'), advice: say('Name what the email is about.') },
  trade_subject: {
    problem: say('This subject could stand over any ad or brochure.'),
    advice: say('Say what about it concerns this reader, and keep it short.'),
  },
  hollow_praise: {
    problem: say('This praise fits any company, and readers know it.'),
    advice: say('Say what exactly you noticed, or leave it out.'),
  },
  about_sender: {
    problem: say('The first thing readers learn is who you are.'),
    advice: say('Start with the reader’s situation, and say who you are after that.'),
  },
  company_talk: {
    problem: say('Most of your competitors could write this, too.'),
    advice: say('Say what only you can, such as a customer’s result.'),
  },
  platitude: {
    problem: say('Every reader knows this already.'),
    advice: say('Start with what happens at the reader’s company, or leave it out.'),
  },
  hollow_proof: {
    problem: say('This claims happy customers and names none.'),
    advice: say('Name one customer, and what changed for them.'),
  },
  buried_offer: {
    problem: say('This starts a long opening, and what you offer comes only after it.'),
    advice: say('Say what you offer in the first two sentences.'),
  },
  missing_proof: {
    problem: say('The email names no customer and no result that backs this up.'),
    advice: say('Name one customer, and what changed for them, if you have one.'),
  },
  no_source: {
    problem: say('Readers cannot check this: it names no source.'),
    advice: say('Name the source, or use a result of your own.'),
  },
  long_list: { problem: say('Readers skim a list this long.'), advice: say('Name the one or two things that matter most to them.') },
  vague_price: { problem: say('This speaks of a price and does not name it.'), advice: say('Name the price, or what it depends on.') },
  second_offer: { problem: say('This adds further offers.'), advice: say('Keep the first email to one offer.') },
  missing_link: {
    problem: say('This points to a link that is not in the email.'),
    advice: say('Add the link, or leave the sentence out.'),
  },
  attachment: {
    problem: say('This points to an attachment, which strangers rarely open.'),
    advice: say('Offer to send it, or link to it; if you keep it, check that it goes out.'),
  },
  many_questions: {
    problem: say('The email asks different questions, and readers who have to choose often answer none.'),
    advice: say('Keep the one that is easiest to answer.'),
  },
  scare_talk: {
    problem: say('From a stranger, this reads as a scare.'),
    advice: say('Describe the problem calmly, with something the reader can check.'),
  },
  claimed_contact: {
    problem: say('This says that you know each other. To people who do not know you, it reads as a trick.'),
    advice: say('Leave it out, or say when and where you met.'),
  },
  plea: {
    problem: say('This asks a stranger for pity.'),
    advice: say('Say what the reader gets from it instead.'),
  },
  keeps_at: {
    problem: say('This presses a stranger for an answer.'),
    advice: say('Leave it out, or follow up once with something new.'),
  },
  visit_ask: {
    problem: say('This asks for a visit in the first email.'),
    advice: say('Ask first whether they are interested, and for the visit after a yes.'),
  },
  many_requests: {
    problem: say('The email asks for several different things, and readers who have to choose often do none.'),
    advice: say('Keep the one that is easiest to do.'),
  },
  vague_ask: { problem: say('This asks for nothing in particular.'), advice: say('End with one question that takes one word to answer.') },
  worn_phrases: {
    problem: say('Readers have met these phrases in many emails.'),
    advice: say('Say in plain words what you do, and for whom.'),
  },
  unsigned: {
    problem: say('Nobody signs this email with a name.'),
    advice: say('Sign with your name and company, unless your email tool adds them.'),
  },
};

type CheckedFile = { headers: readonly string[] | null; isOwnEmails: boolean };

/** Why the launch of a template refuses its variable, with the wording of that refusal. */
function refusalOf({ text }: Sighting, headers: CheckedFile['headers']): string | null {
  const { message } = validateVariables({ subject: text, body: '' }, headers);
  return message?.replace(/[.]?$/, '.') ?? null;
}

/** The texts of one finding. A variable without a column stops a template, but is sent as is if each row has its own email. */
export const describe = (sighting: Sighting, { headers, isOwnEmails }: CheckedFile): { problem: string; advice: string } => {
  const { problem, advice } = WORDS[sighting.kind];
  const isVariable = sighting.kind === 'unknown_variable' || sighting.kind === 'misspelt_variable';
  const refusal = isVariable && !isOwnEmails ? refusalOf(sighting, headers) : null;
  return { problem: refusal ?? problem(sighting), advice: advice(sighting) };
};
