import { countOf } from '../../packages/rules/countOf.ts';
import { parseArgs } from 'node:util';
import { EMAIL_KINDS } from '@coldcast/simulator/reader/kinds';
import { asksForHelp } from '../operations/readArguments.ts';
import { readCampaignFile, type EmailSource } from './readCampaignFile.ts';
import { renderTable } from './renderTable.ts';
import type { SendCorrections } from './simulateFile.ts';

const USAGE =
  'Usage: npm run simulate -- FILE.csv [--subject TEXT --body-file FILE.txt] [--fix-links] [--seed TEXT] [--json] [--send-size N] [--offer TEXT] [--offer-owners A,B] [--email-kind KIND] [--email-language CODE]\n' +
  'For JSON alone on standard output: npm run -s simulate -- FILE.csv --json';
const DEFAULT_SEED = 'coldcast';
/** Shorter files finish before a progress bar could be read. */
const LONG_FILE = 2000;
const BAR_WIDTH = 30;

type Arguments = {
  path: string;
  email: EmailSource | null;
  seed: string;
  isJson: boolean;
  fixesLinks: boolean;
  corrected: SendCorrections;
};

type CorrectionOptions = Partial<Record<'send-size' | 'offer' | 'offer-owners' | 'email-kind' | 'email-language', string>>;

/** The corrections of the email; an error sentence if they are invalid. */
function readCorrections(values: CorrectionOptions): SendCorrections | string {
  const { offer, 'send-size': size, 'offer-owners': owners, 'email-kind': kindName, 'email-language': emailLanguage } = values;
  const sendSize = size === undefined ? undefined : Number(size);
  if (sendSize !== undefined && !(Number.isSafeInteger(sendSize) && sendSize >= 1)) return '--send-size must be a whole number of people.';
  const emailKind = EMAIL_KINDS.find((kind) => kind === kindName);
  if (kindName !== undefined && emailKind === undefined) return `--email-kind must be one of ${EMAIL_KINDS.join(', ')}.`;
  if (emailLanguage !== undefined && !/^[a-z]{2,3}$/.test(emailLanguage)) return '--email-language must be a code such as en or de.';
  const offerOwners = owners?.split(',').map((owner) => owner.trim());
  return {
    ...(sendSize !== undefined && { sendSize }),
    corrections: {
      ...(emailKind !== undefined && { emailKind }),
      ...(emailLanguage !== undefined && { emailLanguage }),
      ...(offer !== undefined && { offer }),
      ...(offerOwners !== undefined && { offerOwners }),
    },
  };
}

function readArguments(): Arguments | string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        subject: { type: 'string' },
        'body-file': { type: 'string' },
        seed: { type: 'string', default: DEFAULT_SEED },
        json: { type: 'boolean', default: false },
        'fix-links': { type: 'boolean', default: false },
        'send-size': { type: 'string' },
        offer: { type: 'string' },
        'offer-owners': { type: 'string' },
        'email-kind': { type: 'string' },
        'email-language': { type: 'string' },
      },
    });
    const [path] = positionals;
    const { subject, 'body-file': bodyFile } = values;
    if (path === undefined || positionals.length > 1 || (subject === undefined) !== (bodyFile === undefined)) return USAGE;
    const email = subject === undefined || bodyFile === undefined ? null : { subject, bodyFile };
    const corrected = readCorrections(values);
    return typeof corrected === 'string'
      ? `${corrected}\n${USAGE}`
      : { path, email, seed: values.seed, isJson: values.json, fixesLinks: values['fix-links'], corrected };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${USAGE}`;
  }
}

function showProgress(total: number): (done: number) => void {
  if (total < LONG_FILE) return () => {};
  return (done) => {
    const filled = Math.floor((BAR_WIDTH * done) / total);
    process.stderr.write(
      `\r[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${done} of ${countOf(total, 'lead')}${done === total ? '\n' : ''}`,
    );
  };
}

/** Simulates the file that the command line names. */
export async function runSimulation(): Promise<void> {
  if (asksForHelp()) return console.log(USAGE);
  const asked = readArguments();
  if (typeof asked === 'string') return fail(asked);
  const file = readCampaignFile(asked.path, asked.email, asked.fixesLinks);
  if (!file.ok) return fail(file.problem);
  if (file.notes.length > 0) process.stderr.write(`${file.notes.join('\n')}\n`);
  // The engine takes longest to load, and a mistake is answered without it.
  const { simulateFile } = await import('./simulateFile.ts');
  const simulation = simulateFile(file.leads, asked, showProgress(file.leads.length));
  process.stdout.write(asked.isJson ? `${JSON.stringify(simulation)}\n` : renderTable(simulation));
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
