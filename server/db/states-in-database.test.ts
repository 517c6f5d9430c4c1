import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MEMBER_STATES } from "#rules/member/member-states.ts";
import { ORDER_STATES } from "#rules/order/order-states.ts";
import { ALIVE, PAYMENT_STATES, UNSETTLED } from "#rules/payment/payment-states.ts";
import { DISPUTE_STATES } from "#rules/dispute/dispute-states.ts";
import { SCREENING_STATES } from "#rules/screening/screening-states.ts";
import { STAFF_STATES } from "#rules/staff/staff-states.ts";
import { STAFF_ROLES } from "#rules/staff/staff-roles.ts";
import { REVIEW_STATES } from "#rules/review/review-states.ts";
import { POINTS_CORRECTION_STATES } from "#rules/points/points-correction.ts";
import { EXEMPTION_STATES } from "#rules/tax/tax-exemption.ts";
import { RMA_STATES } from "#rules/rma/rma-states.ts";
import type { Database } from "./database.ts";
import { everyDatabase, openTestDatabase } from "./test-database.ts";

describe.each(everyDatabase())("the states of the rules in the database on %s", (kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  afterAll(() => db.close());

  const statesIn = (definition: unknown) =>
    [...String(definition).matchAll(/'(\w+)'/g)].map(([, state]) => state).toSorted();

  test.each([
    ["payments_one_alive", ALIVE],
    ["payments_unsettled", UNSETTLED],
  ])("the index %s is about exactly those payments", async (index, states) => {
    const { rows } = await db.execute(`select indexdef from pg_indexes where indexname = '${index}'`);
    expect(statesIn(rows[0]?.["indexdef"])).toEqual(states.toSorted());
  });

  test.each([
    ["members", MEMBER_STATES],
    ["orders", ORDER_STATES],
    ["payments", PAYMENT_STATES],
    ["staff", STAFF_STATES],
    ["reviews", REVIEW_STATES],
    ["rmas", RMA_STATES],
    ["tax_exemptions", EXEMPTION_STATES],
    ["disputes", DISPUTE_STATES],
    ["points_corrections", POINTS_CORRECTION_STATES],
  ])("the table %s takes exactly those states", async (table, states) => {
    const { rows } = await db.execute(
      `select pg_get_constraintdef(oid) as checked from pg_constraint where conname = '${table}_state_check'`,
    );
    expect(statesIn(rows[0]?.["checked"])).toEqual(states.toSorted());
  });

  test("a screening is in exactly those states", async () => {
    const { rows } = await db.execute(
      "select pg_get_constraintdef(oid) as checked from pg_constraint where conname = 'payments_screening_check'",
    );
    expect(statesIn(rows[0]?.["checked"])).toEqual(SCREENING_STATES.toSorted());
  });

  test("the roles of the staff are exactly those", async () => {
    const { rows } = await db.execute(
      "select pg_get_constraintdef(oid) as checked from pg_constraint where conname = 'staff_roles_role_check'",
    );
    expect(statesIn(rows[0]?.["checked"])).toEqual(STAFF_ROLES.toSorted());
  });
});
