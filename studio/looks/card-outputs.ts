import { z } from "zod";

/** Sockets for screens on a graphics card's bracket. */
export const CardOutputs = z.strictObject({ hdmi: z.int().default(1), displayPort: z.int().default(3) }).prefault({});
export type CardOutputs = z.infer<typeof CardOutputs>;
