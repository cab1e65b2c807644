type Row = { kind: 'group'; title: string } | { kind: 'setting'; name: string; standard: string; meaning: string };

const HEAD = `# Settings

Environment variables, all optional. If a setting is wrong, the start stops with a message that lists every error. Each can also be given as \`NAME_FILE\`, the path of a file that
contains the value. Written from [.env.example](../.env.example) by \`node scripts/writeSettings.ts\`.
`;

/** Turns `# --- Payments: docs/billing.md` into a title with a link. */
const toTitle = (line: string): string =>
  line.replace(/^# -+\s*/, '').replace(/:\s*docs\/(\S+)$/, (_, file: string) => ` ([${file}](${file}))`);

/** Reads the groups and settings of the example; a text shared by several settings is written once and referred to. */
function readRows(example: string): Row[] {
  const rows: Row[] = [];
  let comment: string[] = [];
  let spokenFor: string | null = null;
  for (const line of example.split('\n')) {
    const [, name, standard = ''] = /^([A-Z][A-Z_]*)=(.*)$/.exec(line) ?? [];
    if (line.startsWith('# ---')) rows.push({ kind: 'group', title: toTitle(line) });
    else if (name !== undefined) {
      const meaning = spokenFor === null ? comment.join(' ') : `see \`${spokenFor}\``;
      rows.push({ kind: 'setting', name, standard, meaning });
      spokenFor ??= name;
      continue;
    }
    if (spokenFor !== null || !line.startsWith('#') || line.startsWith('# ---')) comment = [];
    spokenFor = null;
    if (line.startsWith('#') && !line.startsWith('# ---')) comment.push(line.slice(1).trim());
  }
  return rows;
}

const toLine = ({ name, standard, meaning }: Extract<Row, { kind: 'setting' }>): string =>
  `| \`${name}\` | ${standard === '' ? 'unset' : `\`${standard}\``} | ${meaning.replaceAll('|', String.raw`\|`)} |`;

/** The settings as a document: one table per group of the example. */
export function renderSettings(example: string): string {
  const lines = readRows(example).map((row) =>
    row.kind === 'group' ? `\n## ${row.title}\n\n| Setting | Default | What it is for |\n|---|---|---|` : toLine(row),
  );
  return `${HEAD}${lines.join('\n')}\n`;
}
