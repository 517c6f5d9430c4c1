import { z } from "zod";

/** Sockets behind a board, besides those for screens, Wi-Fi and sound. */
export const RearSockets = z.strictObject({
  usbC: z.int().default(0),
  usbA: z
    .strictObject({
      "10 Gb/s": z.int().default(0),
      "5 Gb/s": z.int().default(0),
      "480 Mb/s": z.int().default(0),
    })
    .prefault({}),
  ethernet: z.int().default(1),
});
export type RearSockets = z.infer<typeof RearSockets>;
