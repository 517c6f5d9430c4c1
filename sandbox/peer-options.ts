/** What every provider played here is told. */
export interface PeerOptions {
  /** The address the sandbox is reached at by browsers. */
  origin: string;
  storeUrl: string;
  /** Null keeps everything in memory only. */
  dataDir: string | null;
  /** Waits before each repeated webhook, in milliseconds. */
  webhookRetryMs?: readonly number[];
}
