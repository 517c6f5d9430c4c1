import { Hono } from "hono";
import type { AppEnv } from "../http/app.ts";
import type { World } from "../world.ts";
import { noteMailNews } from "./mail-troubles-table.ts";

/** `POST /api/webhooks/mail`: what became of mail. The door has verified who signed it. */
export function mailNews(world: World): Hono<AppEnv> {
  return new Hono<AppEnv>().post("/api/webhooks/mail", async (context) => {
    const principal = context.get("principal");
    if (principal.kind !== "peer" || !principal.mail) throw new Error("News of mail passed the door unsigned");
    await noteMailNews(world.db.queries, principal.mail, world.now());
    return context.json({ received: true });
  });
}
