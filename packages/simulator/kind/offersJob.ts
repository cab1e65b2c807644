/** An email that offers a job has at least one of these words: otherwise a small team and its day are a customer's. */
export const OF_A_JOB =
  /\b(?:jobs?|roles?|positions?|openings?|hir(?:e|es|ing)|vacanc\w+|salar\w+|recruit\w*|careers?|join|assignments?|seat|OTE|full-time|part-time|remote|relocat\w*|interview\w*|posts?|(?:looking for|wants?|needs?) (?:an?|someone|somebody)|tak(?:e|ing) on|sign-on)\b|[$€£]\s?\d+\s?k\b|[$€£]\s?\d{2,3},\d{3}\b|[$€£]\s?\d+(?:\.\d+)? (?:an|per) hour\b/i;
