import type { Corrections } from '@coldcast/simulator/lead';
import { isEmailKind } from '../../ui/emailKindNames.ts';

/** The user's corrections of a draft's email, and the send it belongs to. */
export type DraftAbout = {
  corrections: Corrections;
  /** How many people get this text; null if only the file. */
  sendSize: number | null;
};

export const noCorrections: DraftAbout = { corrections: {}, sendSize: null };

const hasCorrections = ({ corrections }: DraftAbout): boolean => Object.keys(corrections).length > 0;

/** The same for the engine. The size of a send does not shrink with the list: left-out leads still count. */
export const toContext = (about: DraftAbout, { leadCount, leftOutCount }: { leadCount: number; leftOutCount: number }) => ({
  ...(hasCorrections(about) && { corrections: about.corrections }),
  ...(about.sendSize !== null && { sendSize: about.sendSize }),
  ...(about.sendSize === null && leftOutCount > 0 && { sendSize: leadCount + leftOutCount }),
});

/** The same as fields of the launch form. A launch of part of the list is still part of the forecast send. */
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

/** Corrections as stored and sent. */
type Stated = {
  offer?: string | undefined;
  offerOwners?: readonly string[] | undefined;
  emailKind?: string | undefined;
  emailLanguage?: string | undefined;
};

/** Stored or received corrections, limited to values this version knows. */
export const toCorrections = ({ offer, offerOwners, emailKind, emailLanguage }: Stated): Corrections => ({
  ...(offer !== undefined && { offer }),
  ...(offerOwners !== undefined && { offerOwners }),
  ...(emailKind !== undefined && isEmailKind(emailKind) && { emailKind }),
  ...(emailLanguage !== undefined && { emailLanguage }),
});
