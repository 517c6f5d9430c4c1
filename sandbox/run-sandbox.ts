import { setTimeout as sleep } from "node:timers/promises";
import { type Sandbox, startSandbox } from "./start-sandbox.ts";

/** After a store was killed, its sandbox needs a moment to notice and leave the port. */
const TRIES = 20;
const BETWEEN_MS = 150;

/** The sandbox as a process of its own: `node sandbox/run-sandbox.ts`, set up by the environment as `docs/sandbox.md` says. */
async function open(environment: NodeJS.ProcessEnv): Promise<Sandbox> {
  const port = Number(environment["SANDBOX_PORT"] ?? 3001);
  const { SANDBOX_ORIGIN: publicOrigin, SANDBOX_TOKEN: token } = environment;
  const { AFFIRM_PUBLIC_KEY: publicKey, AFFIRM_PRIVATE_KEY: privateKey } = environment;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startSandbox({
        port,
        host: environment["SANDBOX_HOST"] ?? "127.0.0.1",
        storeUrl: environment["STORE_URL"] ?? "http://localhost:3000",
        dataDir: environment["DATA_DIR"] ?? "data",
        secretKey: environment["STRIPE_SECRET_KEY"] ?? "sk_test_rigsmith_sandbox",
        webhookSecret: environment["STRIPE_WEBHOOK_SECRET"] ?? "whsec_rigsmith_sandbox",
        ...(publicOrigin && { publicOrigin }),
        ...(token && { token }),
        ...(environment["KATAPULT_TOKEN"] && { katapultToken: environment["KATAPULT_TOKEN"] }),
        ...(publicKey && privateKey && { affirm: { publicKey, privateKey } }),
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
      if (attempt === TRIES) {
        process.stderr.write(`Port ${port}, which the sandbox needs, is taken by another program.\n`);
        process.exit(1);
      }
      await sleep(BETWEEN_MS);
    }
  }
}

const sandbox = await open(process.env);
process.stdout.write(`Sandbox ${sandbox.origin}\n`);

const end = (): void => void sandbox.close().then(() => process.exit(0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
// Started by a store: it ends with the store, however the store ended.
process.once("disconnect", end);
