import { REQUIRED_COLUMNS } from '@coldcast/rules/leadFile/campaignColumns';
import { MAX_BODY_LENGTH, MAX_FILE_BYTES, MAX_SUBJECT_LENGTH } from '@coldcast/rules/leadFile/limits';
import type { DocumentPage, DocumentSection } from '../documentPage.ts';
import { formatCount } from '../../ui/formats.ts';
import { linkRows, recognisedRows, TOOLS, type ToolExportGuide } from './toolTables.ts';

const toSection = ({ tool, headers, how, note }: ToolExportGuide): DocumentSection => ({
  id: tool.toLowerCase().replaceAll(' ', '-'),
  title: tool,
  level: 3,
  blocks: [
    { kind: 'text', text: `${how} ${note}` },
    { kind: 'table', caption: `What is recognised in a file of ${tool}`, columns: ['For', 'Taken from'], rows: recognisedRows(headers) },
  ],
});

const mebibytes = MAX_FILE_BYTES / 1024 / 1024;

export const importPage: DocumentPage = {
  title: 'Import a lead list',
  lead: 'Drop your export in as it is. Columns are matched by their meaning, and you can correct the choice.',
  sections: [
    {
      id: 'basics',
      title: 'What a file needs',
      blocks: [
        {
          kind: 'list',
          items: [
            `A \`.csv\` or \`.txt\` file of at most ${mebibytes} MB, separated by comma, semicolon, tab or bar, in any common encoding.`,
            'One column with LinkedIn profile links. A plain list of links without a header works too, and so do lines of text with one link each.',
            'First name, company, title, company size, industry and email are read where they are there, also from headers in German, French, Spanish, Italian, Portuguese, Dutch and Polish. All other columns become variables under their own names.',
            'The profile, company and title columns that were found are shown under the file. Change them if they are wrong.',
            'If an older file may have several encodings, choose the one in which the names look right.',
            'Under the file you see the exact sum: rows = valid + invalid + empty. Duplicates are counted as valid, since each is a row; **Remove duplicates** drops them.',
          ],
        },
        {
          kind: 'text',
          text: '`{{first_name}}` and `{{firstName}}` are the same variable. Custom variables need a header row with a column of that name; blanks, case and underscores do not matter.',
        },
      ],
    },
    { id: 'tools', title: 'Tool by tool', blocks: [] },
    ...TOOLS.map(toSection),
    {
      id: 'other-tools',
      title: 'Any other tool',
      level: 3,
      blocks: [
        {
          kind: 'text',
          text: 'The same rules hold for every file. If no profile column is found by its name, the one that holds profile links is taken. Sales Navigator has no CSV export of its own; people bring its leads through PhantomBuster, Clay, Apollo and the like.',
        },
      ],
    },
    {
      id: 'invalid-links',
      title: 'What to do with invalid links',
      blocks: [
        {
          kind: 'text',
          text: 'A link is valid if it leads to `linkedin.com` or `www.linkedin.com` and its path is `/in/` and a name. Other links of a person can often be turned into that form: they stay invalid until you press **Fix links**, which shows each one before and after.',
        },
        { kind: 'table', caption: 'Links and what is said about them', columns: ['Link', 'Reading', 'What to do'], rows: linkRows() },
        {
          kind: 'list',
          items: [
            'The first five invalid rows are listed with their row numbers, as your spreadsheet counts them.',
            '**Download invalid rows** gives all of them with their original columns, the row number and the reason. Repair them there and drop the file in again.',
            'Invalid rows are left out of the campaign and cost nothing.',
          ],
        },
      ],
    },
    {
      id: 'one-email-per-lead',
      title: 'One email per lead',
      blocks: [
        {
          kind: 'text',
          text: `In **Upload CSV** mode each row carries its own email. The file needs the columns ${REQUIRED_COLUMNS.map((column) => `\`${column}\``).join(', ')}. A subject may have ${formatCount(MAX_SUBJECT_LENGTH)} characters, a body ${formatCount(MAX_BODY_LENGTH)}. Per column you see how many rows are empty or invalid and the first five of them. A sample file is offered beside the picker.`,
        },
      ],
    },
  ],
};
