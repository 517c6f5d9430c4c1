import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { glbReader, LARGEST_BYTES, trianglesOf } from "./compress-glb.ts";
import { EXPORTED_LOOKS, GLB_MANIFEST, readGlbManifest } from "./export-glb.ts";

const FOLDER = fileURLToPath(new URL("../../catalogue/models-3d/", import.meta.url));

describe("the 3D files", () => {
  test("are those that the manifest names, and nothing else", async () => {
    expect(Object.keys(await readGlbManifest(FOLDER)).sort()).toEqual([...EXPORTED_LOOKS].sort());
    expect((await readdir(FOLDER)).sort()).toEqual(
      [...EXPORTED_LOOKS.map((name) => `${name}.glb`), GLB_MANIFEST].sort(),
    );
  });

  test.each(EXPORTED_LOOKS)("%s opens, is small, and has surfaces of several materials", async (name) => {
    const bytes = await readFile(join(FOLDER, `${name}.glb`));
    const record = (await readGlbManifest(FOLDER))[name];
    const document = await (await glbReader()).readBinary(bytes);
    expect(bytes.length).toBeLessThanOrEqual(LARGEST_BYTES);
    expect(record?.bytes).toBe(bytes.length);
    expect(trianglesOf(document)).toBe(record?.triangles);
    expect(record?.triangles).toBeGreaterThan(10_000);
    const materials = document.getRoot().listMaterials();
    expect(materials.length).toBeGreaterThan(10);
    expect(materials.some((material) => material.getExtras()["glass"] === true)).toBe(true);
    expect(materials.some((material) => material.getAlphaMode() === "MASK")).toBe(true);
    expect(materials.some((material) => material.getExtension("KHR_materials_unlit"))).toBe(true);
  });
});
