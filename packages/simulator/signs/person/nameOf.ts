import type { EmailDraft } from '../../reading/draft.ts';

/** The smart variable of the launch form: filled if a first name is known. */
const FIRST_NAME = '{{first_name}}';

/** The first name, or its variable if it is not known. */
export const nameOf = ({ name }: EmailDraft): string => name.firstName ?? FIRST_NAME;
