import { MAX_COMPARED_PROFILES } from '@coldcast/rules/comparedProfiles';
import { fillLeads, judgeFilledLeads, type FilledLead } from '@coldcast/rules/filledLeads';
import type { SenderPosterior } from '@coldcast/simulator/sender/sender';
import { noCorrections, toContext, type DraftAbout } from '../about/draftAbout.ts';
import type { DraftFit, DraftList } from '../fit/draftFit.ts';
import type { Said } from '../fit/said.ts';
import { listEmptyValues } from '../leads/emptyValues.ts';
import { createFileReader } from '../leads/fileReader.ts';
import type { LeadSource, SequenceText } from '../leads/leadSource.ts';
import type { EmailCheck } from '../preflight/checkFilled.ts';
import type { DraftForecast } from './draftForecast.ts';
import { draftKey } from './draftKey.ts';
import type { DraftSample } from './draftSample.ts';

/** `template` is null if each row has its own text; `leadCount` includes leads that are left out. */
export type SendSample = { template: SequenceText | null; profileUrls: readonly string[]; leadCount: number };

/** Adds the row numbers of leads who rarely decide on the offer. */
export type ListedFit = DraftFit & { farRows: readonly number[] };

/** Every question to the simulator about a draft and its list. Runs in its own worker, so that long work does not delay reading files. */
export type DraftProcessor = {
  /**
   * A draft's forecast at a bucket (0 to 9), also for a sender with a history. A newer request replaces the running one, which resolves to
   * null.
   */
  forecast: (wanted: Draft & { bucket: number; sender: SenderPosterior | null }) => Promise<DraftForecast | null>;
  /** What a draft offers and how well its list fits. A newer request replaces the running one, which resolves to null. */
  readFit: (wanted: Draft & { bucket: number }) => Promise<ListedFit | null>;
  /** What stands out in a draft's filled emails. A newer request replaces the waiting one, which resolves to null. */
  checkEmails: (wanted: Draft) => Promise<EmailCheck | null>;
  /** The shared text before it is filled, and a sample of the profiles. */
  readSend: (wanted: Draft) => Promise<SendSample>;
  /** Leads to try advice on, at a bucket; null if a newer draft is read. */
  sampleDraft: (wanted: Draft & { bucket: number }) => Promise<DraftSample | null>;
};

/** An email and its list; without a list, a shared email gets a typical one. `about`: the user's corrections of both. */
export type Draft = { source: LeadSource | null; email: SequenceText | null; about?: DraftAbout };

/** A draft filled for its leads, with the user's corrections in the engine's format. */
type FilledDraft = { filled: FilledLead[]; headers: readonly string[] | null; said: Said };

/** Reads the draft's file again: rows from the lead file processor would have to be copied on the main thread. */
export function createDraftProcessor(): DraftProcessor {
  const { read, readRows } = createFileReader();
  const fillDraft = async ({ source, email, about = noCorrections }: Draft): Promise<FilledDraft> => {
    if (source !== null) {
      const file = await readRows(source);
      const { leftOutCount } = await read(source);
      const filled = judgeFilledLeads(fillLeads(email, file.leads, file.headers)).leads;
      return { filled, headers: file.headers, said: toContext(about, { leadCount: filled.length, leftOutCount }) };
    }
    const said = toContext({ ...about, sendSize: null }, { leadCount: 0, leftOutCount: 0 });
    if (email === null) return { filled: [], headers: null, said };
    const { leads, headers } = (await import('./draftList.ts')).toTypicalRows(email);
    return { filled: fillLeads(email, leads, headers), headers, said };
  };

  let [lastForecast, lastFit, lastCheck] = [0, 0, 0];
  let forecasting: Promise<unknown> = Promise.resolve();
  /** Forecasts come first: slower requests wait until no forecast is running, because they would slow each other down. */
  const afterForecasts = async (): Promise<void> => {
    for (let awaited: unknown; awaited !== forecasting;) {
      awaited = forecasting;
      await forecasting;
    }
  };

  const forecast: DraftProcessor['forecast'] = async ({ bucket, sender, ...draft }) => {
    const { source } = draft;
    lastForecast += 1;
    const turn = lastForecast;
    const { forecastLeads, toListedLeads } = await import('./draftForecast.ts');
    const { filled, said } = await fillDraft(draft);
    if (turn !== lastForecast) return null;
    const found = await forecastLeads(toListedLeads(filled), {
      bucket,
      sender,
      said,
      isTypical: source === null,
      isWanted: () => turn === lastForecast,
    });
    return found && { leadCount: filled.length, isTypical: source === null, forecast: found };
  };

  let whole: { key: string; turn: number; list: Promise<DraftList | null> } | null = null;
  let lastWhole = 0;
  /** How a draft's whole list fits: read once for the fit and the advice, which ask one after the other. Null if a newer draft is read. */
  const readWhole = async (draft: Draft, { turn, filled, said }: Pick<FilledDraft, 'filled' | 'said'> & { turn: number }) => {
    const key = draftKey(draft) ?? '';
    if (whole?.key === key) return whole.list;
    if (whole !== null && whole.turn > turn) return null;
    const read = async () => {
      const { toListedLeads } = await import('./draftForecast.ts');
      const { readDraftList } = await import('../fit/draftFit.ts');
      return readDraftList(toListedLeads(filled), { said, isWanted: () => whole?.key === key });
    };
    whole = { key, turn, list: read() };
    return whole.list;
  };

  return {
    forecast: (wanted) => {
      const answer = forecast(wanted);
      forecasting = answer.catch(() => null);
      return answer;
    },
    readFit: async ({ bucket, ...draft }) => {
      lastFit += 1;
      lastWhole += 1;
      const [turn, turnOfWhole] = [lastFit, lastWhole];
      const { toDraftFit } = await import('../fit/draftFit.ts');
      await afterForecasts();
      if (turn !== lastFit) return null;
      const { filled, said } = await fillDraft(draft);
      if (turn !== lastFit || filled.length === 0) return null;
      const list = await readWhole(draft, { turn: turnOfWhole, filled, said });
      if (turn !== lastFit || list === null) return null;
      const fit = toDraftFit(list, bucket);
      return { ...fit, farRows: fit.farPlaces.flatMap((place) => filled[place]?.rowNumber ?? []) };
    },
    checkEmails: async (draft) => {
      lastCheck += 1;
      const turn = lastCheck;
      const { checkFilled } = await import('../preflight/checkFilled.ts');
      await afterForecasts();
      if (turn !== lastCheck) return null;
      const { filled, headers, said } = await fillDraft(draft);
      if (turn !== lastCheck) return null;
      const emptyValues = draft.source === null ? [] : listEmptyValues(await readRows(draft.source), draft.email);
      return checkFilled(filled, { headers, said, isOwnEmails: draft.email === null, emptyValues });
    },
    readSend: async ({ source, email }) => {
      const { leads } = source === null ? { leads: [] } : await readRows(source);
      const { leftOutCount } = source === null ? { leftOutCount: 0 } : await read(source);
      const step = Math.ceil(leads.length / MAX_COMPARED_PROFILES);
      const [first] = leads;
      const shared = email ?? (first && { subject: first.subject, body: first.body });
      const isShared = email !== null || leads.every(({ subject, body }) => subject === shared?.subject && body === shared.body);
      return {
        template: isShared ? (shared ?? null) : null,
        profileUrls: leads.filter((_, place) => place % step === 0).map(({ profileUrl }) => profileUrl),
        leadCount: leads.length + leftOutCount,
      };
    },
    sampleDraft: async ({ bucket, ...draft }) => {
      lastWhole += 1;
      const turn = lastWhole;
      const { pickDraftSample } = await import('./draftSample.ts');
      await afterForecasts();
      const { filled, headers, said } = await fillDraft(draft);
      if (draft.source === null) return pickDraftSample(filled, { headers, said, list: null, bucket });
      const list = await readWhole(draft, { turn, filled, said });
      return list && pickDraftSample(filled, { headers, said, list, bucket });
    },
  };
}
