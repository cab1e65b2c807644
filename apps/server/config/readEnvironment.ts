import { readFileSync } from 'node:fs';

type Environment = { values: Record<string, string>; faults: string[] };

/** Takes the named variables; an empty one counts as unset, and `NAME_FILE` names a file that contains the value. */
export const readEnvironment = (environment: Record<string, string | undefined>, names: readonly string[]): Environment => {
  const values: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of names) {
    const direct = environment[name]?.trim();
    const path = environment[`${name}_FILE`]?.trim();
    if (direct && path) faults.push(`${name}: is set twice, as ${name} and as ${name}_FILE`);
    if (direct) values[name] = direct;
    else if (path) {
      try {
        values[name] = readFileSync(path, 'utf8').trim();
      } catch (error) {
        faults.push(`${name}_FILE: ${error instanceof Error ? error.message : 'cannot be read'}`);
      }
    }
  }
  return { values, faults };
};
