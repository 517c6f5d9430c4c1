import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OpenRma } from "./open-rma-form.tsx";

const order = {
  Success: true as const,
  OrderNumber: "RS-7K3F9-Q2M8T4",
  IsShipped: true,
  IsOver: false,
  ReturnUntil: "2026-12-26",
  TimeZone: "UTC",
  Rmas: [],
};
const line = (Line: number, ItemDescription: string, Left: number) => ({ Line, ItemDescription, Left, Quantity: Left });
const drawn = (Lines: ReturnType<typeof line>[]) =>
  renderToStaticMarkup(<OpenRma order={{ ...order, Lines } as never} email="" />);

test("what comes back is ticked, and a number is asked for only where there are several", () => {
  const markup = drawn([line(0, "Forge 90", 1), line(1, "Mouse", 3)]);
  expect(markup.match(/type="checkbox"/g)).toHaveLength(2);
  expect(markup).not.toMatch(/checked|units-0/);
  expect(markup).toMatch(/<select[^>]*name="units-1"/);
  expect(markup.match(/<option value="[123]">/g)).toHaveLength(3);
});

test("the only thing of an order is ticked already", () => {
  expect(drawn([line(0, "Forge 90", 1)])).toMatch(/name="comes-0"[^>]*checked|checked[^>]*name="comes-0"/);
});
