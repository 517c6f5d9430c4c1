import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readLooks } from "./read-looks.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "looks-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, looks: unknown) => writeFileSync(join(folder, file), JSON.stringify(looks));
const pad = { model: "mouse-pad", widthMm: 360, depthMm: 300, thicknessMm: 3 };

describe("reading looks", () => {
  test("a thing in a bundle that names a set has that set's look, whichever file comes first", () => {
    write("a-bundles.json", { "bundle-desk": { model: "bundle", things: [{ set: "pad-m", at: [0, 0] }] } });
    write("desk.json", { "pad-m": pad });
    const looks = readLooks(folder);
    const bundle = looks.get("bundle-desk");
    expect(bundle).toMatchObject({ things: [{ set: "pad-m", look: { model: "mouse-pad", widthMm: 360 } }] });
    expect(bundle && "things" in bundle && bundle.things[0]?.look).toEqual(looks.get("pad-m"));
  });

  test("a thing that names a set nobody has is refused with the file, the bundle and the set", () => {
    write("bundles.json", { "bundle-desk": { model: "bundle", things: [{ set: "pad-xl", at: [0, 0] }] } });
    expect(() => readLooks(folder)).toThrow("bundles.json: bundle-desk: there is no look pad-xl");
  });

  test("a look that lacks a field is refused with the file, the set and the field", () => {
    write("desk.json", { "pad-m": { ...pad, widthMm: undefined } });
    expect(() => readLooks(folder)).toThrow(/desk\.json: pad-m:[^]*widthMm/);
  });

  test("a set that two files describe is refused", () => {
    write("desk.json", { "pad-m": pad });
    write("more.json", { "pad-m": pad });
    expect(() => readLooks(folder)).toThrow("more.json: the look pad-m is there twice");
  });

  test("a name with a space is refused with its file", () => {
    write("desk.json", { "pad m": pad });
    expect(() => readLooks(folder)).toThrow("desk.json: the name pad m must be lower-case words joined by hyphens");
  });
});
