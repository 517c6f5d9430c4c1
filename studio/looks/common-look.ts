import { z } from "zod";

/** Colours of the lights of a product, and `off` for one without. */
export const PALETTES = ["cyanviolet", "magentablue", "green", "amber", "white", "red", "ember", "ice", "off"] as const;
const FINISHES = ["black", "white", "cobalt", "ember", "sage", "graphite"] as const;

/** What every look says. The name of a look is the name of its pictures. */
export const CommonLook = z.strictObject({
  finish: z.enum(FINISHES).default("black"),
  palette: z.enum(PALETTES).default("off"),
});
export type CommonLook = z.infer<typeof CommonLook>;
