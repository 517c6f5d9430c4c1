import { refuse } from "#rules/refusal.ts";
import type { takeWithPcPrice as call } from "#contract/carts.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Handler } from "../http/route.ts";
import { withAdded } from "./cart-lines.ts";
import { PLAIN } from "./carts-table.ts";
import { changeCart } from "./change-cart.ts";
import { withPcPrices } from "./with-pc-price.ts";

export const takeWithPcPrice: Handler<typeof call> = ({ world, principal, body }) =>
  changeCart(world, principal, async ({ lines }) => {
    const line = lines.find(({ id }) => id === body.cartItemId);
    if (!line) return refuse("line_unknown");
    const offer = (await withPcPrices(world, lines)).get(line.id);
    if (!offer) return refuse("with_pc_not_offered");
    const left = lines.filter((each) => each !== line);
    const item = { ...PLAIN, id: newUuid(world), quantity: line.quantity, fromCompleteYourPurchase: true };
    return { lines: withAdded(left, offer.sku, item) };
  });
