import { cents } from "#rules/money/cents.ts";
import { moneyText } from "#rules/money/money-text.ts";
import type { World } from "../world.ts";

/**
 * Outbox topic `back_in_stock`: the one mail, after which the address is forgotten here. The outbox row holds only the
 * notice's number, so nothing else has to be forgotten. A notice that is gone was told, or withdrawn: nothing is sent.
 */
export async function sendStockNotice(world: World, { noticeId }: { noticeId: number }): Promise<void> {
  const { queries } = world.db;
  const notice = await queries
    .selectFrom("stock_notices")
    .innerJoin("skus", "skus.sku_id", "stock_notices.sku_id")
    .innerJoin("products", "products.id", "skus.product_id")
    .select(["stock_notices.email", "products.name", "products.slug", "skus.sku_id", "skus.price_cents"])
    .where("stock_notices.id", "=", noticeId)
    .executeTakeFirst();
  if (!notice) return;
  const link = `${world.settings.storeUrl}/store/${notice.slug}?sku=${notice.sku_id}`;
  // The mail components cost 0.4 s and 60 MB to load: only a process that sends mail pays that.
  const { stockNotice } = await import("./stock-notice-mail.ts");
  const price = moneyText(cents(notice.price_cents));
  const mail = await stockNotice({ name: notice.name, price, link, store: world.config.store.name });
  await world.mailer.send({ ...mail, to: notice.email, dedupeKey: `back_in_stock:${noticeId}` });
  await queries.deleteFrom("stock_notices").where("id", "=", noticeId).execute();
}
