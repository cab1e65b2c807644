import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Email } from '../lead.ts';
import { toEmailDraft } from '../reading/draft.ts';
import { composeReference } from '../reference/compose.ts';
import { buildLead, withContexts } from '../testing/buildLead.ts';
import { twentyEmails } from '../testing/twentyEmails.ts';
import { findAdditions } from './additions.ts';
import { EDITS, type EditId } from './edits.ts';

const lead = buildLead({ company: 'Harlow Freight', title: 'CFO' });
const draftOf = (email: Email) => {
  const [own] = withContexts([{ ...lead, email }]);
  if (own === undefined) throw new Error('no lead');
  return toEmailDraft(own, own.context);
};
const edit = (id: EditId, email: Partial<Email>): Email => {
  const found = EDITS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no edit is called ${id}`);
  return found.apply(draftOf({ subject: 'dock slots', body: 'Hi Dana,\n\nTrucks wait.\n\nBest,\nErin', ...email }));
};
const prose = (text: string, ending = '') => ({ body: `Hi Dana,\n\n${text}\n\nBest,\nErin${ending}` });

/** Certainly an offer, in an email that certainly sells. */
const OFFER = 'We supply software for dock slots, from $90 a month.';
const STOCK = 'Is this worth a look for you?';

const SUBJECTS: readonly [EditId, before: string, after: string][] = [
  ['direct_subject', 'Following up on my last 2 emails', 'Following up on my last 2 emails'],
  ['direct_subject', 'Following up on our dock slots', 'Our dock slots'],
  ['shorten_subject', 'Late invoices at every depot we know', 'Late invoices at every depot we know'],
  ['shorten_subject', 'Cut dock waiting without hiring more drivers', 'Cut dock waiting without hiring more drivers'],
  ['shorten_subject', 'A short note: trucks waiting at the dock', 'Trucks waiting at the dock'],
  ['shorten_subject', 'Need cash? Trucks waiting at the dock', 'Trucks waiting at the dock'],
  ['shorten_subject', 'Thanks for nothing? Your dock bill came in again', 'Thanks for nothing? Your dock bill came in again'],
  ['shorten_subject', 'Not another dock offer: we buy the trucks', 'We buy the trucks'],
  ['shorten_subject', "Saving Dr. Weber's team 6.5 hrs a week at docks", "Saving Dr. Weber's team 6.5 hrs a week at docks"],
  ['shorten_subject', "Replacing St. Mary's dock gates this summer", "Replacing St. Mary's dock gates this summer"],
  ['shorten_subject', 'Trucks at the dock: who waits on Sundays?', 'Trucks at the dock: who waits on Sundays?'],
  ['shorten_subject', 'Only $49 a month - slots for waiting trucks', 'Only $49 a month - slots for waiting trucks'],
  ['drop_fake_reply', 'FW: your invoice', 'FW: your invoice'],
  ['drop_fake_reply', 'RE: waiting trucks - slots GUARANTEED!!!', 'Waiting trucks'],
  ['drop_subject_hype', 'RE: waiting trucks - amazing slots', 'Waiting trucks'],
  ['shorten_subject', 'What your cloud bill does not show', 'What your cloud bill does not show'],
  ['calm_subject_capitals', 'SAVE MONEY ON CRM', 'Save money on CRM'],
  ['drop_fake_reply', 'RE: our conversation', 'RE: our conversation'],
  ['drop_fake_reply', 'RE: trucks at your dock', 'Trucks at your dock'],
  ['drop_subject_punctuation', 'Fewer empty runs!!!', 'Fewer empty runs'],
  ['drop_subject_punctuation', 'Empty runs?!', 'Empty runs?'],
  ['drop_subject_hype', 'Revolutionary dock slots', 'Dock slots'],
  ['drop_subject_hype', "World's first AI-powered dock", "World's first AI-powered dock"],
  ['drop_subject_hype', 'Massive savings on dock slots', 'Savings on dock slots'],
  ['drop_subject_hype', 'Innovative dock camera: 97.1% right', 'Dock camera: 97.1% right'],
  ['drop_subject_hype', 'Act fast: 2 docks free in May', '2 docks free in May'],
  ['drop_subject_punctuation', '$$$ Cash for old docks $$$', 'Cash for old docks'],
  ['shorten_subject', 'FREE dock plan - spots filling up fast', 'FREE dock plan'],
  ['drop_subject_hype', 'Last chance: dock slots', 'Dock slots'],
  ['drop_subject_hype', 'Dock slots in May, guaranteed', 'Dock slots in May'],
  ['drop_subject_hype', 'Can we fill your dock slots in May - guaranteed?', 'Can we fill your dock slots in May?'],
  ['drop_subject_hype', 'Free trial for Harlow Freight', 'Free trial for Harlow Freight'],
  ['drop_subject_number', 'Dock slots, 50% off', 'Dock slots'],
  ['drop_subject_emoji', '🚀 dock slots', 'Dock slots'],
  ['drop_subject_emoji', '👋 Dana, trucks at your dock on Tuesday?', 'Dana, trucks at your dock on Tuesday?'],
  ['drop_subject_emoji', '✅ Dock slots for trucks ✅', 'Dock slots for trucks'],
  ['drop_subject_emoji', 'Ready to 🚀 dock slots', 'Ready to 🚀 dock slots'],
  ['drop_subject_tag', '[EXTERNAL] Dock slots for trucks', 'Dock slots for trucks'],
  ['drop_subject_tag', 'URGENT: dock slots for trucks', 'Dock slots for trucks'],
  ['drop_subject_tag', '[Webinar] Dock slots for trucks', '[Webinar] Dock slots for trucks'],
  ['drop_fake_reply', 'Fwd: invoice automation for trucks', 'Invoice automation for trucks'],
  ['drop_subject_number', 'Cut dock waiting by 40%', 'Cut dock waiting'],
  ['drop_subject_number', 'Getting paid before day 45', 'Getting paid before day 45'],
  ['add_company_to_subject', 'Dock slots', 'Dock slots at Harlow Freight'],
];

const BODIES: readonly [EditId, before: string, after: string][] = [
  [
    'drop_apology',
    'Sorry for the cold email. Trucks wait at your gate. We plan the slots.',
    'Trucks wait at your gate. We plan the slots.',
  ],
  [
    'drop_apology',
    'Sorry to bother you out of the blue, but trucks wait at your gate. We plan the slots.',
    'Trucks wait at your gate. We plan the slots.',
  ],
  [
    'drop_apology',
    'Sorry I missed you at the fair. Trucks wait at your gate.',
    'Sorry I missed you at the fair. Trucks wait at your gate.',
  ],
  ['calm_body_capitals', 'Your trucks wait EVERY DAY. This slot ENDS FRIDAY.', 'Your trucks wait every day. This slot ends Friday.'],
  ['write_variables', 'So, {{ first_name | default: "there" }}, trucks wait.', 'So, Dana, trucks wait.'],
  ['write_variables', 'So, %FIRSTNAME%, trucks wait. *|UNSUB|*', 'So, Dana, trucks wait. *|UNSUB|*'],
  ['drop_praise', 'Trucks wait. We help. Incredible results!! Amazing support.', 'Trucks wait. We help.'],
  ['drop_praise', 'Trucks wait. Our quiet, groundbreaking gate helps.', 'Trucks wait. Our quiet gate helps.'],
  [
    'drop_praise',
    'Trucks wait at gates. With our robust, scalable platform you can focus on what matters most. It books a slot for each driver.',
    'Trucks wait at gates. Our platform books a slot for each driver.',
  ],
  [
    'drop_praise',
    'Trucks wait at gates. We supply one of the leading gate makers in Kent.',
    'Trucks wait at gates. We supply a gate maker in Kent.',
  ],
  ['drop_pressing', 'Trucks wait. We help. Dates are filling up fast so book now to avoid disappointment.', 'Trucks wait. We help.'],
  ['drop_pressing', 'Trucks wait. Please call us in order to avoid disappointment.', 'Trucks wait. Please call us.'],
  ['drop_praise', 'Trucks wait. It can leverage a robust bandwidth.', 'Trucks wait. It can leverage a robust bandwidth.'],
  ['drop_exclamations', 'Trucks wait! We help!', 'Trucks wait! We help!'],
  ['calm_body_capitals', 'Reply YES. We send the list TODAY.', 'Reply YES. We send the list today.'],
  ['repair_variables', 'We work with {{company}} now.', 'We work with Harlow Freight now.'],
  ['repair_variables', 'We met in {{city}} last week.', 'We met last week.'],
  [
    'keep_one_ask',
    'Trucks wait. We help. Is this worth a look? Could you point me to the right person?',
    'Trucks wait. We help. Is this worth a look?',
  ],
  ['ask_for_interest', `${OFFER} Are you free on Thursday?`, `${OFFER} Is this worth a look for you?`],
  ['ask_for_interest', 'Trucks wait. Are you free on Thursday?', 'Trucks wait. Are you free on Thursday?'],
  [
    'ask_for_interest',
    `${OFFER} A gift card is yours. Are you free on Thursday?`,
    `${OFFER} A gift card is yours. Are you free on Thursday?`,
  ],
  ['ask_for_interest', `${OFFER} Are you free on Thursday? Who signs?`, `${OFFER} Are you free on Thursday? Who signs?`],
  ['ask_for_interest', `Are you free on Thursday? ${OFFER}`, `Are you free on Thursday? ${OFFER}`],
  [
    'ask_for_interest',
    'I can walk your yard and count. Are you free on Thursday?',
    'I can walk your yard and count. Would that be useful?',
  ],
  [
    'ask_for_interest',
    'Trucks wait. Are you free on Thursday? Happy to send a report beforehand.',
    'Trucks wait. Are you free on Thursday? Happy to send a report beforehand.',
  ],
  [
    'ask_for_interest',
    'Trucks wait. Could I show you on my phone at your gate on Thursday?',
    'Trucks wait. Could I show you on my phone at your gate on Thursday?',
  ],
  [
    'ask_for_interest',
    'Trucks wait. Would you be open to a short call next week? Or could I send you a sample plan?',
    'Trucks wait. Could I send you a sample plan?',
  ],
  [
    'ask_for_interest',
    'Trucks wait. We give you a free quote. When can we talk?',
    'Trucks wait. We give you a free quote. Would that be useful?',
  ],
  ['merge_ask', 'Trucks wait. I can send you the map. Shall I?', 'Trucks wait. Shall I send you the map?'],
  ['merge_ask', 'Trucks wait. I can send you the map. Who pays?', 'Trucks wait. I can send you the map. Who pays?'],
  ['end_on_question', 'Trucks wait. Worth a look? Your plan stays as is.', 'Trucks wait. Your plan stays as is. Worth a look?'],
  ['end_on_question', 'Trucks wait. Worth a look? It takes a day.', 'Trucks wait. Worth a look? It takes a day.'],
  ['cut_filler', 'I hope this email finds you well. Trucks wait. We help.', 'Trucks wait. We help.'],
  ['cut_filler', 'My name is Erin and I run the gate at Northmoor. Trucks wait.', 'I run the gate at Northmoor. Trucks wait.'],
  [
    'cut_filler',
    'My name is Omar and I run the gate at Northmoor. Trucks wait.',
    'My name is Omar and I run the gate at Northmoor. Trucks wait.',
  ],
  [
    'cut_filler',
    'I am writing to introduce Gatewise, a dock planner in Kent. Trucks wait.',
    'Gatewise is a dock planner in Kent. Trucks wait.',
  ],
  ['cut_filler', 'As you will know, trucks wait. We pride ourselves on our service. We help.', 'Trucks wait. We help.'],
  ['finish_sentences', 'trucks wait at your gate. we help the drivers', 'Trucks wait at your gate. We help the drivers.'],
  [
    'finish_sentences',
    'We do three things.\n\na) we count trucks\n\nb) we time the gates\n\nto order, call us on 0161 496 0000',
    'We do three things.\n\na) we count trucks\n\nb) we time the gates\n\nTo order, call us on 0161 496 0000',
  ],
  ['drop_pressing', 'Trucks wait. We only have 2 spots left so send me your plan.', 'Trucks wait. Send me your plan.'],
  [
    'drop_pressing',
    'We build gates that guarantee you save an hour. Trucks wait.',
    'We build gates that help you save an hour. Trucks wait.',
  ],
  ['mention_company', 'Carriers like yours wait at docks.', 'Carriers like Harlow Freight wait at docks.'],
  ['mention_company', 'A shed like yours takes 180 kW.', 'A shed like yours takes 180 kW.'],
  ['mention_company', 'Trucks wait. When do you open the gate?', 'Trucks wait. When does Harlow Freight open the gate?'],
  ['mention_company', 'Trucks wait. When do you open your gate?', 'Trucks wait. When do you open your gate?'],
  [
    'drop_calendar_link',
    'We help. Is this worth a look? Pick a time here: https://calendly.com/erin/intro',
    'We help. Is this worth a look?',
  ],
  [
    'drop_extra_links',
    'Trucks wait: https://a.example/x\n\nOur study: https://b.example/y\n\nMore: https://c.example/z\n\nWe help.',
    'Trucks wait: https://a.example/x\n\nWe help.',
  ],
  ['drop_extra_links', 'See https://a.example/x, https://b.example/y and https://c.example/z today.', 'See https://a.example/x today.'],
  [
    'split_long_sentences',
    'Trucks wait for hours in front of the gate every day, and we let the carriers choose an hour of their own.',
    'Trucks wait for hours in front of the gate every day. We let the carriers choose an hour of their own.',
  ],
  [
    'split_long_sentences',
    'Trucks wait for hours in front of the gate every day, and we let the carriers choose one.',
    'Trucks wait for hours in front of the gate every day, and we let the carriers choose one.',
  ],
  [
    'split_long_sentences',
    'In May you moved your dispatch into the new hall in Kent, and your colleague Mr. Frame told me at the fair in June about the old gate and its two lanes.',
    'In May you moved your dispatch into the new hall in Kent. Your colleague Mr. Frame told me at the fair in June about the old gate and its two lanes.',
  ],
  [
    'split_long_sentences',
    'Trucks wait in front of the old gate for the drivers on the night shift, the clerks in the office, and the people who are late for the ferry in the morning.',
    'Trucks wait in front of the old gate for the drivers on the night shift, the clerks in the office, and the people who are late for the ferry in the morning.',
  ],
  ['drop_pressing', 'Trucks wait. We help. Only 2 slots left!', 'Trucks wait. We help.'],
  ['drop_pressing', 'Trucks wait. Act now, the new gate opens in May.', 'Trucks wait. The new gate opens in May.'],
  ['drop_pressing', "Trucks wait. We guarantee you'll load on time.", "Trucks wait. We guarantee you'll load on time."],
  ['drop_pressing', 'Trucks wait. Act now, because the gate closes on 3 May.', 'Trucks wait. The gate closes on 3 May.'],
  ['drop_pressing', 'Trucks wait. Hurry, as only four docks are open.', 'Trucks wait. Only four docks are open.'],
  ['drop_pressing', 'Trucks wait. Act fast, so you keep your dock.', 'Trucks wait. Act fast, so you keep your dock.'],
  ['drop_pressing', 'Trucks wait. The first month is 100% free, no obligation.', 'Trucks wait. The first month is free.'],
  ['drop_pressing', 'Trucks wait. Every gate comes with a 10-year guarantee.', 'Trucks wait. Every gate comes with a 10-year guarantee.'],
  ['drop_pressing', 'Trucks wait. Our audit is free and ends on 3 June.', 'Trucks wait. Our audit is free and ends on 3 June.'],
  [
    'cut_filler',
    "I hope you're well. I'm getting in touch because trucks wait at your gate. We help.",
    'Trucks wait at your gate. We help.',
  ],
  ['ask_for_interest', `${OFFER} Could we talk on Thursday at 10? Or would a phone call be easier?`, `${OFFER} ${STOCK}`],
  [
    'ask_for_interest',
    'Trucks wait. We have October 14 and 21 open. Does either one suit your calendar?',
    'Trucks wait. We have October 14 and 21 open. Does either one suit your calendar?',
  ],
  ['ask_for_interest', `${OFFER} Are you free on Thursday at 10? Would this suit you?`, `${OFFER} ${STOCK}`],
  [
    'ask_for_interest',
    `${OFFER} I'd love to set up some time. Are you free for 30 minutes on Thursday at 2pm?`,
    `${OFFER} Is this worth a look for you?`,
  ],
  ['plainer_words', 'We utilize numerous tools in order to streamline this.', 'We use many tools to simplify this.'],
  ['drop_guilt', 'I have not heard back from you. Trucks wait. We help.', 'Trucks wait. We help.'],
  ['drop_hype', 'Our award-winning, innovative platform helps.', 'Our platform helps.'],
  ['drop_hype', 'We made the first AI-powered dock planner.', 'We made the first AI-powered dock planner.'],
  ['calm_body_capitals', 'This is HUGE for you.', 'This is huge for you.'],
  ['drop_exclamations', 'Trucks wait!! We help!', 'Trucks wait. We help.'],
  [
    'drop_exclamations',
    'Trucks wait!!\n\nThx,\nT.J. Hart\nText me! 916-555-0175',
    'Trucks wait.\n\nThx,\nT.J. Hart\nText me! 916-555-0175',
  ],
  ['drop_body_emoji', 'Trucks wait.\n\n\u2600\ufe0f\n\nWe help.', 'Trucks wait.\n\nWe help.'],
  ['calm_body_capitals', 'Trucks of all carriers are PRE-APPROVED at the gate.', 'Trucks of all carriers are pre-approved at the gate.'],
  ['calm_body_capitals', 'We are NO-FUSS about it.', 'We are no-fuss about it.'],
  ['calm_body_capitals', 'Trucks load in 48 HOURS at NO charge.', 'Trucks load in 48 hours at no charge.'],
  ['calm_body_capitals', 'Your CRM shows NO trucks.', 'Your CRM shows no trucks.'],
  ['calm_body_capitals', 'Trucks are PRE-SORTED3 here.', 'Trucks are PRE-SORTED3 here.'],
  [
    'split_long_sentences',
    'Trucks need no new gates at any yard, it is ready today, and it took the carriers a single afternoon to install.',
    'Trucks need no new gates at any yard. It is ready today, and it took the carriers a single afternoon to install.',
  ],
  [
    'drop_number_claims',
    'Trucks wait. We help. You let them in. It cuts costs by 40%.',
    'Trucks wait. We help. You let them in. It cuts costs.',
  ],
  ['drop_number_claims', 'We swap broken screens for a flat $9 a month.', 'We swap broken screens for a flat $9 a month.'],
  ['drop_body_emoji', 'Ready to 🚀 your pipeline?', 'Ready to 🚀 your pipeline?'],
  ['calm_body_capitals', 'DO NOT MISS OUT ON THIS AMAZING OFFER.', 'Do not miss out on this amazing offer.'],
  ['calm_body_capitals', 'DO NOT MISS THE HOLLINS OFFER.', 'DO NOT MISS THE HOLLINS OFFER.'],
  ['turn_we_to_you', 'We give you a list every Friday.', 'You get a list every Friday.'],
  ['mention_company', 'Trucks wait for your team.', 'Trucks wait for your team at Harlow Freight.'],
  ['drop_body_emoji', 'Trucks wait 🚚 here.', 'Trucks wait here.'],
];

describe('edits', () => {
  it('are at least 25, each named once', () => {
    expect(new Set(EDITS.map(({ id }) => id)).size).toBe(EDITS.length);
    expect(EDITS.length).toBeGreaterThanOrEqual(25);
  });

  it.each(SUBJECTS)('%s turns the subject “%s” into “%s”', (id, before, after) => {
    expect(edit(id, { subject: before }).subject).toBe(after);
  });

  it.each(BODIES)('%s turns “%s” into “%s”', (id, before, after) => {
    expect(edit(id, prose(before)).body).toBe(prose(after).body);
  });

  it('correct the greeting and add one if there is none', () => {
    expect(edit('correct_greeting_name', { body: 'Hi Peter,\n\nTrucks wait.' }).body).toBe('Hi Dana,\n\nTrucks wait.');
    expect(edit('greet_by_first_name', { body: 'Hello,\n\nTrucks wait.' }).body).toBe('Hello Dana,\n\nTrucks wait.');
    expect(edit('greet_by_first_name', { body: 'Dear Sir / Madam,\n\nTrucks wait.\n\nYours faithfully,\nErin' }).body).toBe(
      'Hi Dana,\n\nTrucks wait.\n\nKind regards,\nErin',
    );
    expect(edit('greet_by_first_name', { body: 'Trucks wait.' }).body).toBe('Hi Dana,\n\nTrucks wait.');
  });

  it('drop a postscript only if it makes a second offer', () => {
    const body = 'Hi Dana,\n\nTrucks wait.\n\nBest,\nErin';
    expect(edit('drop_postscript', { body: `${body}\n\nP.S. We also lease trailers.` }).body).toBe(body);
    const kept = `${body}\n\nP.S. The map is on page two.`;
    expect(edit('drop_postscript', { body: kept }).body).toBe(kept);
  });

  it('turn HTML into plain text, and add an opt-out', () => {
    expect(edit('drop_markup', { body: '<div><b>Trucks</b> wait.</div><img src="x.png"><p>We help.</p>' }).body).toBe(
      'Trucks wait.\n\nWe help.',
    );
    expect(edit('add_opt_out_line', {}).body).toContain('tell me and I will not write again');
    expect(edit('add_interest_question', prose(`${OFFER} Trucks stop waiting at the gate within a month.`)).body).toMatch(
      /month\.\n\n[^\n]+\?\n\nBest,/,
    );
    const unsure = 'Carriers have an hour at the dock from Monday on, as agreed.';
    expect(edit('add_interest_question', prose(unsure))).toEqual({ subject: 'dock slots', ...prose(unsure) });
    expect(edit('add_interest_question', { body: 'Kids are excited. Love, Dad' }).body).toBe('Kids are excited. Love, Dad');
    expect(edit('drop_spam_phrases', prose('Trucks wait. We help. Limited time only.')).body).toBe(prose('Trucks wait. We help.').body);
    const half = prose('Trucks wait. We help. 100% guaranteed results or your money back.');
    expect(edit('drop_spam_phrases', half).body).not.toMatch(/(?:^|[^d]) results or/i);
  });

  it('add no number, link or name to any email', () => {
    for (const { subject, body } of [...twentyEmails, ...composeReference().slice(0, 60)]) {
      const before = { subject, body };
      const draft = draftOf(before);
      for (const { id, apply } of EDITS) expect(findAdditions(before, apply(draft), lead), `${id}: ${subject}`).toEqual([]);
    }
  });

  it('leave something to send in any text', () => {
    const words = fc.array(
      fc.constantFrom('Hi', 'Dana,', '\n\n', 'We', 'help!', '{{x}}', 'https://a.example', '50%', 'free?', 'FREE', '<b>', '🚀', '.'),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(words, words, (subject, body) => {
        const before = { subject: subject.join(' '), body: body.join(' ') };
        const draft = draftOf(before);
        for (const { apply } of EDITS) {
          const after = apply(draft);
          expect(after.body.trim() === '').toBe(before.body.trim() === '' && after.body.trim() === '');
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('findAdditions', () => {
  it('returns new numbers, links and names, but not the lead’s own facts', () => {
    const before = { subject: 'dock slots', body: 'Trucks wait.' };
    const after = { subject: 'dock slots for Harlow Freight', body: 'Trucks wait 40 hours at Northgate, Dana. See https://a.example/x' };
    expect(findAdditions(before, after, lead)).toEqual(['40', 'a.example/x', 'Northgate']);
  });

  it('returns a new acquaintance, which only the sender can confirm', () => {
    const before = { subject: 'dock slots', body: 'Trucks wait.' };
    const after = { ...before, body: 'A mutual friend suggested I write. Trucks wait.' };
    expect(findAdditions(before, after, lead)).toEqual(['mutual friend', 'suggested I write']);
    expect(findAdditions(after, after, lead)).toEqual([]);
  });
});
