import type { CheckedEmail, Sighting } from './finding.ts';

const OPENING =
  /^\s*(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening|day)|hallo|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|moin|servus|bonjour|bonsoir|salut|ch[eè]re?|hola|buenos d[ií]as|buenas tardes|estimad[oa]|ciao|buongiorno|gentile|olá|bom dia|car[oa]|hej|hei|beste|geachte)[ \t,]+(?=\S)/iu;
const TITLE =
  /^(?:(?:mr|mrs|ms|mx|miss|dr|prof|professor|doctor|captain|capt|colonel|major|chef|coach|pastor|reverend|father|judge|mayor|senator|principal|herrn?|frau|monsieur|madame|mme|señora?|senora?|sra?|signora?|dott|senhora?|meneer|mevrouw)\.?[ \t]+)+/iu;
const NAME = /^\p{Lu}[\p{L}'\u2019-]+(?:[ \t]+\p{Lu}[\p{L}'\u2019-]+){0,2}(?=[ \t]*(?:[,!:;.\u2013\u2014\r\n]|-\s))/u;
/** "Sam, the operator ...": a name that opens the first sentence. */
const NAME_FIRST =
  /^\s*(\p{Lu}\p{Ll}+), (?=(?:the|a|an|your|you|our|we|my|this|that|most|quick|do|did|does|is|are|have|has|can|could|would)\s|(?:hi|hello|hey|good (?:day|morning|afternoon|evening))\b)/u;

/** Words with a capital letter that begin a sentence or greet a group, a role or anybody. */
const NOBODY =
  /^(?:there|team|all|everyone|everybody|folks|guys|friend|friends|sir|madam|sirs|colleague|colleagues|mate|buddy|you|people|crew|ladies|gentlemen|neighbou?r|partner|partners|hiring|recruiting|marketing|sales|support|it|hr|finance|operations|engineering|product|procurement|purchasing|clerk|bursar|treasurer|registrar|curator|librarian|caretaker|landlord|skipper|foreman|vicar|provost|rector|chancellor|governors?|trustees?|council|councillors?|town|parish|kitchen|workshop|bookings|reception|accounts|administration|maintenance|housekeeping|brewer|winemaker|growers?|farmers?|keepers?|organi[sz]ers?|planners?|administrator|coordinator|supervisor|technician|officer|logistics|facilities|manager|managers|director|directors|founder|founders|ceo|cto|cfo|cmo|coo|president|owner|owners|leader|leaders|group|members|member|customer|customers|client|clients|valued|business|company|committee|office|department|board|reader|readers|subscriber|editor|editors|teacher|teachers|parents|principal|world|again|occupant|resident|homeowner|webmaster|candidate|applicant|recipient|user|users|decision|maker|makers|buyer|buyers|professor|doctor|captain|kunde|kunden|kundin|damen|herren|leute|kollegen|kolleginnen|tous|toutes|equipo|amigo|amigos|cliente|clientes|today|tomorrow|yesterday|now|then|still|also|instead|meanwhile|however|first|second|last|next|lately|recently|honestly|sadly|luckily|finally|usually|often|once|sometimes|somehow|maybe|perhaps|sure|yes|no|well|so|and|but|sorry|thanks|please|question|congratulations|congrats|hi|hello|hey|dear|greetings|morning|afternoon|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|fall|here|look|listen|imagine|guess|true|right|ok|okay|update|reminder|heads|up|everywhere|anyway|besides|indeed|overall|typically|until|before|after|since|while|if|when|where|why|what|how|who)$/i;

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const namesNobody = (name: string): boolean => name.split(/[ \t]+/).some((word) => NOBODY.test(word));

/** The person a body greets, with the form of address: "Dr. Patel"; undefined for nobody. */
function findGreeted(body: string): string | undefined {
  const opening = OPENING.exec(body)?.[0] ?? '';
  const rest = opening === '' ? body.trimStart() : body.slice(opening.length);
  const title = TITLE.exec(rest)?.[0] ?? '';
  const name = opening === '' && title === '' ? NAME_FIRST.exec(body)?.[1] : NAME.exec(rest.slice(title.length))?.[0];
  return name === undefined || namesNobody(name) ? undefined : title + name;
}

/** Whether the lead may be the greeted person: a name of its own, or its company, begins like a greeted word. */
function mayBe(greeted: string, { firstName, fullName, slug, company }: CheckedEmail): boolean {
  const own = [firstName, fullName, slug.replaceAll('-', ' '), company].flatMap((text) => (text ?? '').split(/[\s'\u2019-]+/)).map(fold);
  const words = greeted
    .replace(TITLE, '')
    .split(/[\s'\u2019-]+/)
    .map(fold);
  return words.some((word) => word !== '' && own.some((known) => known !== '' && (known.startsWith(word) || word.startsWith(known))));
}

/** From this many leads on, one last name for all is no coincidence. */
const MIN_LEADS_WITH_LAST_NAME = 4;

/** Finds that all leads are greeted as one person. Silent if half of them may be that person. */
export function findSharedGreeting(emails: readonly CheckedEmail[]): { rowNumber: number; sighting: Sighting }[] {
  const [first] = emails;
  const greeted = first === undefined ? undefined : findGreeted(first.body);
  if (greeted === undefined || new Set(emails.map(({ profileUrl, slug }) => profileUrl || slug)).size < 2) return [];
  if (!emails.every(({ body }) => findGreeted(body) === greeted)) return [];
  // Several people rarely share a last name: the leads of a typical list get the greeted one.
  const isSurelyShared = TITLE.test(greeted) && emails.length >= MIN_LEADS_WITH_LAST_NAME;
  if (!isSurelyShared && emails.filter((email) => mayBe(greeted, email)).length * 2 >= emails.length) return [];
  const sighting: Sighting = { kind: 'shared_greeting', text: greeted, instead: null, fix: null, place: 'the greeting' };
  return emails.map(({ rowNumber }) => ({ rowNumber, sighting }));
}
