/** Invented people and companies. */
export const FIRST_NAMES = [
  'Marta',
  'Colm',
  'Aoife',
  'Devon',
  'Rafael',
  'Jun',
  'Soraya',
  'Hana',
  'Tobias',
  'Nadia',
  'Ewan',
  'Isolde',
  'Matteo',
  'Priscilla',
  'Anselm',
  'Keziah',
] as const;

export const LAST_NAMES = [
  'Lindqvist',
  'Ferrante',
  'Mulcairn',
  'Achterberg',
  'Ostrander',
  'Haraway',
  'Belmonte',
  'Vickery',
  'Renn',
  'Korbel',
  'Thrale',
  'Barrow',
  'Odum',
  'Vogt',
  'Corley',
] as const;

export const COMPANIES = [
  'Harborline Freight',
  'Orchard Gate Produce',
  'Saltmarsh Distribution',
  'Greyfield 3PL',
  'Kestrel Parcel',
  'Tidewell Marine',
  'Cascara Foods',
  'Loom & Larder',
  'Veldt Cold Storage',
  'Palisade Building Supply',
  'Brightwater Beverages',
] as const;

export const TITLES = [
  'VP Operations',
  'Warehouse Manager',
  'Operations Director',
  'Head of Logistics',
  'COO',
  'Operations Manager',
  'Distribution Director',
  'Supply Chain Manager',
  'Yard Manager',
] as const;

export const REPLIES = [
  [
    'interested',
    'Yes, trucks waiting for a dock is a daily thing here. How do the carriers book, is it a link or an app?\n\nHappy to take a look.\n\nMarta',
  ],
  ['not_interested', 'Not for us, thanks.'],
  ['timing', 'Good question, wrong quarter. Try me after this one.'],
  ['question', 'Does this work when carriers turn up without a slot? Half of ours do.'],
  ['referral', 'Not my area. The yard team owns this, best to ask them.'],
  ['opt_out', 'Remove me please.'],
  ['soft_objection', 'We have a spreadsheet for this and it mostly holds.'],
  ['hard_objection', 'We built our own. No need.'],
] as const;
