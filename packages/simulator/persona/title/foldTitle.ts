/** The employer and everything after it: "Engineer at President Software" is not a president. */
const EMPLOYER = /(?:\s(?:at|bei|chez|presso|hos)\s|\s*@\s*).*$/iu;
/** A former position, up to the next separator. */
const FORMER = /(?:^|(?<=[\s,;|/(&-]))(?:ex|former|formerly|ehemaliger?|ancien(?:ne)?|previously|past|retired|emeritus)[\s-]+[^,;|/()]*/giu;
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' };

const SHORT_FORMS: Readonly<Record<string, string>> = {
  mgr: 'manager',
  mngr: 'manager',
  snr: 'senior',
  hd: 'head',
  assoc: 'associate',
  coord: 'coordinator',
  supv: 'supervisor',
  dep: 'deputy',
  exec: 'executive',
  rvp: 'regional vp',
  gvp: 'group vp',
  dir: 'director',
  sr: 'senior',
  jr: 'junior',
  asst: 'assistant',
  ops: 'operations',
  mgmt: 'management',
  dept: 'department',
  avp: 'associate vp',
};

/** A title for matching: lower-case ASCII words with single spaces, with `|` between list items, without employer and former positions. */
export const foldTitle = (title: string): string =>
  title
    .replace(EMPLOYER, '')
    .replace(FORMER, ' ')
    .toLowerCase()
    .replace(/[ßłøæœđı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '')
    .replace(/[&+]/g, ' and ')
    .replace(/\br and d\b/g, 'research and development')
    .replace(/[,;|/()\u2013\u2014]+|\s-\s/g, ' | ')
    .replace(/[^a-z0-9|]+/g, ' ')
    .replace(
      /\b(?:mgr|mngr|snr|hd|assoc|coord|supv|dep|exec|rvp|gvp|(?<!adm )dir|sr|jr|asst|ops|mgmt|dept|avp)\b/g,
      (word) => SHORT_FORMS[word] ?? word,
    )
    .trim();
