import { cartInit } from "#contract/carts.ts";
import type { WaitingRow } from "../retries/waiting-report.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import type { ChangeScene } from "./change-scene.ts";
import { createOrderFor, readyBuyer } from "./buyer.ts";
import { refuseRow } from "./refuse-row.ts";
import { SHOP } from "./small-shop.ts";

/** Two records of a job, of which the first cannot be done. */
export interface PoisonedWork {
  job: string;
  /** What is done of them. */
  work: string;
  arrange(scene: ChangeScene): Promise<TwoRecords>;
}

export interface TwoRecords {
  /** What the operator's list calls the first: its work and its name. */
  key: string;
  /** Makes the first impossible, and answers how to mend it. */
  poison(): Promise<() => Promise<unknown>>;
  /** Which of the two are done. */
  done(): Promise<boolean[]>;
  /** Where a job keeps its own tries: what its operator reads of the first. */
  listed?(): Promise<WaitingRow[]>;
  end?(): unknown;
}

/** Two that were made the same way, one after the other. */
export async function twice<Made>(make: () => Promise<Made>): Promise<[Made, Made]> {
  return [await make(), await make()];
}

export function later({ market: { world } }: ChangeScene, minutes: number): void {
  world.setNow(new Date(world.now().getTime() + minutes * 60_000));
}

/** The number of an order that waits for its payment. */
export async function unpaidOrder({ market: { world } }: ChangeScene): Promise<string> {
  return (await createOrderFor(await readyBuyer(world, SHOP.mouse))).CustOrderID;
}

export async function orderId({ market: { db } }: ChangeScene, orderNumber: string): Promise<string> {
  return (await findOrderByNumber(db.queries, orderNumber))?.id ?? "";
}

/** The database refuses a row of the first. */
export function refusing({ market: { db } }: ChangeScene, table: string, column: string, value: string | number) {
  return () => refuseRow(db, table, column, value);
}

/** Whether each of two is among what a query answers in its column `done`. */
export function among({ market: { db } }: ChangeScene, two: readonly (string | number)[], query: string) {
  return async () => {
    const { rows } = await db.execute(query);
    const done = new Set(rows.map((row) => String(row["done"])));
    return two.map((one) => done.has(String(one)));
  };
}

/** The id of a cart whose owner is known. */
export async function knownCart({ market: { world } }: ChangeScene): Promise<string> {
  return (await (await readyBuyer(world, SHOP.cable)).call(cartInit)).ShoppingCartID;
}
