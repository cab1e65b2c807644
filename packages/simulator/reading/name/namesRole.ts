import { foldName } from './foldName.ts';

/** Words that a job title ends or begins with. */
const HEADS = new Set(
  'counsel manager managers director directors officer officers head heads president lead leads leader leaders supervisor coordinator controller comptroller administrator executive executives secretary assistant chief partner partners attorney solicitor accountant auditor analyst architect consultant engineer engineers developer designer specialist superintendent inspector technician representative advisor adviser recruiter planner scheduler dispatcher buyer strategist scientist practitioner physician surgeon dentist pharmacist optician veterinarian broker underwriter agent owner founder cofounder principal operator vp svp evp ceo cfo coo cto cio cmo ciso chro cpo cro gc'.split(
    ' ',
  ),
);
/** Words next to them in a job title. */
const BESIDES = new Set(
  'general managing vice deputy senior junior associate regional national global group corporate company legal finance financial sales marketing operations operating it ict hr human resources resource people talent acquisition facilities facility plant site office practice property project product program programme production purchasing procurement sourcing supply chain logistics transport transportation fleet warehouse store shop branch area district technical technology information data security privacy compliance risk quality safety health environmental maintenance engineering research development business customer client service services support success account accounts accounting payroll tax treasury audit investor relations public communications media content brand digital creative art events event hotel restaurant kitchen bar food beverage nursing medical clinical care school academic admissions estates grounds building construction commercial strategy revenue growth staff executive administrative training learning investment credit loan claims insurance export import laboratory lab chief of for the and'.split(
    ' ',
  ),
);

/** Whether a word of a greeting is part of a job title. */
export const isRoleWord = (key: string): boolean => HEADS.has(foldName(key)) || BESIDES.has(foldName(key));

/** Whether a greeting's words are a job title, "General Counsel" or "Head of Legal", not a name. One word alone may be a family name. */
export function namesRole(words: readonly string[]): boolean {
  const keys = words.map(foldName).filter((key) => key !== '');
  return keys.length > 1 && keys.some((key) => HEADS.has(key)) && keys.every((key) => HEADS.has(key) || BESIDES.has(key));
}
