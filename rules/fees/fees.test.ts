import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { cartOf, sampleDeposit, sampleMonitor, samplePc, toState } from "../testing/sample-cart.ts";
import { coloradoDeliveryFee } from "./colorado-delivery-fee.ts";
import { COLORADO_DELIVERY_FEES, MINNESOTA_DELIVERY_FEES, RECYCLING_LAWS } from "./delivery-fees.ts";
import { minnesotaDeliveryFee } from "./minnesota-delivery-fee.ts";
import { recyclingFee, recyclingLaw } from "./recycling-fee.ts";

const today = "2026-11-21";
const denver = cartOf([samplePc], { destination: toState("CO") });
const minneapolis = cartOf([samplePc], { destination: toState("MN") });

test.each([
  ["2023-06-30", null],
  ["2023-07-01", 28],
  ["2024-06-30", 28],
  ["2024-07-01", 29],
  ["2025-06-30", 29],
  ["2025-07-01", 28],
  ["2026-11-21", 28],
])("Colorado's delivery fee on %s is %s cents", (on, fee) => {
  expect(coloradoDeliveryFee(denver, on, COLORADO_DELIVERY_FEES)?.fee ?? null).toBe(fee);
});

test("Colorado's delivery fee is not for Katapult, nor for deposits alone, nor for elsewhere", () => {
  const fee = (cart: typeof denver) => coloradoDeliveryFee(cart, today, COLORADO_DELIVERY_FEES)?.fee ?? null;
  expect(fee({ ...denver, paymentType: "Katapult" })).toBeNull();
  expect(fee({ ...denver, lines: [sampleDeposit] })).toBeNull();
  expect(fee({ ...denver, lines: [sampleDeposit, samplePc] })).toBe(28);
  expect(fee({ ...denver, paymentType: "AFFIRM" })).toBe(28);
  expect(fee(minneapolis)).toBeNull();
  expect(fee({ ...denver, destination: toState("CO", "CANADA") })).toBeNull();
  expect(fee({ ...denver, destination: null })).toBeNull();
});

test.each([
  ["2026-11-21", 10_000, 50],
  ["2026-11-21", 9_999, null],
  ["2024-07-01", 10_000, 50],
  ["2024-06-30", 10_000, null],
])("Minnesota's delivery fee on %s for %d cents after discounts is %s cents", (on, subtotal, fee) => {
  expect(minnesotaDeliveryFee(minneapolis.destination, cents(subtotal), on, MINNESOTA_DELIVERY_FEES)?.fee ?? null).toBe(
    fee,
  );
});

test("Minnesota's fee has none of Colorado's exceptions, and stays in Minnesota", () => {
  const fee = (cart: typeof denver) =>
    minnesotaDeliveryFee(cart.destination, cents(10_000), today, MINNESOTA_DELIVERY_FEES)?.fee ?? null;
  expect(fee({ ...minneapolis, paymentType: "Katapult" })).toBe(50);
  expect(fee({ ...minneapolis, lines: [sampleDeposit] })).toBe(50);
  expect(fee(denver)).toBeNull();
  expect(fee({ ...minneapolis, destination: null })).toBeNull();
  expect(fee({ ...minneapolis, destination: toState("MN", "CANADA") })).toBeNull();
});

test("a recycling fee is per unit, where a law asks for it, and not for a deposit", () => {
  expect(recyclingFee({ ...sampleMonitor, quantity: 3 })).toBe(1500);
  expect(recyclingFee({ ...sampleMonitor, isPreOrderDeposit: true })).toBe(0);
  const lawIn = (state: string) =>
    recyclingLaw(cartOf([sampleMonitor], { destination: toState(state) }).destination, today, RECYCLING_LAWS)?.state ??
    null;
  expect([lawIn("CA"), lawIn("NV")]).toEqual(["CA", null]);
  expect(recyclingLaw(cartOf([sampleMonitor]).destination, today, RECYCLING_LAWS)).toBeNull();
  expect(
    recyclingLaw(cartOf([sampleMonitor], { destination: toState("CA", "CANADA") }).destination, today, RECYCLING_LAWS),
  ).toBeNull();
});
