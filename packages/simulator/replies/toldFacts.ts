import { TOLD_OF_CAUSES } from './told/toldCauses.ts';
import { TOLD_OF_JOBS } from './told/toldJobs.ts';
import { TOLD_OF_OCCASIONS } from './told/toldOccasions.ts';
import { TOLD_OF_OFFERS } from './told/toldOffers.ts';

/** Facts an email may already contain: a reply that asks for them shows that nobody read it. */
const TOLD = [...TOLD_OF_OFFERS, ...TOLD_OF_JOBS, ...TOLD_OF_OCCASIONS, ...TOLD_OF_CAUSES];

/** Whether a reply asks for something that is in the email. */
export const asksWhatWasTold = (reply: string, email: string): boolean =>
  TOLD.some(({ inEmail, asked }) => asked.test(reply) && inEmail.test(email));
