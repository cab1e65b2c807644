import { readSendFile, type SendFileReading } from '@coldcast/rules/sends/readSendFile';
import type { SendColumns } from '@coldcast/rules/sends/sendColumns';
import { readList } from '@coldcast/simulator/readList';
import type { Email, LeadInList } from '@coldcast/simulator/lead';
import { learnSender } from '@coldcast/simulator/sender/learnSender';
import { predictReply, type PredictedRate } from '@coldcast/simulator/sender/predictReply';
import { readPastEmails, readUnknownEmails } from '@coldcast/simulator/sender/readPastCampaign';
import type { BucketEvidence, CampaignReading, PastCampaign, SenderPosterior } from '@coldcast/simulator/sender/sender';
import { explainGap, type Gap, type GapQuestion } from '@coldcast/simulator/sender/explainGap';
import { listTypicalLeads } from '@coldcast/simulator/typicalList';

/** Tasks on past sends, outside the event loop. */

export type LearnTask = { historyJson: string; evidence: BucketEvidence };
export type Learned = { posterior: SenderPosterior; isContradicted: boolean; reply: ReplyLevel };

/** The expected reply rate of the reference email for a list of this size at the most likely bucket, 0 to 9. */
export type ReplyLevel = { bucket: number; sender: PredictedRate; unknownSender: PredictedRate };

const LEVEL_LEADS = 500;

let referenceReading: CampaignReading | undefined;

function readReplyLevel(posterior: SenderPosterior): ReplyLevel {
  const reading = (referenceReading ??= readUnknownEmails(LEVEL_LEADS));
  const probabilities = posterior.buckets.map(({ probability }) => probability);
  const bucket = probabilities.indexOf(Math.max(...probabilities));
  return { bucket, sender: predictReply(posterior, reading, bucket), unknownSender: predictReply(learnSender([]), reading, bucket) };
}

/** If leaving the newest campaign in widens the range by this factor, it is said to contradict the others. */
const WIDER = 1.05;

const logWidth = (sender: SenderPosterior, expected: CampaignReading): number => {
  const [low, high] = predictReply(sender, expected, null).interval80;
  return Math.log(high / low);
};

export function learn({ historyJson, evidence }: LearnTask): Learned {
  // Our own text, built from rows of this shape; newest first.
  const history = JSON.parse(historyJson) as PastCampaign[];
  const posterior = learnSender(history, evidence);
  const reply = readReplyLevel(posterior);
  const [newest, ...older] = history;
  if (newest === undefined || older.length < 3) return { posterior, isContradicted: false, reply };
  const before = learnSender(older, evidence);
  return { posterior, isContradicted: logWidth(posterior, newest.expected) > WIDER * logWidth(before, newest.expected), reply };
}

export type ReadingTask = { email: Email | null; leadCount: number };

const firstName = /\{\{?\s*first[ _-]?name\s*\}?\}/giu;
const company = /\{\{?\s*company(?:[ _-]?name)?\s*\}?\}/giu;

/** The email as it was sent: the placeholders that every tool has are filled. */
const fill = ({ subject, body }: Email, lead: { firstName: string | null; company: string | null }): Email => {
  const fillText = (text: string) => text.replaceAll(firstName, () => lead.firstName ?? '').replaceAll(company, () => lead.company ?? '');
  return { subject: fillText(subject), body: fillText(body) };
};

/** What the engine expects of a past campaign: its email on a typical list of its size, or the reference email if the email is unknown. */
export function readCampaign({ email, leadCount }: ReadingTask): CampaignReading {
  if (email === null) return readUnknownEmails(leadCount);
  const leads = listTypicalLeads().map((lead) => ({ ...lead, email: fill(email, lead) }));
  const contexts = readList(leads);
  const list = leads.map((lead, index): LeadInList => ({ ...lead, context: contexts[index] ?? { contactsAtCompany: 1, ownWords: [] } }));
  return readPastEmails({ seed: 'sends', leadCount }, list);
}

export const explain = (question: GapQuestion): Gap => explainGap(question);

export type SendFileTask = { bytes: Uint8Array; fileName: string; chosen: Partial<SendColumns> | undefined; today: string };

export const readFile = ({ bytes, fileName, chosen, today }: SendFileTask): SendFileReading =>
  readSendFile(bytes, chosen === undefined ? { fileName, today } : { fileName, chosen, today });
