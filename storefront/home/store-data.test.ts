import { expect, test } from "vitest";
import { storeData } from "./store-data.ts";

test("the home page tells search engines who the store is and how to search it", () => {
  const [organization, site] = storeData("https://store.example", {
    name: "Rigsmith",
    supportEmail: "help@store.example",
    supportPhone: "1",
    supportHours: "",
    social: [{ name: "Video", url: "https://video.example/@x" }],
    timeZone: "America/Denver",
    isDemo: false,
    slots: [],
    year: 2026,
    sections: null,
    range: "",
    share: null,
  });
  expect(organization).toMatchObject({
    "@type": "OnlineStore",
    name: "Rigsmith",
    url: "https://store.example/",
    sameAs: ["https://video.example/@x"],
  });
  expect(site).toMatchObject({
    "@type": "WebSite",
    potentialAction: { target: "https://store.example/search?q={search_term_string}" },
  });
});
