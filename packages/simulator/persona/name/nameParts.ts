/** Particles inside family names; capitalized only at the start. */
export const PARTICLES: ReadonlySet<string> = new Set(
  'van von der den de da di del della dello degli dei la le los las dos das do du des ter ten te zu zum zur bin ibn bint abu el al y e af av op'.split(
    ' ',
  ),
);

/** Forms of address before a name, without periods. */
export const HONORIFICS: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx dr prof professor sir madam dame lord lady rev herr frau monsieur madame mme mlle señor señora sr sra dott dottore ing dipl mag pan pani meneer mevrouw dhr mw sig signor signora hr fr fru'.split(
    ' ',
  ),
);

/** Degrees, certificates and generations after a name, without periods. */
export const CREDENTIALS: ReadonlySet<string> = new Set(
  'phd dphil md mba emba cpa cfa pmp pmi esq jr jnr snr ii iii iv rn bsn msn msc bsc ba bs ma ms jd llm llb dds dvm pe cissp cism cisa shrm shrmcp shrmscp sphr phr gphr acca aca cima fca frm csm cspo pmpcsm itil mpa mph meng beng pharmd edd facs cfp cfe chrp fcca mrics cscp cpim aicp aia leed gisp ea usn ret he him she her they'.split(
    ' ',
  ),
);
