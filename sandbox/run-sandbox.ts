import { startSandbox } from "./start-sandbox.ts";

/** The sandbox as a process of its own: `node sandbox/run-sandbox.ts`, set up by the environment as `docs/sandbox.md` says. */
const environment = process.env;
const sandbox = await startSandbox({
  port: Number(environment["SANDBOX_PORT"] ?? 3001),
  host: environment["SANDBOX_HOST"] ?? "127.0.0.1",
  storeUrl: environment["STORE_URL"] ?? "http://localhost:3000",
  dataDir: environment["DATA_DIR"] ?? "data",
  secretKey: environment["STRIPE_SECRET_KEY"] ?? "sk_test_rigsmith_sandbox",
  webhookSecret: environment["STRIPE_WEBHOOK_SECRET"] ?? "whsec_rigsmith_sandbox",
});
process.stdout.write(`Sandbox ${sandbox.origin}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
