import { findVariableSource } from '@coldcast/rules/emailTemplateVariables';
import { useCallback } from 'react';

/** Whether the lead list can fill a variable; `headers` is null without a list or a header row. */
export const useKnownVariables = (headers: readonly string[] | null): ((name: string) => boolean) =>
  useCallback((name: string) => findVariableSource(name, headers) !== undefined, [headers]);
