import { EDITS } from '../../edits/edits.ts';
import { sayRepaired } from '../../edits/sayVerification.ts';
import { readTemplateEdit } from '../../edits/tryTemplate.ts';
import { judgeEdits, measureEdit } from '../../edits/verify.ts';
import type { EditTrial } from '../../explain/recommend.ts';
import type { Factor, Recommendation } from '../../explain/explanation.ts';
import type { PlannedFactor } from './stagePlan.ts';

type Searched = { trial: EditTrial; bucket: number; spread: number };

/** A text that rewrites the subject alone. */
const isOfSubject = ({ editedEmail, verification }: Recommendation): boolean =>
  verification?.verified === true &&
  editedEmail?.isTemplate === true &&
  editedEmail.original !== null &&
  editedEmail.subject !== editedEmail.original.subject &&
  editedEmail.body === editedEmail.original.body;

/** A subject that replies were judged by, judged by opens; undefined if a forecast shows no more of them. */
function judgeOpens(one: Recommendation, { trial, bucket, spread }: Searched): Recommendation | undefined {
  const { campaign, sample, shared } = trial;
  const edit = EDITS.find(({ id }) => id === one.editId);
  if (edit === undefined || shared === null || one.editedEmail === null) return undefined;
  const template = { subject: one.editedEmail.subject, body: one.editedEmail.body };
  const tried = readTemplateEdit(campaign, { edit, template }, { shared, sample });
  const search = { seed: campaign.seed, sample, bucket, spread, campaign };
  const [judged] = judgeEdits('open', [measureEdit(tried, search)], search);
  if (judged === undefined || judged.verification.lift <= 0) return undefined;
  const { verification, doubt } = judged;
  return {
    ...one,
    doubt,
    verification: verification.verified ? verification : { ...verification, sentence: sayRepaired(verification, 'open') },
  };
}

const isBareSubject = ({ factorId, polarity, recommendations }: Factor): boolean =>
  factorId.startsWith('subject_') && polarity === 'negative' && recommendations.every(({ editId }) => editId === null);

/** The losses of opens; a subject without a text of its own gets the one that the page of replies offers. */
export function shareSubject(
  opens: readonly PlannedFactor[],
  replies: readonly PlannedFactor[],
  searched: Searched,
): readonly PlannedFactor[] {
  const isOffered = opens.some(({ factor }) =>
    factor.recommendations.some(({ editedEmail }) => editedEmail !== null && editedEmail.subject !== editedEmail.original?.subject),
  );
  const bare = opens.find(({ factor }) => isBareSubject(factor));
  const offered = replies.flatMap(({ factor }) => factor.recommendations).find(isOfSubject);
  const shared = bare === undefined || isOffered || offered === undefined ? undefined : judgeOpens(offered, searched);
  if (shared === undefined) return opens;
  return opens.map((one) => (one === bare ? { ...one, factor: { ...one.factor, recommendations: [shared] } } : one));
}
