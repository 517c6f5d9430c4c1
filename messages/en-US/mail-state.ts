import type { MailTrouble } from "#rules/mail/mail-troubles.ts";

/** Where the account says that mail comes back. */
export const mailTroubleWords: Readonly<Record<MailTrouble, { title: (email: string) => string; act: string }>> = {
  bounced: {
    title: (email) => `Our emails to ${email} come back. Receipts and shipping news are on your order pages meanwhile.`,
    act: "Correct your email",
  },
  complained: {
    title: (email) =>
      `An email of ours to ${email} was marked as spam, so we send only what your orders and your account need.`,
    act: "Change this",
  },
};

interface TroubleWords {
  title: string;
  text: string;
  again: string;
  againLead: string;
}

const TROUBLES: Readonly<Record<MailTrouble, TroubleWords>> = {
  bounced: {
    title: "Our emails to this address come back",
    text: "Its mail server says that it takes no mail. Until this is settled we send you only what you ask for on a page, such as a link to reset your password. What we would have emailed is on your order pages.",
    again: "Send to this address again",
    againLead: "If the address is right and your mailbox works again, we’ll email you there as before.",
  },
  complained: {
    title: "An email of ours was marked as spam",
    text: "We send no alerts and no requests for reviews to this address. Mail about your orders and your account still comes.",
    again: "Send alerts again",
    againLead: "If that was a mistake, the alerts you set will come as before.",
  },
};

export const emailPageWords = {
  title: "Your email",
  lead: (email: string) => `Your account uses ${email}.`,
  fine: "Mail to this address arrives, as far as we know.",
  troubles: TROUBLES,
  newEmail: "Correct email",
  newEmailHelp: "We’ll email a link there. Your account keeps its present email until you open it.",
  send: "Email me the link",
  confirm: "Use this email",
  confirmLead: "You’ll sign in with this email from now on, and mail about orders that are under way goes there.",
  back: "Your account",
};

/** At the desk, on an order's page. */
export const deskMailWords: Readonly<Record<MailTrouble, { title: string; text: string }>> = {
  bounced: {
    title: "Mail bounced",
    text: "Emails to this buyer’s address come back, and are held here. Phone them about what they have to know.",
  },
  complained: {
    title: "Mail marked as spam",
    text: "This buyer marked an email of ours as spam. Emails about the order still go out; alerts and review requests do not.",
  },
};
