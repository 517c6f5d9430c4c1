/** The two fields of the user info that decide it (S181). */
export interface UserInfo {
  Success: boolean;
  /** -1 is a guest, above 0 a member. */
  MemId: number;
}

/** A member has an id above 0 and a user info that succeeded; 0 and everything else is a guest (S299, S300, A15). */
export function memberState(user: UserInfo | null): "member" | "guest" {
  return user !== null && user.Success && user.MemId > 0 ? "member" : "guest";
}
