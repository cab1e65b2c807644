import { CATEGORIES, listCues } from './category.ts';
import { listStems } from './stems.ts';

/** Whether words of a name, alone or in runs, suggest a category. */
export function isSuggested(name: string, category: string): boolean {
  const stems = listStems(name.replaceAll('-', ' '));
  return stems.some((_, at) =>
    stems.some((__, end) =>
      (listCues().get(stems.slice(at, end + 1).join(' ')) ?? []).some((cue) => CATEGORIES[cue.category]?.id === category),
    ),
  );
}
