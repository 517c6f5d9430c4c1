/** The package's decoder in plain JavaScript, which `vite.config.ts` finds: its other one needs a policy that permits WebAssembly. */
declare module "meshopt-reference" {
  import type { MeshoptDecoder as Decoder } from "meshoptimizer/decoder";
  export const MeshoptDecoder: typeof Decoder;
}
