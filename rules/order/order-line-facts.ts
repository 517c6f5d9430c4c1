import type { RushService } from "../cart/rush-service.ts";

/** What an order keeps of a line beside its name and amounts; `messages/` makes the words of it (decision 16). */
export interface OrderLineFacts {
  /** Which of several kinds; null where the product has one. */
  variant: string | null;
  /** Null for what has no warranty. */
  warrantyMonths: number | null;
  /** A pre-order, and the day it ships; null while nobody knows it. */
  deposit: { shipsOn: string | null } | null;
  /** Sooner or later than its turn, as its buyer chose; not there where nothing was chosen. */
  rush?: Exclude<RushService, "none">;
  /** Color that the lit parts of a PC are set to, six hex characters; not there where none was chosen. */
  light?: string;
  /** Its graphics card leaves us in a box of its own. */
  cardApart?: true;
  /** Of a longer warranty: which order it is for, and the months from delivery that it makes of it. */
  covers?: { orderNumber: string; months: number };
}
