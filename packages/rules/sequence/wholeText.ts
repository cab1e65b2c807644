type EmailText = { subject: string; body: string };

/** Every subject and body of a sequence as one email, for code that only looks at words. */
export const toWholeText = ({
  subject,
  body,
  followUps = [],
}: EmailText & { followUps?: readonly EmailText[] | undefined }): EmailText => ({
  subject: [subject, ...followUps.map((followUp) => followUp.subject)].join('\n'),
  body: [body, ...followUps.map((followUp) => followUp.body)].join('\n'),
});
