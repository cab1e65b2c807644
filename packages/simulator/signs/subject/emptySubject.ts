const EMPTY =
  /^\W*(?:(?:a |one |just a )?quick (?:question|note|idea|chat|call|one)|question|thoughts|hello|hi|hey|intro(?:duction)?|(?:just )?following up(?: on (?:my|our|the) (?:\p{L}+ )?(?:e-?mails?|message|note))?|(?:gentle |friendly |quick )?reminder|appointment|partnership|(?:business |partnership |great |exciting )?opportunity|checking in|touching base|one more try|last (?:try|attempt)|any (?:thoughts|updates?|news)|(?:let['\u2019]s )?(?:catch up|connect)|(?:(?:i|we) )?(?:just )?(?:thought of|thinking of|thinking about) you|(?:something|(?:an? )?(?:small |little )?(?:ideas?|gift|surprise)|(?:some )?(?:good|great|exciting) news|this is)(?: for you)?|for you|(?:can|could|may) (?:i|we) help(?: you)?|(?:read|open|see) this|(?:let['\u2019]s )?work(?:ing)? together)?\W*$/iu;

/** Whether a subject names no topic at all: it could stand above any email. */
export const isEmptySubject = (subject: string): boolean => EMPTY.test(subject);
