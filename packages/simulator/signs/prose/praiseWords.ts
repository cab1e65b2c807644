/** Praise before a noun: the sentence works without it. */
const ADJECTIVE =
  /^(?:revolutionary|groundbreaking|ground breaking|amazing|incredible|unbelievable|extraordinary|phenomenal|unmatched|unparalleled|unrivall?ed|unprecedented|world[- ]class|best[- ]in[- ]class|industry[- ]leading|market[- ]leading|award[- ]winning|cutting[- ]edge|best[- ]of[- ]breed|customer[- ]centric|user[- ]centric|results[- ]driven|jaw[- ]dropping|mind[- ]blowing|insane|astonishing|stunning|spectacular|epic|state[- ]of[- ]the[- ]art|next[- ]gen(?:eration)?|end[- ]to[- ]end|all[- ]in[- ]one|innovative|robust|seamless|seamlessly|frictionless|scalable|holistic|turnkey|disruptive|synergistic|actionable|impactful|bespoke|effortlessly|data[- ]driven|ai[- ]powered|ai[- ]driven|game[- ]changing|massive|huge)$/i;

/** Whether a word is praise that a noun does not need. */
export const isPraiseWord = (word: string): boolean => ADJECTIVE.test(word.trim());
