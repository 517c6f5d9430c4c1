import { randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import pg from "pg";

// The floor of an order: a bare node:http that copies a paid order row by row, in as many statements as the tables need,
// on the real schema. It prices nothing, asks nobody and keeps no promise. The database's address comes over IPC.
process.once("message", ({ databaseUrl }: { databaseUrl: string }) => void serve(databaseUrl));

async function serve(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const { rows } = await pool.query<{ id: string; cart_id: string }>(
    "select id, cart_id from orders where state = 'paid' limit 1",
  );
  const [paid] = rows;
  if (!paid) throw new Error("There is no paid order to copy");
  const sample = { ...paid };
  const steps = await Promise.all([
    copyOf("carts", "id"),
    copyOf("cart_items", "cart_id"),
    copyOf("orders", "id"),
    copyOf("order_lines", "order_id"),
    copyOf("stock_reservations", "order_id"),
    copyOf("order_events", "order_id"),
    copyOf("payments", "order_id"),
  ]);
  const server = createServer((_request, response) => void copyOrder().then((order) => response.end(order)));
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as { port: number }).port));

  async function copyOrder(): Promise<string> {
    const order = randomUUID();
    const cart = randomUUID();
    const own = {
      carts: { id: cart, token_sha256: `\\x${randomBytes(32).toString("hex")}` },
      cart_items: { id: randomUUID(), cart_id: cart },
      orders: { id: order, cart_id: cart, order_number: order, state: "pending_payment" },
      payments: { id: randomUUID(), order_id: order, provider_ref: order, state: "requesting" },
    };
    for (const { name, text } of steps) {
      const changes = own[name as keyof typeof own] ?? { order_id: order };
      const key = name.startsWith("cart") ? sample.cart_id : sample.id;
      await pool.query({ name, text, values: [JSON.stringify(changes), key] });
    }
    await pool.query({
      name: "capture",
      text: "update payments set state = 'captured' where order_id = $1",
      values: [order],
    });
    await pool.query({
      name: "pay",
      text: "update orders set state = 'paid', paid_at = now() where id = $1",
      values: [order],
    });
    return order;
  }

  /** One statement that copies the rows of a key with some columns changed; what numbers itself, does. */
  async function copyOf(table: string, key: string): Promise<{ name: string; text: string }> {
    const { rows: columns } = await pool.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
       where table_schema = current_schema() and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'`,
      [table],
    );
    const names = columns.map(({ name }) => name).join(", ");
    return {
      name: table,
      text: `insert into ${table} (${names}) select ${names} from (
        select (jsonb_populate_record(${table}, $1::jsonb)).* from ${table} where ${key} = $2) as copied`,
    };
  }
}
