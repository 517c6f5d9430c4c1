import type { recordSerials as call } from "#contract/staff-serials.ts";
import { CALLED_OFF, PAID_STATES } from "#rules/order/order-states.ts";
import { nameOfPlace, readSerial, type SerialPlace } from "#rules/order/unit-serials.ts";
import { refuse } from "#rules/refusal.ts";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { lockName } from "../db/lock-name.ts";
import type { StaffActHandler } from "../http/route.ts";
import { changeOrder } from "./change-order.ts";

/** A number for its place; an empty one takes off what was written there. */
interface Written {
  lineId: number;
  unit: number;
  part: number;
  name: string;
  serial: string;
}

const keyOf = ({ Line, Unit, Part }: SerialPlace) => `${Line} ${Unit} ${Part}`;

/**
 * The numbers become these, and every other stays. One part is in one PC: a number that another order has is refused, and
 * two people who write the same one wait for each other.
 */
export const recordSerials: StaffActHandler<typeof call> = ({ world, principal, act, body }) => {
  const wrong = body.Serials.findIndex(({ Serial }) => Serial !== "" && readSerial(Serial) === null);
  if (wrong >= 0) return Promise.resolve(refuse("serial_invalid", {}, [{ field: `Serials.${wrong}.Serial` }]));
  if (new Set(body.Serials.map(keyOf)).size < body.Serials.length)
    return Promise.resolve(refuse("serials_same", { why: "twice" }, [{ field: "Serials" }]));
  return changeOrder(world, { principal, act }, body, async (tx, order) => {
    if (!PAID_STATES.includes(order.state)) return refuse("order_not_there", { state: order.state });
    const lines = await linesOf(tx, order.id);
    const written: Written[] = [];
    for (const [at, place] of body.Serials.entries()) {
      const line = lines.find(({ position }) => position + 1 === place.Line);
      const name = line ? nameOfPlace(line, place) : null;
      if (!line || name === null) return refuse("serial_nowhere", {}, [{ field: `Serials.${at}.Part` }]);
      written.push({
        lineId: line.id,
        unit: place.Unit,
        part: place.Part,
        name,
        serial: readSerial(place.Serial) ?? "",
      });
    }
    const kept = await keptOf(tx, order.id);
    const was = (one: Written) =>
      kept.find(({ line_id, unit, part }) => line_id === one.lineId && unit === one.unit && part === one.part);
    const changed = written.filter((one) => {
      const old = was(one);
      return (old?.serial ?? "") !== one.serial || (old !== undefined && old.name !== one.name);
    });
    if (changed.length === 0) return refuse("serials_same", { why: "unchanged" });
    await lockName(tx, "unit_serials");
    const taken = await findTaken(tx, changed, order.orderNumber);
    if (taken) {
      const at = written.indexOf(taken.one);
      return refuse("serial_taken", { orderNumber: taken.orderNumber }, [{ field: `Serials.${at}.Serial` }]);
    }
    for (const one of changed) await write(tx, one, { by: principal.staffId, at: world.now() });
    const told = (serials: { name: string; unit: number; serial: string }[]) => ({
      serials: serials.map(({ name, unit, serial }) => ({ name, unit, serial })),
    });
    return { ok: true, before: told(changed.flatMap((one) => was(one) ?? [])), after: told(changed) };
  });
};

function linesOf(tx: Tx, orderId: string) {
  return tx
    .selectFrom("order_lines")
    .select(["id", "position", "description", "quantity", "parts"])
    .where("order_id", "=", orderId)
    .where("sku_id", "is not", null)
    .where("quantity", ">", 0)
    .execute();
}

function keptOf(tx: Tx, orderId: string) {
  return tx
    .selectFrom("unit_serials")
    .innerJoin("order_lines", "order_lines.id", "line_id")
    .select(["line_id", "unit", "part", "name", "serial"])
    .where("order_id", "=", orderId)
    .execute();
}

/**
 * The first of these numbers that another thing of the same name has, here or in another order. What was called off gave its
 * parts back to the shelf, and a place that is written anew lets go of what it had.
 */
async function findTaken(
  tx: Tx,
  changed: readonly Written[],
  own: string,
): Promise<{ one: Written; orderNumber: string } | null> {
  const placeOf = (lineId: number, unit: number, part: number) => `${lineId} ${unit} ${part}`;
  const numberOf = (name: string, serial: string) => `${name}\n${serial.toUpperCase()}`;
  const anew = new Set(changed.map(({ lineId, unit, part }) => placeOf(lineId, unit, part)));
  const asked = changed.filter(({ serial }) => serial !== "");
  if (asked.length === 0) return null;
  const holders = await tx
    .selectFrom("unit_serials")
    .innerJoin("order_lines", "order_lines.id", "line_id")
    .innerJoin("orders", "orders.id", "order_id")
    .select(["line_id", "unit", "part", "name", "serial", "order_number"])
    .where("name", "in", [...new Set(asked.map(({ name }) => name))])
    .where(sql<string>`upper(serial)`, "in", [...new Set(asked.map(({ serial }) => serial.toUpperCase()))])
    .where("orders.state", "not in", CALLED_OFF)
    .execute();
  const seen = new Map(
    holders
      .filter(({ line_id, unit, part }) => !anew.has(placeOf(line_id, unit, part)))
      .map(({ name, serial, order_number }) => [numberOf(name, serial), order_number]),
  );
  for (const one of asked) {
    const orderNumber = seen.get(numberOf(one.name, one.serial));
    if (orderNumber !== undefined) return { one, orderNumber };
    seen.set(numberOf(one.name, one.serial), own);
  }
  return null;
}

async function write(tx: Tx, one: Written, { by, at }: { by: number; at: Date }): Promise<void> {
  const { lineId, unit, part, name, serial } = one;
  if (serial === "") {
    await tx
      .deleteFrom("unit_serials")
      .where("line_id", "=", lineId)
      .where("unit", "=", unit)
      .where("part", "=", part)
      .execute();
    return;
  }
  const row = { name, serial, recorded_by: by, recorded_at: at };
  await tx
    .insertInto("unit_serials")
    .values({ line_id: lineId, unit, part, ...row })
    .onConflict((conflict) => conflict.columns(["line_id", "unit", "part"]).doUpdateSet(row))
    .execute();
}
