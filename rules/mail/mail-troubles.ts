/** What the mail provider tells of an address: its server takes no mail for it, or its owner called ours spam. */
export const MAIL_TROUBLES = ["bounced", "complained"] as const;
export type MailTrouble = (typeof MAIL_TROUBLES)[number];

/** Mails that somebody asks for in that moment, by a form of the store: they go out, whatever came back before. */
const ASKED_FOR: ReadonlySet<string> = new Set(["member_mail", "order_link"]);
/** Mails that nobody's order or account needs. Who called one spam has said what 15 USC 7704(a)(4) asks us to heed. */
const WANTED: ReadonlySet<string> = new Set(["alert", "news_confirmation", "back_in_stock", "review_invite"]);

/**
 * Whether a mail of this topic stays here. What an order has to be told by law (16 CFR 435.2(b)) still goes to who called
 * another mail spam; to an address that takes nothing it would tell nobody, and the desk sees that.
 */
export function isHeldBack(trouble: MailTrouble | null, topic: string): boolean {
  switch (trouble) {
    case null:
      return false;
    case "bounced":
      return !ASKED_FOR.has(topic);
    case "complained":
      return WANTED.has(topic);
  }
}
