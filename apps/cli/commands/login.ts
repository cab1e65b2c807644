import { createInterface } from 'node:readline/promises';
import { endpoints } from '@coldcast/contract/endpoints';
import { Command } from 'commander';
import { callEndpoint } from '../api/callEndpoint.ts';
import { CommandError } from '../CommandError.ts';
import { EXIT } from '../exitCodes.ts';
import { note, printJson, printLine } from '../output/print.ts';
import { credentialsPath, writeCredentials } from '../session/credentials.ts';
import { findUrl } from '../session/findSession.ts';
import { isOpenToOthers, parseAddress } from '../session/parseAddress.ts';
import { withShared, type SharedOptions } from './options.ts';

type LoginOptions = SharedOptions & { email?: string };

async function ask(question: string, standard = ''): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(question)).trim() || standard;
  } finally {
    terminal.close();
  }
}

/** Loaded only where somebody types. */
async function askPassword(): Promise<string> {
  const { default: password } = await import('@inquirer/password');
  return password({ message: 'Password:' }, { output: process.stderr });
}

/** The first line of piped input, without its line end. */
async function readPipedPassword(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return (
    Buffer.concat(chunks)
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .split(/\r?\n/, 1)[0] ?? ''
  );
}

async function logIn(address: string | undefined, options: LoginOptions): Promise<void> {
  const isAsking = process.stdin.isTTY === true;
  const known = findUrl(options);
  const isGiven = address !== undefined || options.url !== undefined || !isAsking;
  const url = parseAddress(isGiven ? (address ?? known) : await ask(`Address [${known}]: `, known));
  if (isOpenToOthers(url)) note(`Warning: ${url} is not encrypted, so others on the network can read the password.`);
  const email = options.email ?? (isAsking ? await ask('Email: ') : '');
  if (email === '')
    throw new CommandError('The email is missing.', { exitCode: EXIT.usage, code: 'usage', hint: 'Add --email you@example.com' });
  const secret = isAsking ? await askPassword() : await readPipedPassword();
  const { token } = await callEndpoint({ url, token: null }, endpoints.login, { body: { email, password: secret } });
  writeCredentials({ url, token });
  if (options.json) printJson({ url, email });
  else printLine(`Signed in to ${url}. The session is stored in ${credentialsPath()}.`);
}

export const loginCommand = (): Command =>
  withShared(new Command('login'))
    .description('Sign in and store the session for other commands')
    .argument('[address]', 'address of Coldcast, such as https://mocks.example.com')
    .option('--email <email>', 'email of the account; asked for if left out')
    .addHelpText(
      'after',
      '\nType the password when asked, or pass it on standard input:\n  coldcast login --email you@example.com < password.txt\n',
    )
    .action(logIn);
