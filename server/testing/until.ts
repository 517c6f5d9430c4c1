import { setTimeout as wait } from "node:timers/promises";

/** Looks again until it is so: webhooks come when they come. Throws after twenty seconds. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < 400; look += 1) {
    if (await isSo()) return;
    await wait(50);
  }
  throw new Error("It did not come");
}
