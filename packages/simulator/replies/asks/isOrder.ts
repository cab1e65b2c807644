/** What only a customer writes to the firm that serves them: an order, a wish for a quote, a number of a job. */
const ORDER =
  /\b(?:(?:can|could|will|would) you (?:please |also |still )?(?:quote|invoice|credit|replace|re-?send|redo)\b|(?:we|I)(?:['\u2019]d| would|['\u2019]ll)? (?:need|like|take) (?:another )?\d[\d,.]*k? (?:more|of (?:the|your))\b|(?:our|my) (?:last |latest |previous |usual |repeat )?(?:order|batch|delivery|consignment)\b|\b(?:job|order|invoice) (?:no\.? |number |#)?\d{3,}|\bpurchase order)/i;

/** Whether a customer orders something, or writes about what they ordered. */
export const isOrder = (prose: string): boolean => ORDER.test(prose);
