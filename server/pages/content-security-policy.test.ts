import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const images = (pictureHost: string) =>
  contentSecurityPolicy({ cardFieldsUrl: "", pictureHost }, [])
    .split("; ")
    .find((rule) => rule.startsWith("img-src"));

test("pages may load pictures from the host that the configuration names, and from no other", () => {
  expect(images("https://cdn.example")).toBe("img-src 'self' data: https://cdn.example");
  expect(images("")).toBe("img-src 'self' data:");
});
