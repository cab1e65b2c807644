import { Command } from 'commander';
import { audienceCommand } from './commands/audience.ts';
import { insightsCommand } from './commands/insights.ts';
import { keysCommand } from './commands/keys.ts';
import { launchCommand } from './commands/launch.ts';
import { listCommand } from './commands/list.ts';
import { loginCommand } from './commands/login.ts';
import { logoutCommand } from './commands/logout.ts';
import { mcpCommand } from './commands/mcp.ts';
import { outcomeCommand } from './commands/outcome.ts';
import { resultsCommand } from './commands/results.ts';
import { sendsCommand } from './commands/sends.ts';
import { statusCommand } from './commands/status.ts';
import { trackRecordCommand } from './commands/trackRecord.ts';
import { EXIT_WORDS } from './exitCodes.ts';
import cliPackage from './package.json' with { type: 'json' };

const environment = `
Environment:
  COLDCAST_URL      address of Coldcast
  COLDCAST_API_KEY  used instead of a login, in scripts
  NO_COLOR          no colors
`;

const exitCodes = `
Exit codes:
${EXIT_WORDS.map(({ code, words }) => `  ${String(code).padEnd(4)} ${words}`).join('\n')}
`;

/** Every command with its help text. Usage errors are thrown as CommanderError. */
export function createProgram(): Command {
  const program = new Command('coldcast')
    .description('Forecasts for cold email, from the command line. Nothing is sent.')
    .version(cliPackage.version)
    .addHelpText('after', environment + exitCodes);
  const commands = [
    loginCommand,
    logoutCommand,
    launchCommand,
    statusCommand,
    listCommand,
    resultsCommand,
    insightsCommand,
    audienceCommand,
    sendsCommand,
    outcomeCommand,
    trackRecordCommand,
    keysCommand,
    mcpCommand,
  ];
  for (const create of commands) program.addCommand(create());
  const all = program.commands.flatMap((command) => [command, ...command.commands]);
  for (const command of [program, ...all]) command.exitOverride().showHelpAfterError('(add --help for the options)');
  return program;
}
