import { expect, test } from "vitest";
import type { Api } from "#contract/call.ts";
import { anAlert } from "../testing/an-alert.ts";
import { configurePath, readConfigureAddress } from "./configure-path.ts";
import { loadConfigurePage } from "./load-configure-page.ts";

const LAB = { slug: "", fromNothing: true };

function load(status: number): Promise<unknown> {
  const api: Api = async () => ({ ok: false, status, alert: anAlert("not_found", {}, "Nobody is there.") });
  return loadConfigurePage(api, null, new Request("http://localhost/pc-lab"));
}

test("a store whose database is away does not say that there is no PC Lab", async () => {
  await expect(load(503)).rejects.toMatchObject({ init: { status: 503 } });
  await expect(load(404)).rejects.toMatchObject({ init: { status: 404 } });
});

test.each(["2026-02-30T00:00:00Z", "2026-11-27T24:00:00Z", "2026-13-01T00:00:00Z", "yesterday"])(
  "a link that somebody dated %s is shown without its day",
  (at) => {
    const { searchParams } = new URL(configurePath({ ...LAB, at }, { build: "5p1" }), "http://localhost");
    expect(searchParams.get("seen")).toBe(at);
    expect(readConfigureAddress(searchParams)).toMatchObject({ build: "5p1", seen: undefined });
  },
);

test.each([
  ["FA0", "5p1-rgbffaa00"],
  ["#ffaa00", "5p1-rgbffaa00"],
  [" 0040FF ", "5p1-rgb0040ff"],
])("a light of %j that is typed beside a build is in its code", (typed, build) => {
  const search = new URLSearchParams({ build: "5p1-rgbff0000", light: typed });
  expect(readConfigureAddress(search)).toMatchObject({ build, wrongLight: null });
});

test.each(["ffaa", "orange", "", "<b>ff00", "#".repeat(5000)])(
  "what is typed as a light and is no color, such as %j, leaves the build as it was and is shown to be corrected",
  (typed) => {
    const search = new URLSearchParams({ build: "5p1-rgbff0000", light: typed });
    const read = readConfigureAddress(search);
    expect(read).toMatchObject({ build: "5p1-rgbff0000", isCodeWrong: false });
    expect(read.wrongLight).toBe(typed.slice(0, 20));
  },
);
