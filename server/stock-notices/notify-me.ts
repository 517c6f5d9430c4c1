import { refuse } from "#rules/refusal.ts";
import type { notifyMe as call } from "#contract/catalog.ts";
import { emailFault } from "#rules/address/check-shipping-address.ts";
import { lockName } from "../db/lock-name.ts";
import type { OpenHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { isThere } from "../catalog/shop-product.ts";
import { listedSku } from "./noticed-skus.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";

const { addressFaultText } = spoken.addressFaults;
const { stockNoticeWords } = spoken.notify;

/** Products one address may wait for: nobody fills a stranger's mailbox with this form. */
const MOST_PER_ADDRESS = 10;

/**
 * Stores an address for one mail about one product. The answer is the same whether it was there before or had too many:
 * a stranger who types an address learns nothing of it.
 */
export const notifyMe: OpenHandler<typeof call> = async ({ world, body }) => {
  const wrong = emailFault(body.Email);
  if (wrong !== null) return refuse("email_invalid", {}, [{ field: "Email", message: addressFaultText(wrong) }]);
  const sku = await listedSku(world.db.queries, body.SkuID);
  if (!sku) return refuse("product_unknown");
  if (isThere(sku)) return refuse("in_stock");
  await keepNotice(world, body.SkuID, body.Email.toLowerCase());
  return { reply: { Success: true as const, Message: stockNoticeWords.promised } };
};

/** One at a time of an address: as many as come at once are no more than the most. */
async function keepNotice(world: World, skuId: number, email: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    await lockName(tx, `stock_notices:${email}`);
    const { waiting } = await tx
      .selectFrom("stock_notices")
      .select((eb) => eb.fn.countAll<number>().as("waiting"))
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    if (waiting >= MOST_PER_ADDRESS) return;
    await tx
      .insertInto("stock_notices")
      .values({ sku_id: skuId, email, created_at: world.now(), locale: spokenLocale() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
