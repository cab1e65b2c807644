import type { EmailKind } from '../reader/kinds.ts';
import { chanceOfKind } from '../reader/readKind.ts';
import type { EmailDraft } from '../reading/draft.ts';
import { decideKind } from './decideKind.ts';
import { hasWordsOf } from './readWordedKind.ts';

/** From this probability on, an email may be of a kind, whatever it is treated as. */
const MAY_BE = 0.25;

/** Kinds whose own words hardly any sale has, however much it sells. */
const WORDED: ReadonlySet<EmailKind> = new Set(['event', 'survey', 'recruiting', 'link_building']);

/** Whether an email is treated as one of a kind or may still be one, by its reading or by its words. The user's correction decides alone. */
export const mayBeOfKind = (draft: EmailDraft, kind: EmailKind): boolean =>
  decideKind(draft) === kind ||
  (draft.context.corrections?.emailKind === undefined &&
    (chanceOfKind(draft.kind, kind) >= MAY_BE || (WORDED.has(kind) && hasWordsOf(kind, draft.lead.email))));
