/** Whose work a customer's complaint is, whatever their rank. */
const SERVES =
  /\b(?:customer|client|guest|patient|member)s? (?:service|care|support|success|relations|experience)\b|\bcomplaints?\b|\bafter[- ]?sales\b/i;
/** Who answers for what a firm does, by title. */
const ANSWERS_FOR =
  /\b(?:contractor|landlord|landlady|proprietor|owner|founder|principal|partner|managing|general manager|ceo|president|chief executive)\b/i;
/** Managers of what no customer complains about. */
const ASIDE =
  /\b(?:market\w*|brand|graphic|design\w*|creative|content|social|hr|human|people|talent|recruit\w*|it|software|data|security|develop\w*|engineering|legal|counsel|finance|financial|account(?:s|ing|ant)|tax|payroll|procurement|purchas\w+|research|r&d|communications|pr|press|investor)\b/i;
const HELPS_OUT = /\b(?:interns?|trainees?|apprentices?|assistants?|clerks?|students?|juniors?|receptionists?)\b/i;

/** Whether somebody with this title may decide what a complaint demands; nobody is known to be unable without a title. */
export function maySettle(title: string | null, tags: ReadonlySet<string>): boolean {
  if (title === null || title === '') return true;
  if (HELPS_OUT.test(title)) return false;
  if (SERVES.test(title) || ANSWERS_FOR.test(title) || tags.has('whole')) return true;
  return (tags.has('leads') || tags.has('boss') || tags.has('exec')) && !ASIDE.test(title);
}
