import { GERMAN_PARTS } from './germanParts.ts';

/** Parts of compounds that say who somebody is, not what they work on. */
const HEADS: ReadonlySet<string> = new Set(
  'leiter leiterin leitung leitend chef chefin direktor direktorin manager managerin management beauftragter beauftragte beauftragten referent referentin sachbearbeiter sachbearbeiterin sachbearbeitung mitarbeiter mitarbeiterin spezialist spezialistin experte expertin berater beraterin beratung koordinator koordinatorin koordination assistent assistentin fachkraft kraft vorstand verantwortlicher verantwortliche techniker technikerin planer planerin fuhrer fuhrerin betreuer betreuerin verwalter verwalterin meister meisterin kaufmann kauffrau fachwirt fachwirtin helfer helferin gehilfe angestellte angestellter abteilung abteilungs team teams gruppen bereich bereichs inhaber inhaberin geschaftsfuhrer geschaftsfuhrerin wesen dienst dienste stellen gesamt haupt ober fach zentral regional bundes landes unter vize'.split(
    ' ',
  ),
);

const SHORTEST = 3;
const LEAST_LENGTH = 7;

const readParts = (): ReadonlyMap<string, readonly string[]> => {
  const parts = new Map<string, string[]>();
  for (const line of GERMAN_PARTS.trim().split('\n')) {
    const at = line.indexOf(':');
    for (const part of line.slice(at + 2).split(' ')) parts.set(part, [...(parts.get(part) ?? []), line.slice(0, at)]);
  }
  return parts;
};

/** Words and parts of words in German titles, with the work they name. */
export const PARTS: ReadonlyMap<string, readonly string[]> = readParts();

/** Letters that join two parts: Qualität-s-sicherung, Kunde-n-dienst. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e', 'er'];

function splitFrom(word: string, at: number): string[] | null {
  if (at === word.length || word.slice(at) === 'in') return [];
  for (let end = word.length; end - at >= SHORTEST; end -= 1) {
    const part = word.slice(at, end);
    if (!PARTS.has(part) && !HEADS.has(part)) continue;
    for (const link of LINKS) {
      if (link !== '' && (end + link.length >= word.length || !word.startsWith(link, end))) continue;
      const rest = splitFrom(word, end + link.length);
      if (rest !== null) return [part, ...rest];
    }
  }
  return null;
}

/**
 * The parts of a German compound that name work, or null if it is none: a "Qualitätsmanagementbeauftragter" is of "qualitat", an
 * "Exportsachbearbeiter" of "export". Takes lower-case ASCII.
 */
export function splitCompound(word: string): readonly string[] | null {
  if (word.length < LEAST_LENGTH) return null;
  const all = splitFrom(word, 0) ?? [];
  const parts = all.filter((part) => PARTS.has(part) && !HEADS.has(part));
  return all.length > 1 && parts.length > 0 ? parts : null;
}
