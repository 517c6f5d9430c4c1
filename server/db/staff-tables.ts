import type { ParcelNews } from "#rules/order/parcel-sightings.ts";
import type { TestResult } from "#rules/order/burn-in.ts";
import type { Carrier } from "#rules/order/carriers.ts";
import type { MeasuredValues } from "#rules/order/measured-values.ts";
import type { StaffActName } from "#rules/staff/staff-acts.ts";
import type { StaffRole } from "#rules/staff/staff-roles.ts";
import type { StaffState } from "#rules/staff/staff-states.ts";
import type { Generated } from "kysely";
import type { Default, DefaultJson, Instant, Maybe, MaybeInstant } from "./column-types.ts";

export interface Staff {
  id: Generated<number>;
  email: string;
  name: string;
  state: StaffState;
  password_hash: Maybe<string>;
  totp_sealed: Uint8Array;
  totp_step: Maybe<number>;
  invitation_sha256: Maybe<Uint8Array>;
  invited_until: MaybeInstant;
  created_at: Instant;
  changed_at: Instant;
}

export interface StaffRoles {
  staff_id: number;
  role: StaffRole;
}

export interface StaffSessions {
  id: string;
  token_sha256: Uint8Array;
  staff_id: number;
  browser: string;
  system: string;
  network: string;
  created_at: Instant;
  used_at: Instant;
  idle_until: Instant;
  ends_at: Instant;
  proved_at: Instant;
}

export interface StaffLog {
  id: Generated<number>;
  staff_id: Maybe<number>;
  act: StaffActName;
  /** `order:RS-…`, `sku:301`, `staff:3`. */
  subject: string;
  before: DefaultJson;
  after: DefaultJson;
  reason: Default<string>;
  client_key: Default<string>;
  at: Instant;
}

export interface OrderHolds {
  id: Generated<number>;
  order_id: string;
  reason: string;
  /** Null where the store itself did. */
  placed_by: Maybe<number>;
  placed_at: Instant;
  lifted_by: Maybe<number>;
  lifted_at: MaybeInstant;
}

export interface StockCorrections {
  key: string;
  sku_id: number;
  by_units: number;
  reason: string;
  staff_id: number;
  at: Instant;
}

export interface OrderShipments {
  order_id: string;
  carrier: Carrier;
  tracking: string;
  shipped_by: number;
  shipped_at: Instant;
}

/** A test of an order that was built. */
export interface OrderTests {
  id: Generated<number>;
  order_id: string;
  started_by: Maybe<number>;
  started_at: Instant;
  ended_by: Maybe<number>;
  ended_at: MaybeInstant;
  result: Maybe<TestResult>;
  early_reason: Default<string>;
  /** Of what was measured. */
  measured: DefaultJson<MeasuredValues>;
}

/** The serial number of a unit of an order's line, or of one of its parts. */
export interface UnitSerials {
  line_id: number;
  unit: number;
  part: number;
  name: string;
  serial: string;
  recorded_by: number;
  recorded_at: Instant;
}

/** Where a carrier saw a parcel of an order. */
export interface ParcelNewsRows {
  order_id: string;
  tracking: string;
  at: Instant;
  news: ParcelNews;
  place: Default<string>;
  heard_at: Instant;
}

/** A parcel of an order beside its first one. */
export interface MoreParcels {
  order_id: string;
  number: number;
  carrier: Carrier;
  tracking: string;
}

/** Who works at the desk, and what they did. */
export interface StaffSchema {
  staff: Staff;
  staff_roles: StaffRoles;
  staff_sessions: StaffSessions;
  staff_log: StaffLog;
  unit_serials: UnitSerials;
  parcel_news: ParcelNewsRows;
}
