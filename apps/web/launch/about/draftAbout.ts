import type { Corrections } from '@coldcast/simulator/lead';
import { isEmailKind } from '../../ui/emailKindNames.ts';

/** What the user says of a draft's email if it was read wrongly, and of the send it belongs to. */
export type DraftAbout = {
  corrections: Corrections;
  /** People who get this text; null if it is the file. */
  sendSize: number | null;
};

export const noCorrections: DraftAbout = { corrections: {}, sendSize: null };

const hasCorrections = ({ corrections }: DraftAbout): boolean => Object.keys(corrections).length > 0;

/** The same as the engine takes it. The size of a send does not follow a shorter list: leads that were left out count on. */
export const toContext = (about: DraftAbout, { leadCount, leftOutCount }: { leadCount: number; leftOutCount: number }) => ({
  ...(hasCorrections(about) && { corrections: about.corrections }),
  ...(about.sendSize !== null && { sendSize: about.sendSize }),
  ...(about.sendSize === null && leftOutCount > 0 && { sendSize: leadCount + leftOutCount }),
});

/** The same as fields of the launch form. A run of a part of the list is still a part of the send that was forecast. */
export function toLaunchFields(about: DraftAbout, sizes: { leadCount: number; leftOutCount: number; limit: number | null }) {
  const { offer, offerOwners, emailKind, emailLanguage } = about.corrections;
  const isPart = sizes.leftOutCount > 0 || (sizes.limit !== null && sizes.limit < sizes.leadCount);
  const sendSize = about.sendSize ?? (isPart ? sizes.leadCount + sizes.leftOutCount : null);
  return {
    sendSize: sendSize === null ? undefined : String(sendSize),
    offer,
    offerOwners: offerOwners?.join(','),
    emailKind,
    emailLanguage,
  };
}

/** Corrections as they travel. */
type Stated = {
  offer?: string | undefined;
  offerOwners?: readonly string[] | undefined;
  emailKind?: string | undefined;
  emailLanguage?: string | undefined;
};

/** What was stored or handed over, as far as it is known here. */
export const toCorrections = ({ offer, offerOwners, emailKind, emailLanguage }: Stated): Corrections => ({
  ...(offer !== undefined && { offer }),
  ...(offerOwners !== undefined && { offerOwners }),
  ...(emailKind !== undefined && isEmailKind(emailKind) && { emailKind }),
  ...(emailLanguage !== undefined && { emailLanguage }),
});
