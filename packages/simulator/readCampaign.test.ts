import { describe, expect, it } from 'vitest';
import type { CampaignContext, LeadInList } from './lead.ts';
import { readCampaign, spreadOf } from './readCampaign.ts';
import { forecast } from './forecast.ts';
import { explain } from './explain.ts';
import { BORROWED_WORDS, ORDINARY } from './testing/honestEmails.fixture.ts';

const campaign: CampaignContext = { seed: 'kinds', leadCount: 200 };
const leadWith = (body: string, leadKey = 'ann-lee'): LeadInList => ({
  leadKey,
  slug: leadKey,
  name: 'Ann Lee',
  firstName: 'Ann',
  company: null,
  title: null,
  companySize: null,
  industry: null,
  email: { subject: 'A question', body },
  context: { contactsAtCompany: 1, ownWords: [] },
});
const read = (body: string, said: Partial<CampaignContext> = {}) => readCampaign({ ...campaign, ...said }, [leadWith(body)]);

const SCAM =
  'Dear customer,\n\nYour mailbox has been suspended. Verify your account within 24 hours or it will be closed.\n\nEnter your password here: https://mail-verify.example/login\n\nSecurity team';
const GERMAN =
  'Guten Tag Frau Lee,\n\nwir planen die Touren für Speditionen, damit niemand zweimal fährt. Hätten Sie nächste Woche kurz Zeit für ein Gespräch?\n\nViele Grüße\nTom';

describe('the reading of a campaign', () => {
  it('calls none of the honest emails a scam, and at most 1 in 100 not a cold email', () => {
    const readings = [...BORROWED_WORDS, ...ORDINARY].map((body) => read(body));
    expect(readings).toHaveLength(60);
    expect(readings.filter(({ isScam }) => isScam)).toEqual([]);
    expect(readings.filter(({ isOutside }) => isOutside).length).toBeLessThanOrEqual(0.01 * readings.length);
  });

  it('names the sentence that asks for secrets, and advises nothing', () => {
    const { isScam, banners } = read(SCAM);
    expect(isScam).toBe(true);
    expect(banners[0]?.text).toBe('This email asks for private data or money. Coldcast gives no advice on emails like this.');
    expect(banners[0]?.sentences.map(({ text }) => text).join(' ')).toContain('Enter your password here');
    const { reply, open } = explain(campaign, [leadWith(SCAM)]);
    for (const { negative } of [reply, open]) expect(negative.factors.flatMap(({ recommendations }) => recommendations)).toEqual([]);
  });

  it('quotes the sentence that asks, not the one that leads up to it', () => {
    const { isScam, banners } = read(
      'Dear customer,\n\nWe detected unusual activity on your account and access has been limited. To restore it you must confirm your identity within 24 hours or the account will be closed permanently.\n\nPlease reply with your online banking user name, password and the code you receive by text message, or enter them here: http://secure-verify.example.net/login\n\nSecurity Department',
    );
    const quoted = banners[0]?.sentences.map(({ text }) => text).join(' ') ?? '';
    expect(isScam).toBe(true);
    expect(quoted).toContain('Please reply with your online banking user name');
    expect(quoted).not.toContain('We detected');
  });

  it('says nothing about the greeting or the company of a scam', () => {
    const { reply, open } = explain(campaign, [leadWith(SCAM)]);
    const shown = [reply, open].flatMap(({ positive, negative }) => [...positive.factors, ...negative.factors]);
    expect(shown.map(({ factorId }) => factorId)).toContain('scam');
    expect(shown.map(({ factorId }) => factorId).filter((id) => id === 'courtesy' || id === 'company_mention')).toEqual([]);
  });

  it('prefers the kind of email that the user states to the one it reads', () => {
    const corrected = read(SCAM, { corrections: { emailKind: 'sales' } });
    expect(corrected).toMatchObject({ kind: { kind: 'sales', probability: 1 }, isScam: false, isOutside: false, banners: [] });
    const outside = read(ORDINARY[0] ?? '', { corrections: { emailKind: 'internal' } });
    expect(outside.isOutside).toBe(true);
    expect(outside.banners[0]?.text).toBe('This reads like an email to colleagues. The rates below are those of a cold email.');
  });

  it('takes an adviser who needs the papers of a firm for a seller, neither a swindler nor an applicant', () => {
    const adviser = (asked: string) =>
      read(
        `Dear Ms. Lee,\n\nI have worked in purchasing for 18 years. ${asked} I then come for two days and speak with your buyers.\n\nPiotr`,
      );
    for (const asked of [
      'Please send me the contracts with your ten largest suppliers.',
      'Please send me the account statements of the last quarter of all your accounts. You pay me 40% of what comes back.',
    ])
      expect(adviser(asked)).toMatchObject({ isOutside: false, isUnsure: false, isScam: false });
    expect(adviser('Please send me your card number and the code to confirm your account.').kind?.kind).not.toBe('sales');
  });

  it('says what is read of an email in another language', () => {
    expect(read(GERMAN)).toMatchObject({ language: 'de', kind: null });
    expect(read(GERMAN).banners.map(({ text }) => text)).toEqual([
      'This email is in German. Coldcast reads English, so here it uses only lengths, links, names and the list.',
    ]);
  });

  it('says if an email is too long to be read whole', () => {
    const long = 'We plan tours for carriers. '.repeat(300);
    expect(read(long.slice(0, 8000)).banners.filter(({ about }) => about === 'cut')).toEqual([]);
    expect(
      read(long.slice(0, 8001))
        .banners.filter(({ about }) => about === 'cut')
        .map(({ text }) => text),
    ).toEqual(['This email is too long for Coldcast. It reads only the first 8,000 characters.']);
  });

  it('leaves more open if less is read', () => {
    expect(spreadOf({ isOutside: true, isScam: false, language: 'en' })).toBe(1.5);
    expect(spreadOf({ isOutside: false, isScam: false, language: 'de' })).toBe(1.3);
    const widthOf = (context: CampaignContext) => {
      const interval = forecast(context, [leadWith(ORDINARY[0] ?? '')], { buckets: [4] })[0]?.trueRate80.reply ?? [0, 0];
      return interval[1] - interval[0];
    };
    expect(widthOf({ ...campaign, corrections: { emailKind: 'internal' } })).toBeGreaterThan(1.2 * widthOf(campaign));
  });

  it('says that the kind is uncertain until the sender sets it', () => {
    const note = 'Hi Sue,\n\nThe reindeer come on the 4th now. Did the blue trailer turn up?\n\nTa,\nMorag';
    expect(read(note).banners.map(({ text }) => text)).toEqual([
      'We are not sure what kind of email this is. Coldcast only points out mistakes in it. Say what kind it is for more advice.',
    ]);
    expect(read(note, { corrections: { emailKind: 'sales' } }).isUnsure).toBe(false);
    expect(read(ORDINARY[0] ?? '').isUnsure).toBe(false);
  });

  it('is sure of an email that offers something and asks, however unusual its words', () => {
    const offers =
      'Hi Dana,\n\nMost signs on your road were painted before 1990 and the gold leaf has gone. We regild shop signs in place, from a scaffold tower, in two mornings.\n\nWould a price for yours be useful?\n\nAnsel';
    expect(read(offers).kind).toSatisfy((kind) => kind?.kind === 'sales' && kind.probability >= 0.8);
  });

  it('gives no advice on a letter with the sender’s own papers, but on a recruiter’s that asks for the reader’s', () => {
    const seeks =
      'Hello Dana,\n\nI do not know whether you are hiring, but your firm is the one I would most like to work for. I have been a paralegal for six years.\n\nMy CV is attached. If something comes up, I would be grateful for a word.\n\nThank you for reading\nRuth';
    expect(read(seeks)).toSatisfy(({ isUnsure, isOutside }: ReturnType<typeof read>) => isUnsure || isOutside);
    const recruits =
      'Hi Dana,\n\nI recruit paralegals. A firm in Leeds is hiring one for its property team, £32k, two days from home.\n\nWould you send me your CV?\n\nRuth';
    expect(read(recruits)).toMatchObject({ isUnsure: false, isOutside: false });
  });

  it('says of every email that sells nothing that its rates are those of one that does', () => {
    const job =
      'Hi Dana,\n\nI recruit for print shops. One in Erie is hiring a press operator, $29 an hour, days only. Your experience fits the job.\n\nAre you open to a short call about the role?\n\nRuth';
    expect(read(job).banners.map(({ text }) => text)).toEqual([
      'This reads like a job offer. The rates below are those of a cold sales email.',
    ]);
  });

  it('has nothing to say about an empty list', () => {
    expect(readCampaign(campaign, [])).toEqual({
      kind: null,
      language: 'und',
      isOutside: false,
      isUnsure: false,
      isScam: false,
      banners: [],
    });
  });
});
