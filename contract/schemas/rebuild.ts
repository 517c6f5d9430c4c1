import { z } from "zod";
import * as wire from "../rebuild.ts";
import { endpoint } from "./endpoint.ts";

const PageToRebuild = z.strictObject({
  page: z.string().max(2000).default(""),
  secret: z.string().max(500).default(""),
  isNotice: z.boolean().default(false),
});
const Rebuilt = z.object({ Success: z.literal(true), Page: z.string() });

export const notifyRebuild = endpoint(wire.notifyRebuild, {
  summary: "Have every node make a public page anew, for whoever has the secret",
  named: "specification",
  query: PageToRebuild,
  reply: Rebuilt,
});
export const triggerRebuild = endpoint(wire.triggerRebuild, {
  summary: "The same with the secret in the body",
  named: "ours",
  body: PageToRebuild,
  reply: Rebuilt,
});
