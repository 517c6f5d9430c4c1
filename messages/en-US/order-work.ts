import type { ParcelNews } from "#rules/order/parcel-sightings.ts";
import { counted } from "./plural.ts";

/** The tests of what was built for an order, as its buyer reads them. */
export const buildTestWords = {
  title: "Test report",
  runs: "Under test",
  passed: (time: string) => `Passed after ${time}`,
  failed: (time: string) => `Stopped after ${time}, then back to the bench`,
  since: (began: string, ends: string) => `Since ${began}. It runs until ${ends} at the earliest.`,
  span: (began: string, ended: string) => `${began} to ${ended}`,
};

/** How long something lasted, never more than it did: `24 hours`, `40 minutes`. */
export function lastedText(began: string, ended: string): string {
  const minutes = Math.floor((Date.parse(ended) - Date.parse(began)) / 60_000);
  if (minutes >= 60) return counted(Math.floor(minutes / 60), "hour", "hours");
  return minutes < 1 ? "less than a minute" : counted(minutes, "minute", "minutes");
}

/** Where a parcel was seen, as its buyer reads it. */
export const parcelNewsWords = {
  title: (count: number) => (count === 1 ? "Where your parcel is" : "Where your parcels are"),
  number: (tracking: string) => `Tracking number ${tracking}`,
  track: (carrier: string) => `Track it at ${carrier}`,
  what: "What",
  where: "Where",
  when: (clock: string) => `When (${clock})`,
  table: (tracking: string) => `What the carrier told us of ${tracking}`,
  news: {
    labelled: "Label made",
    picked_up: "Picked up",
    arrived: "Arrived at a depot",
    left: "Left the depot",
    on_the_way: "On the way",
    clearing: "In customs",
    out_for_delivery: "Out for delivery",
    not_delivered: "Not delivered yet",
    late: "Delayed",
    waits_for_pickup: "Ready for pickup",
    delivered: "Delivered",
    coming_back: "On its way back to us",
    cancelled: "Label canceled",
  } satisfies Record<ParcelNews, string>,
};

/** Serial numbers of a PC and its parts. */
export const serialWords = {
  serial: (serial: string) => `Serial ${serial}`,
  unit: (unit: number, units: number) => `Unit ${unit} of ${units}`,
};
