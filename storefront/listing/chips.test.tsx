import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Api } from "#contract/call.ts";
import { Chips } from "./chips.tsx";
import { loadListing } from "./load-listing.ts";

const query = { facets: { graphics: ["geforce-rtx-5070-12-gb"] } };
const drawn = () =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Chips list="gaming-pcs" listing={null} query={{ list: "gaming-pcs", ...query }} />
    </MemoryRouter>,
  );

test("a filter's chip keeps its label when the list does not load", async () => {
  expect(drawn()).toContain(">geforce rtx 5070 12 gb<");
  const facets = [
    { key: "graphics", values: [{ value: "geforce-rtx-5070-12-gb", label: "GeForce RTX 5070 12 GB", count: 3 }] },
  ];
  const loads = (async () => ({ ok: true, reply: { facets } })) as unknown as Api;
  await loadListing(loads, "http://localhost/gaming-pcs");
  expect(drawn()).toContain(">GeForce RTX 5070 12 GB<");
  expect(drawn()).not.toContain(">geforce");
});
