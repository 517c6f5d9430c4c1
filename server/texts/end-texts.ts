import type { World } from "../world.ts";

/** Nobody is texted at this phone any more: its owner said so. Orders to come ask anew. */
export async function endTexts({ db, now }: Pick<World, "db" | "now">, phone: string): Promise<void> {
  await db.queries
    .updateTable("orders")
    .set({ text_ended_at: now() })
    .where("text_phone", "=", phone)
    .where("text_ended_at", "is", null)
    .execute();
}
