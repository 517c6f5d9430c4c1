import { type Document, Logger, NodeIO } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import { dedup, meshopt, prune, simplify, textureCompress, weld } from "@gltf-transform/functions";
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from "meshoptimizer";
import sharp from "sharp";

/** Most of a shopper's phone plan is not ours. */
export const LARGEST_BYTES = 1_500_000;
/** How far a surface may move, as a share of a mesh's size; tried one after the other until the file is small enough. */
const ERRORS = [0.0005, 0.001, 0.002, 0.004, 0.008];
const TEXTURE_PX = 512;
const STEPS = { POSITION: 1 / 4096, NORMAL: 1 / 32 } as const;

export interface CompressedGlb {
  glb: Uint8Array;
  triangles: number;
}

/** Shrinks a glTF as three writes it: joined vertices, fewer triangles, WebP textures, meshopt compression. */
export async function compressGlb(original: Uint8Array): Promise<CompressedGlb> {
  await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  const io = await glbReader();
  for (const error of ERRORS) {
    const document = await io.readBinary(original);
    document.setLogger(new Logger(Logger.Verbosity.SILENT));
    await document.transform(
      plainGloss,
      rounded,
      dedup(),
      prune({ keepAttributes: false }),
      weld(),
      simplify({ simplifier: MeshoptSimplifier, ratio: 0, error, lockBorder: false }),
      prune(),
      textureCompress({ encoder: sharp, targetFormat: "webp", resize: [TEXTURE_PX, TEXTURE_PX], quality: 80 }),
      meshopt({ encoder: MeshoptEncoder, level: "high" }),
    );
    const glb = await io.writeBinary(document);
    if (glb.length <= LARGEST_BYTES) return { glb, triangles: trianglesOf(document) };
  }
  throw new Error(`the model stays above ${LARGEST_BYTES} bytes`);
}

/** Smudges and brush marks cost every surface its texture coordinates, and are not seen on a PC of a few hundred pixels. */
function plainGloss(document: Document): void {
  for (const material of document.getRoot().listMaterials()) material.setMetallicRoughnessTexture(null);
}

/** Corners that differ in their last digit only would stay apart when vertices are joined. */
function rounded(document: Document): void {
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives())
      for (const [name, step] of Object.entries(STEPS)) {
        const values = primitive.getAttribute(name)?.getArray();
        if (!values) throw new Error(`a mesh has no ${name}`);
        for (const [index, value] of values.entries()) values[index] = Math.round(value / step) * step;
      }
}

/** Reads glTF files that are meshopt-compressed or not. */
export async function glbReader(): Promise<NodeIO> {
  await MeshoptDecoder.ready;
  return new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ "meshopt.decoder": MeshoptDecoder, "meshopt.encoder": MeshoptEncoder });
}

export function trianglesOf(document: Document): number {
  let corners = 0;
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives())
      corners += (primitive.getIndices() ?? primitive.getAttribute("POSITION"))?.getCount() ?? 0;
  return corners / 3;
}
