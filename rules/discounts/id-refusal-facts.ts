type None = Record<string, never>;

/** Why a group's discount is not given, with the facts of the words. */
export interface IdRefusalFacts {
  id_group_unknown: None;
  idme_not_offered: None;
  idme_away: None;
  id_check_ended: None;
  id_check_stopped: None;
  id_group_not_confirmed: { group: string };
  id_not_verified: None;
  id_proof_changed: None;
  id_proof_cart_gone: None;
}
