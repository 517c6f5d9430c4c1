import { z } from "zod";
import { CommonLook } from "./common-look.ts";

export const ChairLook = CommonLook.extend({
  model: z.literal("chair"),
  cover: z.enum(["woven", "leather"]).default("woven"),
  /** Colour of piping, stitches and the badge. */
  trim: z.enum(["ember", "black", "grey"]).default("black"),
  size: z.enum(["standard", "tall"]).default("standard"),
});
export type ChairLook = z.infer<typeof ChairLook>;

export const StoolLook = CommonLook.extend({ model: z.literal("stool") });
export type StoolLook = z.infer<typeof StoolLook>;

export const FootrestLook = CommonLook.extend({ model: z.literal("footrest") });
export type FootrestLook = z.infer<typeof FootrestLook>;

const DeskSize = {
  widthCm: z.union([z.literal(120), z.literal(160)]),
  depthCm: z.union([z.literal(70), z.literal(80)]),
  top: z.enum(["oak", "walnut"]),
};

export const DeskLook = CommonLook.extend({ model: z.literal("desk"), ...DeskSize });
export type DeskLook = z.infer<typeof DeskLook>;

/** A desk that rises and sinks by two motors. */
export const LiftDeskLook = CommonLook.extend({ model: z.literal("lift-desk"), ...DeskSize });
export type LiftDeskLook = z.infer<typeof LiftDeskLook>;

export const MonitorArmLook = CommonLook.extend({
  model: z.literal("monitor-arm"),
  arms: z.union([z.literal(1), z.literal(2)]).default(1),
});
export type MonitorArmLook = z.infer<typeof MonitorArmLook>;

export const HeadsetLook = CommonLook.extend({
  model: z.literal("headset"),
  backs: z.enum(["closed", "open"]).default("closed"),
  pads: z.enum(["cloth", "leather"]).default("leather"),
  cable: z.enum(["none", "short", "long"]).default("none"),
  trim: z.enum(["ember", "graphite", "silver"]).default("graphite"),
});
export type HeadsetLook = z.infer<typeof HeadsetLook>;

export const HeadsetStandLook = CommonLook.extend({ model: z.literal("headset-stand") });
export type HeadsetStandLook = z.infer<typeof HeadsetStandLook>;
