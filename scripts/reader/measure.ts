import { EMAIL_KINDS, type EmailKind } from '../../packages/simulator/reader/kinds.ts';
import { readBody } from '../../packages/simulator/reader/readBody.ts';
import { likeliestKind } from '../../packages/simulator/reader/readKind.ts';
import { hasRole, type SentenceReading } from '../../packages/simulator/reader/readSentences.ts';
import { ROLES, type Role } from '../../packages/simulator/reader/roles.ts';
import { toBodyParts } from './examples.ts';
import type { CorpusEmail } from './readCorpus.ts';
import { createDraw } from './trainLinear.ts';

type RoleReport = { role: Role; sentences: number; precision: number; recall: number; f1: number; f1Low80: number };
export type ReaderReport = {
  emails: number;
  sentences: number;
  macroF1: number;
  roles: RoleReport[];
  kindsRight: number;
  confusions: string[];
};

type Counts = { hits: number; said: number; there: number };

const f1Of = ({ hits, said, there }: Counts): number => (said + there === 0 ? 1 : (2 * hits) / (said + there));

const RESAMPLES = 400;

/** The tenth percentile of F1 over bootstrap samples of the emails, with a fixed seed. */
function lowEnd(perEmail: readonly Counts[]): number {
  const draw = createDraw(3);
  const values = Array.from({ length: RESAMPLES }, () => {
    const sum = { hits: 0, said: 0, there: 0 };
    for (let pick = 0; pick < perEmail.length; pick += 1) {
      const one = perEmail[Math.floor(draw() * perEmail.length)];
      sum.hits += one?.hits ?? 0;
      sum.said += one?.said ?? 0;
      sum.there += one?.there ?? 0;
    }
    return f1Of(sum);
  });
  return values.toSorted((one, other) => one - other)[RESAMPLES / 10] ?? 0;
}

function reportRole(role: Role, emails: readonly CorpusEmail[], readings: readonly SentenceReading[][]): RoleReport {
  const perEmail = emails.map(({ sentences }, at) => {
    const counts = { hits: 0, said: 0, there: 0 };
    sentences.forEach(({ roles }, index) => {
      const reading = readings[at]?.[index];
      const isSaid = reading !== undefined && hasRole(reading, role);
      const isThere = roles.includes(role);
      counts.said += isSaid ? 1 : 0;
      counts.there += isThere ? 1 : 0;
      counts.hits += isSaid && isThere ? 1 : 0;
    });
    return counts;
  });
  const total = perEmail.reduce((sum, one) => ({ hits: sum.hits + one.hits, said: sum.said + one.said, there: sum.there + one.there }));
  return {
    role,
    sentences: total.there,
    precision: total.hits / Math.max(1, total.said),
    recall: total.hits / Math.max(1, total.there),
    f1: f1Of(total),
    f1Low80: lowEnd(perEmail),
  };
}

/** How well the committed reader reads emails, by role and by kind. */
export function measureReader(emails: readonly CorpusEmail[]): ReaderReport {
  const read = emails.map((email) => readBody(toBodyParts(email)));
  const readings = read.map((one) => one.readings);
  const kinds = read.map((one): EmailKind => likeliestKind(one.kinds));
  const roles = ROLES.map((role) => reportRole(role, emails, readings));
  return {
    emails: emails.length,
    sentences: emails.reduce((sum, { sentences }) => sum + sentences.length, 0),
    macroF1: roles.reduce((sum, { f1 }) => sum + f1, 0) / roles.length,
    roles,
    kindsRight: emails.filter(({ kind }, at) => kind === kinds[at]).length / Math.max(1, emails.length),
    confusions: EMAIL_KINDS.flatMap((truth) =>
      EMAIL_KINDS.flatMap((read) => {
        const times = emails.filter(({ kind }, at) => kind === truth && kinds[at] === read).length;
        return truth !== read && times > 0 ? [`${truth} read as ${read}: ${times}`] : [];
      }),
    ),
  };
}
