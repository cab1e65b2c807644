/** Everything a language model learns about a lead: no name, no address, no profile. */
export type LanguageLead = {
  position: number;
  title: string | null;
  company: string | null;
  companySize: string | null;
  industry: string | null;
  subject: string;
  body: string;
};
