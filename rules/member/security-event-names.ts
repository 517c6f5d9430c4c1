/** What the security log holds of accounts. */
export const SECURITY_EVENT_NAMES = [
  "registered",
  "registered_again",
  "activated",
  "signed_in",
  "sign_in_failed",
  "limit_reached",
  "signed_out",
  "session_ended",
  "password_reset_asked",
  "password_reset",
  "password_changed",
  "details_changed",
] as const;
export type SecurityEventName = (typeof SECURITY_EVENT_NAMES)[number];
