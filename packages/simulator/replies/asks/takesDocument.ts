/** "Would you like it?", "Want a copy?", "Interested in one?" */
const TAKES =
  /^(?:(?:would|do) you (?:like|want|care for)|want|care for|interested in|any interest in|(?:is|would) (?:it|that|this|one) (?:be )?(?:of )?(?:any )?(?:use|interest|useful|help|helpful))(?: to (?:see|have|get|read))?(?: (?:it|one|them|this|that|a copy|the \p{L}+))?(?: to you(?:r \p{L}+)?)?$/iu;
const DOCUMENT = String.raw`(?:reports?|guides?|checklists?|stud(?:y|ies)|white ?papers?|e-?books?|templates?|handouts?|leaflets?|videos?|recordings?|spreadsheets?|calculators?|comparisons?|summar(?:y|ies)|articles?|booklets?|playbooks?|benchmarks?|write-?ups?|one-pagers?|lists?|maps?|analys(?:is|es)|overviews?|results|findings)`;
/** The sender has made it, or gives it away, and does not sell it. */
const IS_GIVEN = new RegExp(
  String.raw`\b(?:we|I)\b[^.?!\n]*\b(?:wrote|written|made|put together|compiled|published|recorded|prepared|drew up|drawn up|collected|turned)\b[^.?!\n]*\b${DOCUMENT}\b|\bfree (?:\p{L}+ )?${DOCUMENT}\b|\b${DOCUMENT}\b (?:is|are)(?: \p{L}+)? (?:free|yours|here|ready|out)\b`,
  'iu',
);

/** Whether a question offers something to read or watch that an email tells of, to whoever wants it. */
export const takesDocument = (question: string, prose: string): boolean => TAKES.test(question) && IS_GIVEN.test(prose);
