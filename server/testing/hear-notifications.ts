import pg from "pg";

/** Everything that is notified on the channels of a database, by whomever. */
export interface Hearing {
  heard: readonly string[];
  /** What was heard of all that had committed before. */
  all(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const CHANNELS = ["catalogue_changed", "outbox_written", "settings_changed"];
const LAST = "nothing_more";

export async function hearNotifications(databaseUrl: string): Promise<Hearing> {
  const client = new pg.Client({ connectionString: databaseUrl });
  const heard: string[] = [];
  let last = () => {};
  client.on("notification", ({ channel }) => (channel === LAST ? last() : heard.push(channel)));
  await client.connect();
  for (const channel of [...CHANNELS, LAST]) await client.query(`listen ${channel}`);
  return {
    heard,
    async all() {
      const isTold = new Promise<void>((resolve) => (last = resolve));
      await client.query(`notify ${LAST}`);
      await isTold;
      return heard;
    },
    close: () => client.end(),
  };
}
