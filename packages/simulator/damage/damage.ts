export type DamageKind =
  | 'doubled_mark'
  | 'leading_mark'
  | 'trailing_mark'
  | 'blank_at_mark'
  | 'empty_bracket'
  | 'torn_quote'
  | 'lone_mark'
  | 'glued'
  | 'half_token'
  | 'number_torn'
  | 'first_letter'
  | 'changed_case'
  | 'wrong_article'
  | 'dangling_word'
  | 'two_prepositions'
  | 'doubled_word'
  | 'doubled_sentence'
  | 'wrong_title'
  | 'changed_name'
  | 'lost_variable'
  | 'changed_link'
  | 'dead_pointer'
  | 'broken_markup'
  | 'too_short'
  | 'empty'
  | 'no_verb'
  | 'wrong_verb'
  | 'fragment'
  | 'torn_list'
  | 'changed_sense'
  | 'orphan'
  | 'blank_line'
  | 'empty_list'
  | 'lost_greeting'
  | 'torn_signature'
  | 'lost_offer'
  | 'lost_item'
  | 'lost_fact'
  | 'lost_ask'
  | 'lost_proof'
  | 'lost_opt_out'
  | 'lost_opening'
  | 'lost_link'
  | 'too_little'
  | 'bare'
  | 'changed_claim'
  | 'torn_chain'
  | 'lost_name'
  | 'only_pressure';

/** One thing an edit damaged: where, what, and the piece of text that shows it. */
export type Damage = { part: 'subject' | 'body'; kind: DamageKind; text: string };

/** A piece of damage within one part. */
export type Flaw = Omit<Damage, 'part'>;

/** The pieces of `after` that `before` does not contain, or contains less often. */
export function findNew(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const piece of before) left.set(piece, (left.get(piece) ?? 0) + 1);
  return after.filter((piece) => {
    const count = left.get(piece) ?? 0;
    left.set(piece, count - 1);
    return count <= 0;
  });
}
