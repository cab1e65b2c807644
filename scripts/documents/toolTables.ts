import { findRoleColumns } from '@coldcast/rules/leadFile/columnNames';
import { rankProfileHeader } from '@coldcast/rules/leadFile/profileHeader';
import type { LeadRole } from '@coldcast/rules/leadFile/roleNames';
import { readProfileUrl } from '@coldcast/rules/profileUrl';

/** A tool's export: the relevant part of its header, and what to know about it. */
export type ToolExportGuide = { tool: string; headers: readonly string[]; how: string; note: string };

export const TOOLS: readonly ToolExportGuide[] = [
  {
    tool: 'Apollo',
    headers: [
      'First Name',
      'Last Name',
      'Title',
      'Company',
      'Email',
      '# Employees',
      'Industry',
      'Person Linkedin Url',
      'Website',
      'Company Linkedin Url',
    ],
    how: 'Select the people, then **Export** to CSV.',
    note: 'The second LinkedIn column is the company page. It is never used. Company size and industry are read too.',
  },
  {
    tool: 'LinkedIn connections',
    headers: ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On'],
    how: 'Ask LinkedIn for a copy of your data, Connections only. Use `Connections.csv` as it is.',
    note: 'Coldcast skips the notes above the header.',
  },
  {
    tool: 'PhantomBuster',
    headers: [
      'profileUrl',
      'fullName',
      'firstName',
      'lastName',
      'companyName',
      'title',
      'companyUrl',
      'linkedInProfileUrl',
      'defaultProfileUrl',
    ],
    how: 'Download the result CSV of a Sales Navigator or search Phantom.',
    note: '`profileUrl` often holds Sales Navigator links. Coldcast uses the profile column with the most valid links.',
  },
  {
    tool: 'Instantly',
    headers: ['email', 'first_name', 'last_name', 'company_name', 'job_title', 'website', 'linkedin_url'],
    how: 'Export the leads of a campaign or list.',
    note: 'The profile link is a custom variable there. Coldcast understands any name that means a person on LinkedIn.',
  },
  {
    tool: 'Smartlead',
    headers: ['first_name', 'last_name', 'email', 'company_name', 'website', 'linkedin_profile', 'company_url', 'job_title'],
    how: 'Download the leads of a campaign as CSV.',
    note: 'The title is a custom field there. Coldcast understands `job_title` and `title`.',
  },
  {
    tool: 'lemlist',
    headers: ['email', 'firstName', 'lastName', 'picture', 'linkedinUrl', 'companyName', 'companyDomain', 'icebreaker'],
    how: 'Export the leads of a campaign.',
    note: 'You can use columns such as `icebreaker` as variables: `{{icebreaker}}`.',
  },
  {
    tool: 'Clay',
    headers: ['Company Table Data', 'Company Domain', 'First Name', 'Last Name', 'Full Name', 'Job Title', 'LinkedIn Profile'],
    how: 'Export the table, or a view of it, as CSV.',
    note: 'People rename columns freely in Clay. If Coldcast chose the wrong one, change it below the file.',
  },
  {
    tool: 'HubSpot',
    headers: ['Record ID - Contact', 'First Name', 'Last Name', 'Email', 'Job Title', 'Company Name', 'Website URL', 'LinkedIn URL'],
    how: 'Open a contact view and choose **Export**. Include the LinkedIn URL property.',
    note: 'Links without `https://` are fine.',
  },
];

const roleWords: readonly { role: LeadRole; words: string }[] = [
  { role: 'firstName', words: 'first name' },
  { role: 'company', words: 'company' },
  { role: 'title', words: 'title' },
  { role: 'companySize', words: 'company size' },
  { role: 'industry', words: 'industry' },
  { role: 'country', words: 'country' },
  { role: 'email', words: 'email' },
];

/** The columns of a header that may contain the profile, best name first. */
const listProfileHeaders = (headers: readonly string[]): string[] =>
  headers
    .flatMap((header) => {
      const rank = rankProfileHeader(header);
      return rank === undefined ? [] : [{ header, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ header }) => header);

const asCode = (text: string): string => `\`${text}\``;

/** What the file-reading rules recognize in a tool's header. */
export function recognizedRows(headers: readonly string[]): string[][] {
  const columns = findRoleColumns(headers);
  const roles = roleWords.map(({ role, words }) => [words, headers[columns[role][0] ?? -1]] as const);
  return [
    ['profile link', listProfileHeaders(headers).map(asCode).join(', ')],
    ...roles.flatMap(([words, header]) => (header === undefined ? [] : [[words, asCode(header)]])),
  ];
}

const linkExamples = [
  'https://www.linkedin.com/in/jane-doe',
  'linkedin.com/in/jane-doe?trk=search',
  'https://uk.linkedin.com/in/jane-doe',
  'https://m.linkedin.com/in/jane-doe',
  'https://www.linkedin.com/comm/in/jane-doe',
  'https://www.linkedin.com/pub/jane-doe/a7/576/b50',
  'https://www.linkedin.com/sales/lead/ACwAAB1x2y3z,NAME_SEARCH,abcd',
  '=HYPERLINK("https://www.linkedin.com/in/jane-doe","Jane")',
  'https://www.linkedin.com/company/quillmere',
  'https://www.linkedin.com/jobs/view/1',
  'https://lnkd.in/abc',
  'https://www.linkedin.com/in/',
  'jane-doe',
];

const verdictOf = (link: string): readonly [verdict: string, next: string] => {
  const reading = readProfileUrl(link);
  if (reading.verdict === 'valid') return ['valid', '-'];
  if (reading.verdict === 'fixable') return [`invalid: ${reading.reason}`, `becomes \`${reading.fixedUrl}\``];
  return [`invalid${reading.verdict === 'invalid' ? `: ${reading.reason}` : ''}`, 'find the profile link of the person'];
};

/** Example links with what the rules say about them. */
export const linkRows = (): string[][] => linkExamples.map((link) => [asCode(link), ...verdictOf(link)]);
