import { z } from "zod";
import { CommonLook } from "./common-look.ts";
import { KeyboardLook, LaptopLook, MonitorLook, MousePadLook, MouseLook, PortableScreenLook } from "./desk-looks.ts";
import { ChairLook, DeskLook, HeadsetLook, HeadsetStandLook, LiftDeskLook, MonitorArmLook } from "./furniture-looks.ts";
import {
  AirCoolerLook,
  DriveLook,
  GraphicsCardLook,
  LiquidCoolerLook,
  MemoryKitLook,
  MotherboardLook,
  PowerSupplyLook,
  ProcessorBoxLook,
} from "./part-looks.ts";
import {
  ElectricDusterLook,
  KeyboardCareKitLook,
  KeycapSetLook,
  LaptopSleeveLook,
  MouseBungeeLook,
  PcCareKitLook,
  ScreenCareKitLook,
  ScreenLampLook,
  ServiceCardLook,
  SidePanelLook,
  ThermalPasteLook,
  ToolRollLook,
  WristRestLook,
} from "./small-looks.ts";
import { TowerLook } from "./tower-look.ts";

/** A shipping carton of plain board; only scenes have one. */
export const CartonLook = CommonLook.extend({ model: z.literal("carton") });
export type CartonLook = z.infer<typeof CartonLook>;

/** What may stand in a bundle or a scene. */
export const ThingLook = z.discriminatedUnion("model", [
  AirCoolerLook,
  CartonLook,
  ChairLook,
  DeskLook,
  DriveLook,
  ElectricDusterLook,
  GraphicsCardLook,
  HeadsetLook,
  HeadsetStandLook,
  KeyboardCareKitLook,
  KeyboardLook,
  KeycapSetLook,
  LaptopLook,
  LaptopSleeveLook,
  LiftDeskLook,
  LiquidCoolerLook,
  MemoryKitLook,
  MonitorArmLook,
  MonitorLook,
  MotherboardLook,
  MouseBungeeLook,
  MouseLook,
  MousePadLook,
  PcCareKitLook,
  PortableScreenLook,
  PowerSupplyLook,
  ProcessorBoxLook,
  ScreenCareKitLook,
  ScreenLampLook,
  ServiceCardLook,
  SidePanelLook,
  ThermalPasteLook,
  ToolRollLook,
  TowerLook,
  WristRestLook,
]);
export type ThingLook = z.infer<typeof ThingLook>;

/** A thing and where it stands. Centimetres from the middle of the floor, degrees to its left. */
export const PlacedThing = z.strictObject({
  /** The picture set whose look this is, where it has one of its own; `readLooks` fills it in. */
  set: z.string().optional(),
  look: ThingLook,
  /** To the right and to the front. */
  at: z.tuple([z.number(), z.number()]),
  /** How high above the floor it stands, on something. */
  lift: z.number().default(0),
  turn: z.number().default(0),
  /** How far it leans back. */
  lean: z.number().default(0),
  /** Times its true size. */
  size: z.number().positive().default(1),
  pose: z.string().optional(),
  /** Shown as a plain grey body, as it is modelled. */
  clay: z.boolean().default(false),
});
export type PlacedThing = z.infer<typeof PlacedThing>;

const arrangement = {
  things: z.array(PlacedThing).min(1),
  /** A factor of the studio's light. */
  light: z.number().default(1),
};

/** The contents of a bundle on one floor. */
export const BundleLook = CommonLook.extend({ model: z.literal("bundle"), ...arrangement });
export type BundleLook = z.infer<typeof BundleLook>;

/** Wide art for the head of a page, 5:2. */
export const SceneLook = CommonLook.extend({ model: z.literal("scene"), ...arrangement });
export type SceneLook = z.infer<typeof SceneLook>;

/** The same seen from above, for flat things. */
export const SceneAboveLook = CommonLook.extend({ model: z.literal("scene-above"), ...arrangement });
export type SceneAboveLook = z.infer<typeof SceneAboveLook>;

/** Art for the home page's stage, 3:2: one product on a wider floor. */
export const StageLook = CommonLook.extend({ model: z.literal("stage"), ...arrangement });
export type StageLook = z.infer<typeof StageLook>;

export type ArrangedLook = BundleLook | SceneLook | SceneAboveLook | StageLook;
