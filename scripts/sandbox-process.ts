import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Logger } from "pino";
import { PortTaken } from "#server/store-server.ts";
import type { Settings } from "#server/settings/settings.ts";

const START_AGAIN_AFTER_MS = 2000;

export interface SandboxProcess {
  close(): Promise<void>;
}

/**
 * The sandbox is another world, so it is another process; it ends with this one, even when this one is killed. When it
 * ends by itself (a full disk, a kill) it is started again: without it every payment would stay pending. Throws
 * `PortTaken` when it does not start at all.
 */
export async function openSandboxProcess(settings: Settings, log: Logger): Promise<SandboxProcess> {
  let child = start(settings, log);
  let closing = false;
  let startingAgain: NodeJS.Timeout | undefined;
  if (!(await hasStarted(child)))
    throw new PortTaken(
      `The sandbox did not start: it needs port ${settings.sandbox?.port}, the one after the store's. Set PORT to another.`,
    );
  const watch = (): void => {
    child.once("exit", (code, signal) => {
      if (closing) return;
      log.error({ code, signal }, "the sandbox ended and is started again");
      startingAgain = setTimeout(() => {
        child = start(settings, log);
        watch();
      }, START_AGAIN_AFTER_MS);
    });
  };
  watch();
  return {
    async close() {
      closing = true;
      clearTimeout(startingAgain);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function start(settings: Settings, log: Logger): ChildProcess {
  const child = fork("sandbox/run-sandbox.ts", {
    // Ctrl-C in a terminal reaches a whole process group: a payment under way must still find its provider.
    detached: true,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: {
      ...process.env,
      SANDBOX_PORT: String(settings.sandbox?.port),
      SANDBOX_HOST: settings.host,
      STORE_URL: settings.storeUrl,
      DATA_DIR: settings.dataDir,
      STRIPE_SECRET_KEY: settings.stripe?.secretKey,
      STRIPE_WEBHOOK_SECRET: settings.stripe?.webhookSecret,
      SANDBOX_ORIGIN: settings.sandbox?.origin,
      SANDBOX_TOKEN: settings.demo?.token,
    },
  });
  log.info({ pid: child.pid }, "the sandbox is started");
  return child;
}

async function hasStarted(child: ChildProcess): Promise<boolean> {
  const started = once(child.stdout as NonNullable<typeof child.stdout>, "data").then(() => true);
  const ended = once(child, "exit").then(() => false);
  return Promise.race([started, ended]);
}
