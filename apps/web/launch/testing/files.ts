const link = (slug: string): string => `https://www.linkedin.com/in/${slug}`;

/** Three valid leads, one of them without a first name. */
export const LEADS = [
  'linkedin_url,first_name,company',
  `${link('marta')},Marta,Harborline`,
  `${link('callum')},Callum,`,
  `${link('zofia')},,Brandt`,
].join('\n');

/** Two valid rows, one link to fix, five invalid ones, one empty, and a duplicate profile. */
export const MIXED_LEADS = [
  'First Name,Person Linkedin Url,Company Linkedin Url',
  `Marta,${link('marta')},`,
  `Marta,${link('marta')},`,
  'Pia,https://uk.linkedin.com/in/pia,',
  'A,https://www.linkedin.com/company/veldt,',
  'B,n.thrale@brightwater.example,',
  ',,',
  'C,nobody,',
  'D,-,',
  'E,N/A,',
].join('\n');

/** Three valid campaign rows and one with neither subject nor link. */
export const CAMPAIGN = [
  'email_body_1,subject_line,personal_linkedin_url,first_name',
  `Hi {{first_name}},one,${link('marta')},Marta`,
  `Hello,two,${link('callum')},`,
  `Good day,three,${link('zofia')},Zofia`,
  'Nobody,,nowhere,',
].join('\n');
