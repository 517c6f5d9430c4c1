import { openDatabase } from "#server/db/open-database.ts";

// Prints orders, payments, stock and mails of a data folder as JSON, for journeys that compare them with what was seen.
const db = await openDatabase({ dataDir: process.argv[2] ?? "", databaseUrl: null });
const rows = async (sql: string) => (await db.execute(sql)).rows;
const books = {
  orders: await rows(`select order_number, state, total_cents, email, (
    select json_agg(json_build_object('sku_id', sku_id, 'quantity', quantity, 'amount_cents', amount_cents) order by position) from order_lines where order_id = orders.id
  ) as lines from orders order by created_at`),
  payments: await rows(
    "select order_number, payments.state, amount_cents from payments join orders on orders.id = payments.order_id order by payments.created_at",
  ),
  stock: await rows("select sku_id, on_hand, held from stock where policy = 'tracked' order by sku_id"),
  mails: await rows("select recipient, subject, body_text from mails order by id"),
};
await db.close();
process.stdout.write(JSON.stringify(books));
