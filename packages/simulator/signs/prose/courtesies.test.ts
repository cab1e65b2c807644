import { describe, expect, it } from 'vitest';
import { readEmail } from '../../reading/readEmail.ts';
import { FEATURES } from '../features.ts';
import { buildLead } from '../../testing/buildLead.ts';
import { isCourtesy } from './fillerSentences.ts';

const read = (body: string) =>
  readEmail({ ...buildLead({ company: 'Tarn Dairy' }), email: { subject: 'Milk tanks', body } }, { contactsAtCompany: 1, ownWords: [] })
    .values;

const WISHES = [
  'I hope this mail finds you and your family in sound health.',
  'Trust you and your team are doing well.',
  'Hope your week is going well.',
  'Hope all is well at Tarn Dairy.',
  'Good morning.',
  'Warm greetings from Lahore.',
  'How are you?',
  "I hope you don't mind me reaching out.",
  'I am writing to introduce our company.',
  'Just a short note to say hello.',
];
const PARTINGS = [
  'I look forward to hearing from you.',
  'Waiting for your kind reply.',
  'Have a pleasant day.',
  'We hope to hear from you soon.',
];

const TEXTS = [
  ['We line milk tanks for dairies in the north.', 'Alder Farms runs nine of ours since May.', 'Would a price for one tank be useful?'],
  ['You opened a second dairy in Kendal last month.', 'Our sensors tell when a tank gets warm.', 'Do you have 15 minutes on Tuesday?'],
  ['We clean tanks at night.', 'It costs 80 pounds a tank.', 'If you charge a fee for listing us, please tell me your rates.'],
] as const;

/** What counts the words and marks of a text, whatever they say. */
const LENGTHS: readonly string[] = ['bodyWords', 'paragraphs'];

const changed = (before: string, after: string): string[] => {
  const [was, is] = [read(before), read(after)];
  return FEATURES.filter((feature) => was[feature] !== is[feature] && !LENGTHS.includes(feature));
};

describe('a courtesy', () => {
  it.each(WISHES)('at the start changes nothing but the length: %s', (wish) => {
    for (const [first, next, ask] of TEXTS) {
      const said = `${first} ${next}\n\n${ask}\n\nRegards,\nPiotr`;
      expect(
        changed(`Hi Ann,\n\n${said}`, `Hi Ann,\n\n${wish}\n\n${said}`).filter((one) => one !== 'companyMentions' && one !== 'idleMention'),
      ).toEqual([]);
    }
  });

  it.each(PARTINGS)('at the end changes nothing but the length: %s', (parting) => {
    for (const [first, next, ask] of TEXTS) {
      const said = `Hi Ann,\n\n${first} ${next}\n\n${ask}`;
      expect(changed(`${said}\n\nRegards,\nPiotr`, `${said}\n\n${parting}\n\nRegards,\nPiotr`)).toEqual([]);
    }
  });

  it('that names the company is no mention of it', () => {
    const { companyMentions, idleMention } = read(
      'Hi Ann,\n\nHope everyone at Tarn Dairy is well.\n\nWe line milk tanks.\n\nWorth a look?',
    );
    expect([companyMentions, idleMention]).toEqual([1, 1]);
  });

  it('in place of a sign-off stays one', () => {
    const said = 'Hi Ann,\n\nWe line milk tanks at night.\n\nYou can ask Joe at the creamery, he has two.';
    expect(changed(`${said}\n\nRegards,\nPiotr Wilk`, `${said}\n\nGreetings,\nPiotr Wilk`)).toEqual([]);
  });

  it('is all that such an email says', () => {
    expect(read('Hi Ann,\n\nHope you are well.\n\nI look forward to hearing from you.').asks).toBe(1);
  });

  it.each([
    'I hope you liked the two tanks we lined in May.',
    'I hope you have an hour for the audit.',
    'We wish you had seen our price before you signed.',
    'I am writing to introduce our company to your buyers in Hull.',
    'How are you storing the milk?',
    'I hope you do not mind me asking who buys the tanks.',
    'I look forward to showing you the tank on Monday.',
    'We look forward to your order of 40 tanks.',
    'Greetings from a farm that saved 300 pounds with us.',
    'Greetings from Halvorsen Precision, Bergen.',
    'Greetings from Halvorsen Precision.',
    'Good day rates start at 90 pounds.',
    'Waiting for your reply costs us the slot on Friday.',
    'I hope to hear from you before the fair in March.',
    'Have a nice look at our tanks.',
    'Just a short note to say your tank is ready.',
    'Trust the lining for ten years.',
    'Hoping you can name who looks after the tanks.',
    'Hope is what drives us.',
    'We trust your milk to nobody else.',
    'I would like to reach out to your farmers.',
    'I want to introduce a lining that lasts.',
    'Happy Monday deals end tonight.',
    'I cannot wait to meet your herd manager.',
    'Good morning milk is our brand.',
    'Wish you could see each tank?',
    'Wishing you a great day starts with fresh milk.',
    'Our health check is free.',
    'Your family farm deserves it.',
    'We hope to sell 20 tanks this year.',
    'I hope this reaches whoever buys linings.',
    'Best wishes cost nothing, but linings do.',
  ])('is nothing that says something: %s', (sentence) => {
    expect(isCourtesy(sentence)).toBe(false);
  });
});
