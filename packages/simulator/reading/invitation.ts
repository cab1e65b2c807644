/** Declines or explains how to: not an invitation. */
const DECLINES = String.raw`\b(?:not|no|never|nope|unsubscribe|opt|stop|remove|rather|wrong|unless|leave you|leave it|close|list)\b|n['\u2019]t\b`;
const CALLS = String.raw`\b(?:if (?:you(?:'re|\u2019re| are) interested|interested|this (?:sounds|is) (?:interesting|of interest|relevant))|feel free to (?:call|reach|reply|contact|email)|let (?:me|us) know if you(?:'d|\u2019d| would) (?:like|be))\b`;

/** A sentence that invites interested readers to answer and does not say how to decline. */
export const INVITATION = new RegExp(`^(?![^]*(?:${DECLINES}))[^]*${CALLS}`, 'iu');
