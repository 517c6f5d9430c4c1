import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const images = (pictureHost: string) =>
  contentSecurityPolicy({ card: null, pictureHost }, [])
    .split("; ")
    .find((rule) => rule.startsWith("img-src"));

test("pages may load pictures from the host that the configuration names, and from no other", () => {
  expect(images("https://cdn.example")).toBe("img-src 'self' data: https://cdn.example");
  expect(images("")).toBe("img-src 'self' data:");
});

test("a page without card fields may load nothing from their provider; one with them, what they need and no more", () => {
  const card = { scripts: ["https://js.pay.example"], frames: ["https://hooks.pay.example"], calls: [] };
  expect(contentSecurityPolicy({ card: null, pictureHost: "" }, [])).not.toContain("pay.example");
  const policy = contentSecurityPolicy({ card, pictureHost: "" }, ["abc"]);
  expect(policy).toContain("script-src 'self' 'sha256-abc' https://js.pay.example; ");
  expect(policy).toContain("frame-src 'self' https://hooks.pay.example; ");
  expect(policy).toContain("connect-src 'self'; ");
});
