/** No column's name is longer; more is not compared. */
const MAX_HEADER_LENGTH = 200;

/** A header as it is compared: lower-cased, only a-z and 0-9. */
export const normalizeHeader = (header: string): string =>
  header
    .slice(0, MAX_HEADER_LENGTH)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** What a column can say about a lead besides the profile. */
const LEAD_ROLES = ['firstName', 'lastName', 'fullName', 'company', 'title', 'companySize', 'industry', 'email'] as const;
export type LeadRole = (typeof LEAD_ROLES)[number];

/** Normalised headers per role, best first. From the exports of the tools in docs and tests. */
const roleNames: Record<LeadRole, readonly string[]> = {
  firstName: [
    'firstname',
    'fname',
    'givenname',
    'first',
    'forename',
    'contactfirstname',
    'leadfirstname',
    'personfirstname',
    'prospectfirstname',
  ],
  lastName: ['lastname', 'lname', 'surname', 'familyname', 'last', 'contactlastname', 'leadlastname', 'personlastname', 'prospectlastname'],
  fullName: ['fullname', 'name', 'contactname', 'leadname', 'personname', 'prospectname', 'contactfullname'],
  company: [
    'company',
    'companyname',
    'organization',
    'organisation',
    'currentcompany',
    'currentcompanyname',
    'companytabledata',
    'companynameforemails',
    'organizationname',
    'organisationname',
    'personcompanyname',
    'personorganization',
    'accountname',
    'account',
    'employer',
  ],
  title: [
    'title',
    'jobtitle',
    'currentjob',
    'position',
    'currenttitle',
    'currentposition',
    'currentjobtitle',
    'contactjobtitle',
    'personjobtitle',
    'persontitle',
    'contacttitle',
    'jobposition',
    'occupation',
    'role',
    'linkedinjobtitle',
    'headline',
  ],
  companySize: [
    'companysize',
    'employees',
    'numberofemployees',
    'employeecount',
    'companyemployeecount',
    'companynumberofemployees',
    'companyheadcount',
    'headcount',
    'employeesrange',
    'employeerange',
    'companysizerange',
    'companyemployees',
    'numemployees',
    'noofemployees',
  ],
  industry: [
    'industry',
    'companyindustry',
    'primaryindustry',
    'industries',
    'companyindustries',
    'companymainindustry',
    'linkedinindustry',
    'sector',
  ],
  email: [
    'email',
    'emailaddress',
    'emails',
    'emailaddresses',
    'workemail',
    'workemailaddress',
    'businessemail',
    'professionalemail',
    'primaryemail',
    'contactemail',
    'leademail',
    'personemail',
    'personemailwork',
    'emailwork',
    'email1',
    'emailaddress1',
    'directemail',
    'corporateemail',
  ],
};

const roleRanks = new Map(LEAD_ROLES.flatMap((role) => roleNames[role].map((name, rank) => [name, { role, rank }] as const)));

/** Which role a header plays under its normalised name, if any. */
export const findRole = (normalizedHeader: string): LeadRole | undefined => roleRanks.get(normalizedHeader)?.role;

/** The columns of each role, best first: a lead takes the first of them that is not empty. */
export function findRoleColumns(headers: readonly string[]): Record<LeadRole, number[]> {
  const found = headers.map((header, column) => ({ column, known: roleRanks.get(normalizeHeader(header)) }));
  const ofRole = (role: LeadRole) =>
    found
      .flatMap(({ column, known }) => (known?.role === role ? [{ column, rank: known.rank }] : []))
      .sort((a, b) => a.rank - b.rank)
      .map(({ column }) => column);
  return {
    firstName: ofRole('firstName'),
    lastName: ofRole('lastName'),
    fullName: ofRole('fullName'),
    company: ofRole('company'),
    title: ofRole('title'),
    companySize: ofRole('companySize'),
    industry: ofRole('industry'),
    email: ofRole('email'),
  };
}

const profileNames = [
  'personallinkedinurl',
  'linkedin',
  'linkedinurl',
  'profileurl',
  'url',
  'personlinkedinurl',
  'linkedinprofile',
  'linkedinprofileurl',
  'linkedinurlpublic',
  'defaultprofileurl',
];
const otherThing =
  /company.*(?:linkedin|url)|(?:linkedin|url).*company|organi[sz]ation|account|school|employer|image|picture|photo|avatar|logo|website|domain/;
const otherPerson = /owner|manager|sender|recruiter|referr|assistant|colleague/;
const otherFact =
  /headline|industry|title|position|id$|ids$|followers|connections|summary|bio|about|location|degree|status|date|message|note|name$/;

/** Columns that hold addresses, but never those of a person's profile. */
export const isOtherLinkColumn = (normalizedHeader: string): boolean =>
  otherThing.test(normalizedHeader) || otherPerson.test(normalizedHeader);

/** How well a header names the profile column: 0 is best, undefined is not at all. */
export function rankProfileHeader(header: string): number | undefined {
  const name = normalizeHeader(header);
  const rank = profileNames.indexOf(name);
  if (rank !== -1) return rank;
  if (isOtherLinkColumn(name) || otherFact.test(name)) return undefined;
  const isPersonsProfile = name.includes('linkedin') || name === 'profile' || /profile(?:url|link)|liurl|liprofile/.test(name);
  return isPersonsProfile ? profileNames.length : undefined;
}
