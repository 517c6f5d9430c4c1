import { Hono } from "hono";
import { isStopWord } from "#rules/order/text-updates.ts";
import type { AppEnv } from "../http/app.ts";
import type { World } from "../world.ts";
import { endTexts } from "./end-texts.ts";

/** `POST /api/webhooks/texts`: what somebody wrote back. The door has verified the gateway's signature. Everything but an end is let be. */
export function textReplies(world: World): Hono<AppEnv> {
  return new Hono<AppEnv>().post("/api/webhooks/texts", async (context) => {
    const principal = context.get("principal");
    if (principal.kind !== "peer" || !principal.reply) throw new Error("A reply passed the door unsigned");
    const { phone, body } = principal.reply;
    if (isStopWord(body)) await endTexts(world, phone);
    // An empty TwiML document: nothing is said back, the carrier confirms an end itself.
    return context.body("<Response/>", 200, { "content-type": "text/xml" });
  });
}
