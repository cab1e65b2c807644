/** Short forms in titles that stand for one word of a line of work, `short long`. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  `eng engineering|engg engineering|mktg marketing|mkting marketing|mkt marketing|fin finance|proc procurement|purch purchasing|mfg manufacturing|maint maintenance|mtce maintenance|svc service|svcs services|accts accounts|accnt accounting|clin clinical|intl international|dist distribution|whse warehouse|qual quality|ins insurance|strat strategy|biz business|cust customer|corp corporate|govt government|infra infrastructure|rep representative|reps representative|prog program|mech mechanical|elec electrical|env environmental|constr construction|supvr supervisor|mgt management|mngt management|natl national|equip equipment|pkg packaging|transp transport|agri agricultural|telecomms telecoms|compl compliance|govern governance|advsr advisor|spec specialist|asstt assistant|buildg building|dvlpt development|devt development|inv inventory|univ university|hosp hospital|pharm pharmacy`
    .split('|')
    .map((pair): [string, string] => {
      const [short = '', long = ''] = pair.split(' ');
      return [short, long];
    }),
);

/** Short forms whose meaning depends on the words around them. */
const IN_CONTEXT: readonly (readonly [pattern: RegExp, long: string])[] = [
  [/\b(?:washington|seattle) (?:\| )?dc\b/g, 'washington'],
  [/\b(?:qa|quality|qc) (?:and |\| )(?:ra|regulatory)\b/g, 'quality and regulatory'],
  [/\b(web|app|mobile|software|php|java|backend|frontend|front end|back end|full stack) dev\b/g, '$1 developer'],
  [/\b(?:bus|biz|business) dev\b/g, 'business development'],
  [
    /\b(sales|product|people|talent|clinical|corporate|land|property|learning|market|partner|organisation|organization|org) dev\b/g,
    '$1 development',
  ],
  [/\bdev(?= (?:manager|lead|director|head|team))/g, 'software development'],
  [/\b(?:head of|vp|director of) dev$/g, 'head of software development'],
  [/^(senior |junior |lead )?dev$/g, '$1 developer'],
  [/\bdev\b(?! ops| operations| rel)/g, 'development'],
  [/\baccts? (payable|receivable)/g, 'accounts $1'],
  [/\bacct(?= (?:manager|executive|director|representative|rep))/g, 'account'],
  [/\bacct\b/g, 'accounting'],
  [/\b(info|information|data) gov\b/g, '$1 governance'],
  [/\bgov\b/g, 'government'],
  [/\breg affairs\b/g, 'regulatory affairs'],
  // Accounts are kept, and key accounts are sold to.
  [
    /(?<!\b(?:key|national|major|strategic|global|corporate|enterprise|named|regional|client|customer|commercial|retail|trade) )\baccounts (?=manager|lead|director|team)/g,
    'accounting ',
  ],
  // The stores of a factory sell nothing.
  [/^(?:(senior|assistant|deputy) )?stores (?=manager|supervisor|controller|team)/g, '$1 storekeeper '],
  [/\badmin\b/g, 'administration'],
  [/\bwell being\b/g, 'wellbeing'],
  // A French head of something is not a cook.
  [/\bchef(?:fe)? (?:de la|de l|du|des|de|d) (?!cuisine|partie|rang)/g, 'responsable '],
];

/** Articles and prepositions of other languages, so that "jefe de la planta" is "jefe planta". */
const ARTICLES =
  /\b(?:de|du|des|del|della|dello|delle|dei|degli|dell|di|da|do|dos|la|los|las|le|les|lo|gli|der|dem|im|fur|fuer|zur|zum|von|ds|dla|w|het|een)\b|\b[dl] (?=[aeiouh])/g;

/** A title's words without the articles of other languages. */
export const dropArticles = (text: string): string => text.replace(ARTICLES, ' ');

/** A folded title with its short forms written out. */
export const expandTitle = (folded: string): string =>
  IN_CONTEXT.reduce((text, [pattern, long]) => text.replace(pattern, long), folded).replace(
    /[a-z]+/g,
    (word) => SHORT_FORMS.get(word) ?? word,
  );
