import { remember } from '../../reading/text/remember.ts';
import type { Industry } from '../persona.ts';

/** Plain words in a company's name and their industry; the first match decides. */
const RULES: readonly (readonly [pattern: RegExp, industry: Industry])[] = [
  [
    /\b(?:food bank|habitat for|united way|foundation|charity|charities|ymca|ywca|goodwill|rescue mission|church|parish|ministries|diocese)\b/,
    'nonprofit',
  ],
  [/\b(?:blood bank|sperm bank|eye bank)\b/, 'healthcare'],
  [/\b(?:staffing|recruiting|recruitment|executive search|personnel services)\b/, 'recruiting'],
  [
    /\b(?:dental|dentistry|orthodontics?|clinics?|hospitals?|medical center|medical group|healthcare|health care|pharmacy|veterinary|animal hospital|pediatrics|dermatology|physical therapy|chiropractic|hospice|nursing home|home care|senior living|optometry)\b/,
    'healthcare',
  ],
  [
    /\b(?:credit union|banks?|bancorp|savings and loan|mortgage|wealth management|accounting|cpas?|private equity|venture capital)\b/,
    'finance',
  ],
  [/\b(?:insurance|assurance|underwriters)\b/, 'insurance'],
  [/\b(?:schools?|academy|university|college|montessori|preschool|daycare|kindergarten|district isd|isd)\b/, 'education'],
  [/\b(?:law firm|law offices?|law group|attorneys(?: at law)?|solicitors|legal services|llp attorneys)\b/, 'legal'],
  [/\b(?:logistics|freight|trucking|transport|transportation|haulage|couriers?|moving company|warehousing|shipping lines?)\b/, 'logistics'],
  [/\b(?:realty|real estate|properties|property management|apartments)\b/, 'real_estate'],
  [
    /\b(?:construction|builders|contractors|contracting|roofing|plumbing|hvac|heating and cooling|electrical contractors|concrete|landscaping|homebuilders|paving|architects)\b/,
    'construction',
  ],
  [
    /\b(?:hotels?|resort|restaurants?|pizzeria|pizza|bistro|brewery|brewing|cafe|catering|grill|steakhouse|inn and suites)\b/,
    'hospitality',
  ],
  [/\b(?:manufacturing|machining|machine works|plastics|foundry|steel works|precision tool|fabrication|industries)\b/, 'manufacturing'],
  [/\b(?:solar|electric cooperative|power and light|oil and gas|petroleum|energy|water district|utilities)\b/, 'energy'],
  [/\b(?:city of|county of|town of|department of|ministry of|police department|fire department|state of)\b/, 'government'],
  [/\b(?:marketing agency|advertising|ad agency|digital agency|marketing group|public relations)\b/, 'marketing_agency'],
  [/\b(?:software|saas)\b/, 'software'],
  [/\b(?:it services|it solutions|managed it|cybersecurity|telecom)\b/, 'it_services'],
  [/\b(?:consulting|consultants|advisory)\b/, 'consulting'],
  [/\b(?:supermarkets?|grocery|boutique|outfitters|jewelers|furniture store|hardware store|florist)\b/, 'retail'],
  [/\b(?:publishing|broadcasting|newspapers?|film studios?|media group)\b/, 'media'],
];

/** The industry according to plain words in a company's name: "Bright Smile Dental" is health care; null if there are none. */
export const readCompanyIndustry = remember(20_000, (company): Industry | null => {
  const folded = company
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return RULES.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
});
