import { describe, expect, it } from 'vitest';
import { readEmail } from '../../reading/readEmail.ts';
import { findEvidence } from '../../explain/evidence.ts';
import { toRow } from '../../explain/rows.ts';
import { buildList } from '../../testing/buildLead.ts';

function insultsIn(body: string, subject = 'your site'): number {
  const [lead] = buildList(1, () => ({ email: { subject, body: `Hi Dana,\n\n${body}\n\nErin` } }));
  if (lead === undefined) throw new Error('no lead');
  return readEmail(lead, lead.context).values.insult ?? 0;
}

describe('an insult', () => {
  it.each([
    'Your page looks pathetic and you clearly have no idea what buyers want.',
    'You are a bunch of clowns.',
    'It is slow, ugly and looks like 2003. Only an idiot would keep it. We build sites that load fast.',
    'A blind possum could lay out a better menu.',
    'Lift your idle behind off the chair and answer me.',
    'You should be ashamed of those reviews.',
    'You answer your customers like a bunch of amateurs.',
    'You are no genius, and your marketing is embarrassing.',
  ])('is found: %s', (body) => {
    expect(insultsIn(body)).toBeGreaterThan(0);
  });

  it('is found in a subject', () => {
    expect(insultsIn('We build sites that load fast.', 'your website is a joke')).toBe(1);
    expect(insultsIn('We build sites that load fast.', 'a joke about your website')).toBe(0);
  });

  it.each([
    'We plant window boxes. What does your terrace look like today?',
    'We collect your trash twice a week and wash the bins.',
    'Your dinosaurs need a lift, and our crane is in town.',
    'We run the kindergarten on your street and look for your help with lunch.',
    'Your worst month is usually February, when heating oil is dear.',
    'We dim your hall lights when nobody is there.',
    'Your menu lists “soup of the stupid day”; I smiled, but perhaps your guests skip it.',
    'I laughed at the sign over your door and came in for a coffee.',
    'You are a rock star and your company is killing it.',
    'I wanted to reach out because many companies your size are struggling with slow IT response times and growing cyber security threats.',
    'Most restaurants I visit lose money on every plate and still wait for the bookkeeper.',
    'You are a trailblazer and an inspiration to every woman in the trade.',
    'I have written once and you did not even answer. Its been too long! I was just thinking about you and that lobby of yours.',
  ])('is not found in words of a trade: %s', (body) => {
    expect(insultsIn(body)).toBe(0);
  });
});

describe('what a sentence says, whatever stands around it', () => {
  const around = [
    (sentence: string) => sentence,
    (sentence: string) =>
      `I meant to write sooner, so please forgive me. ${sentence} It makes me sad, to be honest.\n\nWith many thanks for your patience,`,
    (sentence: string) => `It has been a hard year, and the van broke down. ${sentence}\n\nThank you so much for reading this far.`,
  ];
  it.each([
    'You begin with one drawer and soon there are nine, and nobody knows what is in any of them.',
    'I never hear from you and had thought that we are like sisters.',
    'The gutters fill up with leaves, and then the water has nowhere to go.',
    'You never know which pallet is at the back until you have moved the other six.',
  ])('is no insult: %s', (sentence) => {
    expect(around.map((email) => insultsIn(email(sentence)))).toEqual([0, 0, 0]);
  });
  it.each(['Whoever wrote your homepage should not be allowed a pencil.', 'Your shop window looks like a bankrupt flea market.'])(
    'is an insult: %s',
    (sentence) => {
      expect(around.map((email) => insultsIn(email(sentence)))).toEqual([1, 1, 1]);
    },
  );
});

function threatsIn(body: string): number {
  const [lead] = buildList(1, () => ({ email: { subject: 'forged emails', body: `Hi Dana,\n\n${body}\n\nErin` } }));
  if (lead === undefined) throw new Error('no lead');
  return readEmail(lead, lead.context).values.threat ?? 0;
}

describe('a threat', () => {
  it('is found where the sender makes it', () => {
    expect(threatsIn('If I do not hear back by Friday I will tell your boss that you turn down savings.')).toBeGreaterThan(0);
  });

  it('is a scare, too, in the body as in the subject', () => {
    expect(threatsIn('Your guests are being poisoned and nobody has told you.')).toBe(0.5);
    expect(threatsIn('Your guests are being poisoned. Are you willing to have a death on your conscience?')).toBe(1);
  });

  it('is not found where silence only ends the matter', () => {
    expect(threatsIn('If I don’t hear back by Monday I’ll assume the timing is wrong and leave you in peace.')).toBe(0);
  });

  it('is not found where silence only costs an offer', () => {
    expect(threatsIn('We have one baler. If I don’t hear back by the 4th, the slot goes to the next farm.')).toBe(0);
    expect(threatsIn('If I don’t hear back by the 4th, the photos go to your boss.')).toBeGreaterThan(0);
  });

  it('is not found in what somebody else’s email says', () => {
    expect(threatsIn('Last month a rival of yours got an email that said “act now or your account will be suspended”.')).toBe(0);
  });
});

describe('a guarantee', () => {
  it.each([
    'Each driver rode with us for a year before we send him, and if he quits in the first 60 days, you get another one without a fee.',
    'If a lamp fails before the five years are up, we replace it and you pay nothing.',
    'If we miss the date, you get your money back.',
  ])('threatens nobody: %s', (body) => {
    expect(threatsIn(body)).toBe(0);
  });

  it('is read in no company’s name', () => {
    const visit = (company: string): number => {
      const [lead] = buildList(1, () => ({
        company,
        email: {
          subject: 'Turned parts',
          body: `Hi Dana,\n\nI will be also in Leeds from 7 to 9 May and it would be pleasure to visit ${company}, if you find half an hour.\n\nErin`,
        },
      }));
      return lead === undefined ? 0 : (readEmail(lead, lead.context).values.threat ?? 0);
    };
    expect(visit('Harlow Foods')).toBe(0);
    expect(visit('Leeds County Court')).toBe(0);
    expect(visit('Legal Report Publishing')).toBe(0);
  });

  it('does not hide a threat', () => {
    expect(
      threatsIn('Pay by Friday and you get the files back free of charge, otherwise I will tell your boss and publish them.'),
    ).toBeGreaterThan(0);
  });
});

describe('news', () => {
  it.each([
    'We are replacing the boiler on Friday, so the kitchen is shut from 8 until 2.',
    'The east gate will be locked at night from Monday on.',
  ])('threatens nobody: %s', (body) => {
    expect(threatsIn(body)).toBe(0);
  });
});

describe('what is quoted', () => {
  const quoted = (id: 'insult' | 'threat', subject: string, text: string): string[] => {
    const [lead] = buildList(1, () => ({ company: 'Hollin Foods', email: { subject, body: `Hi Dana,\n\n${text}\n\nTom` } }));
    if (lead === undefined) throw new Error('the list is empty');
    return findEvidence(id, toRow({ seed: 'tom', leadCount: 1 }, lead), false).map((one) => one.text);
  };

  it('is all that belongs to a threat, also where the company is named', () => {
    const threat = 'I will report Hollin Foods to the EPA on Monday unless you call me.';
    expect(quoted('threat', 'Hollin Foods will burn', `${threat} You have been warned.`)).toEqual([
      'Hollin Foods will burn',
      threat,
      'You have been warned.',
    ]);
  });

  it('is nothing of an email that only reports', () => {
    expect(quoted('threat', 'Ovens', 'I will report on the ovens of Hollin Foods in May.')).toEqual([]);
  });

  it('is each insult, also of anybody who does what the company does', () => {
    const first = 'Anyone who still runs Hollin Foods on passwords in 2026 is an idiot.';
    expect(quoted('insult', 'Passwords', `${first} Your security team is a joke.`)).toEqual([first, 'Your security team is a joke.']);
  });
});
