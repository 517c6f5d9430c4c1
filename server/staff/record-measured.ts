import type { recordMeasured as call } from "#contract/staff-tests.ts";
import { PAID_STATES } from "#rules/order/order-states.ts";
import { writeValues } from "#rules/order/measured-values.ts";
import { refuse } from "#rules/refusal.ts";
import type { StaffActHandler } from "../http/route.ts";
import { changeOrder } from "./change-order.ts";

/** The values of the last test become these, and every other stays: while it runs, and after it, until the order is called off. */
export const recordMeasured: StaffActHandler<typeof call> = ({ world, principal, act, body }) =>
  changeOrder(world, { principal, act }, body, async (tx, order) => {
    if (!PAID_STATES.includes(order.state)) return refuse("order_not_there", { state: order.state });
    const test = await tx
      .selectFrom("order_tests")
      .select(["id", "measured"])
      .where("order_id", "=", order.id)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!test) return refuse("test_none");
    const written = writeValues(
      test.measured,
      body.Values.map(({ Name, Value }) => ({ name: Name, value: Value })),
    );
    if (!written.ok) return written;
    await tx
      .updateTable("order_tests")
      .set({ measured: JSON.stringify(written.values) })
      .where("id", "=", test.id)
      .execute();
    return { ok: true, before: { measured: test.measured }, after: { measured: written.values } };
  });
