export const SENIORITIES = ['c_level', 'vp', 'director', 'manager', 'individual'] as const;
export type Seniority = (typeof SENIORITIES)[number];

export const JOB_FUNCTIONS = [
  'general_management',
  'sales',
  'marketing',
  'engineering',
  'it',
  'product',
  'finance',
  'people',
  'operations',
  'procurement',
  'legal',
  'customer_success',
  'research',
  'education',
  'healthcare',
  'design',
] as const;
export type JobFunction = (typeof JOB_FUNCTIONS)[number];

/** Head counts in the bands the sources use. */
const COMPANY_SIZE_BANDS = ['1-50', '51-200', '201-1000', '1001-5000', '5001+'] as const;
export type CompanySizeBand = (typeof COMPANY_SIZE_BANDS)[number];

export const INDUSTRIES = [
  'software',
  'it_services',
  'finance',
  'insurance',
  'healthcare',
  'education',
  'manufacturing',
  'retail',
  'construction',
  'real_estate',
  'marketing_agency',
  'consulting',
  'legal',
  'logistics',
  'hospitality',
  'nonprofit',
  'government',
  'energy',
  'media',
  'recruiting',
] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** The recipient as far as file and slug tell. Null = unknown: the population mean with a wider spread. */
export type Persona = {
  firstName: string | null;
  lastName: string | null;
  /** Full name for display. */
  displayName: string | null;
  seniority: Seniority | null;
  jobFunction: JobFunction | null;
  companySize: CompanySizeBand | null;
  industry: Industry | null;
  /** True if only the profile link was given. */
  isFromProfileLinkOnly: boolean;
};
