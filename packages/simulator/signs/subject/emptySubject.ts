const EMPTY =
  /^\W*(?:(?:a |one |just a )?quick (?:question|note|idea|chat|call|one)|question|thoughts|hello|hi|hey|intro(?:duction)?|(?:just )?following up(?: on (?:my|our|the) (?:\p{L}+ )?(?:e-?mails?|message|note))?|(?:gentle |friendly |quick )?reminder|appointment|partnership|(?:business |partnership |great |exciting )?opportunity|checking in|touching base|one more try|last (?:try|attempt)|any (?:thoughts|updates?|news)|(?:let['\u2019]s )?(?:catch up|connect))?\W*$/iu;

/** Whether a subject names no topic at all: it could stand above any email. */
export const isEmptySubject = (subject: string): boolean => EMPTY.test(subject);
