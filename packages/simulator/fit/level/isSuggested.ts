import { CATEGORIES, listCues } from '../needs/category.ts';
import { listStems } from '../stems.ts';

const suggest = (name: string, suits: (id: string | undefined, weight: number) => boolean): boolean => {
  const stems = listStems(name.replaceAll('-', ' '));
  return stems.some((_, at) =>
    stems.some((__, end) =>
      (listCues().get(stems.slice(at, end + 1).join(' ')) ?? []).some(({ category, weight }) => suits(CATEGORIES[category]?.id, weight)),
    ),
  );
};

/** A word of this weight tells what a name is about. */
const LEAST_TELLING = 2.5;

/** Whether words of a name, alone or in runs, suggest other categories than this alone. */
export const isElsewhere = (name: string, category: string): boolean =>
  !isSuggested(name, category) && suggest(name, (_, weight) => weight >= LEAST_TELLING);

/** Whether words of a name, alone or in runs, suggest a category. */
export const isSuggested = (name: string, category: string): boolean => suggest(name, (id) => id === category);
