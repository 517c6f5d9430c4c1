import { expect, test } from "vitest";
import type { Api } from "#contract/call.ts";
import { loadListing } from "./load-listing.ts";

const refusing =
  (reason: string, status: number): Api =>
  () =>
    Promise.resolve({
      ok: false,
      status,
      alert: { IsSuccess: false, Message: "", Title: "System", Icon: "error", Button: "OK", Reason: reason },
    });

async function thrownBy(api: Api, address: string): Promise<unknown> {
  return loadListing(api, address).then(
    () => null,
    (error: unknown) => error,
  );
}

test("a page that a list does not have leads to its first, with what was chosen", async () => {
  const address = "http://localhost/gaming-pcs?memory=32-gb&sort=price-low&page=200";
  const thrown = await thrownBy(refusing("page_unknown", 404), address);
  expect(thrown).toBeInstanceOf(Response);
  const { status, headers } = thrown as Response;
  expect([status, headers.get("location")]).toEqual([302, "/gaming-pcs?memory=32-gb&sort=price-low"]);
});

test("a list that did not load says so", async () => {
  const api = refusing("general_error", 500);
  expect(await loadListing(api, "http://localhost/gaming-pcs")).toMatchObject({ listing: null, status: 503 });
});
