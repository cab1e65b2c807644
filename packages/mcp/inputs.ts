import { BUCKETS, bucketOfOpenPercent, DEFAULT_BUCKET, type Bucket } from '@coldcast/rules/deliverability';
import { MAX_EMAILS, MAX_WAIT_DAYS } from '@coldcast/rules/leadFile/limits';
import { z } from 'zod';

export const campaignId = z.string().describe('Id of a campaign, from list_campaigns or launch_campaign');

export const email = z
  .object({
    subject: z.string().describe('Subject line'),
    body: z.string().describe('Plain-text body'),
    follow_ups: z
      .array(
        z.object({
          subject: z.string().describe('Empty stays in the same thread'),
          body: z.string().describe('Plain-text body'),
          wait_days: z.int().min(0).max(MAX_WAIT_DAYS).describe('Days after the email before it; 3 is usual'),
        }),
      )
      .max(MAX_EMAILS - 1)
      .optional()
      .describe('Follow-ups for leads who have not replied, in order'),
  })
  .describe('One email for every lead. {{first_name}} and every column of the lead list can be used as {{variables}}.');

export const leadsCsv = z
  .string()
  .describe(
    'Lead list as CSV text: a header row, then one row per person. One column holds LinkedIn profile links (https://www.linkedin.com/in/name); useful others are first_name, last_name, company, title, company_size, industry, email. Without an email, each row needs subject_line and email_body_1 of its own and the link column must be called personal_linkedin_url.',
  );

export const usualOpenRate = z
  .number()
  .min(0)
  .max(100)
  .describe("The sender's usual open rate in percent, if known. It stands for the sender's reputation. 40 to 50 by default.");

export const bucket = z
  .enum(BUCKETS)
  .describe("Range of the sender's usual open rate in percent, at which results are read. 40-50 by default.");

/** The bucket of a usual open rate; the default if none is given. */
export const toBucket = (openPercent: number | undefined): Bucket =>
  (openPercent === undefined ? undefined : bucketOfOpenPercent(openPercent)) ?? DEFAULT_BUCKET;

/** Converts an email of a tool's input to the product's format. */
export const toSequence = ({ subject, body, follow_ups: followUps = [] }: z.output<typeof email>) => ({
  subject,
  body,
  ...(followUps.length > 0 && {
    followUps: followUps.map((one) => ({ subject: one.subject, body: one.body, waitDays: one.wait_days })),
  }),
});
