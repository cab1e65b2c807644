/** Words and phrases that fit any seller of anything, and that readers have met in many emails. */
const WORN = String.raw`\b(?:${[
  String.raw`unforgettable|exponential(?:ly)?|holistic(?:ally)?|transformational|transformative|forward[- ]thinking|top[- ]notch|full potential|hidden potential|world of possibilities|measurable results|in no time`,
  String.raw`(?:ahead of|on top of) the (?:curve|game|competition)|(?:passion for|commitment to) excellence|excellence|high[- ]quality|take your (?:brand|business|team|company) to`,
  String.raw`(?:today['\u2019]s|competitive|ever[- ]changing|ever[- ]evolving|fast[- ]paced) (?:[\p{L}-]+ )?(?:landscape|marketplace|world|environment|market|economy|age)`,
  String.raw`passionate|premier|bespoke|stunning|breathtaking|curated|artisanal|seasoned (?:team|experts?|professionals?)|unwavering|unparalleled|second to none|renowned|esteemed`,
  String.raw`flourish|thrive|empower(?:s|ed|ing)?|elevate[sd]?|unleash(?:es|ed)?|supercharge[sd]?|reimagin(?:e|es|ed|ing)|revolutioni[sz]e[sd]?|skyrocket(?:s|ed)?`,
  String.raw`(?:\p{L}+ )?journey(?= (?:to|of|towards?|from|with|together)\b|[.,!])|on a journey`,
  String.raw`all[- ]in[- ]one|one[- ]stop[- ]shop|end[- ]to[- ]end|turn[- ]?key|cutting[- ]edge|state[- ]of[- ]the[- ]art|world[- ]class|best[- ]in[- ]class|award[- ]winning|industry[- ]leading|market[- ]leading|next[- ]level|results?[- ]driven|game[- ]chang(?:er|ing)|tailor[- ]made|tailored to (?:your|their|every|each)(?: \p{L}+)? needs?`,
  String.raw`(?:bring|brings|bringing) (?:your|their|the) (?:\p{L}+ )?(?:vision|ideas?|story|brand|dreams?) (?:to|into) (?:life|reality)|dreams? into reality|tell(?:s|ing)? (?:your|their) (?:brand['\u2019]s |brand |unique )?story|(?:compelling|captivating|powerful|engaging) (?:visual )?(?:narratives?|stories|storytelling|content|experiences?)|storytellers?`,
  String.raw`(?:culture|memorable|magical|meaningful) (?:moments|experiences)|(?:real[- ]time|powerful|actionable|deep) insights|whole person|peace of mind|wide range of|(?:takes?|taking|took) (?:great )?pride|attention to detail|goes? the extra mile|exceed(?:s|ing)? (?:your )?expectations|win-win|synerg(?:y|ies)|value[- ]add(?:ed)?|on a mission to`,
].join('|')})(?![\p{L}\p{N}-])`;

/** Creates the pattern anew: a global one keeps its place. */
export const wornPhrases = (): RegExp => new RegExp(WORN, 'giu');

/** So many in one sentence, or in a whole email, are more than a slip. */
const [MOST_IN_SENTENCE, MOST_IN_EMAIL] = [2, 3];

/** The sentence with most worn phrases, if it has two or the email has three. */
export function findWornPhrases(sentences: readonly string[]): string | undefined {
  const counts = sentences.map((sentence) => sentence.match(wornPhrases())?.length ?? 0);
  const most = Math.max(0, ...counts);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return most >= MOST_IN_SENTENCE || all >= MOST_IN_EMAIL ? sentences[counts.indexOf(most)] : undefined;
}
