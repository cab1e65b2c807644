import { EDITS, type Edit } from '../../edits/edits.ts';
import { toEmailDraft } from '../../reading/draft.ts';

const OWN_WORDS = /<\w+>/;
/** What an edit does, without the words it quotes. */
const plainOf = ({ advice }: Edit): string => advice.findLast((text) => !OWN_WORDS.test(text)) ?? '';
/** The same with the question that it asks, if it asks one; what the question replaces is not quoted among other changes. */
function askingOf(edit: Edit): string {
  const phrase = edit.advice.find((text) => text.includes('<question>'))?.replace(' instead of “<quote>”', '');
  return phrase === undefined || OWN_WORDS.test(phrase.replace('<question>', '')) ? plainOf(edit) : phrase;
}
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What several edits do, in one sentence. */
function sayTogether(edits: readonly Edit[], sayOne: (edit: Edit) => string): string {
  const [first = '', ...others] = edits.map(sayOne).filter((text) => text !== '');
  const last = others.pop();
  if (last === undefined) return first;
  return `${[first, ...others.map(lower)].join(', ')}${edits.length > 1 ? ',' : ''} and ${lower(last)}`;
}

/** Two edits of the same sentences as one change; it keeps the name of the first. */
export function combineEdits(one: Edit, other: Edit): Edit {
  const parts = [...(one.parts ?? []), other.id, ...(other.parts ?? [])];
  const edits = [one.id, ...parts].flatMap((id) => EDITS.find((edit) => edit.id === id) ?? []);
  const said = sayTogether(edits, plainOf);
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
    advice: said === '' ? one.advice : [sayTogether(edits, askingOf), said],
  };
}
