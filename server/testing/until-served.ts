import { setTimeout as wait } from "node:timers/promises";
import { reasonOf, type Tried } from "./visitor.ts";

/** Many at once are more than the store's sessions: some are told to try again in a moment, and do. */
export async function untilServed<Reply>(ask: () => Promise<Tried<Reply>>): Promise<Tried<Reply>> {
  for (;;) {
    const answer = await ask();
    if (reasonOf(answer) !== "database_unreachable") return answer;
    await wait(500);
  }
}
