import { headerWords, normalizeHeader } from './columnNames.ts';

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
/** The rank of other names that only say whose profile it is, and of names that say something more, such as `CEO LinkedIn`. */
const PLAIN_RANK = profileNames.length;
const DOUBTFUL_RANK = PLAIN_RANK + 1;

const otherThing =
  /company.*(?:link|url|page|profile)|(?:link|url|page|profile).*company|organi[sz]a|account|school|employer|image|picture|photo|avatar|logo|website|domain/;
/** Words for company in the supported header languages. */
const otherCompany = /firma|firmen|firmy|unternehmen|arbeitgeber|entreprise|societe|empresa|azienda|societa|bedrijf|werkgever/;
const otherPerson =
  /owner|manager|sender|recruiter|referr|assistant|colleague|supervisor|reportsto|introduc|invitedby|addedby|createdby|assign|competitor|mutual|connector|spouse|besitzer|inhaber|eigentumer|zustandig|betreuer|proprietaire|responsa[bv]|propietario|proprietario|eigenaar|beheerder|wlasciciel|opiekun/;
/** Abbreviations for sellers, as whole words only: `prep` and `report` contain one. */
const otherPersonWords = new Set(['sdr', 'bdr', 'ae', 'am', 'csm', 'rep', 'reps', 'seller', 'salesperson', 'ambassador', 'my', 'our']);
const otherFact =
  /headline|industry|title|position|id$|ids$|followers|connections|summary|bio|about|location|degree|status|date|message|note|comment|description|icebreaker|personali[sz]ation|snippet|remark|activity|post$|posts$|kommentar|notiz|bemerkung|commentaire|remarque|comentario|observac|commento|opmerking|uwagi|name$/;
/** Words that leave a profile column the lead's own. Longer ones first, so that none is cut in two. */
const plainWords =
  /salesnavigator|linkedin|navigator|canonical|normalized|candidate|formatted|contacts|prospect|profiles|profile|personal|kontakt|adresse|primary|default|cleaned|contact|regular|verified|profilo|persona|perfil|profiel|profil|person|member|public|unique|vanity|enlace|adres|links|leads|clean|sales|lien|link|lead|full|urls|url|uri|li|id|hs|the|de|du|do|di|la|le|el|s|c|[0-9]+/g;

/** Columns that contain links, but never a person's profile. */
export function isOtherLinkColumn(header: string): boolean {
  const name = normalizeHeader(header);
  return (
    otherThing.test(name) ||
    otherCompany.test(name) ||
    otherPerson.test(name) ||
    headerWords(header).some((word) => otherPersonWords.has(word))
  );
}

const bareProfile = /^(?:profile|profil|perfil|profilo|profiel)$/;

/** How well a header names the profile column: 0 is best, undefined means not at all. */
export function rankProfileHeader(header: string): number | undefined {
  const name = normalizeHeader(header);
  const rank = profileNames.indexOf(name);
  if (rank !== -1) return rank;
  if (isOtherLinkColumn(header) || otherFact.test(name)) return undefined;
  const isPersonsProfile = name.includes('linkedin') || bareProfile.test(name) || /profile?(?:url|link)|liurl|liprofile/.test(name);
  if (!isPersonsProfile) return undefined;
  return name.replace(plainWords, '') === '' ? PLAIN_RANK : DOUBTFUL_RANK;
}

/** Whether a column with this rank may contain the profiles of other people. */
export const isDoubtfulRank = (rank: number): boolean => rank === DOUBTFUL_RANK;

/**
 * Whether a row without a link of its own may take one from this column: not if it is named after other things or people, or as something
 * else of LinkedIn's, such as `LinkedIn Bio`.
 */
export function mayGiveLink(header: string): boolean {
  if (isOtherLinkColumn(header)) return false;
  const rank = rankProfileHeader(header);
  return rank === undefined ? !normalizeHeader(header).includes('linkedin') : !isDoubtfulRank(rank);
}
