import type { StaffNeed } from "#rules/staff/staff-needs.ts";
import { needsYouWords } from "#words/staff.ts";
import { deskPaths } from "./desk-paths.ts";

const ANSWERED_AT: Readonly<Record<StaffNeed, string>> = {
  returns_to_answer: deskPaths.returns,
  returns_to_settle: deskPaths.returns,
  return_messages_to_answer: deskPaths.returns,
  ship_dates_ending: deskPaths.shipDates,
  orders_to_screen: deskPaths.screening,
  disputes_to_answer: deskPaths.disputes,
  points_to_decide: deskPaths.points,
  reviews_to_read: deskPaths.reviews,
  exemptions_to_decide: deskPaths.exemptions,
  id_proofs_to_decide: deskPaths.idProofs,
  creators_to_answer: deskPaths.creators,
  webhooks_paused: deskPaths.webhooks,
};

/** What waits for an answer that only the desk can give, each with the way to it; nothing where nothing waits. */
export function NeedsYou({ needs }: { needs: readonly { Need: StaffNeed; Count: number }[] }) {
  if (needs.length === 0) return null;
  return (
    <section className="desk-needs" aria-labelledby="needs-title">
      <h2 className="type-16 strong" id="needs-title">
        {needsYouWords.title}
      </h2>
      <ul>
        {needs.map(({ Need, Count }) => (
          <li key={Need}>
            <a href={ANSWERED_AT[Need]}>
              <b>{Count}</b> {needsYouWords.needs[Need](Count)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
