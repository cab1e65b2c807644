/** Words before the question itself. */
const LEAD_IN =
  /^(?:\W*(?:so|and|but|or|also|just curious|curious|(?:a |one )?quick (?:question|one)|one question|out of curiosity|roughly|about|approximately|currently|right now|at the moment|today)\b[\s,:\u2013-]*)+/i;
/** "When you replace them, do the old ones get wiped?" */
const CONDITION =
  /^(?:when|if|once|whenever) [^,]{3,60}, (?=(?:who|what|which|how|do|does|did|is|are|can|could|would|will|may|shall|should)\b)/i;
/** A clause that begins with a question word or an auxiliary verb, after other words. */
const STARTS_LATER =
  /(?:[:;\u2013\u2014]\s+|\s-\s+|,\s+)(?=(?:and |or |but |so )?(?:who|what|which|when|where|how|do|does|did|is|are|was|were|have|has|can|could|would|will|may|shall|should|might|want|mind)\b)/iu;
/** Where a second question begins: "Who do you use and are you happy with them?" */
const SECOND =
  /,? and (?:(?:roughly|about|also|if so|if not),? )*(?=(?:who|what|which|when|where|how|why|do|does|did|is|are|was|were|have|has|can|could|would|will|may|shall|should)\b)/iu;
/** Asked for effect: nobody answers these. */
const RHETORICAL =
  /^(?:did you know|what if|ever |have you ever|tired of|struggling|want to (?!see|try|talk|meet|come)|looking (?:for|to)|ready to|why |sound familiar|imagine|isn['\u2019]t |aren['\u2019]t |don['\u2019]t you|wouldn['\u2019]t )/i;
const STARTS =
  /^(?:(?:with|from|by|for|at|on|in|to) )?(?:who|whom|whose|what|which|when|where|how)\b|^(?:do|does|did|is|are|was|were|have|has|had|can|could|would|will|may|shall|should|might|got|any)\b/i;

const tidy = (clause: string): string =>
  clause
    .replace(LEAD_IN, '')
    .replace(/\?*\s*$/, '')
    .replace(/,? yes or no$/i, '')
    .trim();

/** The clauses of a sentence that ask, without what leads to them. */
function toClauses(sentence: string): readonly string[] {
  const plain = sentence.replace(/\s+/g, ' ').trim().replace(LEAD_IN, '').replace(CONDITION, '');
  const parts = plain.split(STARTS_LATER);
  const start = parts.findIndex((part, index) => index > 0 && STARTS.test(part));
  // All that is asked, and not only its first clause.
  const later = STARTS.test(plain) || start < 0 ? plain : parts.slice(start).join(', ');
  return later.split(SECOND).map(tidy);
}

/** "I wondered when your contract ends and whether you would let us quote": questions in the form of a statement. */
const WONDERS = /\bI(?:['\u2019]m| am| was| have been)? (?:just )?wonder(?:ed|ing)? ((?:if|whether|when|who|how|what|which)\b[^.?!\n]+)/i;
function toIndirect(sentence: string): readonly string[] {
  const asked = WONDERS.exec(sentence)?.[1] ?? '';
  return asked
    .split(/,? and (?=(?:if|whether|when|who|how|what|which)\b)/i)
    .map((part) => part.replace(/^(?:if|whether) (you|we|I|it|that|this|there) (would|could|can|might|are|is|have|do)\b/i, '$2 $1'))
    .filter((part) => part !== '');
}

/** A line that is phrased as a question, whose writer left out the mark. */
const UNMARKED =
  /^(?:do|are|have|can|could|shall|may|would|want|how (?:many|much|often)|who|when|which) (?:you|i|we|a|an|the|your|to)\b[^.?!\n]*$/i;

/**
 * The questions of a text in order, each as its clauses without marks and lead-in: "Who do you use and are you happy with them?" has two.
 * Questions for effect are left out.
 */
export function splitQuestions(prose: string): (readonly string[])[] {
  const found = prose.split(/\n/).flatMap((line) => line.match(/[^.?!]+(?:[.?!](?=\S)[^.?!\s]+)*[^.?!]*[?]|[^?]+$/g) ?? []);
  return found
    .flatMap((part) => {
      const last =
        part
          .trim()
          .split(/(?<=[.!])\s+/)
          .at(-1) ?? '';
      const told = WONDERS.exec(part)?.[0];
      if (told !== undefined && !last.endsWith('?')) return [toIndirect(told)];
      return last.endsWith('?') || UNMARKED.test(last) ? [toClauses(last)] : [];
    })
    .map((clauses) => clauses.filter((clause) => clause !== '' && !RHETORICAL.test(clause)))
    .filter((clauses) => clauses.length > 0);
}
