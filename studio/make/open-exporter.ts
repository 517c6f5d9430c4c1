import type { ExportedGlb, GlbRequest } from "../glb-page.ts";
import type { Shot } from "../gltf/shot.ts";
import { bundlePage } from "./bundle-page.ts";
import { openStudio } from "./open-studio.ts";

export interface Exporter {
  /** The look as a binary glTF, as three's exporter writes it, and the shot of its picture. */
  exportGlb(request: GlbRequest): Promise<{ glb: Buffer; shot: Shot }>;
  close(): Promise<void>;
}

/** Opens a browser that builds models and writes them as glTF. */
export async function openExporter(say?: (line: string) => void): Promise<Exporter> {
  const studio = await openStudio({ script: await bundlePage("glb-page.ts"), ...(say && { say }) });
  return {
    exportGlb: async (request) => {
      const { glb, shot } = (await studio.call("exportGlb", request)) as ExportedGlb;
      return { glb: Buffer.from(glb, "base64"), shot };
    },
    close: () => studio.close(),
  };
}
