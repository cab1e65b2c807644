import pg from 'pg';

/** Runs one statement on a connection of its own. */
export const runOnce = async (target: pg.ClientConfig, statement: string): Promise<void> => {
  const client = new pg.Client(target);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
