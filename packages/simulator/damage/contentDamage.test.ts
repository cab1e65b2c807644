import { describe, expect, it } from 'vitest';
import { EDITS } from '../edits/edits.ts';
import { toEmailDraft } from '../reading/draft.ts';
import { readEmail } from '../reading/readEmail.ts';
import { buildLead } from '../testing/buildLead.ts';
import { findDamage } from './findDamage.ts';

const mail = (text: string) => ({ subject: 'vans', body: `Hi Dana,\n\n${text}\n\nFiona` });
const kindsOf = (before: string, after: string) => findDamage(mail(before), mail(after)).map(({ kind }) => kind);

describe('what an edit must not take out', () => {
  const list =
    'We offer a range of services including:\n\n- Truck washing\n- Tanker cleaning\n- Cab valeting\n- Graffiti removal\n\nIs this worth a look?';
  it.each([
    ['an item of a list', 'lost_item', list, list.replace('- Cab valeting\n', '')],
    ['a whole list', 'lost_item', list, list.replace(/- .*\n/g, '')],
    [
      'a member of a list in a sentence',
      'lost_item',
      'We do domestic scaffolds, temporary roofs, handrails and shoring. Is this worth a look?',
      'We do domestic scaffolds, handrails and shoring. Is this worth a look?',
    ],
    [
      'a further offer',
      'lost_item',
      'We sell compressors of all makes. We also supply dryers, filters and pipework. Is this worth a look?',
      'We sell compressors of all makes. Is this worth a look?',
    ],
    [
      'a price',
      'lost_fact',
      'We wash vans at night. A van is £14 and we invoice monthly. Is this worth a look?',
      'We wash vans at night. Is this worth a look?',
    ],
    [
      'a place',
      'lost_fact',
      'We wash vans at night. Our crews are all across South Yorkshire. Is this worth a look?',
      'We wash vans at night. Is this worth a look?',
    ],
    [
      'a date',
      'lost_fact',
      'We wash vans at night. The next round starts on 14 March with two crews. Is this worth a look?',
      'We wash vans at night. Is this worth a look?',
    ],
    [
      'an attachment',
      'lost_fact',
      'We wash vans at night. I have attached our price list. Is this worth a look?',
      'We wash vans at night. Is this worth a look?',
    ],
    [
      'who writes',
      'lost_offer',
      "My name is Trevor and I've been singing in care homes for over 15 years. A show is an hour long. Is this worth a look?",
      'A show is an hour long. Is this worth a look?',
    ],
  ] as const)('%s', (...[, kind, before, after]) => {
    expect(kindsOf(before, after)).toContain(kind);
  });

  it('a wish, or the times of a request that goes', () => {
    expect(kindsOf(`I hope you are well this Monday. ${list}`, list)).not.toContain('lost_fact');
    const rest = 'We wash vans at night. Each is done in ten minutes.';
    expect(kindsOf(`${rest} Are you free on Tuesday or Wednesday?`, `${rest} Is this worth a look?`)).not.toContain('lost_fact');
  });
});

/** Parts of an email that readers need. */
const HEADS = ['We offer a full range of services including:', 'We do:', 'What you get:', 'Our advantages:'] as const;
const ITEMS = [
  ['Daily office cleaning', 'Window cleaning', 'Carpet cleaning', 'Builders cleans', 'Washroom supplies'],
  ['High quality', 'Affordable prices', 'Fast turnaround', 'Unlimited revisions', 'Free samples', 'Award winning support'],
  ['Hi vis vests', 'Safety boots', 'Nitrile gloves', 'Hard hats'],
] as const;
const MARKS = ['- ', '* ', '\u2022 '] as const;
const LOUD =
  'I hope you are well. We are passionate about what we do and pride ourselves on our amazing, world-class service!! Act now, as places are limited.';

const emails = HEADS.flatMap((head, at) =>
  ITEMS.map((items, index) => {
    const mark = MARKS[(at + index) % MARKS.length] ?? '- ';
    const inline = `We sell, hire and repair ${items.join(', ').toLowerCase()} and more.`;
    const body = `Dear Dana,\n\n${LOUD} My name is Donna Hibbert and I own Brightside Ltd in Nottingham.\n\n${head}\n\n${items.map((item) => `${mark}${item}`).join('\n')}\n\n${inline} Our prices start from £14 an hour until 14 March. I have attached our price list. We look forward to hearing from you!\n\nCan we meet on Tuesday? Or call me on 0115 496 0221 or reply for a brochure.\n\nKind regards,\nDonna Hibbert`;
    return {
      body,
      needed: [
        ...items,
        'Donna',
        'Brightside',
        'Nottingham',
        '£14',
        '14 March',
        'attached',
        ...items.map((item) => item.split(' ').at(-1) ?? item),
      ],
    };
  }),
);

describe('no edit takes out', () => {
  it('what a list announces, who writes, a price, a place, a date or an attachment', () => {
    const context = { contactsAtCompany: 1, ownWords: [] };
    let count = 0;
    for (const { body, needed } of emails) {
      const lead = { ...buildLead({ firstName: 'Dana' }), email: { subject: 'Cleaning services', body } };
      const [draft, { values }] = [toEmailDraft(lead, context), readEmail(lead, context)];
      for (const edit of EDITS.filter(({ when }) => when(values))) {
        const after = edit.apply(draft).body;
        if (after === body) continue;
        count += 1;
        const lost = needed.filter((part) => !after.toLowerCase().includes(part.toLowerCase()));
        expect(lost, `${edit.id}\n${after}`).toEqual([]);
      }
    }
    expect(count).toBeGreaterThan(50);
  }, 60_000);
});
