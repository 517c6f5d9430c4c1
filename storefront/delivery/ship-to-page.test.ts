import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Alert } from "#contract/alert.ts";
import type { Api } from "#contract/call.ts";
import { estimateDelivery } from "#contract/delivery-estimate.ts";
import { apiContext } from "../api/api-context.ts";
import { anAlert } from "../testing/an-alert.ts";
import { action, loader } from "./ship-to-page.tsx";

const DENVER = "ship-to=80202.CO.Denver";

function at(api: Api) {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  return context;
}

function load(refusal: Alert): Promise<unknown> {
  const api: Api = async ({ path }) => {
    if (path === estimateDelivery.path) return { ok: false, status: 409, alert: refusal };
    return { ok: true, reply: { Skus: [] } as never };
  };
  const request = new Request("http://localhost/ship-to?sku=7", { headers: { cookie: DENVER } });
  return loader({ request, context: at(api) });
}

test("a product that is gone is told above the field, and the ZIP is not called wrong for it", async () => {
  const gone = anAlert("sku_unknown", { name: null }, "We don’t sell this item anymore.");
  expect(await load(gone)).toMatchObject({ zip: "80202", problem: gone.Message, error: null, estimate: null });
});

test("a ZIP that no parcel goes to is told at its field", async () => {
  const Fields = [{ field: "zip", message: "Nothing goes there." }];
  const refused = { ...anAlert("not_ship_to", {}, "Look at the ZIP."), Fields };
  expect(await load(refused)).toMatchObject({ problem: null, error: "Nothing goes there." });
});

test("of what was typed no more than a code's length comes back", async () => {
  const api: Api = () => Promise.reject(new Error("nothing is asked for what is no code"));
  const body = new URLSearchParams({ zip: "8".repeat(90_000), back: "/carts" });
  const request = new Request("http://localhost/ship-to", { method: "POST", body });
  const answer = await action({ request, context: at(api) });
  expect(answer).toMatchObject({ data: { typed: "8888888888", back: "/carts" }, init: { status: 422 } });
});
