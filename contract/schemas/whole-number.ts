import { z } from "zod";

/** An id, a version or a count that a caller sends: what the database's 32 bits hold, and no less than 0. */
export const WholeNumber = z.int().min(0).max(2_147_483_647);
