import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const THIS_FILE = 'messages.test.ts';

/** The product's error catalog as people read it, checked to the letter. `…` stands for a value. */
const CATALOG = [
  'HTTP 502 Bad Gateway',
  'Not authenticated. Call login() first.',
  'Session expired. Please sign in again.',
  'Insufficient credits',
  'Your plan supports maximum 1 running campaign(s). Wait for the active campaign(s) to finish, or consider subscribing to a higher plan. See billing page for details.',
  'Your plan supports maximum 800 leads per campaign. Please create a smaller campaign, or consider upgrading to a higher plan. See billing page for details.',
  'Invalid variable name(s): 2nd choice. Use {{variableName}} with letters, numbers, underscore, starting with a letter.',
  'Custom variables detected (industry). Please upload a CSV with a header row containing these columns.',
  'Missing column(s) in your leads CSV: industry',
  'Please provide at least one valid LinkedIn URL.',
  'Please select a .csv file.',
  'Please choose a CSV file.',
  'File must be a .csv',
  'No valid rows found in the CSV file.',
  'Error processing CSV file:',
  'Failed to create campaign',
  'Upload failed',
  'Login failed',
  'Demo login failed',
  'Signup failed',
  'Failed to load campaigns',
  'Failed to load campaign',
  'Delete failed',
  'Failed to refresh',
  'Failed to generate insights',
  'Failed to load insights',
  'Upload complete',
  'Password must be at least 12 characters long',
  'This Campaign has no replies, so we are skipping the campaign insights',
  'AI campaign insights will generate when the campaign is complete.',
  'Generating AI Insights…',
  "You don't have a subscription yet",
  'You subscription will be available soon',
  'Credits will be available soon',
  'No campaigns yet.',
  'No rows found.',
  'Scheduled Product Upgrade',
  'Demo Account Limitation',
  'Insufficient Credits',
  'Campaign launched',
  'Not signed in.',
];

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path) && !path.endsWith(THIS_FILE) && !path.includes('node_modules');

const sources = ['apps/web', 'e2e'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isTest)
    .map((path) => readFileSync(join(root, folder, path), 'utf8')),
);

describe('the texts that people read', () => {
  it.each(CATALOG)('has a test that reaches %j', (text) => {
    // Whole texts only: "Failed to load campaigns" must not pass for "Failed to load campaign".
    const isMet = (source: string) => source.split(text).some((rest, index) => index > 0 && !/^[a-z]/.test(rest));
    expect(sources.some(isMet)).toBe(true);
  });
});
