import { z } from "zod";
import { CommonLook } from "./common-look.ts";

const plain = <Name extends string>(model: Name) => CommonLook.extend({ model: z.literal(model) });

export const KeycapSetLook = CommonLook.extend({
  model: z.literal("keycap-set"),
  caps: z.enum(["white-pink", "graphite"]),
});
export type KeycapSetLook = z.infer<typeof KeycapSetLook>;

export const KeySwitchesLook = CommonLook.extend({
  model: z.literal("key-switches"),
  feel: z.enum(["linear", "tactile", "silent"]),
  /** Grams of force that press one down. */
  force: z.int(),
});
export type KeySwitchesLook = z.infer<typeof KeySwitchesLook>;

export const WristRestLook = CommonLook.extend({
  model: z.literal("wrist-rest"),
  lengthCm: z.union([z.literal(32), z.literal(44)]),
});
export type WristRestLook = z.infer<typeof WristRestLook>;

export const MouseBungeeLook = plain("mouse-bungee");
export type MouseBungeeLook = z.infer<typeof MouseBungeeLook>;

export const MouseFeetLook = plain("mouse-feet");
export type MouseFeetLook = z.infer<typeof MouseFeetLook>;

export const EarPadsLook = CommonLook.extend({ model: z.literal("ear-pads"), cover: z.enum(["cloth", "coated"]) });
export type EarPadsLook = z.infer<typeof EarPadsLook>;

export const ScreenLampLook = plain("screen-lamp");
export type ScreenLampLook = z.infer<typeof ScreenLampLook>;

export const LaptopStandLook = CommonLook.extend({
  model: z.literal("laptop-stand"),
  metal: z.enum(["silver", "black"]),
});
export type LaptopStandLook = z.infer<typeof LaptopStandLook>;

export const LaptopSleeveLook = CommonLook.extend({
  model: z.literal("laptop-sleeve"),
  inches: z.union([z.literal(14), z.literal(16)]),
});
export type LaptopSleeveLook = z.infer<typeof LaptopSleeveLook>;

export const CoolingBaseLook = plain("cooling-base");
export type CoolingBaseLook = z.infer<typeof CoolingBaseLook>;

export const PcCareKitLook = plain("pc-care-kit");
export type PcCareKitLook = z.infer<typeof PcCareKitLook>;

export const ScreenCareKitLook = plain("screen-care-kit");
export type ScreenCareKitLook = z.infer<typeof ScreenCareKitLook>;

export const KeyboardCareKitLook = plain("keyboard-care-kit");
export type KeyboardCareKitLook = z.infer<typeof KeyboardCareKitLook>;

export const ThermalPasteLook = CommonLook.extend({
  model: z.literal("thermal-paste"),
  grams: z.union([z.literal(4), z.literal(12)]),
});
export type ThermalPasteLook = z.infer<typeof ThermalPasteLook>;

export const DustFiltersLook = CommonLook.extend({
  model: z.literal("dust-filters"),
  /** The case they are cut for. */
  fits: z.enum(["Forge", "Lumen", "Slate"]),
});
export type DustFiltersLook = z.infer<typeof DustFiltersLook>;

export const ElectricDusterLook = plain("electric-duster");
export type ElectricDusterLook = z.infer<typeof ElectricDusterLook>;

export const ToolRollLook = plain("tool-roll");
export type ToolRollLook = z.infer<typeof ToolRollLook>;

export const CardBracketLook = plain("card-bracket");
export type CardBracketLook = z.infer<typeof CardBracketLook>;

export const UprightMountLook = plain("upright-mount");
export type UprightMountLook = z.infer<typeof UprightMountLook>;

export const SleevedCablesLook = plain("sleeved-cables");
export type SleevedCablesLook = z.infer<typeof SleevedCablesLook>;

export const DriveHeatSinkLook = plain("drive-heat-sink");
export type DriveHeatSinkLook = z.infer<typeof DriveHeatSinkLook>;

export const DriveEnclosureLook = plain("drive-enclosure");
export type DriveEnclosureLook = z.infer<typeof DriveEnclosureLook>;

export const ContactFrameLook = plain("contact-frame");
export type ContactFrameLook = z.infer<typeof ContactFrameLook>;

export const SidePanelLook = plain("side-panel");
export type SidePanelLook = z.infer<typeof SidePanelLook>;

export const CableTrayLook = plain("cable-tray");
export type CableTrayLook = z.infer<typeof CableTrayLook>;

export const ServiceCardLook = CommonLook.extend({
  model: z.literal("service-card"),
  title: z.string(),
  /** What is promised, in a line. */
  promise: z.string(),
  /** A number printed large, like the years of a warranty. */
  figure: z.strictObject({ value: z.string(), unit: z.string() }).optional(),
});
export type ServiceCardLook = z.infer<typeof ServiceCardLook>;
