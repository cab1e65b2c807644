import { KNOW_TEXT, LATER_TEXT, STILL_TEXT } from './seller/acquainted.ts';
import { CALL_TEXT, DAYS_TEXT, OPTION_TEXT, QUOTE_TEXT, TRY_TEXT, VISIT_TEXT } from './seller/meetings.ts';
import { READERS_TEXT, REFERRAL_TEXT, RIGHT_TEXT } from './seller/readers.ts';
import { GIVE_TEXT, GO_TEXT, KEEN_TEXT, LOOK_TEXT, SEND_TEXT } from './seller/requests.ts';
import { ANY_SELLER_TEXT, STATED_TEXT } from './seller/statements.ts';
import { STRANGERS_TEXT } from './seller/strangers.ts';

/**
 * What busy people write back to someone who sells to them, by what the email asks for. Lines need or lack what `readSellerFacts` reads for
 * certain: `tells...` is mentioned in the email, so that nobody asks for it; `ask...` is what the email asks for;
 * `topic` is what the email is surely about, in a form that follows "on"; `price` is stated in it. What asks how
 * things are is answered by `sellerAnswers.ts`. `far`, `near` and `owner` are readers by their distance from the offer; without any of them,
 * the distance is unknown. A condition ("if not") follows only a question that yes or no answers.
 */
export const TYPICAL_SELLER_TEXT = [
  RIGHT_TEXT,
  READERS_TEXT,
  STRANGERS_TEXT,
  REFERRAL_TEXT,
  KNOW_TEXT,
  STILL_TEXT,
  LATER_TEXT,
  SEND_TEXT,
  GIVE_TEXT,
  GO_TEXT,
  KEEN_TEXT,
  LOOK_TEXT,
  VISIT_TEXT,
  DAYS_TEXT,
  CALL_TEXT,
  TRY_TEXT,
  QUOTE_TEXT,
  OPTION_TEXT,
  STATED_TEXT,
  ANY_SELLER_TEXT,
].join('');
