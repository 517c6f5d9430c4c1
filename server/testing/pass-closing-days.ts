import { CLOSING_DAYS } from "#rules/member/member-states.ts";
import { eraseAccounts } from "../members/erase-accounts.ts";
import type { TestWorld } from "./test-world.ts";

/** The days pass in which an account that was ended could be had back, and the job finds it. */
export async function passClosingDays(world: TestWorld): Promise<void> {
  world.setNow(new Date(world.now().getTime() + CLOSING_DAYS * 86_400_000));
  await eraseAccounts(world);
}
