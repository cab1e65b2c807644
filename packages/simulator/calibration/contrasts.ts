import type { Variation } from './population.ts';

/** The two sides of a marginal odds ratio: everybody changed to each of `to` in turn, against each of `from`; rates of a side are averaged. */
export type Contrast = { column: string; to: readonly Variation[]; from: readonly Variation[] };

type Values = NonNullable<Variation['values']>;
type FeatureName = keyof Values;

const ladder = (feature: FeatureName, rungs: readonly number[]): readonly Variation[] =>
  rungs.map((rung) => ({ values: { [feature]: rung } }));
const switched = (column: string, on: Values, off: Values): Contrast => ({ column, to: [{ values: on }], from: [{ values: off }] });
const flag = (column: string, feature: FeatureName): Contrast => switched(column, { [feature]: 1 }, { [feature]: 0 });

const noDevices: Values = { subjectHype: 0, subjectBuzzwords: 0, subjectPunctuation: 0 };
const noHype: Values = { hype: 0, buzzwords: 0 };

const subjectContrasts: readonly Contrast[] = [
  { column: 'subjectLength', to: ladder('subjectWords', [1, 2, 3, 4, 5]), from: ladder('subjectWords', [10, 11, 12, 13, 14]) },
  switched('subjectBlank', { subjectCharacters: 0 }, { subjectCharacters: 30 }),
  switched('subjectDevices', { ...noDevices, subjectHype: 1 }, noDevices),
  flag('subjectFirstName', 'subjectFirstName'),
  flag('subjectAllCaps', 'subjectAllCaps'),
  flag('subjectEmoji', 'subjectEmoji'),
  flag('subjectQuestion', 'subjectQuestion'),
  flag('subjectNumber', 'subjectNumber'),
  flag('subjectCompany', 'subjectCompany'),
  flag('subjectReferral', 'subjectReferral'),
  flag('fakeReply', 'fakeReply'),
];

const bodyContrasts: readonly Contrast[] = [
  { column: 'bodyLength', to: ladder('bodyWords', [50, 75, 100, 125]), from: ladder('bodyWords', [200, 225, 250, 275, 300]) },
  { column: 'bodyBrevity', to: ladder('bodyWords', [10]), from: ladder('bodyWords', [20]) },
  { column: 'readingGrade', to: ladder('readingGrade', [3, 4, 5]), from: ladder('readingGrade', [10, 11, 12, 13]) },
  switched('singleBlock', { bodyWords: 80, paragraphs: 1 }, { bodyWords: 80, paragraphs: 3 }),
  { column: 'youShare', to: ladder('youShare', [2 / 3]), from: ladder('youShare', [1 / 3]) },
  switched('hypeInBody', { ...noHype, buzzwords: 1 }, noHype),
  switched('shouting', { capsWords: 0, exclamations: 2 }, { capsWords: 0, exclamations: 1 }),
  flag('bodyEmoji', 'emoji'),
  flag('guilt', 'guilt'),
  flag('slips', 'slips'),
  flag('salutation', 'salutation'),
  switched('courtesy', { thanks: 1, apologies: 0 }, { thanks: 0, apologies: 0 }),
  flag('referral', 'referral'),
  switched('saysNothing', { saidWords: 0 }, { saidWords: 8 }),
  flag('companyMention', 'companyMentions'),
  switched(
    'deepPersonalisation',
    { ownWords: 12, titleMentions: 1, companyMentions: 1 },
    { ownWords: 0, titleMentions: 0, companyMentions: 0 },
  ),
  flag('occasion', 'occasion'),
  flag('nameUse', 'firstNameUses'),
  switched('wrongPerson', { wrongName: 1 }, { wrongName: 0, brokenVariables: 0 }),
  switched('askKind', { interestAsks: 1, meetingAsks: 0, asks: 1 }, { interestAsks: 0, meetingAsks: 1, asks: 1 }),
  switched('noAsk', { asks: 0, questions: 0 }, { asks: 1 }),
  switched('severalAsks', { asks: 2 }, { asks: 1 }),
  { column: 'manyQuestions', to: ladder('questions', [4]), from: ladder('questions', [3]) },
  flag('calendarLink', 'calendarLink'),
  flag('socialProof', 'socialProof'),
  flag('numberClaims', 'numberClaims'),
  { column: 'stackedDevices', to: [{ columns: { stackedDevices: 1 } }], from: [{ columns: { stackedDevices: 0 } }] },
  { column: 'extraLinks', to: ladder('links', [4]), from: ladder('links', [2]) },
  switched('branding', { htmlMarks: 10, images: 2 }, { htmlMarks: 0, images: 0 }),
  { column: 'spamPhrases', to: ladder('spamPhrases', [1]), from: ladder('spamPhrases', [0]) },
  flag('attachments', 'attachments'),
  flag('optOutLine', 'optOutLine'),
];

const recipientContrasts: readonly Contrast[] = [
  { column: 'listSize', to: [{ leadCount: 50 }], from: [{ leadCount: 1000 }] },
  {
    column: 'contactsAtCompany',
    to: [10, 12, 15, 20].map((contactsAtCompany) => ({ contactsAtCompany })),
    from: [{ contactsAtCompany: 1 }],
  },
  { column: 'seniority', to: [{ persona: { seniority: 'c_level' } }], from: [{ persona: { seniority: 'individual' } }] },
  { column: 'companySize', to: [{ persona: { companySize: '1-50' } }], from: [{ persona: { companySize: '5001+' } }] },
];

/** One contrast for each column that has marginal rows: the effects table's wording in numbers. */
export const CONTRASTS: readonly Contrast[] = [...subjectContrasts, ...bodyContrasts, ...recipientContrasts];
