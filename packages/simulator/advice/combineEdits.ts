import { EDITS, type Edit } from '../edits/edits.ts';
import { toEmailDraft } from '../reading/draft.ts';

const OWN_WORDS = /<\w+>/;
/** What an edit does, without the words it quotes. */
const plainOf = ({ advice }: Edit): string => advice.findLast((text) => !OWN_WORDS.test(text)) ?? '';
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What several edits do, in one sentence. */
function sayTogether(edits: readonly Edit[]): string {
  const [first = '', ...others] = edits.map(plainOf).filter((text) => text !== '');
  const last = others.pop();
  if (last === undefined) return first;
  return `${[first, ...others.map(lower)].join(', ')}${others.length > 0 ? ',' : ''} and ${lower(last)}`;
}

/** Two edits of the same sentences as one change; it keeps the name of the first. */
export function combineEdits(one: Edit, other: Edit): Edit {
  const parts = [...(one.parts ?? []), other.id, ...(other.parts ?? [])];
  const said = sayTogether([one.id, ...parts].flatMap((id) => EDITS.find((edit) => edit.id === id) ?? []));
  return {
    ...one,
    fixes: [...new Set([...one.fixes, ...other.fixes])],
    parts,
    when: (values) => one.when(values) || other.when(values),
    apply: (draft) => {
      const email = one.apply(draft);
      const isSame = email.subject === draft.lead.email.subject && email.body === draft.lead.email.body;
      return other.apply(isSame ? draft : toEmailDraft({ ...draft.lead, email }, draft.context));
    },
    mayChange: [...(one.mayChange ?? []), ...(other.mayChange ?? [])],
    advice: said === '' ? one.advice : [said],
  };
}
