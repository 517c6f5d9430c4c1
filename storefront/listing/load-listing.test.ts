import { expect, test } from "vitest";
import { orderNumber } from "#rules/order/order-number.ts";
import type { Api } from "#contract/call.ts";
import type { Alert } from "#contract/alert.ts";
import { anAlert } from "../testing/an-alert.ts";
import { loadListing } from "./load-listing.ts";

const refusing =
  (status: number, alert: Alert): Api =>
  () =>
    Promise.resolve({ ok: false, status, alert });

async function thrownBy(api: Api, address: string): Promise<unknown> {
  return loadListing(api, address).then(
    () => null,
    (error: unknown) => error,
  );
}

test("a page that a list does not have leads to its first, with what was chosen", async () => {
  const address = "http://localhost/gaming-pcs?memory=32-gb&sort=price-low&page=200";
  const thrown = await thrownBy(refusing(404, anAlert("page_unknown", { pages: 3 })), address);
  expect(thrown).toBeInstanceOf(Response);
  const { status, headers } = thrown as Response;
  expect([status, headers.get("location")]).toEqual([302, "/gaming-pcs?memory=32-gb&sort=price-low"]);
});

const number = orderNumber(new Uint8Array(7).fill(7));

test.each([number, number.toLowerCase(), ` ${number.replaceAll("-", " ")}`, number.replaceAll("-", "")])(
  "an order's number in the search, %j, leads to where orders are found",
  async (typed) => {
    const nothing = () => Promise.reject(new Error("no list is asked for"));
    const thrown = await thrownBy(nothing, `http://localhost/search?${new URLSearchParams({ q: typed })}`);
    expect((thrown as Response).headers.get("location")).toBe(`/orders?number=${number}`);
  },
);

test("a list that did not load says so", async () => {
  const api = refusing(500, anAlert("general_error", {}));
  expect(await loadListing(api, "http://localhost/gaming-pcs")).toMatchObject({ listing: null, status: 503 });
});
