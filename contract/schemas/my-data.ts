import { z } from "zod";
import * as wire from "../my-data.ts";
import { endpoint } from "./endpoint.ts";
import { Password, Token } from "./members.ts";

export const getMyData = endpoint(wire.getMyData, {
  summary: "Everything that the store holds of the member, to take along",
  named: "ours",
  reply: z.object({
    Success: z.literal(true),
    TakenAt: z.string(),
    Data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});
export const closeAccount = endpoint(wire.closeAccount, {
  summary: "End the account: it is erased in 14 days unless it is kept; orders stay as the law has it",
  named: "ours",
  body: z.strictObject({ Password }),
  reply: z.object({ Success: z.literal(true), Url: z.string() }),
});
export const keepAccount = endpoint(wire.keepAccount, {
  summary: "Keep an account that is ending, by its mail's link",
  named: "ours",
  body: z.strictObject({ token: Token }),
  reply: z.object({ Success: z.literal(true), Url: z.string() }),
});
