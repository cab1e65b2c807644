import type { AppealScore } from '@coldcast/simulator/appeal/scores';
import type { Ask } from '../createAsk.ts';
import { ANCHORS } from './anchors.ts';
import { toAppealQuestion, type Asked } from './appealRequest.ts';
import type { LanguageLead } from './languageLead.ts';
import { parseOpinions, type Opinion, type OutcomeChances } from './parseOpinions.ts';
import { blendChances, OUTCOME_STATEMENTS, rateBySimilarity } from './similarity.ts';
import { toScore } from './toScore.ts';

export type JudgedLead = { position: number; score: AppealScore; opinion: Opinion };
export type JudgedLeads = { ok: true; anchors: AppealScore[]; leads: JudgedLead[] } | { ok: false; problem: string };

/** Asked once more if an answer is unusable. */
const MAX_ATTEMPTS = 2;
/** If an answer covers a smaller share of its leads, it is asked for once more. */
const ENOUGH = 0.8;

/** Probabilities from the meaning of each reaction, as JSON text; an empty list if the endpoint returns too few vectors. */
async function rateReactions(reactions: readonly string[], embed: NonNullable<Ask['embed']>): Promise<string> {
  const statements = OUTCOME_STATEMENTS.flat();
  const vectors = await embed([...statements, ...reactions]);
  if (vectors.length !== statements.length + reactions.length) return '[]';
  const perOutcome = statements.length / OUTCOME_STATEMENTS.length;
  const known = OUTCOME_STATEMENTS.map((_, outcome) => vectors.slice(outcome * perOutcome, (outcome + 1) * perOutcome));
  return JSON.stringify(vectors.slice(statements.length).map((vector) => rateBySimilarity(vector, known)));
}

/** Adds the meaning of each reaction to its numbers, if embeddings are available. */
async function withMeaning(opinions: Map<string, Opinion>, { embed, remember }: Ask): Promise<Map<string, OutcomeChances>> {
  const said = [...opinions].filter(([, { reaction }]) => reaction !== '');
  const chances = new Map([...opinions].map(([id, opinion]) => [id, opinion.chances]));
  if (embed === null || said.length === 0) return chances;
  const reactions = said.map(([, { reaction }]) => reaction);
  // This server wrote the text, now or in an earlier run.
  const rated = JSON.parse(await remember(reactions, () => rateReactions(reactions, embed))) as OutcomeChances[];
  said.forEach(([id, opinion], index) => {
    const meant = rated[index];
    if (meant !== undefined) chances.set(id, blendChances(opinion.chances, meant));
  });
  return chances;
}

/** The anchors' scores in order; a problem if one is missing, or if the canaries show that the model no longer judges. */
function readAnchors(asked: readonly Asked[], chances: Map<string, OutcomeChances>): AppealScore[] | string {
  const scores = ANCHORS.map((_, index) => {
    const entry = asked.find((one) => 'anchor' in one && one.anchor === index);
    const found = entry === undefined ? undefined : chances.get(entry.id);
    return found === undefined ? undefined : { score: toScore(found), keen: found[3] + found[2] + found[1] / 10 };
  });
  const present = scores.filter((score) => score !== undefined);
  if (present.length < ANCHORS.length) return 'The answer leaves out some of the people.';
  const keenness = (canary: 'keen' | 'cold') => scores[ANCHORS.findIndex((anchor) => anchor.canary === canary)]?.keen ?? 0;
  if (keenness('keen') <= keenness('cold')) return 'The answer does not distinguish a good email from a hopeless one.';
  return present.map(({ score }) => score);
}

async function judgeOnce(leads: readonly LanguageLead[], attempt: number, ask: Ask): Promise<JudgedLeads> {
  const { request, asked } = toAppealQuestion(leads, attempt);
  const reply = await ask.ask(request);
  const opinions = await parseOpinions(
    reply.text,
    asked.map(({ id }) => id),
  );
  if (opinions.size === 0) return { ok: false, problem: 'The answer cannot be read.' };
  const chances = await withMeaning(opinions, ask);
  const anchors = readAnchors(asked, chances);
  if (typeof anchors === 'string') return { ok: false, problem: anchors };
  const judged = asked.flatMap((entry): JudgedLead[] => {
    if (!('lead' in entry)) return [];
    const [opinion, found] = [opinions.get(entry.id), chances.get(entry.id)];
    return opinion === undefined || found === undefined
      ? []
      : [{ position: entry.lead.position, score: toScore(found), opinion: { ...opinion, chances: found } }];
  });
  return { ok: true, anchors, leads: judged };
}

/**
 * What a model thinks of some leads, with the anchors, in the order asked. If an answer is unusable or covers too few leads, asks once more
 * in another order; of two usable answers the fuller one counts. Throws only errors of the model's endpoint.
 */
export async function judgeLeads(leads: readonly LanguageLead[], ask: Ask): Promise<JudgedLeads> {
  let best: JudgedLeads = { ok: false, problem: 'The model was not asked.' };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const judged = await judgeOnce(leads, attempt, ask);
    if (!best.ok || (judged.ok && judged.leads.length > best.leads.length)) best = judged;
    if (best.ok && best.leads.length >= ENOUGH * leads.length) return best;
  }
  return best;
}
