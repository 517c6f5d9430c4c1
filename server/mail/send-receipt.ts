import type { Mail } from "#adapters/mail/mailer.ts";
import { orderKey } from "../orders/order-key.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { viewOrder } from "../account/view-order.ts";
import type { World } from "../world.ts";
import { isMailSent, keepMail } from "./mails-table.ts";

/**
 * Outbox topic `order_receipt`: mails the receipt of an order, once. A crash between sending and recording can send it
 * again, under the same message id; a mail that cannot be sent throws, and the outbox tries later.
 */
export async function sendReceipt(world: World, { orderNumber }: { orderNumber: string }): Promise<void> {
  const dedupeKey = `order_receipt:${orderNumber}`;
  if (await isMailSent(world.db.queries, dedupeKey)) return;
  const mail: Mail = { ...(await writeReceipt(world, orderNumber)), dedupeKey };
  await world.mailer.send(mail);
  await keepMail(world.db.queries, mail, world.mailer.sentBy, world.now());
}

async function writeReceipt(world: World, orderNumber: string): Promise<Omit<Mail, "dedupeKey">> {
  const order = await findOrderByNumber(world.db.queries, orderNumber);
  if (!order) throw new Error(`No order ${orderNumber} to write a receipt for`);
  const link = `${world.settings.storeUrl}/carts/order/${orderNumber}?key=${orderKey(world, orderNumber)}`;
  // The mail components cost 0.4 s and 60 MB to load: only a process that sends mail pays that.
  const { receiptMail } = await import("./receipt-mail.ts");
  return { to: order.email, ...(await receiptMail(await viewOrder(world, order.id), link, world.config)) };
}
