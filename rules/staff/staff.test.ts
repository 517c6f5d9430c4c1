import { expect, test } from "vitest";
import { checkStaffAct, STAFF_ACTS } from "./staff-acts.ts";
import { hasRight, refundLimit, ROLES, STAFF_RIGHTS, STAFF_ROLES } from "./staff-roles.ts";

test("each role has what its work needs; who comes to the desk is for the owner alone", () => {
  const all = STAFF_ROLES.filter((role) => STAFF_RIGHTS.every((right) => hasRight([role], right)));
  expect(all).toEqual(["owner"]);
  expect(STAFF_RIGHTS.filter((right) => !hasRight(["manager"], right))).toEqual(["staff.manage"]);
  expect(STAFF_ROLES.filter((role) => hasRight([role], "orders.refund"))).toEqual(["owner", "manager", "support"]);
  expect(STAFF_ROLES.filter((role) => hasRight([role], "orders.ship"))).toEqual(["owner", "manager", "warehouse"]);
  expect(STAFF_ROLES.filter((role) => !hasRight([role], "orders.read"))).toEqual([]);
});

test("who may not refund has a limit of nothing, and only the owner has none", () => {
  expect(STAFF_ROLES.filter((role) => ROLES[role].refund === null)).toEqual(["owner"]);
  const limited = STAFF_ROLES.filter((role) => (ROLES[role].refund?.once ?? 0) > 0);
  expect(limited).toEqual(STAFF_ROLES.filter((role) => role !== "owner" && hasRight([role], "orders.refund")));
});

test("of two roles the wider right and limit counts, and nobody's roles give nothing", () => {
  expect(refundLimit(["builder", "support"])).toEqual(ROLES.support.refund);
  expect(refundLimit(["support", "owner"])).toBeNull();
  expect(refundLimit([])).toEqual({ once: 0, inADay: 0 });
  expect(hasRight(["builder", "warehouse"], "orders.ship")).toBe(true);
  expect(hasRight([], "desk")).toBe(false);
});

test("what undoes an act is an act", () => {
  const undos = Object.values(STAFF_ACTS).filter((undo) => undo !== null);
  expect(Object.keys(STAFF_ACTS)).toEqual(expect.arrayContaining(undos));
});

const act = { right: "desk", limit: "none", stepUp: "none", audit: "signed_in", undo: "signed_out" } as const;
test.each([
  [act, true, null],
  [undefined, true, "does not say its right, limit, step-up, audit and undo"],
  [{ ...act, right: "orders.eat" as "desk" }, true, "does not say its right"],
  [{ ...act, limit: undefined }, true, "does not say its limit"],
  [{ ...act, stepUp: undefined }, true, "does not say its step-up"],
  [{ ...act, audit: "napped" as "proved" }, true, "does not say its audit"],
  [{ ...act, audit: null }, true, "changes something and is not in the log"],
  [act, false, "only reads"],
  [{ ...act, undo: undefined }, true, "does not say its undo"],
  [{ ...act, undo: null }, true, "says another undo than the list of acts"],
  [{ ...act, audit: null, undo: null }, false, null],
])("a staff row of %j is told: %s %s", (row, isChange, wrong) => {
  expect(checkStaffAct(row as Parameters<typeof checkStaffAct>[0], isChange)).toBe(wrong);
});
