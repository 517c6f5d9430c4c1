import { z } from "zod";
import { CardOutputs } from "./card-outputs.ts";
import { CommonLook } from "./common-look.ts";
import { RearSockets } from "./rear-sockets.ts";

/** Colour and lights of a part, where they are not the case's. */
const PartLook = z.strictObject({
  finish: CommonLook.shape.finish.unwrap().optional(),
  lit: z.boolean().default(true),
});

const BoardInside = PartLook.extend({
  size: z.enum(["E-ATX", "ATX", "Micro ATX", "Mini-ITX"]),
  /** Printed along the cover of the rear sockets and on the chipset's block. */
  name: z.string(),
  mark: z.string(),
  memorySlots: z.union([z.literal(2), z.literal(4)]).default(4),
  driveSlots: z.int(),
  wifi: z.boolean().default(true),
  rear: RearSockets,
});

const CoolerInside = z.discriminatedUnion("type", [
  PartLook.extend({ type: z.literal("air"), towers: z.union([z.literal(1), z.literal(2)]), heightMm: z.number() }),
  PartLook.extend({
    type: z.literal("liquid"),
    radiatorMm: z.union([z.literal(240), z.literal(280), z.literal(360), z.literal(420)]),
    display: z.boolean().default(false),
  }),
]);

const CardInside = PartLook.extend({
  name: z.string(),
  maker: z.string(),
  fans: z.union([z.literal(2), z.literal(3)]),
  lengthMm: z.number(),
  slots: z.number(),
  /** 8-pin power sockets; with none it has one 16-pin socket. */
  eightPins: z.int().default(0),
  outputs: CardOutputs,
  /** Turned so that its fans look through the side glass. */
  upright: z.boolean().default(false),
});

/** A case without a PC in it. */
export const CaseLook = CommonLook.extend({
  model: z.literal("case"),
  case: z.enum(["mesh", "pano", "wood", "glassfront", "sff", "showroom"]),
  /** The larger size of the mesh case. */
  xl: z.boolean().default(false),
  /** Printed on the case. */
  family: z.string(),
});
export type CaseLook = z.infer<typeof CaseLook>;

export const TowerLook = CaseLook.extend({
  model: z.literal("tower"),
  /** What is built in; without it the case is empty. */
  inside: z
    .strictObject({
      board: BoardInside,
      modules: z.union([z.literal(2), z.literal(4)]),
      /** The memory's colour, where it is not the board's. */
      memoryFinish: CommonLook.shape.finish.unwrap().optional(),
      /** Whether the memory shines. */
      memoryLit: z.boolean().default(true),
      cooler: CoolerInside,
      card: CardInside,
      watts: z.int(),
    })
    .optional(),
});
export type TowerLook = z.infer<typeof TowerLook>;
export type InsideLook = NonNullable<TowerLook["inside"]>;
