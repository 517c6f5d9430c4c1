import { z } from "zod";
import { CommonLook, PALETTES } from "./common-look.ts";

/** What a screen shows. */
const SCREEN_ARTS = ["dunes", "ribbons", "peaks", "planet", "aurora", "shards", "contours", "lake", "petals"] as const;
export const ScreenArt = z.enum(SCREEN_ARTS);
export type ScreenArt = z.infer<typeof ScreenArt>;

/** A screen's picture and its colours; without them the colours of the product's lights. */
const screen = { art: ScreenArt, screen: z.enum(PALETTES).optional() };

export const LaptopLook = CommonLook.extend({
  model: z.literal("laptop"),
  body: z.enum(["slim", "blade", "wing"]),
  inches: z.union([z.literal(14), z.literal(15.6), z.literal(16), z.literal(18)]),
  /** Bare aluminium instead of the finish's paint. */
  silver: z.boolean().default(false),
  /** A bar of light along the front edge. */
  frontBar: z.boolean().default(false),
  /** Light scratches on the lid of a used one. */
  lidMarks: z.boolean().default(false),
  ...screen,
});
export type LaptopLook = z.infer<typeof LaptopLook>;

export const MonitorLook = CommonLook.extend({
  model: z.literal("monitor"),
  inches: z.number(),
  format: z.enum(["16:9", "21:9"]).default("16:9"),
  /** Radius of the curve in millimetres; 0 is flat. */
  curveMm: z.int().default(0),
  panel: z.enum(["lcd", "oled"]).default("lcd"),
  /** `tilt` only tilts, `small` leaves room for a keyboard, `wide` and `post` rise. */
  stand: z.enum(["tilt", "small", "post", "wide"]),
  ...screen,
});
export type MonitorLook = z.infer<typeof MonitorLook>;

export const PortableScreenLook = CommonLook.extend({ model: z.literal("portable-screen"), ...screen });
export type PortableScreenLook = z.infer<typeof PortableScreenLook>;

export const KeyboardLook = CommonLook.extend({
  model: z.literal("keyboard"),
  layout: z.enum(["60", "75", "100"]),
  /** `shine`: light comes through the legends. `grey`: grey caps with printed legends. */
  caps: z.enum(["shine", "grey"]).default("shine"),
  profile: z.enum(["usual", "low"]).default("usual"),
  cable: z.boolean().default(true),
});
export type KeyboardLook = z.infer<typeof KeyboardLook>;

export const MouseLook = CommonLook.extend({
  model: z.literal("mouse"),
  cable: z.boolean().default(true),
  hand: z.enum(["right", "left"]).default("right"),
  size: z.enum(["usual", "mini"]).default("usual"),
  thumbButtons: z.union([z.literal(2), z.literal(8)]).default(2),
});
export type MouseLook = z.infer<typeof MouseLook>;

export const MousePadLook = CommonLook.extend({
  model: z.literal("mouse-pad"),
  widthMm: z.int(),
  depthMm: z.int(),
  thicknessMm: z.int(),
  surface: z.enum(["smooth", "textured", "glass"]).default("smooth"),
});
export type MousePadLook = z.infer<typeof MousePadLook>;
