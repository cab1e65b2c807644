/** What a sentence may do in its email. */
export type Role =
  | 'greeting'
  | 'introduction'
  | 'observation'
  | 'problem'
  | 'offer'
  | 'benefit'
  | 'harm'
  | 'proof'
  | 'ask_interest'
  | 'ask_meeting'
  | 'ask_referral'
  | 'question'
  | 'resource'
  | 'opt_out'
  | 'pressure'
  | 'reproach'
  | 'insult'
  | 'threat'
  | 'secret_request'
  | 'reference'
  | 'thanks'
  | 'apology'
  | 'sign_off'
  | 'other';

/** A sentence of one email with the probability of each role it may have, 0 to 1; what is absent is 0. `start` and `end` are offsets in its part. */
export type ReadSentence = {
  text: string;
  start: number;
  end: number;
  part: 'subject' | 'body';
  roles: Partial<Record<Role, number>>;
};
