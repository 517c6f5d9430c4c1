import { sessionLimit } from "#rules/member/session-limits.ts";
import type { Queries, Tx } from "../db/database.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { World } from "../world.ts";
import { describeBrowser, type Device } from "./describe-browser.ts";
import { sessionTokenSha256 } from "./find-session.ts";

/** A session as its browser gets it. The token leaves the server once; only its SHA-256 is kept. */
export interface NewSession {
  id: string;
  memberId: number;
  token: string;
  /** For how long the browser keeps it; null: until it is closed. */
  keptSeconds: number | null;
}

/** The same session under a new token; the old one is nobody's from here on. Null where it has ended, or is under another than `from` by now. */
export async function renewToken(
  world: Pick<World, "now" | "randomBytes">,
  queries: Queries | Tx,
  { id, memberId }: { id: string; memberId: number },
  given: { from: Uint8Array; token: string } | null = null,
): Promise<NewSession | null> {
  const token = given?.token ?? Buffer.from(world.randomBytes(32)).toString("base64url");
  const renewed = await queries
    .updateTable("member_sessions")
    .set({ token_sha256: sessionTokenSha256(token) })
    .where("id", "=", id)
    .$if(given !== null, (query) => query.where("token_sha256", "=", given?.from ?? new Uint8Array()))
    .where("member_id", "=", memberId)
    .returning(["keeps", "ends_at"])
    .executeTakeFirst();
  if (!renewed) return null;
  const leftSeconds = Math.max(0, Math.floor((renewed.ends_at.getTime() - world.now().getTime()) / 1000));
  return { id, memberId, token, keptSeconds: renewed.keeps ? leftSeconds : null };
}

/** Sessions a member may have at once; the one that rested longest makes room. */
const MOST_SESSIONS = 20;

interface Beginning {
  memberId: number;
  keeps: boolean;
  device: Device;
  /** What the browser was as a guest; null where it had no cart. */
  cartTokenSha256: Uint8Array | null;
}

export async function startSession(
  world: Pick<World, "now" | "randomBytes">,
  tx: Tx,
  { memberId, keeps, device, cartTokenSha256 }: Beginning,
): Promise<NewSession> {
  const token = Buffer.from(world.randomBytes(32)).toString("base64url");
  const id = newUuid(world);
  const now = world.now();
  const { idleSeconds, mostSeconds } = sessionLimit(keeps);
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  await tx
    .insertInto("member_sessions")
    .values({
      id,
      token_sha256: sessionTokenSha256(token),
      cart_token_sha256: cartTokenSha256,
      member_id: memberId,
      keeps,
      ...describeBrowser(device.userAgent),
      network: device.network,
      created_at: now,
      used_at: now,
      idle_until: after(idleSeconds),
      ends_at: after(mostSeconds),
    })
    .execute();
  await tx
    .deleteFrom("member_sessions")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("member_sessions")
        .select("id")
        .where("member_id", "=", memberId)
        .orderBy("used_at", "desc")
        .offset(MOST_SESSIONS),
    )
    .execute();
  return { id, memberId, token, keptSeconds: keeps ? mostSeconds : null };
}
