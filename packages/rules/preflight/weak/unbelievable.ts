/** More than all, gains that no seller can promise, and forces that nobody has measured. */
const FORMS: readonly RegExp[] = [
  String.raw`\b(?:accura(?:cy|te)|effective(?:ness)?|success rate|satisfaction|reliab(?:le|ility))\b(?! to\b)[^.!?\d]{0,15}\b(?:10[1-9]|1[1-9]\d|[2-9]\d\d)(?:\.\d+)? ?%|\b(?:10[1-9]|1[1-9]\d|[2-9]\d\d)(?:\.\d+)? ?% (?:accura(?:cy|te)|effective|reliable|success rate)\b`,
  String.raw`\bguarant\p{L}+\b[^.!?]{0,30}\b(?:[2-9]\d\d|\d{1,3}(?:,\d{3})+|\d{4,}) ?% (?:\p{L}+ )?(?:in |of )?(?:\p{L}+ )?(?:ROI|returns?|sales|leads|revenue|profits?|traffic|growth)\b`,
  String.raw`\b(?:guarant\p{L}+ |100 ?% )(?:you )?(?:100 ?% |complete |total |absolute )?(?:protection|security|safety|secure|unhackable|protected)\b(?=[^.!?]*\b(?:every|all|any|known (?:or|and) unknown|always|forever)\b)`,
  String.raw`\b(?:dows(?:er|ers|ing)|clairvoyan\p{L}+|telepath\p{L}+)\b|\bpendulum (?:swung|told|tells|says|said|shows|showed|hums?|over your)\b`,
  String.raw`\b(?:charged|blessed|energi[sz]ed)\b[^.!?]{0,25}\b(?:moon|moonlight|spirits|stars)\b|\bquantum (?:crystals?|healing|vibrations?|water)\b|\bcrystals? (?:absorbs?|heals?|vibrates?|radiates?)\b|\b(?:cosmic|healing) (?:rays|energ(?:y|ies)|vibrations?)\b|\b(?:waxing|waning) moon\b`,
].map((form) => new RegExp(form, 'iu'));
/** What is said not to be so, or sold as a game. */
const DENIED =
  /\b(?:no|not|never|nobody|without|isn['\u2019]?t|aren['\u2019]?t|can['\u2019]?t|don['\u2019]?t|instead of|rather than|fun|party|entertainment|themed?)\b/iu;

/** Whether a sentence promises what hardly any reader believes. */
export const isUnbelievable = (sentence: string): boolean => FORMS.some((form) => form.test(sentence)) && !DENIED.test(sentence);
