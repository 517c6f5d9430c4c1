import { redirect } from "react-router";
import type { Alert } from "#contract/alert.ts";
import type { Api } from "#contract/call.ts";
import { getStaff, proveStaff, type StaffInfo } from "#contract/staff.ts";
import { refusedPage } from "../api/api.ts";
import { deskPaths } from "./desk-paths.ts";

/** Who is at the desk; everybody else is shown the way in. */
export async function loadDesk(api: Api): Promise<StaffInfo> {
  const answer = await api(getStaff);
  if (answer.ok) return answer.reply;
  if (answer.alert.Reason === "staff_sign_in_needed") throw redirect(deskPaths.signIn, 303);
  throw refusedPage(answer);
}

/** A form that asks for a fresh second factor brings its code with it; null where there was none, or it is right. */
export async function refuseCode(api: Api, code: string): Promise<{ alert: Alert; status: number } | null> {
  if (code === "") return null;
  const answer = await api(proveStaff, { body: { Code: code } });
  return answer.ok ? null : answer;
}
