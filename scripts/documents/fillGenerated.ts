/** Fills every place between `<!-- from: NAME -->` and `<!-- /from -->` with what is generated under that name. Throws for an unknown name. */
export function fillGenerated(document: string, values: Readonly<Record<string, string>>): string {
  return document.replaceAll(/<!-- from: (\w+) -->(\n?)[\s\S]*?<!-- \/from -->/g, (_, name: string, line: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is generated under the name "${name}".`);
    return `<!-- from: ${name} -->${line}${value}${line}<!-- /from -->`;
  });
}
