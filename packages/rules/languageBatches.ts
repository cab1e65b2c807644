/** Leads in one question to a language model: enough to compare them, few enough that it forgets none. */
export const MAX_LEADS_PER_CALL = 20;

/** Positions `from` up to, not including, `to`. */
export type LeadRange = { from: number; to: number };

/** A list split into the fewest questions, whose sizes differ by at most one lead: 12 to 20 leads each, from 24 leads on. */
export function cutIntoCalls(leadCount: number): LeadRange[] {
  const calls = Math.ceil(leadCount / MAX_LEADS_PER_CALL);
  return Array.from({ length: calls }, (_, call) => ({
    from: Math.floor((call * leadCount) / calls),
    to: Math.floor(((call + 1) * leadCount) / calls),
  }));
}
